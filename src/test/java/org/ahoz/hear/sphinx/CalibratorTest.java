package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.Prosody;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Calibrates by what FreeTTS says: itself, where it cannot be played, and backwards. */
class CalibratorTest {

  private static final int COUNT = 6;

  /** Under these nothing is refused, and a difference means hardly anything. */
  private static final Calibration CREDULOUS = new Calibration(0.04, 7, 1e4, -100, 20);

  /** Under these everything is. */
  private static final Calibration DEAF = new Calibration(0.16, 7, 40, 100, 20);

  private static final Listener LISTENER = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK));

  private static List<Prompt> prompts = List.of();
  private static List<AudioClip> clips = List.of();

  @BeforeAll
  static void speak() {
    prompts = SaidPhrases.prompts(COUNT);
    clips = SaidPhrases.said(prompts, Prosody.OWN);
  }

  private static Calibrator.Outcome outcome(Calibration start) {
    Calibrator calibrator = new Calibrator(AcousticModel.bundled(), start);
    Calibrator.Voice voice = calibrator.voice(SpeakerStatistics.NONE);
    for (int i = 0; i < COUNT; i++) {
      Prompt prompt = prompts.get(i);
      PhraseBook book = LISTENER.phraseBook(prompt.position());
      voice.move(clips.get(i), LISTENER, book, prompt.move());
      voice.noMove(backwards(clips.get(i)), LISTENER, book);
      for (Prompt other : prompts) {
        if (isNotLegal(prompt.move(), other.position())) {
          voice.notLegal(clips.get(i), LISTENER, LISTENER.phraseBook(other.position()));
          break;
        }
      }
    }
    return calibrator.outcome();
  }

  private static boolean isNotLegal(Move move, Position position) {
    return position.legalMoves().stream()
        .noneMatch(each -> each.role() == move.role() && each.to().equals(move.to()));
  }

  private static AudioClip backwards(AudioClip clip) {
    short[] samples = clip.samples();
    short[] turned = new short[samples.length];
    for (int i = 0; i < samples.length; i++) {
      turned[i] = samples[samples.length - 1 - i];
    }
    return AudioClip.of(clip.sampleRate(), turned);
  }

  @Test
  void whoBelievesEverythingLearnsToRefuse() {
    Calibrator.Outcome outcome = outcome(CREDULOUS);
    assertThat(outcome.before().moves()).isEqualTo(COUNT);
    assertThat(outcome.before().noMoves()).isEqualTo(COUNT);
    assertThat(outcome.calibration().prior()).isEqualTo(CREDULOUS.prior());
    assertThat(outcome.calibration().learningMargin()).isEqualTo(CREDULOUS.learningMargin());
    assertThat(outcome.calibration().leastFit()).isGreaterThan(CREDULOUS.leastFit());
    assertThat(outcome.calibration().scale()).isGreaterThan(CREDULOUS.scale());
    assertThat(outcome.after().taken()).isGreaterThanOrEqualTo(outcome.before().taken());
    assertThat(outcome.after().wrong()).isZero();
    assertThat(outcome.after().noMovesTaken()).isZero();
    assertThat(outcome.after().notLegalTaken())
        .isLessThanOrEqualTo(outcome.before().notLegalTaken());
  }

  @Test
  void whoBelievesNothingLearnsToTakeMoves() {
    Calibrator.Outcome outcome = outcome(DEAF);
    assertThat(outcome.before().taken()).isZero();
    assertThat(outcome.after().taken()).isGreaterThan(COUNT / 2);
    assertThat(outcome.heldOut().moves()).isEqualTo(COUNT);
  }
}
