package org.ahoz.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Color;
import org.ahoz.chess.Line;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameResult;
import org.ahoz.notation.Ply;
import org.jspecify.annotations.Nullable;

/** How a game ended, and why: from its result, its last position and its tag Termination. */
final class Ending {

  private static final int REPETITIONS_TO_CLAIM = 3;
  private static final int PLIES_TO_CLAIM = 100;
  private static final int PLIES_TO_END = 150;

  /** Values of the tag Termination (PGN 9.8.1), and how Chess.com's end. */
  private static final Set<String> TIME = Set.of("time forfeit", "on time");

  private static final Set<String> FORFEIT = Set.of("rules infraction");
  private static final Set<String> ABANDONED =
      Set.of("abandoned", "unterminated", "game abandoned");
  private static final Set<String> RESIGNATION = Set.of("resignation", "resign", "resigns");
  private static final Set<String> AGREEMENT = Set.of("by agreement");

  private final Game game;
  private final Announcer announcer;
  private final String termination;

  Ending(Game game, Announcer announcer) {
    this.game = game;
    this.announcer = announcer;
    termination = game.tag("Termination").orElse("").toLowerCase(Locale.ROOT).strip();
  }

  /** Why, where that is known and not part of the last move's words, and then the result. */
  List<Utterance> sentences() {
    List<Utterance> sentences = new ArrayList<>();
    PhraseKey why = why();
    if (why != null) {
      announcer.say(why, fillings()).ifPresent(sentences::add);
    }
    // "Draw by agreement" leaves nothing to add; stalemate and abandoned games do.
    boolean isTold = !sentences.isEmpty() && isDraw() && why != PhraseKey.RESULT_STALEMATE;
    if (!isTold && why != PhraseKey.RESULT_ABANDONED) {
      announcer.say(result(), Map.of()).ifPresent(sentences::add);
    }
    return List.copyOf(sentences);
  }

  private boolean isDraw() {
    return game.result() == GameResult.DRAW;
  }

  private PhraseKey result() {
    return switch (game.result()) {
      case WHITE_WINS -> PhraseKey.RESULT_WHITE_WINS;
      case BLACK_WINS -> PhraseKey.RESULT_BLACK_WINS;
      case DRAW -> PhraseKey.RESULT_DRAW;
      case UNKNOWN -> PhraseKey.RESULT_UNFINISHED;
    };
  }

  /** The side that lost, or that has no move. */
  private Map<SlotName, Filling> fillings() {
    Color side =
        switch (game.result()) {
          case WHITE_WINS -> Color.BLACK;
          case BLACK_WINS -> Color.WHITE;
          default -> game.end().turn();
        };
    return Map.of(
        SlotName.SIDE, new Filling.Side(side), SlotName.OTHER_SIDE, new Filling.Side(side.other()));
  }

  private @Nullable PhraseKey why() {
    Position end = game.end();
    if (ends(ABANDONED)) {
      return PhraseKey.RESULT_ABANDONED;
    }
    if (isDraw()) {
      return whyDrawn(end);
    }
    // The words of the last move say mate.
    if (game.result() == GameResult.UNKNOWN || end.isCheckmate()) {
      return null;
    }
    if (ends(TIME)) {
      return PhraseKey.RESULT_TIME;
    }
    if (ends(FORFEIT)) {
      return PhraseKey.RESULT_FORFEIT;
    }
    return ends(RESIGNATION) ? PhraseKey.RESULT_RESIGNATION : null;
  }

  private @Nullable PhraseKey whyDrawn(Position end) {
    if (end.isStalemate()) {
      return PhraseKey.RESULT_STALEMATE;
    }
    if (end.isInsufficientMaterial()) {
      return PhraseKey.RESULT_INSUFFICIENT_MATERIAL;
    }
    if (ends(AGREEMENT)) {
      return PhraseKey.RESULT_AGREEMENT;
    }
    if (repetitions() >= REPETITIONS_TO_CLAIM) {
      return PhraseKey.RESULT_REPETITION;
    }
    if (end.halfmoveClock() >= PLIES_TO_END) {
      return PhraseKey.RESULT_SEVENTY_FIVE_MOVES;
    }
    return end.halfmoveClock() >= PLIES_TO_CLAIM ? PhraseKey.RESULT_FIFTY_MOVES : null;
  }

  private int repetitions() {
    Line line = Line.from(game.start());
    for (Ply ply : game.plies()) {
      Move move = ply.move();
      if (move == null) {
        return 0;
      }
      line = line.with(move);
    }
    return line.repetitions();
  }

  private boolean ends(Set<String> endings) {
    return endings.stream().anyMatch(termination::endsWith);
  }
}
