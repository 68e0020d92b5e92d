package org.ahoz.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.Wav;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.Ply;
import org.ahoz.notation.San;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.VoiceChooser;

/** Makes tables of moves that synthetic voices say, for {@code src/bench/hear-synthetic.sh}. */
public final class SpokenMoves {

  /** Of openings, captures, twins, castling, promotion and an endgame. */
  private static final List<String> POSITIONS =
      List.of(
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQ - 0 7",
          "r1bqkb1r/pp1n1ppp/2p1pn2/3p4/2PP4/2N2N2/PPQ1PPPP/R1B1KB1R w KQkq - 0 6",
          "r3k2r/pp1b1ppp/1qn1pn2/2bp4/5B2/1NPB1N2/PP3PPP/R2QK2R b KQkq - 3 11",
          "3r2k1/1P3ppp/8/2p5/2R5/5N2/5PPP/1N4K1 w - - 0 31",
          "8/1p3k2/p2r2p1/3n3p/1P1B3P/P4RP1/5K2/8 b - - 4 42");

  /** What the voices of FreeTTS are called here. */
  private static final String KEVIN = "en-US-kevin-low";

  private static final Duration QUIET = Duration.ofMillis(300);

  private SpokenMoves() {}

  /** A move to be said, and where. */
  private record Said(Position position, Move move) {}

  /**
   * Makes a table, or puts quiet around the sounds of one.
   *
   * @param arguments {@code texts FOLDER VOICE LANGUAGE ALPHABET MOST [GAME.pgn]} writes the table
   *     and, beside each sound that is to be made, its words; {@code sounds} and the same makes the
   *     sounds as well, by FreeTTS; {@code pad FOLDER} puts quiet around what another program said.
   *     An empty alphabet is that of the language; of {@code MOST} 0 is all.
   */
  public static void main(String... arguments) throws IOException {
    Path folder = Path.of(arguments[1]);
    if (arguments[0].equals("pad")) {
      pad(folder);
      return;
    }
    Files.createDirectories(folder);
    Announcer plain = Announcer.of(Lexicons.bundled().get(arguments[3]));
    Announcer announcer = arguments[4].isEmpty() ? plain : plain.withAlphabet(arguments[4]);
    int most = Integer.parseInt(arguments[5]);
    List<Said> all = arguments.length > 6 ? game(Path.of(arguments[6])) : positions();
    List<SaidMove> rows = new ArrayList<>();
    List<Utterance> utterances = new ArrayList<>();
    for (Said said : SaidMove.evenly(all, most)) {
      String name = String.format("%04d", rows.size());
      Utterance utterance = announcer.announce(said.position(), said.move());
      Files.writeString(folder.resolve(name + ".txt"), utterance.text() + "\n");
      rows.add(
          new SaidMove(
              arguments[2],
              folder.resolve(name + ".wav"),
              said.position().fen(),
              San.write(said.position(), said.move())));
      utterances.add(utterance);
    }
    SaidMove.write(folder.resolve("index.tsv"), rows);
    if (arguments[0].equals("sounds")) {
      say(announcer, rows, utterances);
    }
  }

  private static void say(Announcer announcer, List<SaidMove> rows, List<Utterance> utterances)
      throws IOException {
    try (Synthesizer kevin =
        VoiceChooser.bundled().choose(announcer.lexicon().locale(), KEVIN).open(Prosody.OWN)) {
      for (int i = 0; i < rows.size(); i++) {
        Files.write(rows.get(i).file(), Wav.bytes(padded(kevin.speak(utterances.get(i)).audio())));
      }
    }
  }

  private static void pad(Path folder) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(file -> file.toString().endsWith(".wav")).toList();
    }
    for (Path file : files) {
      Files.write(file, Wav.bytes(padded(SpokenFile.read(file))));
    }
  }

  private static AudioClip padded(AudioClip clip) {
    AudioClip quiet = AudioClip.silence(clip.sampleRate(), QUIET);
    return AudioClip.join(List.of(quiet, clip, quiet));
  }

  private static List<Said> positions() {
    List<Said> all = new ArrayList<>();
    for (String fen : POSITIONS) {
      Position position = Fen.parse(fen);
      position.legalMoves().forEach(move -> all.add(new Said(position, move)));
    }
    return all;
  }

  private static List<Said> game(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    Game game = PgnReader.readAll(text, MoveReader.san()).get(0);
    List<Said> all = new ArrayList<>();
    for (Ply ply : game.plies()) {
      Move move = ply.move();
      if (move != null) {
        all.add(new Said(ply.before(), move));
      }
    }
    return all;
  }
}
