package org.ahoz.speech.silent;

import java.time.Duration;
import java.util.regex.Pattern;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Words;

/** Makes silence of a length that follows from the number of words and the rate alone. */
public final class SilentEngine implements SpeechEngine {

  private static final Pattern SPACE = Pattern.compile("\\s+");

  @Override
  public String id() {
    return "silent";
  }

  @Override
  public EngineStatus probe() {
    return new EngineStatus.Ready("silence, for tests and captions");
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    Duration word = Duration.ofMinutes(1).dividedBy(prosody.rateFor(voice));
    return new SplicingSynthesizer(
        words -> AudioClip.silence(voice.sampleRate(), word.multipliedBy(count(words))),
        voice.sampleRate(),
        prosody.volume());
  }

  private static long count(Words words) {
    return words.words().stream().mapToLong(word -> SPACE.splitAsStream(word.text()).count()).sum();
  }
}
