package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.TestLexicons;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.LiveOutput;
import org.ahoz.live.GamePlace;
import org.ahoz.live.Outcome;
import org.ahoz.live.Rate;
import org.ahoz.live.Track;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.PgnReader;
import org.ahoz.script.GameScript;
import org.ahoz.script.ScriptOptions;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LiveListeningTest {

  private static final int SAMPLE_RATE = 8000;
  private static final int PARTS_BEFORE_KEY = 30;

  /** Four seconds in which each sample tells its place. */
  private static final short[] NUMBERED = new short[4 * SAMPLE_RATE];

  static {
    for (int i = 0; i < NUMBERED.length; i++) {
      NUMBERED[i] = (short) i;
    }
  }

  private static final Announcer ANNOUNCER =
      Announcer.of(
          TestLexicons.with(
              "qaa",
              """
              board:
                turn: "{side} ka"
              live:
                paused: gan
                faster: bon
              """));

  /** Keys that are pressed in the middle of words, by those words. */
  private final Map<String, Deque<String>> keys = new ConcurrentHashMap<>();

  private final List<String> said = Collections.synchronizedList(new ArrayList<>());
  private final List<Integer> rates = Collections.synchronizedList(new ArrayList<>());
  private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
  private final ByteArrayOutputStream messages = new ByteArrayOutputStream();
  private final Loud loud = new Loud();

  /** A loudspeaker that waits, in the middle of words for which there is a key, for the key. */
  private static final class Loud implements LiveOutput {
    private final List<Integer> parts = Collections.synchronizedList(new ArrayList<>());
    private volatile CountDownLatch cut = new CountDownLatch(0);
    private int untilCut;
    private Runnable typing = () -> {};
    private volatile boolean isBroken;

    void waitFor(Runnable key) {
      typing = key;
      untilCut = PARTS_BEFORE_KEY;
      cut = new CountDownLatch(1);
    }

    @Override
    public void write(AudioClip clip) {
      if (isBroken) {
        throw new IllegalStateException("broken");
      }
      parts.add((int) clip.samples()[0]);
      untilCut--;
      try {
        if (untilCut == 0) {
          typing.run();
          if (!cut.await(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("no key came");
          }
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void stop() {
      cut.countDown();
    }

    @Override
    public Duration position() {
      return Duration.ZERO;
    }

    @Override
    public Duration unheard() {
      return Duration.ZERO;
    }

    @Override
    public void finish() {}

    @Override
    public void close() {}
  }

  private Outcome listen(String pgn, boolean isInline) throws IOException {
    Game game = game(pgn);
    Track track =
        Track.of(GameScript.of(game, ScriptOptions.usual(), ANNOUNCER), game.start(), isInline);
    Console console =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(shown, true, StandardCharsets.UTF_8),
            new PrintStream(messages, true, StandardCharsets.UTF_8),
            Map.of());
    try (PipedOutputStream typing = new PipedOutputStream();
        PipedInputStream typed = new PipedInputStream(typing);
        Terminal terminal = new DumbTerminal("test", "dumb", typed, shown, StandardCharsets.UTF_8);
        Keyboard keyboard = new TerminalKeyboard(terminal);
        LiveListening listening =
            new LiveListening(
                keyboard,
                loud,
                (words, rate) -> speak(words, rate, typing),
                ANNOUNCER,
                console,
                new Rate(150, 80, 450),
                1)) {
      return listening.listen(track, new GamePlace(1, false));
    }
  }

  private Optional<AudioClip> speak(Utterance words, Rate rate, PipedOutputStream typing) {
    said.add(words.text());
    rates.add(rate.wordsPerMinute());
    String pressed = keys.getOrDefault(words.text(), new ArrayDeque<>()).poll();
    if (pressed != null) {
      loud.waitFor(() -> type(pressed, typing));
    }
    return Optional.of(AudioClip.of(SAMPLE_RATE, NUMBERED));
  }

  private static void type(String pressed, PipedOutputStream typing) {
    try {
      typing.write(pressed.getBytes(StandardCharsets.UTF_8));
      typing.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void press(String words, String... pressed) {
    keys.put(words, new ArrayDeque<>(List.of(pressed)));
  }

  private static Game game(String pgn) {
    try (PgnReader reader =
        PgnReader.of(
            new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), MoveReader.san())) {
      return reader.next().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final String MOVES = "1. e4 e5 2. Nf3 Nc6 *";

  @Test
  void leftAloneTheGameIsSaidAndOver() throws IOException {
    assertThat(listen(MOVES, true)).isEqualTo(Outcome.HEARD);

    assertThat(said).containsExactly(move(0), move(1), move(2), move(3));
  }

  @Test
  void keysOfATerminalSteer() throws IOException {
    press(move(0), "\u001b[C");
    press(move(1), "+");
    press("bon", "b");
    press("alba ka", "g2\r");
    press(move(2), "q");

    assertThat(listen(MOVES, true)).isEqualTo(Outcome.QUIT);
    assertThat(said).startsWith(move(0), move(1), "bon", "alba ka").endsWith(move(2));
    assertThat(rates).startsWith(150, 150, 170).endsWith(170);
  }

  @Test
  void whatHasNoWordsSoundsAndIsPrintedInAPlainLine() throws IOException {
    press(move(1), "v");
    press(move(2), "q");

    assertThat(listen(MOVES, true)).isEqualTo(Outcome.QUIT);
    assertThat(messages.toString(StandardCharsets.UTF_8))
        .isEqualToNormalizingNewlines("ahoz: no variation here\nahoz: stopped\n");
    assertThat(shown.toString(StandardCharsets.UTF_8)).as("drawn on the terminal").isEmpty();
  }

  @Test
  void aCueGoesOnASecondBeforeItWasCut() throws IOException {
    press(move(0), " ", "q");
    press("gan", " ");

    assertThat(listen(MOVES, true)).isEqualTo(Outcome.QUIT);
    int cut = PARTS_BEFORE_KEY * SAMPLE_RATE / 20;
    assertThat(loud.parts)
        .startsWith(0, 400, 800)
        .element(2 * PARTS_BEFORE_KEY)
        .satisfies(first -> assertThat(first).isBetween(cut - SAMPLE_RATE - 1, cut - SAMPLE_RATE));
  }

  @Test
  void aBrokenLoudspeakerEndsTheListening() {
    loud.isBroken = true;

    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> listen(MOVES, true))
        .withMessage("broken");
  }

  private static String move(int number) {
    return GameScript.of(game(MOVES), ScriptOptions.usual(), ANNOUNCER)
        .get(number)
        .utterance()
        .text();
  }
}
