package org.ahoz.script;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.TestLexicons;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.PgnReader;

/** Scripts of games, in an invented language. */
final class Scripts {

  static final Announcer ANNOUNCER =
      Announcer.of(
          TestLexicons.with(
              "qaa",
              """
              game:
                white: "alba, {name}"
                black: "nera, {name}"
                event: "{name}"
                site: "{name}"
                move-number: "na {number} [{side}]"
                minutes: "{number} ti"
                seconds: "{number} tu"
              commentary:
                variation: "el {number} {side}"
                nested-variation: "el el {number} {side}"
                back-to-game: "al {number} {side} [, {move}]"
                back-to-variation: "al al {number} {side} [, {move}]"
                and: ka
                pass: "{side} nul"
                advantage: "{side} bon {number}"
                even: ka
                mate-in: "{side} matt {number}"
                time-left: "ta {time}"
              board:
                pieces: "{side}, {pieces}"
                piece-squares: "{piece} {squares}"
                turn: "{side} ka"
              """));

  private Scripts() {}

  static Game game(String pgn) {
    try (PgnReader reader =
        PgnReader.of(
            new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), MoveReader.san())) {
      return reader.next().orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Cue> cues(String pgn) {
    return cues(pgn, ScriptOptions.usual());
  }

  static List<Cue> cues(String pgn, ScriptOptions options) {
    return GameScript.of(game(pgn), options, ANNOUNCER);
  }

  static List<String> texts(List<Cue> cues) {
    return cues.stream().map(cue -> cue.utterance().text()).toList();
  }

  /** What is said of one kind. */
  static List<String> texts(Cue.Kind kind, List<Cue> cues) {
    Stream<Cue> those = cues.stream().filter(cue -> cue.kind() == kind);
    return those.map(cue -> cue.utterance().text()).toList();
  }

  /** What is said of a comment behind the moves. */
  static List<String> comment(String moves, String comment) {
    return texts(Cue.Kind.COMMENT, cues(moves + " {" + comment + "} *"));
  }
}
