package org.ahoz.hear;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.San;

/** Moves of real and of random games, said in all ways, misheard, and listened to. */
final class HearingTrial {

  private static final Path GAMES = Path.of("src/test/resources/hearing/games.txt");
  private static final int PLIES = 80;

  private final Lexicon lexicon;
  private final Listener listener;
  private final List<Turn> turns = new ArrayList<>();

  private record Turn(Position position, Move move) {}

  /** How one utterance was heard. */
  record Outcome(
      Position position, Move move, String said, List<Hypothesis> hypotheses, Heard heard) {

    boolean isTaken() {
      return heard instanceof Heard.Understood;
    }

    boolean isAsked() {
      return heard instanceof Heard.Unclear;
    }

    boolean isOrder() {
      return heard instanceof Heard.Order;
    }

    /** How likely the best move is; 0 where there is none. */
    double confidence() {
      if (heard instanceof Heard.Understood it) {
        return it.confidence();
      }
      return heard instanceof Heard.Unclear it ? it.confidence() : 0;
    }

    /** Whether the likeliest move is the right one. */
    boolean isRight() {
      if (heard instanceof Heard.Understood it) {
        return it.move().equals(move);
      }
      return heard instanceof Heard.Unclear it && it.candidates().get(0).equals(move);
    }

    boolean isAmongCandidates() {
      return heard instanceof Heard.Unclear it && it.candidates().contains(move);
    }

    String describe() {
      return "%s said \"%s\" heard %s in %s: %s"
          .formatted(
              San.write(position, move),
              said,
              hypotheses.stream().map(HearingTrial::print).toList(),
              position.fen(),
              Expectation.describe(heard, position));
    }
  }

  private static String print(Hypothesis hypothesis) {
    StringBuilder text = new StringBuilder();
    for (HeardWord word : hypothesis.words()) {
      text.append(word.text()).append("%.2f ".formatted(word.confidence()));
    }
    return text.append(hypothesis.logLikelihood()).toString();
  }

  HearingTrial(Lexicon lexicon) {
    this.lexicon = lexicon;
    listener = Listener.of(lexicon).with(Trust.HIGH);
    Random random = new Random(lexicon.tag().hashCode());
    for (String game : games()) {
      Position position = Position.start();
      for (String san : game.split(" ", -1)) {
        Move move = San.parse(san).in(position).orElseThrow();
        turns.add(new Turn(position, move));
        position = position.play(move);
      }
    }
    int real = turns.size();
    Position position = Position.start();
    for (int ply = 0; turns.size() < 2 * real; ply++) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty() || ply % PLIES == PLIES - 1) {
        position = Position.start();
        continue;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      turns.add(new Turn(position, move));
      position = position.play(move);
    }
  }

  String tag() {
    return lexicon.tag();
  }

  private static List<String> games() {
    try {
      return Files.readAllLines(GAMES).stream().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Listens to so many utterances at an error rate, with trust high so that most is told. */
  List<Outcome> run(int utterances, double rate, boolean isBare, long seed) {
    Random random = new Random(seed);
    SimulatedRecognizer recognizer = new SimulatedRecognizer(lexicon, seed + 1);
    List<Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i < utterances; i++) {
      Turn turn = turns.get(random.nextInt(turns.size()));
      Style style = Style.values()[random.nextInt(Style.values().length)];
      String alphabet = lexicon.alphabets().get(random.nextInt(lexicon.alphabets().size()));
      Position position = turn.position();
      String said =
          Announcer.of(lexicon)
              .with(style)
              .withAlphabet(alphabet)
              .announce(position, turn.move())
              .text();
      List<Hypothesis> heard = recognizer.hear(said, rate);
      if (isBare) {
        heard = SimulatedRecognizer.bare(heard);
      }
      outcomes.add(new Outcome(position, turn.move(), said, heard, listener.hear(position, heard)));
    }
    return outcomes;
  }
}
