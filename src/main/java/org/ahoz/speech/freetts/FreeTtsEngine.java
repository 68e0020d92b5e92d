package org.ahoz.speech.freetts;

import com.sun.speech.freetts.en.us.cmu_us_kal.KevinVoiceDirectory;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;

/** The engine {@code freetts}. Its option {@code voice} is FreeTTS's own name of a voice. */
public final class FreeTtsEngine implements SpeechEngine {

  @Override
  public String id() {
    return "freetts";
  }

  @Override
  public EngineStatus probe() {
    try {
      // Asks whether the jar is there, without loading a voice, which takes half a second.
      return new EngineStatus.Ready("FreeTTS, part of this program, " + voices().getSimpleName());
    } catch (LinkageError e) {
      return new EngineStatus.Unavailable(
          "the FreeTTS jar is not on the class path",
          "put freetts-1.2.2.jar beside ahoz.jar in lib");
    }
  }

  private static Class<?> voices() {
    return KevinVoiceDirectory.class;
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    if (probe() instanceof EngineStatus.Unavailable status) {
      throw SpeechException.unavailable(voice.id(), status);
    }
    return new SplicingSynthesizer(
        new KevinSpeaker(voice, prosody), voice.sampleRate(), prosody.volume());
  }
}
