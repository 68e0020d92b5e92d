package org.ahoz.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioException;
import org.ahoz.audio.AudioOutput;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.ClipCache;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.Synthesizer;
import org.jspecify.annotations.Nullable;

/** Says what is to be repeated, and remarks, where there is a voice and a loudspeaker. */
final class PromptVoice implements AutoCloseable {

  private static final Duration BETWEEN_SENTENCES = Duration.ofMillis(250);

  private final @Nullable Synthesizer synthesizer;
  private final @Nullable AudioOutput loudspeaker;
  private final Locale language;
  private final List<Utterance> remarks = new ArrayList<>();

  private PromptVoice(
      @Nullable Synthesizer synthesizer, @Nullable AudioOutput loudspeaker, Locale language) {
    this.synthesizer = synthesizer;
    this.loudspeaker = loudspeaker;
    this.language = language;
  }

  /** One that says nothing. */
  static PromptVoice none() {
    return new PromptVoice(null, null, Locale.ROOT);
  }

  /**
   * A voice; where there is none, or no loudspeaker, that is told, and nothing is said.
   *
   * @param language that it is to speak
   */
  static PromptVoice open(
      Locale language,
      Function<Locale, Candidate> choice,
      Supplier<AudioOutput> loudspeaker,
      Console console) {
    AudioOutput output = null;
    try {
      output = loudspeaker.get();
      return new PromptVoice(
          choice.apply(language).open(Prosody.OWN, ClipCache.own()), output, language);
    } catch (AudioException | SpeechException e) {
      if (output != null) {
        output.close();
      }
      console.tell(e.getMessage() + "; the moves are shown only");
      return none();
    }
  }

  /**
   * Takes remarks, to be said before what is said next. Where a language lacks words and those of
   * another stand in, they are not said: this voice would misread them.
   */
  void remark(Utterance... words) {
    for (Utterance each : words) {
      if (each.language().equals(language)) {
        remarks.add(each);
      }
    }
  }

  /** Says the remarks and this, and returns when all was heard. */
  void say(Utterance utterance) {
    remarks.add(utterance);
    sayRemarks();
  }

  /** Says the remarks, and returns when they were heard. */
  void sayRemarks() {
    if (synthesizer != null && loudspeaker != null && !remarks.isEmpty()) {
      for (Utterance remark : remarks) {
        AudioClip sound = synthesizer.speak(remark).audio();
        loudspeaker.write(sound);
        loudspeaker.write(AudioClip.silence(sound.sampleRate(), BETWEEN_SENTENCES));
      }
      loudspeaker.finish();
    }
    remarks.clear();
  }

  @Override
  public void close() {
    if (synthesizer != null) {
      synthesizer.close();
    }
    if (loudspeaker != null) {
      loudspeaker.close();
    }
  }
}
