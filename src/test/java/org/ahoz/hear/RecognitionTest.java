package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecognitionTest {

  @Test
  void whatIsALittleStrangeMayBeForgiven() {
    assertThat(strangeBy(0.3).strange()).isTrue();
    assertThat(strangeBy(0.3).forgiving(0.4).strange()).isFalse();
    assertThat(strangeBy(0.5).forgiving(0.4).strange()).isTrue();
    assertThat(strangeBy(-0.1).strange()).isFalse();
  }

  @Test
  void whoKnowsOnlyWhetherItIsStrangeForgivesNothing() {
    assertThat(known(true).forgiving(0.4).strange()).isTrue();
    assertThat(known(false).strange()).isFalse();
  }

  private static Recognition strangeBy(double strangeness) {
    return new Recognition(List.of(), strangeness, null, 1, Duration.ZERO, Duration.ZERO);
  }

  private static Recognition known(boolean strange) {
    return new Recognition(List.of(), strange, null, 1, Duration.ZERO, Duration.ZERO);
  }
}
