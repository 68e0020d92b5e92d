package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.ahoz.speech.Candidate.Manner;
import org.ahoz.speech.SpeechException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoiceChooserTest {

  private static final Locale QAA = Locale.forLanguageTag("qaa");
  private static final Locale QAA_THERE = Locale.forLanguageTag("qaa-QM");
  private static final String PHONES = "phones: arpabet";

  @TempDir private Path folder;
  private Voices voices = none();

  @Test
  void theBetterEngineSpeaks() {
    add("qaa-a-low", "two", "qaa", "qaa", "");
    add("qaa-b-low", "one", "qaa", "qaa", "");
    Candidate choice = chooser(Recorder.ready("one"), Recorder.ready("two")).choose(QAA, null);
    assertThat(choice.voice().id()).isEqualTo("qaa-b-low");
    assertThat(choice.manner()).isEqualTo(Manner.NATIVE);
    assertThat(choice.reason()).isEqualTo("it is a voice for qaa");
  }

  @Test
  void anEngineThatIsNotReadyIsPassedOver() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    add("qaa-b-low", "two", "qaa", "qaa", "");
    Candidate choice = chooser(Recorder.broken("one"), Recorder.ready("two")).choose(QAA, null);
    assertThat(choice.voice().id()).isEqualTo("qaa-b-low");
  }

  @Test
  void enginesThatAreNotNeededAreNotTried() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    add("qaa-b-low", "two", "qaa", "qaa", "");
    Recorder second = Recorder.ready("two");
    chooser(Recorder.ready("one"), second).choose(QAA, null);
    assertThat(second.probes).isZero();
  }

  @Test
  void aVoiceOfTheRegionComesBeforeOneOfTheLanguage() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    add("qaa-QM-b-low", "two", "qaa-QM", "qaa-QM, qaa", "");
    VoiceChooser chooser = chooser(Recorder.ready("one"), Recorder.ready("two"));
    assertThat(ids(chooser, QAA_THERE)).containsExactly("qaa-QM-b-low", "qaa-a-low");
    assertThat(ids(chooser, QAA)).containsExactly("qaa-a-low", "qaa-QM-b-low");
  }

  @Test
  void aVoiceComesFirstInTheLanguageThatItNamesFirst() {
    add("qab-a-low", "one", "qab", "qab, qaa", "");
    add("qaa-b-low", "one", "qaa", "qaa", "");
    assertThat(ids(chooser(Recorder.ready("one")), QAA)).containsExactly("qaa-b-low", "qab-a-low");
  }

  @Test
  void aPrivateVariantIsSpokenByTheVoiceOfItsLanguage() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    Locale variant = Locale.forLanguageTag("qaa-x-test");
    assertThat(ids(chooser(Recorder.ready("one")), variant)).containsExactly("qaa-a-low");
  }

  @Test
  void aLanguageIsNotTakenForOneWhoseTagBeginsAlike() {
    add("qa-a-low", "one", "qa", "qa", "");
    assertThat(ids(chooser(Recorder.ready("one")), QAA)).isEmpty();
  }

  @Test
  void withoutAVoiceOfTheLanguageItsSoundsAreSaid() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    add("qab-b-low", "two", "qab", "qab", PHONES);
    Candidate choice = chooser(Recorder.broken("one"), Recorder.ready("two")).choose(QAA, null);
    assertThat(choice.voice().id()).isEqualTo("qab-b-low");
    assertThat(choice.manner()).isEqualTo(Manner.BY_SOUNDS);
    assertThat(choice.reason()).contains("no voice for qaa is ready");
  }

  @Test
  void aVoiceThatSpeaksNoLanguageIsOnlyAskedFor() {
    add("und-a-low", "one", "und", "", PHONES);
    VoiceChooser chooser = chooser(Recorder.ready("one"));
    assertThat(ids(chooser, QAA)).isEmpty();
    assertThat(chooser.choose(QAA, "und-a-low").manner()).isEqualTo(Manner.CHOSEN);
  }

  @Test
  void theUsersChoiceCountsWhateverItSpeaks() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    add("qab-b-low", "two", "qab", "qab", "");
    Candidate choice =
        chooser(Recorder.ready("one"), Recorder.ready("two")).choose(QAA, "qab-b-low");
    assertThat(choice.voice().id()).isEqualTo("qab-b-low");
    assertThat(choice.reason()).isEqualTo("you chose it");
  }

  @Test
  void aVoiceThatIsNotThereIsRefusedWithThoseThatAre() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    VoiceChooser chooser = chooser(Recorder.ready("one"));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> chooser.choose(QAA, "qaa-z-low"))
        .withMessage("qaa-z-low: there is no voice of this name; voices for qaa are qaa-a-low")
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.UNKNOWN_VOICE);
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> chooser.choose(Locale.forLanguageTag("qac"), "qaa-z-low"))
        .withMessageContaining("ahoz voice list");
  }

  @Test
  void aChosenVoiceWhoseEngineIsNotReadyIsNotReplacedByAnother() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    add("qaa-b-low", "two", "qaa", "qaa", "");
    VoiceChooser chooser = chooser(Recorder.ready("one"), Recorder.broken("two"));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> chooser.choose(QAA, "qaa-b-low"))
        .satisfies(
            e -> {
              assertThat(e.kind()).isEqualTo(Kind.ENGINE_UNAVAILABLE);
              assertThat(e.place()).isEqualTo("qaa-b-low");
              assertThat(e.reason()).contains("two is broken");
              assertThat(e.cure()).isEqualTo("mend two");
            });
  }

  @Test
  void whenNothingSpeaksAllReasonsAndCuresAreGiven() {
    add("qaa-a-low", "one", "qaa", "qaa", "");
    add("qaa-b-low", "two", "qaa", "qaa", "");
    VoiceChooser chooser = chooser(Recorder.broken("one"), Recorder.broken("two"));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> chooser.choose(QAA, null))
        .withMessage(
            "qaa: no voice is ready: qaa-a-low with one: one is broken; "
                + "qaa-b-low with two: two is broken; mend one, or mend two")
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.NO_VOICE);
  }

  @Test
  void aLanguageWithoutAnyVoiceSaysSo() {
    VoiceChooser chooser = chooser(Recorder.ready("one"));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> chooser.choose(QAA, null))
        .withMessageStartingWith("qaa: there is no voice for it")
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.NO_VOICE);
  }

  @Test
  void theProgramsOwnVoicesAndEnginesFindOneAnother() {
    VoiceChooser chooser = VoiceChooser.bundled();
    Set<String> engines = SpeechEngines.ids(chooser.engines());
    assertThat(engines).contains("freetts", "espeak", "espeak-command", "silent");
    assertThat(chooser.voices().all())
        .allSatisfy(voice -> assertThat(engines).contains(voice.engine()));
  }

  private VoiceChooser chooser(SpeechEngine... engines) {
    return VoiceChooser.of(voices, List.of(engines));
  }

  private static List<String> ids(VoiceChooser chooser, Locale language) {
    return chooser.candidates(language).stream().map(candidate -> candidate.voice().id()).toList();
  }

  private void add(String id, String engine, String language, String speaks, String more) {
    try {
      Files.createDirectories(folder.resolve(id));
      Files.writeString(
          folder.resolve(id).resolve("voice.yaml"),
          VoiceTexts.text(id, engine, language, speaks, more));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    voices = none().with(folder);
    assertThat(voices.problems()).isEmpty();
  }

  private static Voices none() {
    return Voices.bundled(new URLClassLoader(new URL[0], null), VoiceTexts.ENGINES);
  }
}
