package org.ahoz.hear;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What each class of words costs over each stretch of one reading, found when it is asked for. Made
 * for one thread.
 */
final class SpanCosts {

  /** How little of a word is believed where its recognizer does not believe it. */
  private static final double LEAST = 0.02;

  /** So many words that nobody knows make everyday speech. */
  private static final int STRANGERS = 2;

  /** How many words may stand between those of one name. */
  private static final int MOST_BETWEEN = 2;

  private final SpokenGrammar grammar;
  private final Reading reading;
  private final int length;
  private final int width;
  private final float[][] words;
  private final float[] between;
  private final @Nullable StretchCosts[] spans;
  private final float[] floor;
  private float limit = Aligner.LIMIT;
  private final float[] row;
  private final float[] nextRow;

  SpanCosts(SpokenGrammar grammar, WordCosts costs, Reading reading) {
    this.grammar = grammar;
    this.reading = reading;
    length = reading.tokens().size();
    width = Math.min(grammar.longestVariant() + 1, length) + 1;
    words = new float[length][];
    between = new float[length];
    for (int i = 0; i < length; i++) {
      double confidence = reading.confidences().get(i);
      String token = reading.tokens().get(i);
      words[i] = reading.exact() ? costs.exact(token) : weighed(costs.of(token), confidence);
      between[i] = (float) (between(token) * (0.3 + 0.7 * confidence));
    }
    floor = floor();
    spans = new StretchCosts[grammar.classCount()];
    row = new float[width];
    nextRow = new float[width];
  }

  /** What each token of the grammar costs where it fits best. */
  private float[] floor() {
    float[] floor = new float[grammar.tokens().size()];
    Arrays.fill(floor, Float.POSITIVE_INFINITY);
    for (float[] costs : words) {
      for (int token = 0; token < floor.length; token++) {
        floor[token] = Math.min(floor[token], costs[token]);
      }
    }
    return floor;
  }

  /** Of a class that is asked for from here on, what is dearer need not be known. */
  void keepNear(float most) {
    limit = most;
  }

  /** How many tokens there are. */
  int length() {
    return length;
  }

  /** How many stretches start at one token: of no token, of one, and so on. */
  int width() {
    return width;
  }

  /** The cost of each token where nothing was expected. */
  float[] between() {
    return between;
  }

  /**
   * The cost of all this being no move at all.
   *
   * @param isQuestion whether a question is open, which even a filler such as "okay" may answer
   */
  float ofNoMove(boolean isQuestion) {
    int strangers = 0;
    for (String token : reading.tokens()) {
      strangers += isStranger(token) ? 1 : 0;
    }
    float known = strangers < STRANGERS ? Costs.KNOWN_ALONE : Costs.KNOWN_AMONG_STRANGERS;
    float sum = 0;
    for (String token : reading.tokens()) {
      if (grammar.isFiller(token) && !(isQuestion && grammar.isOfAnswer(token))) {
        sum += Costs.FILLER_ALONE;
      } else if (isStranger(token)) {
        sum += Costs.UNKNOWN_ALONE;
      } else {
        sum += grammar.tokens().number(token) >= 0 ? known : Costs.MISHEARD_ALONE;
      }
    }
    return sum;
  }

  private boolean isStranger(String token) {
    return grammar.tokens().number(token) < 0
        && !grammar.isMisheard(token)
        && !grammar.isFiller(token);
  }

  /** What a class of words costs. */
  StretchCosts of(WordClass words) {
    StretchCosts known = spans[words.id()];
    if (known == null) {
      float[] all = words.members().isEmpty() ? ofVariants(words) : ofUnion(words);
      known = StretchCosts.of(all, width, between, limit);
      spans[words.id()] = known;
    }
    return known;
  }

