package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;

import com.fluxchess.jcpi.models.GenericBoard;
import com.fluxchess.jcpi.models.IllegalNotationException;
import com.fluxchess.jcpi.utils.MoveGenerator;
import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.result.ChessGameResultType;
import io.github.wolfraam.chessgame.result.DrawType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares legal moves, check, mate and stalemate with two independent programs. */
class OtherProgramsTest {

  private static final int PLIES = 100;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void chessgameAgreesOnMovesCheckMateAndStalemateInRandomGames(long seed) {
    for (Position position : positionsOfRandomGames(40, seed)) {
      ChessGame other = new ChessGame(withoutClocks(position));
      assertThat(sortedMoves(position)).as("moves in %s", position).isEqualTo(moves(other));
      assertThat(position.isCheck()).as("check in %s", position).isEqualTo(other.isKingAttacked());
      assertThat(position.isCheckmate())
          .as("mate in %s", position)
          .isEqualTo(isMate(other.getGameResultType()));
      assertThat(position.isStalemate())
          .as("stalemate in %s", position)
          .isEqualTo(isStalemate(other));
    }
  }

  /** Fewer games, as this program takes half a millisecond for the moves of one position. */
  @ParameterizedTest
  @ValueSource(longs = {6, 7, 8, 9, 10})
  void jcpiAgreesOnMovesInRandomGames(long seed) throws IllegalNotationException {
    for (Position position : positionsOfRandomGames(8, seed)) {
      assertThat(sortedMoves(position))
          .as("moves in %s", position)
          .isEqualTo(moves(new GenericBoard(position.fen())));
    }
  }

  private static List<Position> positionsOfRandomGames(int games, long seed) {
    Random random = new Random(seed);
    return Stream.generate(() -> RandomGames.line(Position.start(), PLIES, random))
        .limit(games)
        .flatMap(line -> line.positions().stream())
        .toList();
  }

  private static List<String> sortedMoves(Position position) {
    return Coordinates.of(position.legalMoves()).stream().sorted().toList();
  }

  /** The clocks might make it a draw, which would hide a stalemate. */
  private static String withoutClocks(Position position) {
    String fen = position.fen();
    return fen.substring(0, fen.indexOf(" %d ".formatted(position.halfmoveClock()))) + " 0 1";
  }

  private static List<String> moves(GenericBoard board) {
    return Arrays.stream(MoveGenerator.getGenericMoves(board))
        .map(move -> move.toString().toLowerCase(Locale.ROOT))
        .sorted()
        .toList();
  }

  private static List<String> moves(ChessGame game) {
    return game.getLegalMoves().stream()
        .map(move -> move.from.name + move.to.name + promotion(move))
        .sorted()
        .toList();
  }

  private static String promotion(io.github.wolfraam.chessgame.move.Move move) {
    if (move.promotion == null) {
      return "";
    }
    return switch (move.promotion) {
      case KNIGHT -> "n";
      case BISHOP -> "b";
      case ROOK -> "r";
      case QUEEN -> "q";
      default -> throw new AssertionError(move);
    };
  }

  private static boolean isMate(ChessGameResultType result) {
    return result == ChessGameResultType.WHITE_WINS || result == ChessGameResultType.BLACK_WINS;
  }

  private static boolean isStalemate(ChessGame game) {
    return game.getGameResultType() == ChessGameResultType.DRAW
        && game.getGameResult().drawType == DrawType.STALE_MATE;
  }
}
