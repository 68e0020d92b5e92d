package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.HmmTable;
import org.ahoz.hear.acoustic.SenoneScores;

/**
 * Any phones in any order: what an utterance is that is none of those expected. Speech that is no
 * move fits it far better than it fits any move; a move fits it but little better.
 */
final class PhoneLoop {

  /** How likely another phone begins; lower, and the loop tells noise and speech apart less. */
  private static final int INSERTION = (int) Math.round(Math.log(0.05) * SenoneScores.UNITS);

  private final int[] senones;
  private final int[] stays;
  private final int[] steps;

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
    stays = new int[senones.length];
    steps = new int[senones.length];
    for (int at = 0; at < senones.length; at++) {
      int hmm = hmms.get(at / HmmTable.STATES);
      int state = at % HmmTable.STATES;
      senones[at] = model.hmms().senone(hmm, state);
      stays[at] = model.hmms().stay(hmm, state);
      steps[at] = model.hmms().step(hmm, state);
    }
  }

  void mark(boolean[] needed) {
    for (int senone : senones) {
      needed[senone] = true;
    }
  }

  /** The natural logarithm of how likely the utterance is as any phones. */
  float score(SenoneScores scores) {
    int[][] columns = new int[senones.length][];
    for (int at = 0; at < columns.length; at++) {
      columns[at] = scores.of(senones[at]);
    }
    int[] states = new int[senones.length];
    Arrays.fill(states, Search.IMPOSSIBLE);
    int in = 0;
    int out = Search.IMPOSSIBLE;
    for (int frame = 0; frame < scores.frames(); frame++) {
      out = Search.IMPOSSIBLE;
      for (int at = 0; at < states.length; at += HmmTable.STATES) {
        int first = states[at];
        int second = states[at + 1];
        int third = states[at + 2];
        states[at] = Math.max(first + stays[at], in) + columns[at][frame];
        states[at + 1] =
            Math.max(second + stays[at + 1], first + steps[at]) + columns[at + 1][frame];
        states[at + 2] =
            Math.max(third + stays[at + 2], second + steps[at + 1]) + columns[at + 2][frame];
        out = Math.max(out, states[at + 2] + steps[at + 2]);
      }
      in = out + INSERTION;
    }
    return Search.natural(out);
  }
}
