package org.ahoz.cli;

import java.util.List;
import java.util.function.Predicate;
import org.ahoz.announce.MoveQuestion;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.chess.Move;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.sphinx.SpeechDetector;
import org.ahoz.hear.sphinx.SphinxRecognizer;
import org.jspecify.annotations.Nullable;

/** One person being listened to: utterances become moves, and each that is clear is learnt from. */
final class SoundHearing {

  /** Voices around that are less than so many decibels softer make a move sound like none. */
  private static final double AUDIBLE_ROOM = 25;

  /**
   * How much stranger a move may sound for that: with others talking 20 decibels below, 7 of a
   * hundred moves are stranger still, and 10 of a hundred that are none are not.
   */
  private static final double STRANGER = 0.4;

  private final Polyglot polyglot;
  private final EarOptions options;
  private @Nullable Recognizer recognizer;

  SoundHearing(Polyglot polyglot, EarOptions options) {
    this.polyglot = polyglot;
    this.options = options;
  }

  Polyglot polyglot() {
    return polyglot;
  }

  /** The recognizer, which takes a second to come to life and so is made when it is needed. */
  Recognizer recognizer() {
    Recognizer known = recognizer;
    if (known == null) {
      known = options.recognizer();
      recognizer = known;
    }
    return known;
  }

  /** What of all sound is speech, and is to be heard at all. */
  Predicate<AudioClip> speech() {
    // Other ears bring a model of their own; a second one in memory would be too much for this.
    return options.areOwn() ? new SpeechDetector(AcousticModel.bundled()) : sound -> true;
  }

  /**
   * What an utterance means. What noise covers is asked for once more, and not guessed at; what may
   * well be something else, for noise, for voices around or for want of half the sound, is asked
   * rather than taken.
   */
  HeardSound hear(AudioClip utterance, List<PhraseBook> books, Talk talk) {
    SoundQuality quality = SoundQuality.of(utterance);
    List<Recognition> clean = recognizer().recognize(utterance, books, talk);
    boolean isForgiven =
        quality.signalToNoise() < AUDIBLE_ROOM && clean.stream().allMatch(Recognition::strange);
    List<Recognition> recognitions =
        isForgiven ? clean.stream().map(each -> each.forgiving(STRANGER)).toList() : clean;
    Polyglot.Answer answer = polyglot.hearSound(books, recognitions, talk);
    Listener listener = answer.listener();
    if (quality.isCovered()) {
      answer =
          new Polyglot.Answer(
              new Heard.NotUnderstood("", MoveQuestion.again(listener.speaker())), listener);
    } else if (quality.isDoubtful() || isForgiven) {
      answer = new Polyglot.Answer(doubted(answer.heard(), books, talk, listener), listener);
    }
    if (answer.heard() instanceof Heard.Understood understood) {
      learn(understood.move(), talk.asked().contains(understood.move()));
    }
    return new HeardSound(answer, recognitions, quality);
  }

  /** Learns from the last utterance that it was this move, as whoever spoke has confirmed. */
  void confirm(Move move) {
    learn(move, true);
  }

  private void learn(Move move, boolean confirmed) {
    recognizer().learn(move, confirmed);
    if (recognizer() instanceof SphinxRecognizer sphinx) {
      options.keep(sphinx.speaker());
    }
  }

  /** Whether a move is meant, in place of a move that was not asked about before. */
  private static Heard doubted(Heard heard, List<PhraseBook> books, Talk talk, Listener listener) {
    if (heard instanceof Heard.Understood understood && !talk.asked().contains(understood.move())) {
      return asked(understood.move(), understood.confidence(), books, listener);
    }
    if (heard instanceof Heard.Corrected corrected && !talk.asked().contains(corrected.move())) {
      return asked(corrected.move(), corrected.confidence(), books, listener);
    }
    return heard;
  }

  private static Heard asked(
      Move move, double confidence, List<PhraseBook> books, Listener listener) {
    List<Move> moves = List.of(move);
    return new Heard.Unclear(
        moves, confidence, MoveQuestion.about(moves, listener.speaker(), books.get(0)::positionOf));
  }
}
