package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.ahoz.lexicon.Confusion;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.phones.PhoneticDistance;

/**
 * Mishears as recognizers do: it takes words for others that sound like them, loses words, tears
 * them apart and joins them, and hears fillers and words that nobody knows. It knows no language;
 * the vocabulary and how it sounds are those of the lexicon.
 *
 * <p>Each word goes wrong with the same probability. A word that is right is believed as the
 * highest of eight random numbers, one that is wrong as the middle one of three, and one error in
 * twenty as if it were right; so that at an error rate of 20 % about one word in five that is
 * believed at 0.7 is wrong, and one in a hundred at 0.95. Of the errors, seven in ten have the
 * truth among their alternatives.
 */
final class SimulatedRecognizer {

  private static final int MOST_HYPOTHESES = 5;
  private static final int WIDTH = 3;
  private static final int NEIGHBOURS = 12;

  /** Of the errors, how many have each kind; the others are words in the place of others. */
  private static final double LOST = 0.12;

  private static final double ADDED = 0.10;
  private static final double TORN = 0.04;
  private static final double JOINED = 0.04;

  /** Of the words in the place of others, how many are in no vocabulary. */
  private static final double UNKNOWN = 0.25;

  private static final double BELIEVED = 0.05;
  private static final double HAS_TRUTH = 0.7;

  private final Lexicon lexicon;
  private final Random random;
  private final SpokenGrammar grammar;
  private final Map<String, List<Neighbour>> neighbours = new HashMap<>();

  /** A word that may be heard for another, and how gladly. */
  private record Neighbour(String text, double weight) {}

  /** What one place of an utterance may be; text is empty where nothing is heard. */
  private record Choice(String text, double share) {}

  SimulatedRecognizer(Lexicon lexicon, long seed) {
    this.lexicon = lexicon;
    random = new Random(seed);
    grammar = SpokenGrammar.of(lexicon);
  }

  /** The best hypotheses for an utterance, each word with how far it is believed. */
  List<Hypothesis> hear(String said, double rate) {
    List<List<Choice>> places = new ArrayList<>();
    for (String word : words(said)) {
      addPlaces(word, rate, places);
    }
    join(places, rate);
    boolean tellsLikelihood = random.nextBoolean();
    List<Hypothesis> best = best(places, tellsLikelihood);
    return best.isEmpty() ? List.of(Hypothesis.of(said)) : best;
  }

  /** The words alone, as a recognizer without alternatives gives them. */
  static List<Hypothesis> bare(List<Hypothesis> hypotheses) {
    return List.of(Hypothesis.of(hypotheses.get(0).text()));
  }

