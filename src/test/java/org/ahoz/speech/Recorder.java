package org.ahoz.speech;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Tones;

/**
 * An engine for tests. It says each word as a tone of a fifth of a second, with a tenth of silence
 * at both ends of what it says, and remembers what it was asked for.
 */
final class Recorder implements SpeechEngine {

  static final int RATE = 10_000;
  static final Duration WORD = Duration.ofMillis(200);

  final List<String> said = new ArrayList<>();
  int probes;
  int closed;
  private final String id;
  private final EngineStatus status;

  Recorder(String id, EngineStatus status) {
    this.id = id;
    this.status = status;
  }

  static Recorder ready(String id) {
    return new Recorder(id, new EngineStatus.Ready("for tests"));
  }

  static Recorder broken(String id) {
    return new Recorder(id, new EngineStatus.Unavailable(id + " is broken", "mend " + id));
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public EngineStatus probe() {
    probes++;
    return status;
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    return new SplicingSynthesizer(
        new WordSpeaker() {
          @Override
          public AudioClip say(Words words) {
            said.add(words.text(Words::reading));
            AudioClip silence = AudioClip.silence(RATE, Duration.ofMillis(100));
            Duration length = WORD.multipliedBy(words.words().size());
            return AudioClip.join(List.of(silence, Tones.tone(RATE, 250, length, 5000), silence));
          }

          @Override
          public void close() {
            closed++;
          }
        },
        voice.sampleRate(),
        prosody.volume());
  }
}
