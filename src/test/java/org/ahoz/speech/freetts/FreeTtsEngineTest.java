package org.ahoz.speech.freetts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.phones.Phone;
import org.ahoz.phones.PhoneTable;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Phrases;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Speech;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Words;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FreeTtsEngineTest {

  private static final FreeTtsEngine ENGINE = new FreeTtsEngine();
  private static final Voice KEVIN = EngineSpeech.voiceOf("freetts");
  private static final Locale NATIVE = KEVIN.speaks().get(0);
  private static final Locale FOREIGN = Locale.forLanguageTag("qaa");

  private static Synthesizer kevin = ENGINE.open(KEVIN, Prosody.OWN);

  @BeforeAll
  static void open() {
    kevin = ENGINE.open(KEVIN, Prosody.OWN);
  }

  @AfterAll
  static void close() {
    kevin.close();
  }

  static Stream<Words> phrases() {
    return Phrases.withSounds().stream();
  }

  @ParameterizedTest
  @MethodSource("phrases")
  void wordsOfEveryLanguageAreSaidByTheirSounds(Words words) {
    EngineSpeech.assertSpeaks(kevin, words);
  }

  @Test
  void nothingIsPrinted() {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream both = new PrintStream(printed, true, StandardCharsets.UTF_8);
    System.setOut(both);
    System.setErr(both);
    try (Synthesizer synthesizer = ENGINE.open(KEVIN, Prosody.OWN)) {
      for (Words words : Phrases.withSounds()) {
        synthesizer.speak(Phrases.utterance(words, List.of(), List.of()));
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  static Stream<String> tables() {
    PhoneTable arpabet = PhoneTable.bundled("arpabet");
    return Stream.concat(
        arpabet.names().stream(), arpabet.families().values().stream().distinct().sorted());
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyPairOfPhonesThatCanComeUpIsRecorded(String name) throws IOException {
    Set<String> recorded = diphones();
    PhoneTable table = PhoneTable.bundled(name);
    Set<String> missing = new TreeSet<>();
    for (String first : table.signs()) {
      for (String second : table.signs()) {
        String before = "pau";
        for (List<Phone> word : table.phones(List.of(first, second))) {
          for (Phone phone : word) {
            String pair = before + "-" + phone.symbol();
            if (!recorded.contains(pair)) {
              missing.add(first + second + ": " + pair);
            }
            before = phone.symbol();
          }
        }
        if (!recorded.contains(before + "-pau")) {
          missing.add(first + second + ": " + before + "-pau");
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void aWordIsSaidByThePhonesOfTheFamilyOfItsLanguage() {
    Pronunciation pronunciation = new Pronunciation(KEVIN);
    PhoneTable arpabet = PhoneTable.bundled("arpabet");
    Span.Word word = new Span.Word("k", "bab", "ˈbeː", null);
    Set<List<Pronunciation.Part>> ways = new HashSet<>();
    for (String tag : arpabet.families().keySet()) {
      Locale language = Locale.forLanguageTag(tag);
      List<Pronunciation.Part> parts = pronunciation.parts(new Words(language, " ", List.of(word)));
      List<String> symbols =
          arpabet.forLanguage(language).phones(List.of("ˈbeː")).get(0).stream()
              .map(phone -> phone.symbol() + (phone.stressed() ? "1" : ""))
              .toList();
      assertThat(parts).containsExactly(new Pronunciation.Phones(symbols));
      ways.add(parts);
    }
    assertThat(ways).hasSize(2);
  }

  @Test
  void aLetterThatNamesAFileIsSaidByItsSoundAndNotReadAsAnArticle() {
    Span.Word letter = new Span.Word("file-a", "a", "ˈeɪ", null);
    assertThat(new Pronunciation(KEVIN).parts(new Words(NATIVE, " ", List.of(letter, text("b c")))))
        .containsExactly(
            new Pronunciation.Phones(List.of("ey1")),
            new Pronunciation.Text("b"),
            new Pronunciation.Text("c"));
  }

  @Test
  void nativeTextIsReadWithoutItsAccents() {
    assertThat(length(NATIVE, text("Bøb")).minus(length(NATIVE, text("Bob")))).isZero();
    assertThat(length(NATIVE, text("“bab”"))).isEqualTo(length(NATIVE, text("bab")));
  }

  @Test
  void signsAloneAreNothing() {
    assertThat(length(NATIVE, text("…"))).isZero();
  }

  @Test
  void aSoundThatTheVoiceDoesNotHaveLeavesTheTextToNativeReaders() {
    Span.Word word = new Span.Word("k", "bab", "ʘab", null);
    assertThat(length(NATIVE, word)).isEqualTo(length(NATIVE, text("bab")));
    unspeakable(FOREIGN, word, "no sound for ʘ in \"ʘab\"");
  }

  @Test
  void aSoundThatComesToNothingIsNoReasonToLeaveTheWordOut() {
    for (String nothing : List.of("", "ˈ", "ʔ")) {
      Span.Word word = new Span.Word("k", "bab", nothing, null);
      assertThat(length(NATIVE, word)).isEqualTo(length(NATIVE, text("bab")));
      unspeakable(FOREIGN, word, "does not know how \"bab\" sounds");
    }
  }

  @Test
  void whatItWouldReadWronglyIsRefusedAndNeverLeftOut() {
    unspeakable(FOREIGN, text("bab"), "does not know how \"bab\" sounds");
    unspeakable(NATIVE, text("Ж"), "does not know how \"Ж\" sounds");
  }

  @Test
  void theRateIsInWordsPerMinute() {
    Words words = Phrases.withSounds().get(0);
    double own = millis(words, Prosody.OWN);
    assertThat(millis(words, Prosody.OWN.withRate(300)) / own).isCloseTo(0.5, within(0.05));
    assertThat(millis(words, Prosody.OWN.withRate(100)) / own).isCloseTo(1.5, within(0.1));
  }

  @Test
  void thePitchChangesTheSoundAndHardlyItsLength() {
    Words words = Phrases.withSounds().get(0);
    try (Synthesizer high = ENGINE.open(KEVIN, Prosody.OWN.withPitch(1.5))) {
      Utterance utterance = Phrases.utterance(words, List.of(), List.of());
      Speech own = kevin.speak(utterance);
      Speech raised = high.speak(utterance);
      assertThat(raised.audio()).isNotEqualTo(own.audio());
      assertThat(raised.audio().duration())
          .isCloseTo(own.audio().duration(), Duration.ofMillis(100));
    }
  }

  @Test
  void threadsShareASynthesizerWithoutDisturbingOneAnother() {
    List<Words> phrases = Phrases.withSounds();
    List<Speech> alone =
        phrases.stream()
            .map(words -> kevin.speak(Phrases.utterance(words, List.of(), List.of())))
            .toList();
    try (Synthesizer shared = ENGINE.open(KEVIN, Prosody.OWN)) {
      List<CompletableFuture<Speech>> together =
          phrases.stream()
              .map(
                  words ->
                      CompletableFuture.supplyAsync(
                          () -> shared.speak(Phrases.utterance(words, List.of(), List.of()))))
              .toList();
      assertThat(together.stream().map(CompletableFuture::join)).isEqualTo(alone);
    }
  }

  @Test
  void aVoiceThatFreeTtsLacksIsRefusedWithThoseThatItHas() {
    Voice unknown = EngineSpeech.withOptions(KEVIN, Map.of("voice", "nobody"));
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> ENGINE.open(unknown, Prosody.OWN))
        .withMessageContaining("FreeTTS has no voice \"nobody\"")
        .withMessageContaining("kevin16")
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.UNKNOWN_VOICE);
  }

  private static void unspeakable(Locale language, Span.Word word, String reason) {
    assertThatExceptionOfType(SpeechException.class)
        .isThrownBy(() -> length(language, word))
        .withMessageStartingWith(KEVIN.id() + ": ")
        .withMessageContaining(reason)
        .extracting(SpeechException::kind)
        .isEqualTo(Kind.UNSPEAKABLE);
  }

  private static Duration length(Locale language, Span.Word... words) {
    return kevin.speak(new Utterance(language, " ", List.of(words))).audio().duration();
  }

  private static double millis(Words words, Prosody prosody) {
    try (Synthesizer synthesizer = ENGINE.open(KEVIN, prosody)) {
      return synthesizer
          .speak(Phrases.utterance(words, List.of(), List.of()))
          .audio()
          .duration()
          .toMillis();
    }
  }

  private static Span.Word text(String text) {
    return new Span.Word("k", text, null, null);
  }

  private static Set<String> diphones() throws IOException {
    String file = "/com/sun/speech/freetts/en/us/cmu_us_kal/cmu_us_kal16.idx";
    try (InputStream in =
        Objects.requireNonNull(FreeTtsEngine.class.getResourceAsStream(file), file)) {
      String index = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
      return Pattern.compile("\\b[a-z]+-[a-z]+\\b")
          .matcher(index)
          .results()
          .map(MatchResult::group)
          .collect(Collectors.toSet());
    }
  }
}
