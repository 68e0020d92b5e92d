package org.ahoz.audio.listening;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.SpokenFile;

/** Finds utterances by their sound. */
final class HandsFreeEar implements Ear {

  private final Endpointer endpointer;

  HandsFreeEar(int sampleRate, ListeningOptions options) {
    endpointer =
        new Endpointer(
            sampleRate,
            options.endpointing(),
            clip -> options.soundsLikeSpeech().test(clip.resampled(SpokenFile.SAMPLE_RATE)));
  }

  @Override
  public List<ListeningEvent> hear(short[] samples) {
    List<ListeningEvent> events = new ArrayList<>();
    for (SpokenPart part : endpointer.hear(samples)) {
      events.add(new ListeningEvent.Utterance(part.resampled(SpokenFile.SAMPLE_RATE)));
    }
    return events;
  }

  @Override
  public void interrupt() {
    endpointer.interrupt();
  }
}