  private float between(String token) {
    if (grammar.isFiller(token)) {
      return Costs.FILLER;
    }
    if (grammar.isOfCheck(token)) {
      return Costs.CHECK_BETWEEN;
    }
    if (grammar.isOfMate(token)) {
      return Costs.MATE_BETWEEN;
    }
    if (grammar.isOfPiece(token)) {
      return Costs.PIECE_BETWEEN;
    }
    if (grammar.tokens().number(token) >= 0) {
      return Costs.KNOWN_BETWEEN;
    }
    return grammar.isMisheard(token) ? Costs.MISHEARD_BETWEEN : Costs.UNKNOWN_BETWEEN;
  }

  /** What a recognizer is not sure of may well be another word. */
  private static float[] weighed(float[] row, double confidence) {
    if (confidence >= 1) {
      return row;
    }
    double sure = Math.max(LEAST, confidence);
    float[] weighed = new float[row.length];
    // Of all that is not the word itself, its neighbours in sound share what confidence leaves.
    double doubt = Math.log(Math.max(1, (1 - sure) / Costs.NEIGHBOURS));
    // A little is left for words that are nothing like it.
    double most = -Math.log((1 - sure) * Costs.ANY_WORD);
    for (int i = 0; i < row.length; i++) {
      weighed[i] =
          row[i] == 0
              ? (float) -Math.log(sure)
              : (float) Math.max(0.1, Math.min(most, row[i] - doubt));
    }
    return weighed;
  }

  private float[] ofUnion(WordClass union) {
    float[] best = new float[(length + 1) * width];
    Arrays.fill(best, Float.POSITIVE_INFINITY);
    for (WordClass member : union.members()) {
      float[] own = of(member).all();
      for (int i = 0; i < best.length; i++) {
        best[i] = Math.min(best[i], own[i]);
      }
    }
    return best;
  }

  private float[] ofVariants(WordClass words) {
    float[] best = new float[(length + 1) * width];
    Arrays.fill(best, Float.POSITIVE_INFINITY);
    for (int start = 0; start <= length; start++) {
      best[start * width] = words.loss();
    }
    float lost = words.loss() == Costs.PHRASE_LOST ? Costs.PHRASE_WORD_LOST : Costs.WORD_LOST;
    for (WordClass.Variant variant : words.variants()) {
      int[] tokens = variant.tokens();
      if (tokens.length == 1) {
        int only = tokens[0];
        for (int start = 0; start < length; start++) {
          int at = start * width + 1;
          best[at] = Math.min(best[at], this.words[start][only] + variant.cost());
        }
      } else {
        float least = variant.cost();
        for (int token : tokens) {
          least += Math.min(lost, floor[token]);
        }
        for (int start = 0; start < length && least <= limit; start++) {
          align(tokens, start, variant.cost(), least, lost, best);
        }
      }
    }
    return best;
  }

  /** Several tokens over what is heard from a place on, which cost at least so much. */
  private void align(int[] tokens, int start, float cost, float least, float lost, float[] best) {
    int most = Math.min(Math.min(width - 1, length - start), tokens.length + MOST_BETWEEN);
    float[] above = row;
    float[] below = nextRow;
    Arrays.fill(above, 0, most + 1, Float.POSITIVE_INFINITY);
    above[0] = cost;
    float rest = least - cost;
    for (int k = 0; k < tokens.length; k++) {
      int token = tokens[k];
      boolean isLast = k == tokens.length - 1;
      float cheapest = above[0] + lost;
      below[0] = cheapest;
      for (int l = 1; l <= most; l++) {
        int heard = start + l - 1;
        float here = Math.min(above[l] + lost, above[l - 1] + words[heard][token]);
        if (!isLast) {
          here = Math.min(here, below[l - 1] + between[heard]);
        }
        below[l] = here;
        cheapest = Math.min(cheapest, here);
      }
      rest -= Math.min(lost, floor[token]);
      if (cheapest + rest > limit) {
        return;
      }
      float[] done = above;
      above = below;
      below = done;
    }
    for (int l = 1; l <= most; l++) {
      int at = start * width + l;
      best[at] = Math.min(best[at], above[l]);
    }
  }
}
