package org.ahoz.hear;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the cheapest way to read tokens as a sentence. Made for one thread. */
final class Aligner {

  /** What is dearer is not followed. */
  static final float LIMIT = 30;

  /** Nor is what is so much dearer than something else that was found: it could decide nothing. */
  private static final float FAR = 10;

  /** What words gain of which nothing is known. */
  static final float UNKNOWN = Float.NEGATIVE_INFINITY;

  private final SpanCosts spans;
  private final int length;
  private float[] costs = new float[0];
  private final float sum;
  private float[] rest = new float[0];
  private float[] gains = new float[0];
  private float limit = LIMIT;

  Aligner(SpanCosts spans) {
    this.spans = spans;
    length = spans.length();
    float all = 0;
    for (float each : spans.between()) {
      all += each;
    }
    sum = all;
  }

  /** The costs at the start of an utterance: nothing has been heard. */
  float[] start() {
    float[] start = nothing();
    start[0] = 0;
    return start;
  }

  /** From here on follows nothing that is far dearer than this. */
  void keepNear(double best) {
    limit = (float) Math.min(limit, best + FAR);
    spans.keepNear(limit);
  }

  /** What is dearer is not followed. */
  float limit() {
    return limit;
  }

  /**
   * What a sentence costs at least, wherever its words were heard: the least that its words cost,
   * or what it costs that all that was heard stands between, less the most that words gain.
   *
   * @param more what words behind the sentence gain at most; 0 where there are none, {@link
   *     #UNKNOWN} where that, or what was heard before the sentence, is not known
   */
  float least(PhraseBook.Bound sentence, float more) {
    lookAhead(sentence);
    return Math.max(rest[0], sum + gains[0] + more);
  }

  /** What may be gained at most where one of these sentences may follow, 0 or below. */
  float gain(List<PhraseBook.Bound> sentences) {
    float gain = 0;
    for (PhraseBook.Bound sentence : sentences) {
      lookAhead(sentence);
      gain = Math.min(gain, gains[0]);
    }
    return gain;
  }

  /** For each node, what it costs at least from there to the end. */
  private void lookAhead(PhraseBook.Bound sentence) {
    Pattern pattern = sentence.pattern();
    int last = pattern.nodes() - 1;
    if (rest.length <= last) {
      rest = new float[last + 1];
      gains = new float[last + 1];
    }
    rest[last] = base(sentence);
    gains[last] = rest[last];
    for (int node = last - 1; node >= 0; node--) {
      float least = Float.POSITIVE_INFINITY;
      float gain = Float.POSITIVE_INFINITY;
      for (int i = pattern.firstArc(node); i < pattern.firstArc(node + 1); i++) {
        Pattern.Arc arc = pattern.arc(i);
        WordClass said = sentence.words()[i];
        if (said != null) {
          StretchCosts costs = spans.of(said);
          least = Math.min(least, costs.least() + rest[arc.to()]);
          gain = Math.min(gain, costs.gain() + gains[arc.to()]);
        } else if (arc.isSilent()) {
          float cost = cost(arc, sentence);
          least = Math.min(least, cost + rest[arc.to()]);
          gain = Math.min(gain, cost + gains[arc.to()]);
        }
      }
      rest[node] = least;
      gains[node] = gain;
    }
  }

  private static float base(PhraseBook.Bound sentence) {
    Pattern pattern = sentence.pattern();
    return pattern.cost() + (pattern.leavesOriginUntold() ? sentence.untold() : 0);
  }

  /** Costs of what cannot be. */
  float[] nothing() {
    float[] none = new float[length + 1];
    Arrays.fill(none, Float.POSITIVE_INFINITY);
    return none;
  }

  /**
   * Follows a sentence.
   *
   * @param before by how many tokens were heard before it, what that has cost
   * @param after the same behind it, to be lowered to what this pattern costs
   * @param more what words behind it gain at most, as for {@link #least}
   */
  void follow(PhraseBook.Bound sentence, float[] before, float[] after, float more) {
    if (least(sentence, more) > limit) {
      return;
    }
    fill(sentence, before);
    float base = base(sentence);
    int last = (sentence.pattern().nodes() - 1) * (length + 1);
    for (int i = 0; i <= length; i++) {
      float cost = costs[last + i] + base;
      if (cost < after[i]) {
        after[i] = cost;
      }
    }
  }

