package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.speech.Prosody;
import org.junit.jupiter.api.Test;

class EnrolmentTest {

  private static final int PHRASES = 6;

  private final SaidPhrases phrases = new SaidPhrases();
  private final Enrolment enrolment = new Enrolment(AcousticModel.bundled(), Calibration.bundled());

  @Test
  void aVoiceIsUnderstoodBetterByWhatItSaidBefore() {
    List<Prompt> prompts = SaidPhrases.prompts(PHRASES);
    List<AudioClip> clips = SaidPhrases.said(prompts, Prosody.OWN.withPitch(1.3));
    for (int i = 0; i < PHRASES; i++) {
      assertThat(add(clips.get(i), prompts.get(i)))
          .as(prompts.get(i).said().text())
          .isEqualTo(Enrolment.Verdict.TAKEN);
    }
    assertThat(add(clips.get(1), prompts.get(4))).isNotEqualTo(Enrolment.Verdict.TAKEN);
    assertThat(enrolment.phrases()).isEqualTo(PHRASES);
    Enrolment.Outcome outcome = enrolment.outcome();
    assertThat(outcome.phrases()).isEqualTo(PHRASES);
    assertThat(outcome.before().right()).isGreaterThanOrEqualTo(PHRASES - 2);
    assertThat(outcome.after().margin()).isGreaterThan(outcome.before().margin());
    assertThat(outcome.helps()).isTrue();
    assertThat(outcome.speaker().utterances()).isEqualTo(PHRASES);
  }

  @Test
  void aBeepIsNoPhrase() {
    short[] samples = new short[FrontEnd.SAMPLE_RATE];
    for (int i = samples.length / 4; i < samples.length * 3 / 4; i++) {
      samples[i] = (short) (8000 * Math.sin(i * 0.4));
    }
    Prompt prompt = SaidPhrases.prompts(1).get(0);
    assertThat(add(AudioClip.of(FrontEnd.SAMPLE_RATE, samples), prompt))
        .isNotEqualTo(Enrolment.Verdict.TAKEN);
    assertThat(add(AudioClip.silence(FrontEnd.SAMPLE_RATE, Duration.ofMillis(100)), prompt))
        .isEqualTo(Enrolment.Verdict.STRANGE);
    assertThat(enrolment.phrases()).isZero();
  }

  @Test
  void helpIsMoreThatIsRightOrElseAWiderMargin() {
    assertThat(helps(5, 10, 6, 8)).isTrue();
    assertThat(helps(6, 10, 5, 80)).isFalse();
    assertThat(helps(6, 10, 6, 10.5)).isTrue();
    assertThat(helps(6, 10, 6, 10)).isFalse();
  }

  private static boolean helps(int right, double margin, int rightAfter, double marginAfter) {
    return new Enrolment.Outcome(
            10,
            new Enrolment.Understanding(right, margin),
            new Enrolment.Understanding(rightAfter, marginAfter),
            SpeakerStatistics.NONE)
        .helps();
  }

  private Enrolment.Verdict add(AudioClip clip, Prompt prompt) {
    return enrolment.add(clip, phrases.book(prompt), prompt.move());
  }
}
