package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Any phones in any order: what an utterance is that is none of those expected. Speech that is no
 * move fits it far better than it fits any move; a move fits it but little better.
 */
final class PhoneLoop {

  /** How likely another phone begins; lower, and the loop tells noise and speech apart less. */
  private static final float INSERTION = (float) Math.log(0.05);

  private final int[] senones;
  private final float[][] transitions;

  PhoneLoop(AcousticModel model) {
    this(
        model,
        phone -> !model.isFiller(phone) || model.phones().get(phone).equals(AcousticModel.SILENCE));
  }

  /** Silence and noises in any order, and no phones. */
  static PhoneLoop ofNoises(AcousticModel model) {
    return new PhoneLoop(model, model::isFiller);
  }

  private PhoneLoop(AcousticModel model, IntPredicate isIn) {
    List<Integer> hmms = new ArrayList<>();
    for (int phone = 0; phone < model.phones().size(); phone++) {
      if (isIn.test(phone)) {
        hmms.add(model.hmms().alone(phone));
      }
    }
    senones = new int[HmmTable.STATES * hmms.size()];
    transitions = new float[hmms.size()][];
    for (int i = 0; i < hmms.size(); i++) {
      transitions[i] = model.hmms().transitions(hmms.get(i));
      for (int state = 0; state < HmmTable.STATES; state++) {
        senones[HmmTable.STATES * i + state] = model.hmms().senone(hmms.get(i), state);
      }
    }
  }

  void mark(boolean[] needed) {
    for (int senone : senones) {
      needed[senone] = true;
    }
  }

  /** The natural logarithm of how likely the utterance is as any phones. */
  float score(SenoneScores scores) {
    float[] states = new float[senones.length];
    Arrays.fill(states, Search.NEVER);
    float in = 0;
    float out = Search.NEVER;
    for (int frame = 0; frame < scores.frames(); frame++) {
      out = Search.NEVER;
      for (int phone = 0; phone < transitions.length; phone++) {
        float[] own = transitions[phone];
        int at = HmmTable.STATES * phone;
        float first = states[at];
        float second = states[at + 1];
        float third = states[at + 2];
        states[at] = Math.max(first + own[0], in) + score(frame, scores, at);
        states[at + 1] = Math.max(second + own[5], first + own[1]) + score(frame, scores, at + 1);
        states[at + 2] =
            Math.max(Math.max(third + own[10], second + own[6]), first + own[2])
                + score(frame, scores, at + 2);
        out = Math.max(out, Math.max(states[at + 2] + own[11], states[at + 1] + own[7]));
      }
      in = out + INSERTION;
    }
    return out;
  }

  private float score(int frame, SenoneScores scores, int at) {
    return scores.of(senones[at])[frame];
  }
}
