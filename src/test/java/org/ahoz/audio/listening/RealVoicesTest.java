package org.ahoz.audio.listening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.notation.SharedFolder;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Phrases;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.freetts.FreeTtsEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endpoints of voices that were not made for this: one made on the spot, and recorded people. */
class RealVoicesTest {

  private static final double LOUDNESS = 2_000;

  @ParameterizedTest
  @CsvSource({"none, 90", "white, 20", "babble, 20"})
  void phrasesThatASynthesizerSaysAreFoundWhole(String noise, int ratio) {
    List<double[]> utterances = synthesized();
    Conversation conversation = Conversation.of(utterances, 1, LOUDNESS, noise, ratio);
    conversation.assertFoundIn(Endpointer.utterances(conversation.clip(0), Endpointing.standard()));
  }

  @ParameterizedTest
  @CsvSource({"none, 90, 0", "none, 90, 4000", "white, 20, 0", "babble, 25, 0"})
  void movesThatPeopleSayAreFoundWhole(String noise, int ratio, int offset) throws IOException {
    List<double[]> all = recorded();
    for (int i = 0; i + 6 <= all.size(); i += 6) {
      Conversation conversation = Conversation.of(all.subList(i, i + 6), i, LOUDNESS, noise, ratio);
      conversation.assertFoundIn(
          Endpointer.utterances(conversation.clip(offset), Endpointing.standard()));
    }
  }

  @Test
  void movesThatPeopleSayAreGoodToHear() throws IOException {
    for (String[] row : SharedFolder.rows("audio/index.tsv")) {
      AudioClip clip = SpokenFile.read(SharedFolder.path("audio/" + row[1]));
      assertThat(SoundQuality.of(clip).verdict()).as(row[1]).isEqualTo(SoundQuality.Verdict.GOOD);
      assertThat(Endpointer.utterances(clip, Endpointing.standard())).as(row[1]).hasSize(1);
    }
  }

  @Test
  void movesThatPeopleSayByTelephoneAreNarrow() throws IOException {
    List<String[]> rows = SharedFolder.rows("audio/index.tsv");
    assumeFalse(rows.isEmpty(), "no recordings are there; set the property ahoz.shared");
    for (int i = 0; i < rows.size(); i += 5) {
      AudioClip clip = SpokenFile.read(SharedFolder.path("audio/" + rows.get(i)[1]));
      AudioClip narrow = clip.resampled(8_000).resampled(SpokenFile.SAMPLE_RATE);
      assertThat(SoundQuality.of(narrow).verdict())
          .as(rows.get(i)[1])
          .isEqualTo(SoundQuality.Verdict.NARROW);
    }
  }

  private static List<double[]> synthesized() {
    Voice voice = EngineSpeech.voiceOf("freetts");
    Utterance phrase = Phrases.utterance(EngineSpeech.phraseFor(voice), List.of(), List.of());
    List<double[]> utterances = new ArrayList<>();
    for (int rate = 110; rate <= 230; rate += 30) {
      Prosody prosody = new Prosody(rate, rate / 150.0, 1, 1);
      try (Synthesizer synthesizer = new FreeTtsEngine().open(voice, prosody)) {
        AudioClip clip = synthesizer.speak(phrase).audio();
        utterances.add(prepared(clip.resampled(SyntheticSpeech.SAMPLE_RATE)));
      }
    }
    return utterances;
  }

  /** Some of each voice. */
  private static List<double[]> recorded() throws IOException {
    List<String[]> rows = SharedFolder.rows("audio/index.tsv");
    assumeFalse(rows.isEmpty(), "no recordings are there; set the property ahoz.shared");
    List<double[]> utterances = new ArrayList<>();
    for (int i = 0; i < rows.size(); i += 9) {
      utterances.add(prepared(SpokenFile.read(SharedFolder.path("audio/" + rows.get(i)[1]))));
    }
    return utterances;
  }

  /** Without the silence around it, and as loud as the others. */
  private static double[] prepared(AudioClip clip) {
    AudioClip trimmed = clip.trimmed(Duration.ZERO);
    double factor = LOUDNESS / trimmed.loudness();
    short[] samples = trimmed.samples();
    double[] sound = new double[samples.length];
    for (int i = 0; i < samples.length; i++) {
      sound[i] = samples[i] * factor;
    }
    return sound;
  }
}
