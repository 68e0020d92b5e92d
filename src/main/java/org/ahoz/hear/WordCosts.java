package org.ahoz.hear;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.ahoz.phones.PhoneticDistance;

/**
 * What it costs to hear one word where another was said: what the lexicon knows of it, else how far
 * the two sound apart, or are spelt apart where a sound is not known. Safe to share between
 * threads.
 */
final class WordCosts {

  /** Rows that are kept; speech repeats itself, and strangers may say anything. */
  private static final int MOST_ROWS = 2000;

  private final SpokenGrammar grammar;
  private final ConcurrentMap<String, float[]> rows = new ConcurrentHashMap<>();

  WordCosts(SpokenGrammar grammar) {
    this.grammar = grammar;
  }

  /** For a word that was heard, the cost of each token of the grammar by its number. */
  float[] of(String heard) {
    float[] known = rows.get(heard);
    if (known != null) {
      return known;
    }
    if (rows.size() >= MOST_ROWS) {
      rows.clear();
    }
    return rows.computeIfAbsent(heard, this::row);
  }

  /** The same for a word that nothing else can have been heard as. */
  float[] exact(String heard) {
    float[] row = new float[grammar.tokens().size()];
    Arrays.fill(row, Costs.MOST);
    int own = grammar.tokens().number(heard);
    if (own >= 0) {
      row[own] = 0;
    }
    return row;
  }

  private float[] row(String heard) {
    TokenTable tokens = grammar.tokens();
    Map<String, Double> confusions = grammar.confusions(heard);
    int own = tokens.number(heard);
    List<String> sounds = own >= 0 ? tokens.sounds(own) : grammar.lexicon().pronunciations(heard);
    String bare = Tokenizer.bare(heard);
    float[] row = new float[tokens.size()];
    boolean isPiece = grammar.isOfPiece(heard);
    Arrays.fill(row, Costs.MOST);
    for (int number = 0; number < row.length; number++) {
      String said = tokens.token(number);
      if (number == own) {
        row[number] = 0;
        continue;
      }
      // Of a single letter its mark makes another: a German a and ä.
      boolean isAlike = heard.length() > 1 && bare.equals(Tokenizer.bare(said));
      float cost = isAlike ? Costs.OTHER_MARKS : Costs.MOST;
      Double probability = confusions.get(said);
      if (probability != null) {
        cost = Math.min(cost, (float) -Math.log(probability));
      }
      if (Character.isDigit(heard.charAt(0)) || Character.isDigit(said.charAt(0))) {
        row[number] = cost;
        continue;
      }
      float other = apart(heard, sounds, said, tokens.sounds(number), own >= 0);
      row[number] = Math.min(cost, isPiece ? other + Costs.PIECE_HEARD : other);
    }
    return row;
  }

  private static float apart(
      String heard, List<String> sounds, String said, List<String> otherSounds, boolean isKnown) {
    float cost = Costs.MOST;
    if (!sounds.isEmpty() && !otherSounds.isEmpty()) {
      for (String one : sounds) {
        for (String other : otherSounds) {
          double distance = PhoneticDistance.between(one, other);
          float own =
              distance == 0
                  ? Costs.SAME_SOUND
                  : (float)
                      (Costs.LIKE_SOUND
                          + distance * (Costs.SOUND_APART + Costs.SOUND_FAR_APART * distance));
          cost = Math.min(cost, own);
        }
      }
      return cost;
    }
    // Two words of the lexicon that are spelt alike need not sound alike.
    int longest = Math.max(heard.length(), said.length());
    if (!isKnown && longest > 2) {
      double share = (double) edits(heard, said) / longest;
      cost = (float) Math.min(cost, Costs.LIKE_SPELLING + Costs.SPELLING_APART * share);
    }
    return cost;
  }

  /** How many letters to change, to leave out, to add or to swap with a neighbour. */
  private static int edits(String left, String right) {
    int[][] edits = new int[left.length() + 1][right.length() + 1];
    for (int i = 0; i <= left.length(); i++) {
      for (int j = 0; j <= right.length(); j++) {
        if (i == 0 || j == 0) {
          edits[i][j] = i + j;
          continue;
        }
        boolean isSame = left.charAt(i - 1) == right.charAt(j - 1);
        int best = edits[i - 1][j - 1] + (isSame ? 0 : 1);
        best = Math.min(best, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
        if (i > 1
            && j > 1
            && left.charAt(i - 1) == right.charAt(j - 2)
            && left.charAt(i - 2) == right.charAt(j - 1)) {
          best = Math.min(best, edits[i - 2][j - 2] + 1);
        }
        edits[i][j] = best;
      }
    }
    return edits[left.length()][right.length()];
  }
}
