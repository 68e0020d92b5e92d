package org.ahoz.speech.clips;

import java.util.List;
import java.util.function.Supplier;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.EngineStatus.Ready;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechEngines;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;

/**
 * The engine {@code clips}: recorded words and phrases, as files in the folder {@code clips} beside
 * the {@code voice.yaml}. Its option {@code fallback} is the id of the voice that says what was not
 * recorded; without it that is the best for the language.
 */
public final class ClipsEngine implements SpeechEngine {

  /** How the engine is called. */
  public static final String ID = "clips";

  private final Supplier<List<SpeechEngine>> others;

  /** The engine that has all others of this program to help out. */
  public ClipsEngine() {
    this(() -> SpeechEngines.all().stream().filter(engine -> !engine.id().equals(ID)).toList());
  }

  /** An engine that has these to help out. */
  ClipsEngine(Supplier<List<SpeechEngine>> others) {
    this.others = others;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public EngineStatus probe() {
    return new Ready("recordings, with another voice for what was not recorded");
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    ClipFolder clips = ClipFolder.of(voice);
    if (clips.files().isEmpty()) {
      throw new SpeechException(
          Kind.ENGINE_UNAVAILABLE,
          voice.id(),
          "there are no recordings in its folder " + ClipFolder.NAME,
          "record some with ahoz voice record, or choose another voice");
    }
    Stand stand = new Stand(voice, prosody.withVolume(1), others);
    return new SplicingSynthesizer(
        new ClipsSpeaker(voice, prosody, clips, stand), voice.sampleRate(), prosody.volume());
  }
}