  /** Follows words alone, with what may stand between. */
  void pass(WordClass words, float[] before, float[] after) {
    float[] stretches = spans.of(words).all();
    for (int i = 0; i <= length; i++) {
      for (int l = 1; l <= Math.min(spans.width() - 1, length - i); l++) {
        after[i + l] = Math.min(after[i + l], before[i] + stretches[i * spans.width() + l]);
      }
    }
  }

  private void fill(PhraseBook.Bound sentence, float[] before) {
    Pattern pattern = sentence.pattern();
    int row = length + 1;
    int size = pattern.nodes() * row;
    if (costs.length < size) {
      costs = new float[size];
    }
    Arrays.fill(costs, 0, size, Float.POSITIVE_INFINITY);
    System.arraycopy(before, 0, costs, 0, row);
    float[] between = spans.between();
    for (int node = 0; node < pattern.nodes(); node++) {
      int base = node * row;
      float least = costs[base];
      for (int i = 0; i < length; i++) {
        float cost = costs[base + i] + between[i];
        if (cost < costs[base + i + 1]) {
          costs[base + i + 1] = cost;
        }
        least = Math.min(least, costs[base + i + 1]);
      }
      if (least + rest[node] > limit) {
        continue;
      }
      for (int number = pattern.firstArc(node); number < pattern.firstArc(node + 1); number++) {
        Pattern.Arc arc = pattern.arc(number);
        WordClass said = sentence.words()[number];
        if (said != null) {
          spans.of(said).say(costs, base, arc.to() * row, length);
        } else if (arc.isSilent()) {
          skip(base, arc.to() * row, cost(arc, sentence));
        }
      }
    }
  }

  private static float cost(Pattern.Arc arc, PhraseBook.Bound sentence) {
    return arc.cost() + (arc.leavesOriginUntold() ? sentence.untold() : 0);
  }

  private void skip(int from, int to, float cost) {
    for (int i = 0; i <= length; i++) {
      float other = costs[from + i] + cost;
      if (other < costs[to + i]) {
        costs[to + i] = other;
      }
    }
  }

  /**
   * What the slots of an open sentence hold in the cheapest reading of all tokens.
   *
   * @param end how many tokens the sentence covers
   */
  Values values(PhraseBook.Bound sentence, float[] before, int end) {
    lookAhead(sentence);
    fill(sentence, before);
    Values values = Values.none();
    int row = length + 1;
    int node = sentence.pattern().nodes() - 1;
    int at = end;
    while (node > 0 || at > 0) {
      Step step = stepInto(sentence, node, at, row);
      if (step == null) {
        return values;
      }
      if (step.slot() != null && step.said() != null && step.tokens() > 0) {
        WordClass chosen = cheapest(step.said(), step.at(), step.tokens());
        values.put(step.slot().part(), step.slot().value(chosen));
      }
      node = step.node();
      at = step.at();
    }
    return values;
  }

  /** How a node was reached: from which node and place, over how many tokens. */
  private record Step(
      int node, int at, int tokens, @Nullable SlotArcs slot, @Nullable WordClass said) {}

  private @Nullable Step stepInto(PhraseBook.Bound sentence, int node, int at, int row) {
    float cost = costs[node * row + at];
    Pattern pattern = sentence.pattern();
    for (int i = 0; i < pattern.firstArc(node); i++) {
      Pattern.Arc arc = pattern.arc(i);
      if (arc.to() != node) {
        continue;
      }
      int base = arc.from() * row;
      if (arc.isSilent()) {
        if (isSame(costs[base + at] + cost(arc, sentence), cost)) {
          return new Step(arc.from(), at, 0, null, null);
        }
        continue;
      }
      WordClass said = sentence.words()[i];
      if (said == null) {
        continue;
      }
      float[] stretches = spans.of(said).all();
      for (int l = 0; l < Math.min(spans.width(), at + 1); l++) {
        int from = at - l;
        if (isSame(costs[base + from] + stretches[from * spans.width() + l], cost)) {
          return new Step(arc.from(), from, l, arc.slot(), said);
        }
      }
    }
    if (at > 0 && isSame(costs[node * row + at - 1] + spans.between()[at - 1], cost)) {
      return new Step(node, at - 1, 0, null, null);
    }
    return null;
  }

  private WordClass cheapest(WordClass said, int at, int tokens) {
    WordClass best = said;
    float least = Float.POSITIVE_INFINITY;
    for (WordClass member : said.members()) {
      float cost = spans.of(member).all()[at * spans.width() + tokens];
      if (cost < least) {
        least = cost;
        best = member;
      }
    }
    return best;
  }

  private static boolean isSame(float one, float other) {
    return Math.abs(one - other) < 1e-4f;
  }
}
