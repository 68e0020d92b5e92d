package org.ahoz.speech.clips;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.VoiceChooser;
import org.ahoz.speech.Voices;
import org.ahoz.speech.Words;
import org.jspecify.annotations.Nullable;

/** The voices that stand in for a recorded one, each opened when it is first needed. */
final class Stand implements AutoCloseable {

  private final Voice voice;
  private final Prosody prosody;
  private final Supplier<List<SpeechEngine>> engines;
  private final Map<Locale, Opened> opened = new HashMap<>();
  private @Nullable VoiceChooser chooser;

  Stand(Voice voice, Prosody prosody, Supplier<List<SpeechEngine>> engines) {
    this.voice = voice;
    this.prosody = prosody;
    this.engines = engines;
  }

  private record Opened(Candidate choice, Synthesizer synthesizer) {}

  /**
   * The voice that stands in for a language.
   *
   * @throws org.ahoz.speech.SpeechException when none can speak
   */
  Voice voice(Locale language) {
    return open(language).choice().voice();
  }

  /**
   * Says words.
   *
   * @throws org.ahoz.speech.SpeechException when no voice can
   */
  AudioClip say(Words words) {
    return open(words.language())
        .synthesizer()
        .speak(new Utterance(words.language(), words.separator(), List.copyOf(words.words())))
        .audio();
  }

  private Opened open(Locale language) {
    Opened known = opened.get(language);
    if (known == null) {
      Candidate choice = chooser().choose(language, voice.options().get("fallback"));
      known = new Opened(choice, choice.open(prosody));
      opened.put(language, known);
    }
    return known;
  }

  /** Chooses among the program's voices and those that stand beside the recorded one. */
  private VoiceChooser chooser() {
    VoiceChooser known = chooser;
    if (known == null) {
      List<SpeechEngine> all = engines.get();
      known = VoiceChooser.of(Voices.bundled(all), all);
      Path home = voice.folder();
      Path beside = home == null ? null : home.toAbsolutePath().getParent();
      known = beside == null ? known : known.with(beside);
      chooser = known;
    }
    return known;
  }

  @Override
  public void close() {
    opened.values().forEach(each -> each.synthesizer().close());
    opened.clear();
  }
}
