package org.ahoz.chess;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads one FEN. What makes the position impossible is thrown; so is what could be left out or put
 * right (castling rights, en passant square, counters), unless a list is given to report it to.
 */
final class FenReader {

  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");

  private static final Pattern SPACES = Pattern.compile("\\s+");

  private static final Role[] ROLES = Role.values();

  /** Nine digits, so that counting on never overflows. */
  private static final int MOST_DIGITS = 9;

  private static final int LONGEST_QUOTE = 20;

  private final String fen;
  private final @Nullable List<String> dropped;
  private final boolean isCheckLeft;

  private Board board = Board.EMPTY;

  /**
   * @param dropped takes what was left out or put right; null when that is to be thrown too
   * @param isCheckLeft whether a side that has just moved may be in check, which is reported then
   */
  FenReader(String fen, @Nullable List<String> dropped, boolean isCheckLeft) {
    this.fen = fen;
    this.dropped = dropped;
    this.isCheckLeft = isCheckLeft;
  }

  Position read() {
    String[] fields = SPACES.split(fen.strip(), -1);
    if (fields[0].isEmpty()) {
      throw new FenException("the FEN is empty");
    }
    if (fields.length < 4 || fields.length > 6) {
      throw new FenException(
          ("the FEN has %d %s, not four to six: "
                  + "pieces, side to move, castling, en passant and two counters")
              .formatted(fields.length, fields.length == 1 ? "field" : "fields"));
    }
    readBoard(fields[0]);
    checkPieces();
    Color turn = readTurn(fields[1]);
    checkKingLeftInCheck(turn);
    long castlingRooks = readCastling(fields[2]);
    int passedSquare = readEnPassant(fields[3], turn);
    int clock = fields.length > 4 ? readCounter(fields[4], "halfmove clock", 0) : 0;
    int number = fields.length > 5 ? readCounter(fields[5], "move number", 1) : 1;
    return new Position(board, turn, castlingRooks, passedSquare, clock, number);
  }

  private void readBoard(String field) {
    String[] ranks = field.split("/", -1);
    if (ranks.length != 8) {
      throw new FenException(
          "the board has %d %s, not 8, parted by slashes"
              .formatted(ranks.length, ranks.length == 1 ? "rank" : "ranks"));
    }
    for (int index = 0; index < 8; index++) {
      readRank(ranks[index], 7 - index, "the " + ORDINALS.get(index) + " rank from the top");
    }
  }

  private void readRank(String text, int rank, String name) {
    int file = 0;
    boolean afterNumber = false;
    for (int index = 0; index < text.length(); index++) {
      char letter = text.charAt(index);
      boolean number = letter >= '1' && letter <= '8';
      if (number && afterNumber) {
        drop(name + " has two numbers side by side, not their sum");
      }
      afterNumber = number;
      if (number) {
        file += letter - '0';
        continue;
      }
      Role role = role(letter);
      if (role == null) {
        throw new FenException(
            name
                + " has "
                + quoted(text, index)
                + ", which is neither a piece nor a number from 1 to 8");
      }
      if (file < 8) {
        Color color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
        board = board.with(0, color, role, Attacks.bit((rank << 3) | file));
      }
      file++;
    }
    if (file != 8) {
      throw new FenException(
          "%s has %d %s, not 8".formatted(name, file, file == 1 ? "square" : "squares"));
    }
  }

  private static @Nullable Role role(char letter) {
    for (Role role : ROLES) {
      if (letter == role.letter() || letter == Character.toLowerCase(role.letter())) {
        return role;
      }
    }
    return null;
  }

  private void checkPieces() {
    for (Color color : Color.values()) {
      int kings = Long.bitCount(board.of(color, Role.KING));
      if (kings != 1) {
        throw new FenException(
            kings == 0
                ? name(color) + " has no king"
                : "%s has %d kings, not one".formatted(name(color), kings));
      }
      long misplaced = board.of(color, Role.PAWN) & (Attacks.RANK_1 | Attacks.RANK_8);
      if (misplaced != 0) {
        throw new FenException(
            "a %s pawn stands on %s, and no pawn can stand on an end rank"
                .formatted(name(color), Square.of(Long.numberOfTrailingZeros(misplaced))));
      }
      int pawns = Long.bitCount(board.of(color, Role.PAWN));
      if (pawns > 8) {
        throw new FenException("%s has %d pawns, more than 8".formatted(name(color), pawns));
      }
      int pieces = Long.bitCount(board.of(color));
      if (pieces > 16) {
        throw new FenException("%s has %d pieces, more than 16".formatted(name(color), pieces));
      }
    }
  }

  private static Color readTurn(String field) {
    return switch (field) {
      case "w" -> Color.WHITE;
      case "b" -> Color.BLACK;
      default ->
          throw new FenException(
              "the side to move is " + quoted(field) + ", neither w for white nor b for black");
    };
  }

  private void checkKingLeftInCheck(Color turn) {
    Color waiting = turn.other();
    int king = board.king(waiting);
    long attackers = board.attackers(king, turn, board.occupied());
    if (attackers != 0) {
      String problem =
          "it is the move of %s, but the %s king on %s is in check from %s"
              .formatted(
                  name(turn),
                  name(waiting),
                  Square.of(king),
                  Square.of(Long.numberOfTrailingZeros(attackers)));
      if (!isCheckLeft) {
        throw new FenException(problem);
      }
      drop(problem);
    }
  }

