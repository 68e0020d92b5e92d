package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ProsodyTest {

  private static final Voice VOICE = VoiceTexts.voice("qaa-x-low", "one", "qaa", "qaa", "");

  @Test
  void theRateAskedForCountsBeforeTheVoicesOwn() {
    assertThat(Prosody.OWN.rateFor(VOICE)).isEqualTo(150);
    assertThat(Prosody.OWN.withRate(200).rateFor(VOICE)).isEqualTo(200);
  }

  @Test
  void onlyOneThingChangesAtATime() {
    assertThat(Prosody.OWN.withRate(200).withPitch(2).withVolume(0.5))
        .isEqualTo(new Prosody(200, 2, 0.5, 1));
  }

  @Test
  void whatNoEngineCanDoIsRefused() {
    for (int rate : new int[] {79, 451}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Prosody.OWN.withRate(rate))
          .withMessageContaining(rate + " words per minute is not between 80 and 450");
    }
    for (double pitch : new double[] {0.49, 2.01, Double.NaN}) {
      assertThatIllegalArgumentException().isThrownBy(() -> Prosody.OWN.withPitch(pitch));
    }
    for (double volume : new double[] {-0.1, 1.1, Double.NaN}) {
      assertThatIllegalArgumentException().isThrownBy(() -> Prosody.OWN.withVolume(volume));
    }
  }
}
