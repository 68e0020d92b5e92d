package org.ahoz.hear.vosk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.ahoz.hear.HeardWord;
import org.ahoz.hear.Hypothesis;
import org.junit.jupiter.api.Test;

/** Answers in the form that Vosk 0.3.45 gives them, in its own order of keys and spacing. */
class VoskAnswerTest {

  private static final String ALTERNATIVES =
      """
      {
        "alternatives" : [{
            "confidence" : 259.316742,
            "result" : [{
                "end" : 0.720000,
                "start" : 0.330000,
                "word" : "one"
              }, {
                "end" : 1.110000,
                "start" : 0.720000,
                "word" : "two"
              }],
            "text" : "one two"
          }, {
            "confidence" : 256.109253,
            "result" : [{
                "end" : 0.720000,
                "start" : 0.330000,
                "word" : "one"
              }, {
                "end" : 1.110000,
                "start" : 0.720000,
                "word" : "[unk]"
              }],
            "text" : "one [unk]"
          }]
      }
      """;

  private static final String ONE =
      """
      {
        "result" : [{
            "conf" : 0.872530,
            "end" : 0.960000,
            "start" : 0.450000,
            "word" : "one"
          }, {
            "conf" : 0.000000,
            "end" : 1.290000,
            "start" : 0.960000,
            "word" : "two"
          }],
        "text" : "one two"
      }
      """;

  @Test
  void alternativesBecomeHypothesesInTheirOrder() {
    List<Hypothesis> all = VoskAnswer.read(ALTERNATIVES);
    assertThat(all).extracting(Hypothesis::text).containsExactly("one two", "one [unk]");
    assertThat(all).noneMatch(Hypothesis::exact);
    assertThat(all.get(0).logLikelihood()).isCloseTo(259.3167, within(0.001));
    assertThat(all.get(0).words().get(1))
        .isEqualTo(new HeardWord("two", 1, Duration.ofMillis(720), Duration.ofMillis(1110)));
  }

  @Test
  void confidencesOfWordsAreKeptAboveZero() {
    List<Hypothesis> all = VoskAnswer.read(ONE);
    assertThat(all).hasSize(1);
    assertThat(all.get(0).logLikelihood()).isNull();
    assertThat(all.get(0).words())
        .extracting(HeardWord::confidence)
        .containsExactly(0.87253, 0.001);
    assertThat(all.get(0).words().get(0).start()).isEqualTo(Duration.ofMillis(450));
  }

  @Test
  void wordsWithoutTimesAreTakenFromTheText() {
    assertThat(
            VoskAnswer.read("{\"alternatives\" : [{\"confidence\" : 7, \"text\" : \"one two\"}]}"))
        .extracting(Hypothesis::text)
        .containsExactly("one two");
  }

  @Test
  void silenceIsNoHypothesis() {
    assertThat(VoskAnswer.read("{\"alternatives\" : [{\"text\": \"\", \"confidence\" : 1.0}] }"))
        .isEmpty();
    assertThat(VoskAnswer.read("{\"text\": \"\"}")).isEmpty();
  }

  @Test
  void whatIsNotKnownIsPassedOver() {
    assertThat(VoskAnswer.read("{\"spk\" : [0.1, {\"a\" : []}], \"text\" : \"one\"}"))
        .extracting(Hypothesis::text)
        .containsExactly("one");
  }

  @Test
  void whatIsNoAnswerIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> VoskAnswer.read("one two"));
    assertThatIllegalArgumentException().isThrownBy(() -> VoskAnswer.read("[]"));
    assertThatIllegalArgumentException().isThrownBy(() -> VoskAnswer.read(""));
    assertThatIllegalArgumentException().isThrownBy(() -> VoskAnswer.read("{\"text\" : \"one"));
    assertThatIllegalArgumentException().isThrownBy(() -> VoskAnswer.read("{\"text\" : [1]}"));
  }
}
