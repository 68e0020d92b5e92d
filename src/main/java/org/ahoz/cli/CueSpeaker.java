package org.ahoz.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.ahoz.script.Cue;
import org.ahoz.script.VariationPitch;
import org.ahoz.speech.Speech;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.Synthesizer;

/**
 * Speaks cues, each in a voice of its language, and at its height: moves and comments may differ in
 * the one, the game and its variations in the other. Safe for use by several threads.
 */
final class CueSpeaker implements AutoCloseable {

  /** Stands between the pause before a cue and its words. */
  private static final String START = "start";

  private final Locale language;
  private final VoiceOptions options;
  private final VariationPitch variationPitch;
  private final Console console;
  private final Map<Manner, Synthesizer> voices = new ConcurrentHashMap<>();

  private record Manner(Locale language, double pitch) {}

  /**
   * Opens the voice of the moves.
   *
   * @param language of the moves, for which the voice is chosen
   */
  CueSpeaker(Locale language, VoiceOptions options, Console console) {
    this.language = language;
    this.options = options;
    this.console = console;
    variationPitch = options.variationPitch();
    voice(new Manner(language, 1));
  }

  /** What decides how a language sounds. */
  String fingerprint(Locale spoken) {
    String voice =
        spoken.equals(language)
            ? options.fingerprint(spoken)
            : options.fingerprintForComments(spoken);
    return voice + " " + variationPitch;
  }

  /** A cue behind a pause; nothing where no voice can say it, which is told. */
  Optional<SpokenCue> speak(Cue cue, Duration pause) {
    Synthesizer voice = voice(new Manner(cue.utterance().language(), variationPitch.at(cue)));
    try {
      Speech speech = voice.speak(cue.utterance().afterMark(START).afterPause(pause));
      return Optional.of(
          new SpokenCue(speech.audio(), speech.marks().getOrDefault(START, Duration.ZERO)));
    } catch (SpeechException e) {
      // What an annotator wrote may be in a script that the voice does not know.
      if (e.kind() != SpeechException.Kind.UNSPEAKABLE || !isOfAnnotator(cue)) {
        throw e;
      }
      console.tell("left out \"" + cue.utterance().text() + "\": " + e.getMessage());
      return Optional.empty();
    }
  }

  private Synthesizer voice(Manner manner) {
    return voices.computeIfAbsent(
        manner,
        each ->
            each.language().equals(language)
                ? options.open(each.language(), each.pitch())
                : options.openForComments(each.language(), each.pitch()));
  }

  private static boolean isOfAnnotator(Cue cue) {
    return cue.kind() == Cue.Kind.COMMENT || cue.kind() == Cue.Kind.TITLE;
  }

  @Override
  public void close() {
    List<Synthesizer> open = new ArrayList<>(voices.values());
    voices.clear();
    open.forEach(Synthesizer::close);
  }
}
