package org.ahoz.hear.sphinx;

import edu.cmu.sphinx.linguist.acoustic.Context;
import edu.cmu.sphinx.linguist.acoustic.HMM;
import edu.cmu.sphinx.linguist.acoustic.HMMPosition;
import edu.cmu.sphinx.linguist.acoustic.LeftRightContext;
import edu.cmu.sphinx.linguist.acoustic.Unit;
import edu.cmu.sphinx.linguist.acoustic.UnitManager;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.GaussianWeights;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Pool;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Senone;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.SenoneHMM;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Sphinx3Loader;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the acoustic model by Sphinx's own loader, and keeps of it what the search needs: the
 * loader's objects serve one decoder only, and take many times the memory.
 */
final class SphinxModelReader {

  private static final String PLACE = "/edu/cmu/sphinx/models/en-us/en-us";

  /** Sphinx writes probabilities as logarithms to this base. */
  private static final float LOG_BASE = (float) Math.log(1.0001);

  private static final float IMPOSSIBLE = -1e20f;
  private static final float FLOOR = 1e-4f;
  private static final float WEIGHT_FLOOR = 1e-7f;

  private final Sphinx3Loader loader;
  private final List<Unit> units;
  private final Map<String, Integer> numbers = new HashMap<>();

  private SphinxModelReader(Sphinx3Loader loader) {
    this.loader = loader;
    units = new ArrayList<>(loader.getContextIndependentUnits().values());
    for (int i = 0; i < units.size(); i++) {
      numbers.put(units.get(i).getName(), i);
    }
  }

  static AcousticModel read() {
    return read(PLACE);
  }

  /** Reads what lies in this folder of the class path. */
  static AcousticModel read(String place) {
    URL folder = SphinxModelReader.class.getResource(place + "/mdef");
    if (folder == null) {
      throw new RecognizerException("it is not on the class path, where sphinx4-data should be");
    }
    try {
      Sphinx3Loader loader =
          new Sphinx3Loader(
              "resource:" + place, new UnitManager(), FLOOR, WEIGHT_FLOOR, FLOOR, 4, true);
      loader.load();
      return new SphinxModelReader(loader).model();
    } catch (IOException | ClassNotFoundException e) {
      throw new RecognizerException("it cannot be read: " + e.getMessage(), e);
    }
  }

  private AcousticModel model() {
    List<String> names = units.stream().map(Unit::getName).toList();
    List<Boolean> fillers = units.stream().map(Unit::isFiller).toList();
    int streams = loader.getNumStreams();
    if (streams != AcousticModel.STREAMS) {
      throw new RecognizerException(
          "it has " + streams + " streams, where " + AcousticModel.STREAMS + " are known");
    }
    return new AcousticModel(names, fillers, hmms(), gaussians(), weights());
  }

  private Gaussians gaussians() {
    return Gaussians.of(places(loader.getMeansPool()), places(loader.getVariancePool()));
  }

  private float[][][] places(Pool<float[]> pool) {
    int size = loader.getNumGaussiansPerState();
    float[][][] places = new float[pool.size() / size][size][];
    for (int place = 0; place < places.length; place++) {
      for (int i = 0; i < size; i++) {
        places[place][i] = pool.get(place * size + i);
      }
    }
    return places;
  }

  private MixtureWeights weights() {
    GaussianWeights logs = loader.getMixtureWeights();
    int size = loader.getNumGaussiansPerState();
    float[][] weights = new float[logs.getStatesNum() * AcousticModel.STREAMS][size];
    for (int senone = 0; senone < logs.getStatesNum(); senone++) {
      for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
        float[] own = weights[senone * AcousticModel.STREAMS + stream];
        for (int i = 0; i < size; i++) {
          own[i] = (float) Math.exp(logs.get(senone, stream, i) * LOG_BASE);
        }
      }
    }
    return new MixtureWeights(loader.getSenone2Ci().clone(), weights);
  }

  private HmmTable hmms() {
    boolean[] fillers = new boolean[units.size()];
    float[][][] transitions = new float[units.size()][][];
    for (int i = 0; i < fillers.length; i++) {
      fillers[i] = units.get(i).isFiller();
    }
    List<SenoneHMM> all = new ArrayList<>();
    for (HMM hmm : loader.getHMMManager()) {
      all.add((SenoneHMM) hmm);
      transitions[phone(hmm.getBaseUnit())] = logs(((SenoneHMM) hmm).getTransitionMatrix());
    }
    HmmTable.Builder table =
        new HmmTable.Builder(fillers, numbers.getOrDefault(AcousticModel.SILENCE, 0), transitions);
    for (SenoneHMM hmm : all) {
      add(hmm, table);
    }
    return table.build();
  }

  private void add(SenoneHMM hmm, HmmTable.Builder table) {
    int phone = phone(hmm.getBaseUnit());
    int[] states = new int[HmmTable.STATES];
    Senone[] senones = hmm.getSenoneSequence().getSenones();
    for (int i = 0; i < states.length; i++) {
      states[i] = Math.toIntExact(senones[i].getID());
    }
    Context context = hmm.getUnit().getContext();
    if (hmm.getPosition() == HMMPosition.UNDEFINED || !(context instanceof LeftRightContext both)) {
      table.addAlone(phone, states);
      return;
    }
    table.add(
        phone,
        phone(both.getLeftContext()[0]),
        phone(both.getRightContext()[0]),
        HmmTable.Place.valueOf(hmm.getPosition().name()),
        states);
  }

  private int phone(Unit unit) {
    Integer number = numbers.get(unit.getName());
    if (number == null) {
      throw new RecognizerException("it has no phone " + unit.getName());
    }
    return number;
  }

  /**
   * Natural logarithms of what leads from a state to another.
   *
   * @throws RecognizerException where a state can be left out, for which the search has no way
   */
  private static float[][] logs(float[][] matrix) {
    int size = HmmTable.STATES + 1;
    float[][] logs = new float[size][size];
    for (int from = 0; from < size; from++) {
      for (int to = 0; to < size; to++) {
        logs[from][to] = Math.max(IMPOSSIBLE, matrix[from][to]) * LOG_BASE;
        if (to > from + 1 && matrix[from][to] > IMPOSSIBLE) {
          throw new RecognizerException(
              "an acoustic model that leaves out states of phones cannot be searched");
        }
      }
    }
    return logs;
  }
}
