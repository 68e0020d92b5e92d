package org.ahoz.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.San;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.freetts.FreeTtsEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picocli.CommandLine;

/** A person who speaks with FreeTTS's voice at a microphone that is none. */
@Timeout(120)
class HearCommandTest {

  private static final int RATE = SpokenFile.SAMPLE_RATE;
  private static final Announcer ANNOUNCER =
      Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK)).withAlphabet("anna");

  private static final String KNIGHT =
      Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK))
          .announce(Position.start(), San.parse("Nf3").in(Position.start()).orElseThrow())
          .text();

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final ByteArrayOutputStream messages = new ByteArrayOutputStream();
  private int exitCode;

  @Test
  void oneMoveIsHeardAndToldHowWell() throws IOException {
    assertThat(hear(new SpeakingPerson(said("Nf3")), "--level")).isEqualTo("Nf3\n");
    assertThat(told()).contains("ahoz: " + words(PhraseKey.HEARING_GOOD));
    assertThat(exitCode).isZero();
  }

  @Test
  void whatIsWrongWithTheSoundIsToldInTheLanguageThatIsSpoken() throws IOException {
    hear(new SpeakingPerson(List.of(said("Nf3").get(0).scaled(0.02))));
    assertThat(told()).contains("ahoz: " + words(PhraseKey.HEARING_TOO_QUIET));
  }

  @Test
  void throughATelephoneMovesAreAskedAndTheReasonIsToldOnce() throws IOException {
    SpeakingPerson person =
        new SpeakingPerson(
            List.of(byTelephone(said("Nf3").get(0)), byTelephone(said(PhraseKey.ORDER_CONFIRM))));
    person.isByTelephone = true;
    assertThat(hear(person)).isEqualTo("Nf3\nNf3\n");
    assertThat(told()).containsOnlyOnce("ahoz: " + words(PhraseKey.HEARING_NARROW));
    assertThat(exitCode).isZero();
  }

  @Test
  void whatNoiseCoversIsAskedForOnceMoreAndNotGuessedAt() throws IOException {
    List<AudioClip> move = said("Nf3");
    SpeakingPerson person = new SpeakingPerson(move);
    person.room = move.get(0).loudness() / Math.sqrt(10);
    assertThat(hear(person, "--push-to-talk")).isEmpty();
    assertThat(told())
        .contains(words(PhraseKey.HEARING_NOISY))
        .contains(words(PhraseKey.QUESTION_AGAIN));
  }

  private static AudioClip byTelephone(AudioClip clip) {
    return clip.resampled(RATE / 2).resampled(RATE);
  }

  @Test
  void anOrderThatIsAskedAboutWaitsForItsAnswer() throws IOException {
    List<AudioClip> clips = List.of(said(PhraseKey.ORDER_RESIGN), said(PhraseKey.ORDER_CONFIRM));
    assertThat(hear(new SpeakingPerson(clips))).isEqualTo("resign\nresign\n");
  }

  @Test
  void aNoBehindAMoveTakesItBack() throws IOException {
    List<AudioClip> clips = new ArrayList<>(said("Nf3"));
    clips.add(said(PhraseKey.ORDER_REJECT));
    clips.addAll(said("Nc3"));
    clips.add(said(PhraseKey.ORDER_MIC_OFF));
    assertThat(hear(new SpeakingPerson(clips), "--continuous"))
        .isEqualTo("Nf3\nreject\tNf3\nNc3\nmic-off\n");
  }

  @Test
  void aMoveIsPutRightBeforeTheOtherSideMoves() throws IOException {
    List<AudioClip> clips = new ArrayList<>(said("Nf3"));
    clips.add(AudioClip.join(List.of(said(PhraseKey.ANSWER_MEANT), said("Nc3").get(0))));
    clips.add(said("Nc3", "d5").get(1));
    clips.add(said(PhraseKey.ORDER_MIC_OFF));
    assertThat(hear(new SpeakingPerson(clips), "--continuous"))
        .isEqualTo("Nf3\nreject\tNf3\nNc3\nd5\nmic-off\n");
  }

  @Test
  void aMoveThatIsNotSaidToBeACorrectionPutsNothingRight() throws IOException {
    List<AudioClip> clips = new ArrayList<>(said("e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "Bxf7+"));
    AudioClip takes = clips.remove(clips.size() - 1);
    SpeakingPerson person =
        new SpeakingPerson(List.of(clips.get(2), takes, said(PhraseKey.ORDER_MIC_OFF)));
    assertThat(hear(person, "--continuous", "--after", "1. e4 e5 2. Bc4 Nf6"))
        .isEqualTo("Nf3\nmic-off\n");
  }

  @Test
  void theLastMoveIsSaidAgain() throws IOException {
    List<AudioClip> clips = new ArrayList<>(said("Nf3"));
    clips.add(said(PhraseKey.ORDER_LAST_MOVE));
    clips.add(said(PhraseKey.ORDER_MIC_OFF));
    assertThat(hear(new SpeakingPerson(clips), "--continuous"))
        .isEqualTo("Nf3\nlast-move\n" + KNIGHT + "\nmic-off\n");
  }

  @Test
  void aKeyBeginsAndEndsWhatIsSaidBetweenTwoTones() throws IOException {
    SpeakingPerson person = new SpeakingPerson(said("Nf3", "Nc6"));
    assertThat(hear(person, "--push-to-talk", "--continuous")).isEqualTo("Nf3\nNc6\n");
    assertThat(person.tones).isEqualTo(4);
    assertThat(exitCode).isZero();
  }

  @Test
  void withoutALoudspeakerLinesTellWhenToSpeak() throws IOException {
    SpeakingPerson person = new SpeakingPerson(said("Nf3"));
    person.isMute = true;
    assertThat(hear(person, "--push-to-talk")).isEqualTo("Nf3\n");
    assertThat(told()).contains("ahoz: speak now\nahoz: heard\n");
  }

  @Test
  void answersAreSaidAloudAndNotHeardThemselves() throws IOException {
    List<AudioClip> clips = new ArrayList<>(said("Nf3"));
    clips.add(said(PhraseKey.ORDER_LAST_MOVE));
    clips.add(said(PhraseKey.ORDER_MIC_OFF));
    SpeakingPerson person = new SpeakingPerson(clips);
    person.hasEars = true;
    assertThat(hear(person, "--continuous", "--aloud"))
        .isEqualTo("Nf3\nlast-move\n" + KNIGHT + "\nmic-off\n");
    Announcer plain = Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));
    Position start = Position.start();
    Duration move =
        spoken(plain.announce(start, San.parse("Nf3").in(start).orElseThrow())).duration();
    Duration end = spoken(plain.say(PhraseKey.ORDER_MIC_OFF, Map.of()).orElseThrow()).duration();
    assertThat(person.heard).extracting(AudioClip::duration).containsSubsequence(move, move, end);
  }

  @Test
  void withoutALoudspeakerAnswersAreWrittenAndThatIsToldOnce() throws IOException {
    List<AudioClip> clips = new ArrayList<>(said("Nf3", "d5"));
    clips.add(said(PhraseKey.ORDER_MIC_OFF));
    SpeakingPerson person = new SpeakingPerson(clips);
    person.isMute = true;
    assertThat(hear(person, "--continuous", "--aloud")).isEqualTo("Nf3\nd5\nmic-off\n");
    assertThat(told()).containsOnlyOnce("; the answers are written only\n");
  }

  @Test
  void aLoudspeakerThatVanishesIsToldOnceAndHearingGoesOn() throws IOException {
    List<AudioClip> clips = new ArrayList<>(said("Nf3", "d5"));
    clips.add(said(PhraseKey.ORDER_MIC_OFF));
    SpeakingPerson person = new SpeakingPerson(clips);
    person.isUnplugged = true;
    assertThat(hear(person, "--continuous", "--aloud")).isEqualTo("Nf3\nd5\nmic-off\n");
    assertThat(told()).containsOnlyOnce("; the answers are written only\n");
  }

  private static List<AudioClip> said(String... moves) {
    List<AudioClip> clips = new ArrayList<>();
    Position position = Position.start();
    for (String san : moves) {
      clips.add(said(ANNOUNCER.announce(position, San.parse(san).in(position).orElseThrow())));
      position = position.play(San.parse(san).in(position).orElseThrow());
    }
    return clips;
  }

  private static AudioClip said(PhraseKey key) {
    return said(ANNOUNCER.say(key, Map.of()).orElseThrow());
  }

  private static AudioClip said(Utterance utterance) {
    return spoken(utterance).resampled(RATE);
  }

  private static AudioClip spoken(Utterance utterance) {
    try (Synthesizer voice =
        new FreeTtsEngine().open(EngineSpeech.voiceOf("freetts"), Prosody.OWN)) {
      return voice.speak(utterance).audio();
    }
  }

  private static String words(PhraseKey key) {
    return ANNOUNCER.sayAnyhow(key, Map.of()).text();
  }

  private String told() {
    return messages.toString(UTF_8);
  }

  private String hear(SpeakingPerson person, String... more) {
    Console console =
        new Console(
            person.keys,
            new PrintStream(new PrintedLines(output, line -> {}, person::answered), false, UTF_8),
            new PrintStream(new PrintedLines(messages, person::told, () -> {}), true, UTF_8),
            Map.of());
    List<String> arguments = new ArrayList<>(List.of("-l", Lexicons.FALLBACK));
    arguments.addAll(List.of(more));
    person.begins(arguments.contains("--push-to-talk"));
    exitCode =
        new CommandLine(HearCommand.of(console, () -> person, person::loudspeaker))
            .execute(arguments.toArray(String[]::new));
    return output.toString(UTF_8);
  }
}
