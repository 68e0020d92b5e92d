package org.ahoz.cli;

import java.util.List;
import java.util.function.Consumer;
import org.ahoz.announce.Utterance;
import org.ahoz.speech.Speech;
import org.ahoz.speech.Synthesizer;

/** Passes on what another synthesizer remarks, as soon as it does. */
final class TellingSynthesizer implements Synthesizer {

  private final Synthesizer inner;
  private final Consumer<String> listener;
  private int told;

  TellingSynthesizer(Synthesizer inner, Consumer<String> listener) {
    this.inner = inner;
    this.listener = listener;
  }

  @Override
  public Speech speak(Utterance utterance) {
    Speech speech = inner.speak(utterance);
    tell();
    return speech;
  }

  private synchronized void tell() {
    List<String> remarks = inner.remarks();
    remarks.subList(told, remarks.size()).forEach(listener);
    told = remarks.size();
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
