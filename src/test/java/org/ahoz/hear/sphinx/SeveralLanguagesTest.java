package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.freetts.FreeTtsEngine;
import org.junit.jupiter.api.Test;

/** Hears FreeTTS, which says each language by its phones, without knowing which comes next. */
class SeveralLanguagesTest {

  private static final Position MIDDLE =
      Fen.parse("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5");

  private static final Duration QUIET = Duration.ofMillis(250);

  private static List<Lexicon> lexicons() {
    List<Lexicon> lexicons = new ArrayList<>();
    for (String tag : Lexicons.bundled().tags()) {
      Lexicon lexicon = Lexicons.bundled().get(tag);
      if (lexicon.isSpoken() && lexicon.alphabets().contains("anna") && lexicons.size() < 2) {
        lexicons.add(lexicon);
      }
    }
    return lexicons;
  }

  @Test
  void movesAreHeardInTheLanguageInWhichTheyWereSaid() {
    List<Lexicon> lexicons = lexicons();
    Polyglot polyglot = Polyglot.of(lexicons.stream().map(Listener::of).toList());
    List<PhraseBook> books = polyglot.phraseBooks(MIDDLE);
    SphinxRecognizer recognizer = SphinxRecognizer.of(AcousticModel.bundled());
    List<String> wrong = new ArrayList<>();
    int taken = 0;
    int inItsLanguage = 0;
    int count = 0;
    try (Synthesizer voice =
        new FreeTtsEngine().open(EngineSpeech.voiceOf("freetts"), Prosody.OWN)) {
      for (int i = 0; i < MIDDLE.legalMoves().size(); i += 4) {
        Move move = MIDDLE.legalMoves().get(i);
        for (Lexicon lexicon : lexicons) {
          Announcer announcer = Announcer.of(lexicon).withAlphabet("anna");
          AudioClip said = padded(voice.speak(announcer.announce(MIDDLE, move)).audio());
          List<Recognition> recognitions = recognizer.recognize(said, books, Talk.NEW);
          Polyglot.Answer answer = polyglot.hearSound(books, recognitions, Talk.NEW);
          count++;
          if (answer.heard() instanceof Heard.Understood understood) {
            taken++;
            if (!understood.move().equals(move)) {
              wrong.add(lexicon.tag() + " " + move);
            }
            inItsLanguage += answer.listener().lexicon().equals(lexicon) ? 1 : 0;
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(taken).as("of %d", count).isGreaterThan(count * 8 / 10);
    assertThat(inItsLanguage).as("of %d", taken).isGreaterThan(taken * 9 / 10);
  }

  @Test
  void oneBookIsHeardAsAlone() {
    Lexicon lexicon = lexicons().get(0);
    PhraseBook book = Listener.of(lexicon).phraseBook(MIDDLE);
    AudioClip sound = AudioClip.silence(FrontEnd.SAMPLE_RATE, Duration.ofSeconds(2));
    SphinxRecognizer recognizer = SphinxRecognizer.of(AcousticModel.bundled());
    Recognition alone = recognizer.recognize(sound, book, Talk.NEW);
    Recognition one = recognizer.recognize(sound, List.of(book), Talk.NEW).get(0);
    assertThat(one.hypotheses()).isEqualTo(alone.hypotheses());
    assertThat(one.margin()).isEqualTo(alone.margin());
  }

  private static AudioClip padded(AudioClip clip) {
    AudioClip quiet = AudioClip.silence(clip.sampleRate(), QUIET);
    return AudioClip.join(List.of(quiet, clip, quiet)).resampled(FrontEnd.SAMPLE_RATE);
  }
}
