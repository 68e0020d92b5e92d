package org.ahoz.hear.acoustic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import edu.cmu.sphinx.linguist.acoustic.HMM;
import edu.cmu.sphinx.linguist.acoustic.HMMPosition;
import edu.cmu.sphinx.linguist.acoustic.LeftRightContext;
import edu.cmu.sphinx.linguist.acoustic.Unit;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.GaussianWeights;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Pool;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Senone;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.SenoneHMM;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Sphinx3Loader;
import edu.cmu.sphinx.util.LogMath;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The bundled model, held against what Sphinx's own loader makes of the same files. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS) // so that Sphinx's model goes with the instance
class SphinxModelReaderTest {

  /** Sphinx keeps logarithms to this base. */
  private static final double LOG_BASE = Math.log(1.0001f);

  private static final double SAME = 1e-6;

  private final Sphinx3Loader sphinx = SphinxModel.load();
  private final AcousticModel ours = AcousticModel.bundled();

  @Test
  void hasThePhonesOfSphinx() {
    assertThat(ours.phones())
        .containsExactlyElementsOf(sphinx.getContextIndependentUnits().keySet());
    sphinx
        .getContextIndependentUnits()
        .forEach(
            (name, unit) ->
                assertThat(ours.isFiller(ours.phone(name))).as(name).isEqualTo(unit.isFiller()));
  }

  @Test
  void makesEachPhoneOfTheSenonesAndTransitionsOfSphinx() {
    int compared = 0;
    List<String> different = new ArrayList<>();
    for (HMM each : sphinx.getHMMManager()) {
      SenoneHMM hmm = (SenoneHMM) each;
      if (!isSame(hmm, number(hmm))) {
        different.add(hmm.toString());
      }
      compared++;
    }
    assertThat(different).isEmpty();
    assertThat(compared).isEqualTo(137_095);
  }

  /** The number of Sphinx's phone in our table. */
  private int number(SenoneHMM hmm) {
    int phone = phone(hmm.getBaseUnit());
    if (hmm.getPosition() == HMMPosition.UNDEFINED) {
      return ours.hmms().alone(phone);
    }
    LeftRightContext context = (LeftRightContext) hmm.getUnit().getContext();
    return ours.hmms()
        .of(
            phone,
            phone(context.getLeftContext()[0]),
            phone(context.getRightContext()[0]),
            HmmTable.Place.valueOf(hmm.getPosition().name()));
  }

  private int phone(Unit unit) {
    return ours.phone(unit.getName());
  }

  private boolean isSame(SenoneHMM hmm, int number) {
    Senone[] senones = hmm.getSenoneSequence().getSenones();
    boolean same = senones.length == HmmTable.STATES;
    for (int state = 0; state < HmmTable.STATES; state++) {
      float[] ways = hmm.getTransitionMatrix()[state];
      same &= ours.hmms().senone(number, state) == senones[state].getID();
      same &= isRounded(ours.hmms().stay(number, state), ways[state]);
      same &= isRounded(ours.hmms().step(number, state), ways[state + 1]);
    }
    return same;
  }

  /** Whether a whole number of our units is as near to a logarithm of Sphinx as it can be. */
  private static boolean isRounded(int ours, float theirs) {
    double units = theirs * LOG_BASE * SenoneScores.UNITS;
    return Math.abs(ours - units) <= 0.5 + SAME * Math.abs(units);
  }

  /** Sphinx keeps logarithms of seven digits, which are the same only if the weights are. */
  @Test
  void mixesTheGaussiansAsSphinxDoes() {
    GaussianWeights logs = sphinx.getMixtureWeights();
    int[] codebooks = sphinx.getSenone2Ci();
    assertThat(ours.weights().senones()).isEqualTo(logs.getStatesNum()).isEqualTo(codebooks.length);
    for (int senone = 0; senone < codebooks.length; senone++) {
      assertThat(ours.weights().codebook(senone)).isEqualTo(codebooks[senone]);
      for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
        float[] ourLogs = ours.weights().of(senone, stream).clone();
        LogMath.getLogMath().linearToLog(ourLogs);
        float[] theirLogs = new float[logs.getGauPerState()];
        for (int i = 0; i < theirLogs.length; i++) {
          theirLogs[i] = logs.get(senone, stream, i);
        }
        assertThat(ourLogs).isEqualTo(theirLogs);
      }
    }
  }

  @Test
  void hasTheMeansAndVariancesOfSphinx() {
    Pool<float[]> means = sphinx.getMeansPool();
    Pool<float[]> variances = sphinx.getVariancePool();
    int size = ours.gaussians().size();
    assertThat(ours.gaussians().places() * size)
        .isEqualTo(means.size())
        .isEqualTo(variances.size());
    double furthest = 0;
    for (int i = 0; i < means.size(); i++) {
      float[][] ourMeans = ours.gaussians().means(i / size);
      float[][] ourPrecisions = ours.gaussians().precisions(i / size);
      for (int d = 0; d < AcousticModel.DIMENSIONS; d++) {
        double variance = -0.5 / ourPrecisions[d][i % size];
        furthest = Math.max(furthest, Math.abs(ourMeans[d][i % size] - means.get(i)[d]));
        furthest = Math.max(furthest, Math.abs(variance / variances.get(i)[d] - 1));
      }
    }
    assertThat(furthest).isCloseTo(0, within(SAME));
  }
}
