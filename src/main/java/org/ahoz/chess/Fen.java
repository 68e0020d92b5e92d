package org.ahoz.chess;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads and writes positions in Forsyth-Edwards Notation (PGN 16.1).
 *
 * <p>Castling rights are read as FEN, X-FEN and Shredder-FEN write them: {@code K} and {@code Q}
 * mean the outermost rook on that side of the king, a file's letter the rook on that file.
 */
public final class Fen {

  private Fen() {}

  /**
   * What {@link #parseLenient} made of a text.
   *
   * @param dropped what had to be left out or put right, or is odd, each in words that can be read
   *     aloud
   */
  public record Reading(Position position, List<String> dropped) {

    public Reading {
      dropped = List.copyOf(dropped);
    }
  }

  /**
   * The position that a FEN describes. The two counters may be missing, as in EPD; they are then 0
   * and 1.
   *
   * @throws FenException when the text is not FEN, or when no game can reach such a position: a
   *     side without exactly one king, with more than 16 pieces or 8 pawns, a pawn on an end rank,
   *     a side in check that has just moved, castling rights without king and rook in their places,
   *     an en passant square that no pawn can have passed
   */
  public static Position parse(String fen) {
    return new FenReader(fen, null, false).read();
  }

  /**
   * As {@link #parse}, for FEN that others wrote: castling rights and en passant squares that
   * cannot be are left out, bad counters are taken to be 0 and 1, and each is reported.
   *
   * @throws FenException when what remains is still not a possible position
   */
  public static Reading parseLenient(String fen) {
    return parseLenient(fen, false);
  }

  /**
   * As {@link #parseLenient}, for a position that is only looked at, and from which no game is
   * read: the side that has just moved may be in check, which is reported. No move takes its king.
   *
   * @throws FenException when a side has not exactly one king, or what remains is otherwise not a
   *     possible position
   */
  public static Reading parseUnreachable(String fen) {
    return parseLenient(fen, true);
  }

  private static Reading parseLenient(String fen, boolean isCheckLeft) {
    List<String> dropped = new ArrayList<>();
    Position position = new FenReader(fen, dropped, isCheckLeft).read();
    return new Reading(position, dropped);
  }

  /**
   * The FEN of a position, always of six fields. The en passant square is given only where such a
   * capture is legal; castling rights are given as in X-FEN, which for ordinary chess is plain FEN.
   */
  public static String write(Position position) {
    StringBuilder fen = new StringBuilder(90);
    appendBoard(position, fen);
    fen.append(position.turn() == Color.WHITE ? " w " : " b ");
    appendCastling(position, fen);
    Square enPassant = position.enPassantSquare();
    fen.append(' ').append(enPassant == null ? "-" : enPassant);
    fen.append(' ').append(position.halfmoveClock()).append(' ').append(position.fullmoveNumber());
    return fen.toString();
  }

  private static void appendBoard(Position position, StringBuilder fen) {
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        Piece piece = position.board().at((rank << 3) | file);
        if (piece == null) {
          empty++;
          continue;
        }
        if (empty > 0) {
          fen.append(empty);
          empty = 0;
        }
        fen.append(letter(piece));
      }
      if (empty > 0) {
        fen.append(empty);
      }
      if (rank > 0) {
        fen.append('/');
      }
    }
  }

  private static void appendCastling(Position position, StringBuilder fen) {
    int start = fen.length();
    for (Color color : Color.values()) {
      appendRight(position, color, CastlingSide.KINGSIDE, fen);
      appendRight(position, color, CastlingSide.QUEENSIDE, fen);
    }
    if (fen.length() == start) {
      fen.append('-');
    }
  }

  private static void appendRight(
      Position position, Color color, CastlingSide side, StringBuilder fen) {
    Square rook = position.castlingRook(color, side);
    if (rook != null) {
      char letter = rook.file().letter();
      if (Attacks.bit(rook.index()) == outermostRook(position.board(), color, side)) {
        letter = side == CastlingSide.KINGSIDE ? 'k' : 'q';
      }
      fen.append(color == Color.WHITE ? Character.toUpperCase(letter) : letter);
    }
  }

  /** The rook nearest to the edge on this side of a king on its back rank, or 0. */
  static long outermostRook(Board board, Color color, CastlingSide side) {
    long rooks = board.of(color, Role.ROOK) & Attacks.backRank(color);
    long candidates = Castling.rook(rooks, board.king(color), side);
    return side == CastlingSide.KINGSIDE
        ? Long.highestOneBit(candidates)
        : Long.lowestOneBit(candidates);
  }

  private static char letter(Piece piece) {
    char letter = piece.role().letter();
    return piece.color() == Color.WHITE ? letter : Character.toLowerCase(letter);
  }
}
