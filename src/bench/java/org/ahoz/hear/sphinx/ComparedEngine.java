package org.ahoz.hear.sphinx;

import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Move;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;

/** A recognizer in this process, to be compared with others. */
interface ComparedEngine {

  /** Gets ready for what may be said now. */
  void expect(PhraseBook book);

  /** What was said of that which was expected. */
  Recognition hear(AudioClip sound, PhraseBook book);

  /** Learns from what was heard last, where that is possible. */
  void learn(Move move);

  /**
   * Our own, as the program has it or by sound alone.
   *
   * @param isPlain whether it neither learns nor knows how often moves are played
   */
  static ComparedEngine own(boolean isPlain) {
    Calibration calibration = Calibration.bundled();
    SphinxRecognizer recognizer =
        SphinxRecognizer.of(
            AcousticModel.bundled(),
            isPlain ? calibration.withoutPrior() : calibration,
            SpeakerStatistics.NONE);
    return new ComparedEngine() {
      @Override
      public void expect(PhraseBook book) {
        recognizer.prepare(book, Talk.NEW);
      }

      @Override
      public Recognition hear(AudioClip sound, PhraseBook book) {
        return recognizer.recognize(sound, book, Talk.NEW);
      }

      @Override
      public void learn(Move move) {
        if (!isPlain) {
          recognizer.learn(move, false);
        }
      }
    };
  }
}
