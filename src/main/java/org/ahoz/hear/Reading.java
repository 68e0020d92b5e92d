package org.ahoz.hear;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a hypothesis says token by token; one hypothesis may be read in several ways, where words
 * are known to be heard as one or one as several.
 *
 * @param tokens what is compared
 * @param confidences of each token, as its word has it
 * @param cost of reading it so
 * @param exact whether each word stands for itself, as nothing can have been misheard
 */
record Reading(List<String> tokens, List<Double> confidences, float cost, boolean exact) {

  /** Longer utterances are no moves. */
  static final int MOST_TOKENS = 64;

  private static final int MOST_READINGS = 6;

  Reading {
    tokens = List.copyOf(tokens);
    confidences = List.copyOf(confidences);
  }

  /** The words as they stand. */
  static Reading plain(Hypothesis hypothesis, SpokenGrammar grammar) {
    List<String> tokens = new ArrayList<>();
    List<Double> confidences = new ArrayList<>();
    for (HeardWord word : hypothesis.words()) {
      for (String token : grammar.tokenizer().tokens(word.text())) {
        if (tokens.size() <= MOST_TOKENS) {
          tokens.add(token);
          confidences.add(word.confidence());
        }
      }
    }
    return new Reading(tokens, confidences, 0, hypothesis.exact());
  }

  /** The other ways of reading the same. */
  List<Reading> others(SpokenGrammar grammar) {
    Map<List<String>, Reading> readings = new LinkedHashMap<>();
    add(this, readings);
    List<Reading> last = List.copyOf(readings.values());
    for (int round = 0; round < 2; round++) {
      List<Reading> next = new ArrayList<>();
      for (Reading reading : last) {
        next.addAll(reading.rewritten(grammar));
      }
      next.forEach(reading -> add(reading, readings));
      last = next;
    }
    return readings.values().stream().skip(1).toList();
  }

  /** How far the least sure of its words is believed. */
  double leastConfidence() {
    return confidences.stream().mapToDouble(Double::doubleValue).min().orElse(1);
  }

  private static void add(Reading reading, Map<List<String>, Reading> readings) {
    Reading known = readings.get(reading.tokens());
    if (known == null ? readings.size() < MOST_READINGS : reading.cost() < known.cost()) {
      readings.put(reading.tokens(), reading);
    }
  }

  private List<Reading> rewritten(SpokenGrammar grammar) {
    List<Reading> others = new ArrayList<>();
    Set<String> present = new HashSet<>(tokens);
    for (SpokenGrammar.Rewriting rewriting : grammar.rewritings()) {
      int at = present.contains(rewriting.heard().get(0)) ? place(rewriting) : -1;
      if (at >= 0) {
        others.add(replaced(at, rewriting.heard().size(), rewriting.said(), rewriting.cost()));
      }
    }
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (i + 1 < tokens.size()
          && isKnown(token + tokens.get(i + 1), grammar)
          && !(isKnown(token, grammar) && isKnown(tokens.get(i + 1), grammar))) {
        others.add(
            replaced(i, 2, List.of(token + tokens.get(i + 1)), joined(token, tokens.get(i + 1))));
      }
      if (!isKnown(token, grammar)) {
        for (int cut = 1; cut < token.length(); cut++) {
          String left = token.substring(0, cut);
          String right = token.substring(cut);
          if (isKnown(left, grammar) && isKnown(right, grammar)) {
            others.add(replaced(i, 1, List.of(left, right), joined(left, right)));
          }
        }
      }
    }
    return others;
  }

  /**
   * Where words stand that are heard for others, unless those others stand there; -1 if nowhere.
   */
  private int place(SpokenGrammar.Rewriting rewriting) {
    int length = rewriting.heard().size();
    for (int at = 0; at + length <= tokens.size(); at++) {
      if (tokens.subList(at, at + length).equals(rewriting.heard())
          && !(rewriting.within() >= 0 && stands(rewriting.said(), at - rewriting.within()))) {
        return at;
      }
    }
    return -1;
  }

  private boolean stands(List<String> words, int at) {
    return at >= 0
        && at + words.size() <= tokens.size()
        && tokens.subList(at, at + words.size()).equals(words);
  }

  private static float joined(String left, String right) {
    return left.length() == 1 && right.length() == 1 ? Costs.LETTER_JOINED : Costs.JOINED;
  }

  private static boolean isKnown(String token, SpokenGrammar grammar) {
    return grammar.tokens().number(token) >= 0;
  }

  private Reading replaced(int at, int length, List<String> by, float price) {
    List<String> words = new ArrayList<>(tokens.subList(0, at));
    List<Double> trust = new ArrayList<>(confidences.subList(0, at));
    words.addAll(by);
    by.forEach(token -> trust.add(confidences.get(at)));
    words.addAll(tokens.subList(at + length, tokens.size()));
    trust.addAll(confidences.subList(at + length, tokens.size()));
    return new Reading(words, trust, cost + price, exact);
  }
}
