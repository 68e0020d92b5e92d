package org.ahoz.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Square;

/**
 * A phrase that a speaker is asked to say, so that their voice becomes known.
 *
 * @param position in which the move is legal, among many others
 * @param move what the phrase means
 * @param said its words
 */
public record Prompt(Position position, Move move, Utterance said) {

  /** So many phrases are there at most. */
  public static final int MOST = 20;

  /**
   * Games in which every piece goes to every file and rank, captures, castles, promotes and gives
   * check.
   */
  private static final List<String> POSITIONS =
      List.of(
          "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8",
          "r2q1rk1/1b3ppp/p1n1pn2/1p6/3P4/PBN2N2/1P3PPP/R1BQR1K1 w - - 0 14",
          "2r3k1/1P3pp1/p3p2p/3pP3/3P3P/6P1/1R3PK1/8 w - - 1 31",
          "3q2k1/1b1r1p2/p5p1/1p1Q3p/8/1P4B1/P1P2PPP/4R1K1 w - - 2 28",
          "6k1/8/1n3B2/8/2K1N3/8/1R6/7b w - - 0 45",
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

  /** To say a piece or a square once more is worth so much less. */
  private static final double AGAIN = 0.25;

  private static final double OF_CHESS = 2;
  private static final double OF_LANGUAGE = 1;

  /** What a word costs: of phrases that teach as much, the shorter is asked for. */
  private static final double PER_WORD = 0.4;

  /**
   * Phrases that have all files, ranks and pieces in them as soon as may be, and after that as
   * evenly as may be. The first ones of more phrases are the same as those of fewer.
   *
   * @param count how many, at most {@link #MOST}
   */
  public static List<Prompt> of(Announcer announcer, int count) {
    List<Candidate> left = all(announcer);
    Map<String, Integer> said = new HashMap<>();
    List<Prompt> chosen = new ArrayList<>();
    while (chosen.size() < Math.min(count, MOST) && !left.isEmpty()) {
      Candidate best = left.get(0);
      for (Candidate each : left) {
        if (each.worth(said) > best.worth(said)) {
          best = each;
        }
      }
      chosen.add(best.prompt());
      left.remove(best);
      best.teaches().keySet().forEach(each -> said.merge(each, 1, Integer::sum));
    }
    return List.copyOf(chosen);
  }

  private static List<Candidate> all(Announcer announcer) {
    List<Candidate> all = new ArrayList<>();
    Set<String> texts = new HashSet<>();
    for (String fen : POSITIONS) {
      Position position = Fen.parse(fen);
      for (Move move : position.legalMoves()) {
        Prompt prompt = new Prompt(position, move, announcer.announce(position, move));
        if (texts.add(prompt.said().text())) {
          all.add(new Candidate(prompt, prompt.words().size(), prompt.teaches()));
        }
      }
    }
    return all;
  }

  /**
   * A phrase that may be asked for.
   *
   * @param teaches what a speaker is known by after it, and how much each is worth
   */
  private record Candidate(Prompt prompt, int words, Map<String, Double> teaches) {

    double worth(Map<String, Integer> before) {
      double worth = -PER_WORD * words;
      for (Map.Entry<String, Double> each : teaches.entrySet()) {
        worth += each.getValue() * Math.pow(AGAIN, before.getOrDefault(each.getKey(), 0));
      }
      return worth;
    }
  }

  private Map<String, Double> teaches() {
    Map<String, Double> teaches = new HashMap<>();
    words().forEach(word -> teaches.put("word " + word, OF_LANGUAGE));
    if (move instanceof Move.Castle castle) {
      teaches.put("side " + (castle.side() == CastlingSide.KINGSIDE), OF_CHESS);
      return teaches;
    }
    Square to = move.to();
    teaches.put("file " + to.file(), OF_CHESS);
    teaches.put("rank " + to.rank(), OF_CHESS);
    teaches.put("role " + move.role(), OF_CHESS);
    return teaches;
  }

  private Set<String> words() {
    return said.spans().stream()
        .filter(Span.Word.class::isInstance)
        .map(span -> ((Span.Word) span).text())
        .collect(Collectors.toSet());
  }
}
