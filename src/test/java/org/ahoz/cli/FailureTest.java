package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.ahoz.hear.acoustic.AcousticModelException;
import org.junit.jupiter.api.Test;

class FailureTest {

  @Test
  void aRecognizerThatCannotBeHadIsNoFaultOfTheProgram() {
    Failure failure = Failure.of(new AcousticModelException("it is not there"));
    assertThat(failure.exitCode()).isEqualTo(ExitCode.UNAVAILABLE);
    assertThat(failure.lines())
        .hasSize(1)
        .first()
        .asString()
        .contains(": it is not there; install");
  }

  @Test
  void whatNobodyThoughtOfIsAFault() {
    assertThat(Failure.of(new IllegalStateException("odd")).exitCode()).isEqualTo(ExitCode.BUG);
  }
}
