package org.ahoz.hear.acoustic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.ahoz.hear.acoustic.HmmTable.Place;
import org.junit.jupiter.api.Test;

class HmmTableTest {

  private static final int SILENCE = 0;
  private static final int NOISE = 1;
  private static final int A = 2;
  private static final int B = 3;

  private static final float[][] WAYS = {{0.5f, 0.5f, 0, 0}, {0, 0.25f, 0.75f, 0}, {0, 0, 1, 0}};

  private static HmmTable.Builder table() {
    HmmTable.Builder table =
        new HmmTable.Builder(
            List.of(true, true, false, false), SILENCE, new float[][][] {WAYS, WAYS, WAYS, WAYS});
    for (int phone = SILENCE; phone <= B; phone++) {
      table.addAlone(phone, new int[] {3 * phone, 3 * phone + 1, 3 * phone + 2});
    }
    return table;
  }

  private static int[] senones(HmmTable table, int hmm) {
    return IntStream.range(0, HmmTable.STATES).map(state -> table.senone(hmm, state)).toArray();
  }

  @Test
  void aPhoneIsFoundByItsNeighboursAndPlace() {
    HmmTable.Builder builder = table();
    builder.add(A, B, B, Place.BEGIN, new int[] {20, 21, 22});
    builder.add(A, B, B, Place.END, new int[] {20, 21, 23});
    HmmTable table = builder.build();
    assertThat(senones(table, table.of(A, B, B, Place.BEGIN))).containsExactly(20, 21, 22);
    assertThat(senones(table, table.of(A, B, B, Place.END))).containsExactly(20, 21, 23);
  }

  @Test
  void phonesOfTheSameSenonesShareANumber() {
    HmmTable.Builder builder = table();
    builder.add(A, B, B, Place.BEGIN, new int[] {20, 21, 22});
    builder.add(A, A, B, Place.END, new int[] {20, 21, 22});
    HmmTable table = builder.build();
    assertThat(table.of(A, B, B, Place.BEGIN)).isEqualTo(table.of(A, A, B, Place.END));
  }

  @Test
  void whatHasNotBeenHeardAtThisPlaceIsTakenFromAnother() {
    HmmTable.Builder builder = table();
    builder.add(A, B, B, Place.INTERNAL, new int[] {20, 21, 22});
    HmmTable table = builder.build();
    assertThat(senones(table, table.of(A, B, B, Place.SINGLE))).containsExactly(20, 21, 22);
  }

  @Test
  void besideNoiseAPhoneIsAsItIsBesideSilence() {
    HmmTable.Builder builder = table();
    builder.add(A, SILENCE, B, Place.BEGIN, new int[] {20, 21, 22});
    HmmTable table = builder.build();
    assertThat(senones(table, table.of(A, NOISE, B, Place.BEGIN))).containsExactly(20, 21, 22);
  }

  @Test
  void whatHasNeverBeenHeardIsAsItIsAlone() {
    HmmTable table = table().build();
    assertThat(table.of(A, B, B, Place.BEGIN)).isEqualTo(table.alone(A));
    assertThat(senones(table, table.alone(A))).containsExactly(6, 7, 8);
  }

  @Test
  void silenceIsTheSameBetweenAllOthers() {
    HmmTable table = table().build();
    assertThat(table.of(SILENCE, A, B, Place.SINGLE)).isEqualTo(table.alone(SILENCE));
  }

  @Test
  void transitionsAreLogarithmsInUnits() {
    HmmTable table = table().build();
    int hmm = table.alone(B);
    assertThat(table.stay(hmm, 0)).isEqualTo(-177); // 256 * ln 0.5
    assertThat(table.stay(hmm, 1)).isEqualTo(-355); // 256 * ln 0.25
    assertThat(table.step(hmm, 1)).isEqualTo(-74); // 256 * ln 0.75
    assertThat(table.stay(hmm, 2)).isZero();
  }

  @Test
  void manyPhonesAreKeptApart() {
    HmmTable.Builder builder = table();
    int many = 20_000;
    for (int i = 0; i < many; i++) {
      builder.addAlone(A, new int[] {i, i + 1, i + 2});
    }
    builder.addAlone(B, new int[] {many - 1, many, many + 1});
    HmmTable table = builder.build();
    assertThat(senones(table, table.alone(A))).containsExactly(many - 1, many, many + 1);
    assertThat(senones(table, table.alone(B))).containsExactly(many - 1, many, many + 1);
    assertThat(table.alone(A)).isNotEqualTo(table.alone(B));
  }
}
