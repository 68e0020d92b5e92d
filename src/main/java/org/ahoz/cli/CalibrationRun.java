package org.ahoz.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Trust;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.sphinx.Calibration;
import org.ahoz.hear.sphinx.Calibrator;
import org.ahoz.hear.sphinx.SpeakerStatistics;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;

/**
 * Chooses thresholds by recordings of which it is known what they say. What is to be refused is
 * made of the same recordings: each move is also heard where no move of that piece goes there, and
 * backwards, which is speech and no word of any language.
 */
final class CalibrationRun {

  private final Lexicons lexicons;
  private final String language;
  private final Trust trust;
  private final Map<String, Listener> listeners = new TreeMap<>();

  /**
   * A run.
   *
   * @param language the tag of the language of voices that do not name theirs
   */
  CalibrationRun(Lexicons lexicons, String language, Trust trust) {
    this.lexicons = lexicons;
    this.language = language;
    this.trust = trust;
  }

  /**
   * Hears all recordings.
   *
   * @param others sounds that are no moves
   */
  Calibrator.Outcome run(
      List<EvaluationIndex.Row> rows,
      List<AudioClip> others,
      Calibration start,
      SpeakerStatistics speaker) {
    Map<String, List<EvaluationIndex.Row>> voices =
        rows.stream()
            .collect(
                Collectors.groupingBy(
                    EvaluationIndex.Row::voice, LinkedHashMap::new, Collectors.toList()));
    Calibrator calibrator = new Calibrator(AcousticModel.bundled(), start);
    voices.forEach(
        (name, own) -> {
          Listener listener = listener(own.get(0).language(lexicons, language));
          Calibrator.Voice voice = calibrator.voice(speaker);
          for (int i = 0; i < own.size(); i++) {
            hear(own, i, voice, listener);
          }
        });
    if (!others.isEmpty()) {
      Calibrator.Voice voice = calibrator.voice(speaker);
      Listener listener = listener(language);
      PhraseBook book = listener.phraseBook(rows.get(0).position());
      others.forEach(sound -> voice.noMove(sound, listener, book));
    }
    return calibrator.outcome();
  }

  private Listener listener(String tag) {
    return listeners.computeIfAbsent(tag, key -> Listener.of(lexicons.get(key)).with(trust));
  }

  private static void hear(
      List<EvaluationIndex.Row> rows, int index, Calibrator.Voice voice, Listener listener) {
    EvaluationIndex.Row row = rows.get(index);
    Position position = row.position();
    PhraseBook book = listener.phraseBook(position);
    AudioClip sound = SpokenFile.read(row.file());
    switch (row.kind(position)) {
      case NO_MOVE -> voice.noMove(sound, listener, book);
      case NOT_LEGAL -> voice.notLegal(sound, listener, book);
      case MOVE -> {
        Move move = San.parse(row.san()).in(position).orElseThrow();
        voice.move(sound, listener, book, move);
        voice.noMove(backwards(sound), listener, book);
        for (int i = 1; i < rows.size(); i++) {
          // Far from each other in a game, so that few moves are legal in both positions.
          Position other = rows.get((index + i * rows.size() / 2 + i) % rows.size()).position();
          if (other.legalMoves().stream().noneMatch(each -> isLike(each, move))) {
            voice.notLegal(sound, listener, listener.phraseBook(other));
            break;
          }
        }
      }
    }
  }

  /** Whether moves may be said in the same words: the same piece goes to the same square. */
  private static boolean isLike(Move one, Move other) {
    return one.role() == other.role()
        && one.to().equals(other.to())
        && one instanceof Move.Castle == other instanceof Move.Castle;
  }

  private static AudioClip backwards(AudioClip sound) {
    short[] samples = sound.samples();
    for (int i = 0, j = samples.length - 1; i < j; i++, j--) {
      short sample = samples[i];
      samples[i] = samples[j];
      samples[j] = sample;
    }
    return AudioClip.of(sound.sampleRate(), samples);
  }

  /** What was found, in words. */
  static List<String> words(Calibrator.Outcome outcome) {
    return List.of(
        "before: " + words(outcome.before()),
        "now: " + words(outcome.after()),
        "to be expected of others: " + words(outcome.heldOut()));
  }

  private static String words(Calibrator.Count count) {
    int refused = count.moves() - count.taken() - count.asked();
    return "of "
        + count.moves()
        + " moves "
        + count.taken()
        + " are taken, "
        + (count.wrong() == 0 ? "none" : String.valueOf(count.wrong()))
        + " of them wrong, "
        + count.asked()
        + " asked about and "
        + refused
        + " refused; taken are "
        + part(count.notLegalTaken(), count.notLegal())
        + " that are not legal and "
        + part(count.noMovesTaken(), count.noMoves())
        + " that are no moves";
  }

  private static String part(int part, int all) {
    return String.format(
        Locale.ROOT, "%d of %d (%.1f %%)", part, all, all == 0 ? 0 : 100.0 * part / all);
  }
}
