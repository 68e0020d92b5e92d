package org.ahoz.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.live.Rate;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.VoiceChooser;

/** Voices whose speed changes while they speak: one for moves and answers, more for comments. */
final class LiveVoices implements LivePlayer.Speaker, AutoCloseable {

  private final VoiceOptions options;
  private final Console console;
  private final Map<Locale, Candidate> chosen = new HashMap<>();
  private final Map<Locale, Synthesizer> open = new HashMap<>();
  private final Rate usual;
  private Rate rate;

  /**
   * Opens the voice of the moves.
   *
   * @param language of the moves, for which the voice is chosen
   */
  LiveVoices(Locale language, VoiceOptions options, Console console) {
    this.options = options;
    this.console = console;
    Candidate choice = options.choose(language);
    chosen.put(language, choice);
    Prosody manner = options.prosody();
    usual = new Rate(manner.rateFor(choice.voice()), Prosody.SLOWEST, Prosody.FASTEST);
    rate = usual;
    open.put(language, options.open(choice, manner));
  }

  /** How fast the voice of the moves speaks if nobody changes it. */
  Rate rate() {
    return usual;
  }

  @Override
  public Optional<AudioClip> speak(Utterance utterance, Rate wanted) {
    if (!wanted.equals(rate)) {
      close();
      rate = wanted;
    }
    try {
      return Optional.of(voice(utterance.language()).speak(utterance).audio());
    } catch (SpeechException e) {
      if (e.kind() != SpeechException.Kind.UNSPEAKABLE) {
        throw e;
      }
      // What an annotator wrote may be in a script that the voice does not know.
      console.tell("left out \"" + utterance.text() + "\": " + e.getMessage());
      return Optional.empty();
    }
  }

  private Synthesizer voice(Locale language) {
    return open.computeIfAbsent(
        language,
        wanted -> {
          // Only the voice of the moves is its user's choice; it was chosen first.
          Candidate choice =
              chosen.computeIfAbsent(wanted, other -> VoiceChooser.bundled().choose(other, null));
          Prosody manner = options.prosody();
          return options.open(
              choice, rate.equals(usual) ? manner : manner.withRate(rate.wordsPerMinute()));
        });
  }

  @Override
  public void close() {
    List<Synthesizer> voices = new ArrayList<>(open.values());
    open.clear();
    voices.forEach(Synthesizer::close);
  }
}
