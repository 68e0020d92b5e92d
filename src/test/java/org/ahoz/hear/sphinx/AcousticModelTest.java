package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class AcousticModelTest {

  @Test
  void aModelThatIsNotThereIsToldWithWhatToDo() {
    assertThatExceptionOfType(RecognizerException.class)
        .isThrownBy(() -> SphinxModelReader.read("/no/such/folder"))
        .withMessage(
            "the acoustic model of CMU Sphinx: it is not on the class path, where sphinx4-data"
                + " should be; install the program anew, with all its jars, or hear with other ones"
                + " by --ears");
  }

  @Test
  void theBundledModelIsReadOnce() {
    assertThat(AcousticModel.bundled()).isSameAs(AcousticModel.bundled());
  }
}
