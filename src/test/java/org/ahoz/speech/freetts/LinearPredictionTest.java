package org.ahoz.speech.freetts;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.speech.freetts.relp.LPCResult;
import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinearPredictionTest {

  private static final int ORDER = 16;
  private static final int FRAMES = 12;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void givesTheVerySamplesThatFreeTtsGives(long seed) {
    LPCResult frames = frames(new Random(seed));
    byte[] theirs = frames.getWaveSamples();
    short[] expected = new short[theirs.length / 2];
    ByteBuffer.wrap(theirs).asShortBuffer().get(expected);
    short[] samples = LinearPrediction.samples(frames);
    assertThat(samples).isEqualTo(expected);
    assertThat(samples).contains(expected[0]).isNotEqualTo(new short[expected.length]);
  }

  /** Any coefficients will do whose sum keeps the filter from growing without end. */
  private static LPCResult frames(Random random) {
    LPCResult result = new LPCResult();
    result.resizeFrames(FRAMES);
    result.setValues(ORDER, 16_000, 0, -0.06f, 0.12f);
    byte[] residuals = new byte[FRAMES * 100];
    random.nextBytes(residuals);
    result.resizeResiduals(residuals.length);
    result.copyResiduals(residuals, 0, residuals.length);
    for (int i = 0; i < FRAMES; i++) {
      short[] frame = new short[ORDER];
      for (int k = 0; k < ORDER; k++) {
        frame[k] = (short) random.nextInt();
      }
      result.setFrame(i, frame);
      result.getResidualSizes()[i] = 60 + random.nextInt(40);
    }
    return result;
  }
}
