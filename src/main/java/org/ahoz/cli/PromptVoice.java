package org.ahoz.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioException;
import org.ahoz.audio.AudioOutput;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.Synthesizer;
import org.jspecify.annotations.Nullable;

/**
 * Says what is to be repeated, answers and remarks, where there is a voice and a loudspeaker. What
 * it says is heard when it returns, so that a microphone may be listened to again.
 */
final class PromptVoice implements AutoCloseable {

  private static final Duration BETWEEN_SENTENCES = Duration.ofMillis(250);

  private final Map<Locale, Synthesizer> synthesizers = new HashMap<>();
  private final Consumer<String> teller;
  private final String otherwise;
  private final List<Utterance> remarks = new ArrayList<>();
  private @Nullable AudioOutput loudspeaker;

  private PromptVoice(Consumer<String> teller, String otherwise) {
    this.teller = teller;
    this.otherwise = otherwise;
  }

  /** One that says nothing. */
  static PromptVoice none() {
    return new PromptVoice(message -> {}, "");
  }

  /**
   * A voice; where there is none, or no loudspeaker, that is told, and nothing is said.
   *
   * @param languages that it is to speak
   * @param voices one for each language
   * @param otherwise what is done in place of speaking, as the end of a sentence
   */
  static PromptVoice open(
      List<Locale> languages,
      Function<Locale, Synthesizer> voices,
      Supplier<AudioOutput> loudspeaker,
      Console console,
      String otherwise) {
    PromptVoice voice = new PromptVoice(console::tell, otherwise);
    try {
      voice.loudspeaker = loudspeaker.get();
      languages.forEach(language -> voice.synthesizers.computeIfAbsent(language, voices));
    } catch (AudioException | SpeechException e) {
      voice.fallSilent(e);
    }
    return voice;
  }

  /**
   * Takes remarks, to be said before what is said next. Where a language lacks words and those of
   * another stand in, they are not said: this voice would misread them.
   */
  void remark(Utterance... words) {
    for (Utterance each : words) {
      if (synthesizers.containsKey(each.language())) {
        remarks.add(each);
      }
    }
  }

  /** Says the remarks and this, and returns when all was heard. */
  void say(Utterance utterance) {
    remark(utterance);
    sayRemarks();
  }

  /** Says the remarks, and returns when they were heard. */
  void sayRemarks() {
    AudioOutput output = loudspeaker;
    if (output != null && !remarks.isEmpty()) {
      try {
        remarks.forEach(remark -> write(remark, output));
        output.finish();
      } catch (AudioException | SpeechException e) {
        fallSilent(e);
      }
    }
    remarks.clear();
  }

  private void write(Utterance words, AudioOutput output) {
    Synthesizer synthesizer = synthesizers.get(words.language());
    if (synthesizer != null) {
      AudioClip sound = synthesizer.speak(words).audio();
      output.write(sound);
      output.write(AudioClip.silence(sound.sampleRate(), BETWEEN_SENTENCES));
    }
  }

  /** Tells why nothing is said any more; what goes on besides need not end for that. */
  private void fallSilent(RuntimeException why) {
    close();
    teller.accept(why.getMessage() + "; " + otherwise);
  }

  @Override
  public void close() {
    synthesizers.values().forEach(Synthesizer::close);
    synthesizers.clear();
    if (loudspeaker != null) {
      loudspeaker.close();
      loudspeaker = null;
    }
  }
}