  private List<String> words(String said) {
    if (lexicon.separator().isEmpty()) {
      return grammar.tokenizer().tokens(said);
    }
    return Arrays.stream(said.replace(",", " ").split("\\s+", -1))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private void addPlaces(String word, double rate, List<List<Choice>> places) {
    if (random.nextDouble() >= rate) {
      double belief = beliefInTruth();
      List<Choice> choices = new ArrayList<>(List.of(new Choice(word, belief)));
      spread(word, 1 - belief, choices);
      places.add(choices);
      return;
    }
    double belief = random.nextDouble() < BELIEVED ? beliefInTruth() : beliefInError();
    double kind = random.nextDouble();
    List<Choice> choices = new ArrayList<>();
    if (kind < LOST) {
      // Short words are lost sooner than long ones.
      boolean isLost = random.nextDouble() < Math.min(1, 3.0 / word.length());
      choices.add(new Choice(isLost ? "" : other(word), belief));
    } else if (kind < LOST + ADDED) {
      places.add(List.of(new Choice(word, beliefInTruth())));
      choices.add(new Choice(stray(), belief));
      choices.add(new Choice("", 1 - belief));
      places.add(choices);
      return;
    } else if (kind < LOST + ADDED + TORN && word.length() > 3) {
      int cut = 1 + random.nextInt(word.length() - 1);
      choices.add(new Choice(word.substring(0, cut) + " " + word.substring(cut), belief));
    } else {
      choices.add(new Choice(other(word), belief));
    }
    if (random.nextDouble() < HAS_TRUTH) {
      double share = (1 - belief) * (0.4 + 0.5 * random.nextDouble());
      choices.add(new Choice(word, share));
      spread(word, 1 - belief - share, choices);
    } else {
      spread(word, 1 - belief, choices);
    }
    places.add(choices);
  }

  private void join(List<List<Choice>> places, double rate) {
    for (int i = 0; i + 1 < places.size(); i++) {
      if (random.nextDouble() < rate * JOINED) {
        Choice left = places.get(i).get(0);
        Choice right = places.get(i + 1).get(0);
        places.set(i, List.of(new Choice(left.text() + right.text(), left.share())));
        places.remove(i + 1);
      }
    }
  }

  private double beliefInTruth() {
    return Math.max(0.01, Math.pow(random.nextDouble(), 1.0 / 8));
  }

  private double beliefInError() {
    double[] drawn = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
    Arrays.sort(drawn);
    return Math.max(0.05, drawn[1]);
  }

  /** Gives what is left of the belief to words that sound alike. */
  private void spread(String word, double left, List<Choice> choices) {
    double share = left;
    for (int i = choices.size(); i < WIDTH; i++) {
      String other = neighbour(word);
      if (choices.stream().noneMatch(choice -> choice.text().equals(other))) {
        choices.add(new Choice(other, share * 0.6));
        share *= 0.4;
      }
    }
  }

  private String other(String word) {
    return random.nextDouble() < UNKNOWN ? mangled(word) : neighbour(word);
  }

  private String neighbour(String word) {
    List<Neighbour> near = neighbours.computeIfAbsent(word, this::near);
    double sum = near.stream().mapToDouble(Neighbour::weight).sum();
    double drawn = random.nextDouble() * sum;
    for (Neighbour each : near) {
      drawn -= each.weight();
      if (drawn <= 0) {
        return each.text();
      }
    }
    return mangled(word);
  }

  private List<Neighbour> near(String word) {
    List<Neighbour> near = new ArrayList<>();
    List<String> sounds = lexicon.pronunciations(word);
    TokenTable tokens = grammar.tokens();
    List<String> own = grammar.tokenizer().tokens(word);
    for (int number = 0; number < tokens.size(); number++) {
      if (own.size() == 1 && own.get(0).equals(tokens.token(number))) {
        continue;
      }
      double least = Double.POSITIVE_INFINITY;
      for (String sound : sounds) {
        for (String other : tokens.sounds(number)) {
          least = Math.min(least, PhoneticDistance.between(sound, other));
        }
      }
      if (least < 6) {
        near.add(new Neighbour(tokens.token(number), Math.exp(-1.5 * least)));
      }
    }
    near.sort(Comparator.comparingDouble(each -> -each.weight()));
    List<Neighbour> nearest = new ArrayList<>(near.subList(0, Math.min(NEIGHBOURS, near.size())));
    double sum = nearest.stream().mapToDouble(Neighbour::weight).sum();
    List<Confusion> recorded =
        lexicon.confusions().stream()
            .filter(confusion -> confusion.said().equalsIgnoreCase(word))
            .toList();
    double all = recorded.stream().mapToDouble(Confusion::probability).sum();
    for (Confusion confusion : recorded) {
      // What was recorded is a third of all that happens.
      double weight = confusion.probability() / all * Math.max(sum, 1e-9) / 2;
      nearest.add(new Neighbour(confusion.heard(), weight));
    }
    return nearest;
  }

  /** A word that sounds a little like another and is none. */
  private String mangled(String word) {
    int[] signs = word.codePoints().toArray();
    List<Integer> letters = new ArrayList<>();
    for (int sign : signs) {
      letters.add(sign);
    }
    int changes = 1 + random.nextInt(2);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(letters.size());
      letters.set(at, letter());
    }
    if (random.nextInt(3) == 0) {
      letters.add(letter());
    }
    StringBuilder text = new StringBuilder();
    letters.forEach(text::appendCodePoint);
    return text.toString();
  }

  /** Any letter of the language. */
  private int letter() {
    TokenTable tokens = grammar.tokens();
    String token = tokens.token(random.nextInt(tokens.size()));
    int[] signs = token.codePoints().toArray();
    return signs[random.nextInt(signs.length)];
  }

  private String stray() {
    List<String> fillers = lexicon.fillers();
    if (!fillers.isEmpty() && random.nextBoolean()) {
      return fillers.get(random.nextInt(fillers.size()));
    }
    TokenTable tokens = grammar.tokens();
    return mangled(tokens.token(random.nextInt(tokens.size())));
  }

  private record Path(List<Choice> choices, double share) {}

  private static List<Hypothesis> best(List<List<Choice>> places, boolean tellsLikelihood) {
    List<Path> paths = new ArrayList<>(List.of(new Path(List.of(), 1)));
    for (List<Choice> place : places) {
      List<Path> longer = new ArrayList<>();
      for (Path path : paths) {
        for (Choice choice : place) {
          List<Choice> choices = new ArrayList<>(path.choices());
          choices.add(choice);
          longer.add(new Path(choices, path.share() * Math.max(1e-6, choice.share())));
        }
      }
      longer.sort(Comparator.comparingDouble(path -> -path.share()));
      paths = new ArrayList<>(longer.subList(0, Math.min(MOST_HYPOTHESES, longer.size())));
    }
    List<Hypothesis> hypotheses = new ArrayList<>();
    for (Path path : paths) {
      List<HeardWord> words = new ArrayList<>();
      for (Choice choice : path.choices()) {
        double confidence = Math.min(1, Math.max(0.001, choice.share()));
        Arrays.stream(choice.text().split(" ", -1))
            .filter(text -> !text.isBlank())
            .forEach(text -> words.add(new HeardWord(text, confidence, null, null)));
      }
      if (!words.isEmpty()) {
        hypotheses.add(new Hypothesis(words, tellsLikelihood ? Math.log(path.share()) : null));
      }
    }
    return Collections.unmodifiableList(hypotheses);
  }
}
