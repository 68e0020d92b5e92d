package org.ahoz.speech;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;

/** Makes all pauses longer or shorter for another synthesizer. */
final class PacedSynthesizer implements Synthesizer {

  private final Synthesizer inner;
  private final double pauses;

  /**
   * Wraps a synthesizer.
   *
   * @param pauses what the length of every pause is multiplied by, zero or more
   */
  PacedSynthesizer(Synthesizer inner, double pauses) {
    this.inner = inner;
    this.pauses = pauses;
  }

  @Override
  public Speech speak(Utterance utterance) {
    List<Span> spans = new ArrayList<>(utterance.spans().size());
    for (Span span : utterance.spans()) {
      spans.add(
          span instanceof Span.Pause pause
              ? new Span.Pause(Duration.ofNanos(Math.round(pause.length().toNanos() * pauses)))
              : span);
    }
    return inner.speak(new Utterance(utterance.language(), utterance.separator(), spans));
  }

  @Override
  public List<String> remarks() {
    return inner.remarks();
  }

  @Override
  public void close() {
    inner.close();
  }
}