  private long readCastling(String field) {
    if (field.equals("-")) {
      return 0;
    }
    long rooks = 0;
    for (int index = 0; index < field.length(); index++) {
      char letter = field.charAt(index);
      Color color = Character.isUpperCase(letter) ? Color.WHITE : Color.BLACK;
      char lower = Character.toLowerCase(letter);
      if (letter > 'z' || (lower != 'k' && lower != 'q' && (lower < 'a' || lower > 'h'))) {
        drop(
            "the castling rights have "
                + quoted(field, index)
                + ", which is neither K, Q, k, q, the file of a rook, nor a dash alone");
      } else {
        rooks |= readRight(letter, lower, color, rooks);
      }
    }
    return rooks;
  }

  private long readRight(char letter, char lower, Color color, long rooks) {
    String right = "the castling right " + letter;
    Square king = Square.of(board.king(color));
    if ((Attacks.bit(king.index()) & Attacks.backRank(color)) == 0) {
      drop(
          "%s needs the %s king on the %s rank, and it is on %s"
              .formatted(right, name(color), color == Color.WHITE ? "first" : "eighth", king));
      return 0;
    }
    long rook = castlingRook(lower, color, king.rank());
    if (rook == 0) {
      drop(
          "%s needs a %s rook %s"
              .formatted(
                  right,
                  name(color),
                  switch (lower) {
                    case 'k' -> "on the rank of the king, towards the h file";
                    case 'q' -> "on the rank of the king, towards the a file";
                    default -> "on " + Square.of(File.of(lower - 'a'), king.rank());
                  }));
      return 0;
    }
    CastlingSide side = Castling.side(king.index(), Long.numberOfTrailingZeros(rook));
    if (Castling.rook(rooks, king.index(), side) != 0) {
      drop(right + " is the second one for the same side of the " + name(color) + " king");
      return 0;
    }
    return rook;
  }

  private long castlingRook(char lower, Color color, Rank rank) {
    return switch (lower) {
      case 'k' -> Fen.outermostRook(board, color, CastlingSide.KINGSIDE);
      case 'q' -> Fen.outermostRook(board, color, CastlingSide.QUEENSIDE);
      default ->
          Attacks.bit(Square.of(File.of(lower - 'a'), rank).index()) & board.of(color, Role.ROOK);
    };
  }

  private int readEnPassant(String field, Color turn) {
    if (field.equals("-")) {
      return Position.NO_SQUARE;
    }
    Square square = Square.parse(field).orElse(null);
    if (square == null) {
      drop("the en passant square is " + quoted(field) + ", neither a square nor a dash");
      return Position.NO_SQUARE;
    }
    String problem = enPassantProblem(square, turn);
    if (problem != null) {
      drop(problem);
      return Position.NO_SQUARE;
    }
    return square.index();
  }

  private @Nullable String enPassantProblem(Square square, Color turn) {
    Color passer = turn.other();
    int towardsPawn = turn == Color.WHITE ? -8 : 8;
    if (square.rank() != (turn == Color.WHITE ? Rank.R6 : Rank.R3)) {
      return "the en passant square %s is not on the %s rank, where a %s pawn can have passed"
          .formatted(square, turn == Color.WHITE ? "sixth" : "third", name(passer));
    }
    Square front = Square.of(square.index() + towardsPawn);
    if ((board.of(passer, Role.PAWN) & Attacks.bit(front.index())) == 0) {
      return "the en passant square is %s, but no %s pawn stands on %s"
          .formatted(square, name(passer), front);
    }
    Square origin = Square.of(square.index() - towardsPawn);
    for (Square passed : List.of(square, origin)) {
      if (board.at(passed.index()) != null) {
        return ("the en passant square is %s, but the pawn on %s cannot have come past it, "
                + "as %s is occupied")
            .formatted(square, front, passed);
      }
    }
    return null;
  }

  private int readCounter(String field, String name, int least) {
    boolean isNumber =
        !field.isEmpty()
            && field.length() <= MOST_DIGITS
            && field.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    if (isNumber && Integer.parseInt(field) >= least) {
      return Integer.parseInt(field);
    }
    drop(
        "the %s is %s, not a whole number from %d up, of at most nine digits"
            .formatted(name, quoted(field), least));
    return least;
  }

  private void drop(String problem) {
    if (dropped == null) {
      throw new FenException(problem);
    }
    dropped.add(problem);
  }

  private static String name(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  private static String quoted(String text, int index) {
    return quoted(Character.toString(text.codePointAt(index)));
  }

  /**
   * Text of others, short enough to be read aloud, and with nothing in it that works a terminal.
   */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints()
        .limit(LONGEST_QUOTE)
        .forEach(
            point -> {
              if (Character.isISOControl(point) || Character.getType(point) == Character.FORMAT) {
                quoted.append("U+%04X".formatted(point));
              } else {
                quoted.appendCodePoint(point);
              }
            });
    return quoted.append(text.length() > LONGEST_QUOTE ? "…\"" : "\"").toString();
  }
}
