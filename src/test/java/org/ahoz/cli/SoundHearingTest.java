package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.Talk;
import org.ahoz.hear.Trust;
import org.ahoz.hear.sphinx.SaidPhrases;
import org.ahoz.hear.sphinx.SphinxRecognizer;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.Prosody;
import org.junit.jupiter.api.Test;

/** What is learnt of who speaks. */
class SoundHearingTest {

  @Test
  void aMoveThatIsConfirmedWithoutAWordIsLearntFrom() {
    Listener listener = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK)).with(Trust.LOW);
    SoundHearing hearing = new SoundHearing(Polyglot.of(List.of(listener)), new EarOptions());
    List<Prompt> prompts = SaidPhrases.prompts(2);
    List<AudioClip> clips = SaidPhrases.said(prompts, Prosody.OWN);
    for (int i = 0; i < prompts.size(); i++) {
      PhraseBook book = listener.phraseBook(prompts.get(i).position());
      hearing.hear(clips.get(i), List.of(book), Talk.NEW);
      hearing.confirm(prompts.get(i).move());
    }
    assertThat(((SphinxRecognizer) hearing.recognizer()).speaker().utterances())
        .isEqualTo(prompts.size());
  }
}
