package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.MoveQuestion;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Habits;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.Likely;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.SenoneScores;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.freetts.FreeTtsEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/**
 * Whether what FreeTTS says is heard. It proves that the parts fit together, and nothing of people:
 * both have learnt English from the same kind of recordings.
 */
class SphinxRecognizerTest {

  private static final Position MIDDLE =
      Fen.parse("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5");

  private static final Listener LISTENER = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK));

  /** The alphabet of FIDE, whose names do not rhyme. */
  private static final Announcer ANNOUNCER = Announcer.of(LISTENER.lexicon()).withAlphabet("anna");

  private static final Synthesizer VOICE =
      new FreeTtsEngine().open(EngineSpeech.voiceOf("freetts"), Prosody.OWN);

  private static final AudioClip QUIET =
      AudioClip.silence(FrontEnd.SAMPLE_RATE, Duration.ofMillis(250));

  @AfterAll
  static void close() {
    VOICE.close();
  }

  private static AudioClip said(Utterance utterance) {
    AudioClip speech = VOICE.speak(utterance).audio().resampled(FrontEnd.SAMPLE_RATE);
    return AudioClip.join(List.of(QUIET, speech, QUIET));
  }

  private static AudioClip said(Position position, Move move) {
    return said(ANNOUNCER.announce(position, move));
  }

  private static SphinxRecognizer recognizer() {
    return SphinxRecognizer.of(AcousticModel.bundled());
  }

  @Test
  void movesSaidWithNamesForFilesAreHeard() {
    PhraseBook book = LISTENER.phraseBook(MIDDLE);
    SphinxRecognizer recognizer = recognizer();
    List<String> misheard = new ArrayList<>();
    int wrong = 0;
    for (Move move : MIDDLE.legalMoves()) {
      Recognition recognition = recognizer.recognize(said(MIDDLE, move), book, Talk.NEW);
      List<Likely> likeliest = LISTENER.likeliest(book, recognition.hypotheses(), 1);
      if (likeliest.isEmpty() || !likeliest.get(0).move().equals(move)) {
        misheard.add(move.toString());
      }
      if (LISTENER.hear(book, recognition, Talk.NEW) instanceof Heard.Understood understood
          && !understood.move().equals(move)) {
        wrong++;
      }
    }
    assertThat(misheard).as("of %d moves", MIDDLE.legalMoves().size()).hasSizeLessThanOrEqualTo(1);
    assertThat(wrong).isZero();
  }

  @Test
  void movesSaidByTelephoneAreHeardNearlyAsWell() {
    PhraseBook book = LISTENER.phraseBook(MIDDLE);
    SphinxRecognizer recognizer = recognizer();
    List<Move> moves = MIDDLE.legalMoves();
    List<String> misheard = new ArrayList<>();
    for (int i = 0; i < moves.size(); i += 2) {
      AudioClip narrow = said(MIDDLE, moves.get(i)).resampled(FrontEnd.SAMPLE_RATE / 2);
      Recognition recognition = recognizer.recognize(narrow, book, Talk.NEW);
      List<Likely> likeliest = LISTENER.likeliest(book, recognition.hypotheses(), 1);
      if (likeliest.isEmpty() || !likeliest.get(0).move().equals(moves.get(i))) {
        misheard.add(moves.get(i).toString());
      }
    }
    assertThat(misheard).as("of %d moves", moves.size() / 2).hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void noiseIsNoMove() {
    short[] noise = new short[FrontEnd.SAMPLE_RATE * 2];
    Random random = new Random(7);
    for (int i = 0; i < noise.length; i++) {
      noise[i] = (short) (1500 * random.nextGaussian());
    }
    Recognition recognition =
        recognizer()
            .recognize(
                AudioClip.of(FrontEnd.SAMPLE_RATE, noise), LISTENER.phraseBook(MIDDLE), Talk.NEW);
    assertThat(LISTENER.hear(LISTENER.phraseBook(MIDDLE), recognition, Talk.NEW))
        .isNotInstanceOf(Heard.Understood.class);
  }

  @Test
  void soundTooShortForAnyMoveIsNone() {
    Recognition recognition =
        recognizer()
            .recognize(
                AudioClip.silence(FrontEnd.SAMPLE_RATE, Duration.ofMillis(40)),
                LISTENER.phraseBook(MIDDLE),
                Talk.NEW);
    assertThat(recognition.hypotheses()).isEmpty();
    assertThat(recognition.strange()).isTrue();
  }

  @Test
  void otherSampleRatesAreHeardAsWell() {
    Position start = Position.start();
    PhraseBook book = LISTENER.phraseBook(start);
    Move move = start.legalMoves().get(start.legalMoves().size() - 1);
    AudioClip wide = said(start, move).resampled(44_100);
    Recognition recognition = recognizer().recognize(wide, book, Talk.NEW);
    assertThat(LISTENER.likeliest(book, recognition.hypotheses(), 1).get(0).move()).isEqualTo(move);
  }

  @Test
  void hypothesesAreSentencesWithTimes() {
    Position start = Position.start();
    Move move = start.legalMoves().get(0);
    Recognition recognition =
        recognizer().recognize(said(start, move), LISTENER.phraseBook(start), Talk.NEW);
    Hypothesis first = recognition.hypotheses().get(0);
    assertThat(first.exact()).isTrue();
    assertThat(first.words()).isNotEmpty();
    Duration before = Duration.ZERO;
    for (var word : first.words()) {
      assertThat(word.start()).isGreaterThanOrEqualTo(before);
      assertThat(word.end()).isGreaterThan(word.start());
      before = word.start();
    }
    assertThat(before).isLessThan(recognition.sound());
  }

  @Test
  void recognizersShareOneModelAndDoNotDisturbEachOther() {
    PhraseBook book = LISTENER.phraseBook(MIDDLE);
    List<Move> moves = MIDDLE.legalMoves().subList(0, 6);
    List<AudioClip> clips = moves.stream().map(move -> said(MIDDLE, move)).toList();
    List<String> alone = heard(clips, book);
    CompletableFuture<List<String>> one = CompletableFuture.supplyAsync(() -> heard(clips, book));
    CompletableFuture<List<String>> other = CompletableFuture.supplyAsync(() -> heard(clips, book));
    assertThat(one.join()).isEqualTo(alone);
    assertThat(other.join()).isEqualTo(alone);
  }

  private static List<String> heard(List<AudioClip> clips, PhraseBook book) {
    SphinxRecognizer recognizer = recognizer();
    return clips.stream()
        .map(clip -> recognizer.recognize(clip, book, Talk.NEW))
        .map(each -> each.hypotheses() + " " + each.margin())
        .toList();
  }

  @Test
  void theWayBackScoresAsTheSearchDoes() {
    Position start = Position.start();
    Move move = start.legalMoves().get(3);
    AcousticModel model = AcousticModel.bundled();
    Dictionary dictionary = new Dictionary(model, Pronouncer.of(LISTENER.lexicon()));
    Expected expected =
        Expected.of(model, dictionary, Habits.NONE, LISTENER.phraseBook(start), Talk.NEW);
    Search search = expected.search();
    boolean[] needed = new boolean[model.weights().senones()];
    search.mark(needed);
    SenoneScores scores =
        SenoneScores.of(
            FrontEnd.features(said(start, move)), model.gaussians(), model.weights(), needed);
    float[] all = search.scores(scores);
    for (int meaning = 0; meaning < all.length; meaning += 7) {
      Search own = expected.wordByWord(model, meaning);
      Alignment alignment = Objects.requireNonNull(Alignment.of(own, scores));
      assertThat(alignment.score()).isCloseTo(all[meaning], within(0.5f));
    }
  }

  @Test
  void whatWasUnderstoodIsLearntFrom() {
    PhraseBook book = LISTENER.phraseBook(MIDDLE);
    SphinxRecognizer recognizer = recognizer();
    for (Move move : MIDDLE.legalMoves().subList(0, 4)) {
      recognizer.recognize(said(MIDDLE, move), book, Talk.NEW);
      recognizer.learn(move, true);
    }
    assertThat(recognizer.speaker().utterances()).isEqualTo(4);
    Move next = MIDDLE.legalMoves().get(10);
    Recognition recognition = recognizer.recognize(said(MIDDLE, next), book, Talk.NEW);
    assertThat(LISTENER.likeliest(book, recognition.hypotheses(), 1).get(0).move()).isEqualTo(next);
  }

  @Test
  void aMoveThatWasAskedAboutAndConfirmedIsLearntFromAsItWasSaid() {
    PhraseBook book = LISTENER.phraseBook(MIDDLE);
    Move move = MIDDLE.legalMoves().get(3);
    AudioClip asked = said(MIDDLE, move);
    SphinxRecognizer told = recognizer();
    told.recognize(asked, book, Talk.NEW);
    told.learn(move, true);

    SphinxRecognizer recognizer = recognizer();
    recognizer.recognize(asked, book, Talk.NEW);
    Utterance question = MoveQuestion.about(List.of(move), ANNOUNCER, MIDDLE);
    Talk talk = Talk.NEW.after(new Heard.Unclear(List.of(move), 0.5, question));
    Utterance yes = ANNOUNCER.say(PhraseKey.ORDER_CONFIRM, Map.of()).orElseThrow();
    recognizer.recognize(said(yes), book, talk);
    recognizer.learn(move, true);

    assertThat(recognizer.speaker().utterances()).isEqualTo(1);
    assertThat(recognizer.speaker().numbers()).isEqualTo(told.speaker().numbers());
  }
}
