package org.ahoz.hear.vosk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Position;
import org.ahoz.hear.GrammarFormat;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.MoveWriter;
import org.junit.jupiter.api.Test;

class VoskRecognizerTest {

  private static final Position START = Position.start();
  private static final Lexicon LEXICON = Lexicons.bundled().get("en");
  private static final PhraseBook BOOK =
      PhraseBook.of(START, LEXICON, List.of(Style.PLAIN), List.of(LEXICON.alphabets().get(0)));
  private static final AudioClip CLIP = AudioClip.silence(8_000, Duration.ofSeconds(2));

  private final Told told = new Told();
  private final VoskRecognizer recognizer = new VoskRecognizer(told);

  /** Stands for Vosk itself: hears what it is told, and remembers by what. */
  private static final class Told implements VoskDecoder {

    private final List<String> phrases = new ArrayList<>();
    private String answer = "{\"text\" : \"\"}";
    private int samples;

    @Override
    public String decode(String wanted, short[] sound) {
      phrases.add(wanted);
      samples = sound.length;
      return answer;
    }

    @Override
    public void prepare(String wanted) {
      phrases.add(wanted);
    }

    @Override
    public void close() {}
  }

  @Test
  void hearsByTheListThatThePhraseBookWrites() {
    recognizer.prepare(BOOK, Talk.NEW);
    recognizer.recognize(CLIP, BOOK, Talk.NEW);
    String list = BOOK.write(GrammarFormat.LIST);
    assertThat(told.phrases).containsExactly(list, list);
    assertThat(list).endsWith("\"[unk]\"]\n");
  }

  @Test
  void soundIsGivenAtTheRateOfTheModel() {
    Recognition recognition = recognizer.recognize(CLIP, BOOK, Talk.NEW);
    assertThat(told.samples).isEqualTo(2 * VoskRecognizer.SAMPLE_RATE);
    assertThat(recognition.sound()).isEqualTo(CLIP.duration());
  }

  @Test
  void aPhraseOfTheListIsUnderstoodByTheListener() {
    String phrase = firstPhrase();
    told.answer =
        "{\"alternatives\" : [{\"confidence\" : 90, \"text\" : \""
            + phrase
            + "\"}, {\"confidence\" : 20, \"text\" : \"[unk]\"}]}";
    Listener listener = Listener.of(LEXICON);
    Heard heard =
        listener.hear(
            listener.phraseBook(START), recognizer.recognize(CLIP, BOOK, Talk.NEW), Talk.NEW);
    assertThat(heard)
        .isInstanceOfSatisfying(
            Heard.Understood.class,
            it -> assertThat(MoveWriter.uci(START, it.move())).isEqualTo("a2a3"));
  }

  @Test
  void otherSpeechIsStrange() {
    told.answer =
        "{\"alternatives\" : [{\"confidence\" : 90, \"text\" : \"[unk] [unk]\"},"
            + " {\"confidence\" : 80, \"text\" : \""
            + firstPhrase()
            + "\"}]}";
    Recognition recognition = recognizer.recognize(CLIP, BOOK, Talk.NEW);
    assertThat(recognition.strange()).isTrue();
    assertThat(recognition.hypotheses()).hasSize(1);
  }

  @Test
  void silenceIsStrange() {
    Recognition recognition = recognizer.recognize(CLIP, BOOK, Talk.NEW);
    assertThat(recognition.strange()).isTrue();
    assertThat(recognition.hypotheses()).isEmpty();
  }

  @Test
  void theMarginIsTheGapOfTheLikelihoods() {
    told.answer =
        "{\"alternatives\" : [{\"confidence\" : 90.5, \"text\" : \"a\"},"
            + " {\"confidence\" : 80, \"text\" : \"b\"}]}";
    assertThat(recognizer.recognize(CLIP, BOOK, Talk.NEW).margin()).isEqualTo(10.5);
  }

  /** A way of saying a2a3, the first of the moves. */
  private static String firstPhrase() {
    return BOOK.write(GrammarFormat.LIST).split("\"", 3)[1];
  }
}
