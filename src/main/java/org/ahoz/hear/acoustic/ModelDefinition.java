package org.ahoz.hear.acoustic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which phones a model has, alone and between others, and which senones they are made of.
 *
 * @param phones by their numbers
 * @param fillers whether each of them is silence or noise
 * @param codebooks by senone, whose Gaussians it mixes
 * @param hmms the phones with their senones
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record ModelDefinition(List<String> phones, List<Boolean> fillers, int[] codebooks, HmmTable hmms) {

  static final String FILE = "mdef";

  /**
   * Reads the text that CMU Sphinx calls a model definition: a version, some counts, and a line for
   * each phone with its neighbours, its place in a word, whether it is a filler, its matrix of
   * transitions and its senones.
   *
   * @param transitions by matrix, the probabilities of going from each state to each other
   * @throws AcousticModelException when it is damaged, or of a model that cannot be searched
   */
  static ModelDefinition parse(byte[] content, float[][][] transitions) {
    return new Parser(new ModelText(FILE, content), transitions).parse();
  }

  /** The state of one reading. */
  private static final class Parser {

    private static final int MOST_PHONES = 127;
    private static final int NEIGHBOURS_AND_PLACE = 3;
    private static final long VERSION = ModelText.letters("0.3");
    private static final long SILENCE = ModelText.letters(AcousticModel.SILENCE);
    private static final long FILLER = ModelText.letters("filler");
    private static final long NO_FILLER = ModelText.letters("n/a");
    private static final long NONE = ModelText.letters("-");
    private static final long LINE_END = ModelText.letters("N");

    private final ModelText text;
    private final float[][][] transitions;
    private final int[] states = new int[HmmTable.STATES];
    private int[] codebooks = {};

    /** The names of all phones, sorted, and their numbers. */
    private long[] names = {};

    private int[] numbers = {};

    Parser(ModelText text, float[][][] transitions) {
      this.text = text;
      this.transitions = transitions;
    }

    ModelDefinition parse() {
      text.expect(VERSION, "version 0.3 stands");
      int phones = text.count("n_base", 1, MOST_PHONES);
      int among = text.count("n_tri", 0, Integer.MAX_VALUE);
      long all = ((long) phones + among) * (HmmTable.STATES + 1);
      text.count("n_state_map", all, (int) Math.min(all, Integer.MAX_VALUE));
      codebooks = new int[text.count("n_tied_state", 1, HmmTable.MOST_SENONES)];
      text.count("n_tied_ci_state", 1, codebooks.length);
      text.count("n_tied_tmat", transitions.length, transitions.length);
      return lines(phones, among);
    }

    private ModelDefinition lines(int phones, int among) {
      long[] known = new long[phones];
      int[] matrices = new int[phones];
      int[][] alone = new int[phones][];
      List<Boolean> fillers = new ArrayList<>();
      for (int phone = 0; phone < phones; phone++) {
        known[phone] = text.word();
        for (int i = 0; i < NEIGHBOURS_AND_PLACE; i++) {
          text.expect(NONE, "- stands, since the phone is alone");
        }
        fillers.add(isFiller());
        matrices[phone] = rest();
        alone[phone] = states.clone();
      }
      sort(known);
      HmmTable.Builder table = new HmmTable.Builder(fillers, silence(), picked(matrices));
      for (int phone = 0; phone < phones; phone++) {
        table.addAlone(phone, alone[phone]);
      }
      for (int i = 0; i < among; i++) {
        int phone = phone();
        int left = phone();
        int right = phone();
        HmmTable.Place place = place();
        isFiller();
        if (rest() != matrices[phone]) {
          throw text.damaged("a phone between others has the transitions that it has alone");
        }
        table.add(phone, left, right, place, states);
      }
      text.expectEnd();
      List<String> texts = Arrays.stream(known).mapToObj(ModelText::text).toList();
      return new ModelDefinition(texts, fillers, codebooks, table.build());
    }

    private float[][][] picked(int[] matrices) {
      return Arrays.stream(matrices)
          .mapToObj(matrix -> transitions[matrix])
          .toArray(float[][][]::new);
    }

    private void sort(long[] known) {
      names = known.clone();
      Arrays.sort(names);
      numbers = new int[names.length];
      for (int phone = 0; phone < known.length; phone++) {
        numbers[Arrays.binarySearch(names, known[phone])] = phone;
      }
    }

    private int silence() {
      int place = Arrays.binarySearch(names, SILENCE);
      if (place < 0) {
        throw text.damaged("a phone is called " + AcousticModel.SILENCE);
      }
      return numbers[place];
    }

    private int phone() {
      int place = Arrays.binarySearch(names, text.word());
      if (place < 0) {
        throw text.damaged("a phone stands that was told before");
      }
      return numbers[place];
    }

    private HmmTable.Place place() {
      long letter = text.word();
      if (letter == 'b') {
        return HmmTable.Place.BEGIN;
      }
      if (letter == 'e') {
        return HmmTable.Place.END;
      }
      if (letter == 's') {
        return HmmTable.Place.SINGLE;
      }
      if (letter == 'i') {
        return HmmTable.Place.INTERNAL;
      }
      throw text.damaged("b, e, s or i stands");
    }

    private boolean isFiller() {
      long word = text.word();
      if (word != FILLER && word != NO_FILLER) {
        throw text.damaged("filler or n/a stands");
      }
      return word == FILLER;
    }

    /** The end of a line: a matrix of transitions, which is that of the codebook, and senones. */
    private int rest() {
      int matrix = text.number(transitions.length - 1);
      for (int state = 0; state < HmmTable.STATES; state++) {
        int senone = text.number(codebooks.length - 1);
        states[state] = senone;
        codebooks[senone] = matrix;
      }
      text.expect(LINE_END, "N stands");
      return matrix;
    }
  }
}
