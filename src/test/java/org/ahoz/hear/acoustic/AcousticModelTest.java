package org.ahoz.hear.acoustic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AcousticModelTest {

  private static final ModelFolder BUNDLED = ModelFolder.onClassPath(SphinxModelReader.PLACE);

  /** The bundled model, with one of its files changed. */
  private static ModelFolder with(String changed, UnaryOperator<byte[]> change) {
    return file -> file.equals(changed) ? change.apply(BUNDLED.read(file)) : BUNDLED.read(file);
  }

  private static UnaryOperator<byte[]> replacing(String text, String by) {
    return content ->
        new String(content, StandardCharsets.ISO_8859_1)
            .replaceFirst(text, by)
            .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static void isRefused(ModelFolder folder, String reason) {
    assertThatExceptionOfType(AcousticModelException.class)
        .isThrownBy(() -> SphinxModelReader.read(folder))
        .withMessage(
            "the acoustic model of CMU Sphinx: "
                + reason
                + "; install the program anew, with all its jars, or hear with other ones by --ears");
  }

  @Test
  void aModelThatIsNotThereIsToldWithWhatToDo() {
    isRefused(
        ModelFolder.onClassPath("/no/such/folder"),
        "its file transition_matrices is not on the class path, where sphinx4-data should be");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mdef", "means", "variances", "mixture_weights", "transition_matrices"})
  void aMissingFileIsNamed(String missing) {
    ModelFolder nowhere = ModelFolder.onClassPath("/no/such/folder");
    isRefused(
        file -> (file.equals(missing) ? nowhere : BUNDLED).read(file),
        "its file " + missing + " is not on the class path, where sphinx4-data should be");
  }

  @ParameterizedTest
  @CsvSource({
    "mdef, 100, line 8",
    "mdef, 6992000, line 137105",
    "means, 838728, byte 838728",
    "variances, 10000, byte 10000",
    "mixture_weights, 7000000, byte 7000000",
    "transition_matrices, 30, byte 30"
  })
  void whereAFileIsCutShortIsTold(String file, int length, String place) {
    isRefused(
        with(file, content -> Arrays.copyOf(content, length)),
        "its file " + file + " is cut short at " + place);
  }

  @ParameterizedTest
  @CsvSource({
    "^0\\.3, 0.4, 'damaged at line 1, where version 0.3 stands'",
    "42 n_base, 412 n_base, 'damaged at line 2, where a number from 0 to 127 stands'",
    "42 n_base, 42 n_bass, 'damaged at line 2, where n_base stands'",
    "137053 n_tri, 137054 n_tri, 'damaged at line 4, where n_state_map is no less than 548384'",
    "5126 n_tied_state, 0 n_tied_state, 'damaged at line 5, where n_tied_state is no less than 1'",
    "42 n_tied_tmat, 43 n_tied_tmat, 'damaged at line 7, where a number from 0 to 42 stands'",
    "SIL   -, SILE   -, 'damaged at line 52, where a phone is called SIL'",
    "AA   -   - -, AA   AE  - -, 'damaged at line 13, where - stands, since the phone is alone'",
    "SIL   -   - - filler, SIL   -   - - fuller, 'damaged at line 43, where filler or n/a stands'",
    "AA  AA  AA s, AA  AX  AA s, 'damaged at line 53, where a phone stands that was told before'",
    "AA  AA  AA s, AA  AA  AA x, 'damaged at line 53, where b, e, s or i stands'",
    "AA   -   - -    n/a    2, ACCENTUATION - - - n/a 2, 'damaged at line 13, where words have at most eight letters'"
  })
  void whatIsWrongAmongThePhonesIsToldWithTheLine(String text, String by, String reason) {
    isRefused(with("mdef", replacing(text, by)), "its file mdef is " + reason);
  }

  @Test
  void morePhonesThanAreCountedAreNoticed() {
    UnaryOperator<byte[]> oneLess = replacing("137053 n_tri\n548380", "137052 n_tri\n548376");
    isRefused(
        with("mdef", oneLess),
        "its file mdef is damaged at line 137105, where nothing more stands");
  }

  @Test
  void aChangedByteIsNoticed() {
    isRefused(
        with(
            "mixture_weights",
            content -> {
              content[4_000_000] ^= 1;
              return content;
            }),
        "its file mixture_weights is damaged: its checksum, at byte 7873596, is not that of its"
            + " numbers");
  }

  @Test
  void filesAreNotTakenForEachOther() {
    isRefused(
        file -> BUNDLED.read(file.equals("means") ? "transition_matrices" : file),
        "its file means tells 504 dimensions at byte 56, where 13 are known");
  }

  @Test
  void aModelThatLeavesOutStatesIsRefused() {
    byte[] transitions = WrittenNumbers.of(new int[] {1, 3, 4}, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1);
    isRefused(
        with("transition_matrices", content -> transitions),
        "an acoustic model that leaves out states of phones cannot be searched");
  }

  @Test
  void filesOfDifferentModelsAreNotPutTogether() {
    isRefused(
        with("mdef", replacing("5126 n_tied_state", "5127 n_tied_state")),
        "its files do not belong together: they differ in the number of senones");
  }

  @Test
  void theBundledModelIsReadOnce() {
    assertThat(AcousticModel.bundled()).isSameAs(AcousticModel.bundled());
  }
}
