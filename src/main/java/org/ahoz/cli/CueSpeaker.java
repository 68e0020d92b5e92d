package org.ahoz.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.ahoz.audio.AudioClip;
import org.ahoz.notation.Game;
import org.ahoz.script.Cue;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.VoiceChooser;
import org.jspecify.annotations.Nullable;

/**
 * Speaks cues, each in a voice of its language: one voice for moves, more for comments. Safe for
 * use by several threads.
 */
final class CueSpeaker implements AutoCloseable {

  private static final Duration BETWEEN_GAMES = Duration.ofSeconds(2);

  private final Locale ownLanguage;
  private final VoiceOptions own;
  private final Console console;
  private final Map<Locale, Synthesizer> voices = new ConcurrentHashMap<>();

  /**
   * Opens the voice of the moves.
   *
   * @param language of the moves, for which the voice is chosen
   */
  CueSpeaker(Locale language, VoiceOptions voice, Console console) {
    this.ownLanguage = language;
    this.own = voice;
    this.console = console;
    voices.put(language, voice.open(language));
  }

  /** What decides how a language sounds. */
  String fingerprint(Locale language) {
    return language.equals(ownLanguage)
        ? own.fingerprint(language)
        : VoiceChooser.bundled().choose(language, null).fingerprint(Prosody.OWN);
  }

  /** A whole game, after a pause if another was before it. */
  void speak(Game game, List<Cue> cues, Recording recording) {
    @Nullable Duration first = recording.hasSpoken() ? BETWEEN_GAMES : null;
    String title = SoundOptions.title(game);
    recording.begin(title.isEmpty() ? String.valueOf(game.number()) : title);
    for (Cue cue : cues) {
      Duration pause = first == null ? cue.pause() : first;
      Optional<AudioClip> clip = speak(cue, pause);
      if (clip.isPresent()) {
        recording.add(cue, clip.get(), pause);
        first = null;
      }
    }
  }

  /** A cue behind a pause; nothing where no voice can say it, which is told. */
  Optional<AudioClip> speak(Cue cue, Duration pause) {
    Synthesizer voice =
        voices.computeIfAbsent(
            cue.utterance().language(),
            language -> VoiceChooser.bundled().choose(language, null).open(Prosody.OWN));
    try {
      return Optional.of(voice.speak(cue.utterance().afterPause(pause)).audio());
    } catch (SpeechException e) {
      // What an annotator wrote may be in a script that the voice does not know.
      if (e.kind() != SpeechException.Kind.UNSPEAKABLE || !isOfAnnotator(cue)) {
        throw e;
      }
      console.tell("left out \"" + cue.utterance().text() + "\": " + e.getMessage());
      return Optional.empty();
    }
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
