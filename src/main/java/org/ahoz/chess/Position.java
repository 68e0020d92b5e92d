package org.ahoz.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A position of chess or Chess960: the pieces, the side to move, the castling rights, a possible
 * capture en passant, and the two counters of FEN.
 *
 * <p>Positions are immutable and may be shared between threads; {@link #play} makes a new one. Each
 * is possible as far as {@link Fen#parse} checks: both sides have one king, no pawn stands on an
 * end rank, and the side that has just moved is not in check; but it may be where {@link
 * Fen#parseUnreachable} lets it, and then no legal move takes its king.
 *
 * <p>Two positions are equal when their FEN is equal, clocks included. For the repetition of
 * positions, which leaves the clocks out, see {@link #repeats}.
 */
public final class Position {

  /** Stands for no square where a square is an index. */
  static final int NO_SQUARE = -1;

  private final Board board;
  private final Color turn;
  private final long castlingRooks;
  private final int passedSquare;
  private final int halfmoveClock;
  private final int fullmoveNumber;

  private final long checkers;
  private final long pinned;
  private final long enPassantTakers;

  /**
   * A move that was found to be legal here, so that {@link #play} need not look once more. Not
   * volatile: a thread that does not see it looks.
   */
  private @Nullable Move knownMove;

  /**
   * A position that the caller knows to be possible.
   *
   * @param castlingRooks the rooks that may still castle, of both colours
   * @param passedSquare the square that a pawn has just passed by a double step, or {@link
   *     #NO_SQUARE}; here it does not matter whether a pawn can take there
   */
  Position(
      Board board,
      Color turn,
      long castlingRooks,
      int passedSquare,
      int halfmoveClock,
      int fullmoveNumber) {
    this.board = board;
    this.turn = turn;
    this.castlingRooks = castlingRooks;
    this.passedSquare = passedSquare;
    this.halfmoveClock = halfmoveClock;
    this.fullmoveNumber = fullmoveNumber;

    int king = board.king(turn);
    long attackers =
        board.of(turn.other())
            & ((Attacks.pawn(turn, king) & board.pawns())
                | (Attacks.knight(king) & board.knights()));
    long shields = 0;
    for (long rest = board.linePieces(king, turn.other()); rest != 0; rest &= rest - 1) {
      long blockers = Attacks.between(king, Long.numberOfTrailingZeros(rest)) & board.occupied();
      if (blockers == 0) {
        attackers |= rest & -rest;
      } else if ((blockers & (blockers - 1)) == 0) {
        shields |= blockers;
      }
    }
    checkers = attackers;
    pinned = shields & board.of(turn);
    enPassantTakers = passedSquare == NO_SQUARE ? 0 : board.enPassantTakers(turn, passedSquare);
  }

  /** The position in which a game of ordinary chess starts (FIDE Laws 2.3). */
  public static Position start() {
    return chess960(Chess960.STANDARD);
  }

  /**
   * A start position of Chess960 by its number (FIDE Laws, Guidelines II.2); 518 is that of
   * ordinary chess.
   *
   * @param number 0 to 959
   * @throws IllegalArgumentException outside that range
   */
  public static Position chess960(int number) {
    return Chess960.start(number);
  }

  /** The side to move. */
  public Color turn() {
    return turn;
  }

  /** The piece on this square, or null when it is empty. */
  public @Nullable Piece at(Square square) {
    return board.at(square.index());
  }

  /** The squares of all pieces of this colour and role, from a1 to h8. */
  public List<Square> squares(Color color, Role role) {
    return squares(board.of(color, role));
  }

  /** Where the king of this colour stands. */
  public Square king(Color color) {
    return Square.of(board.king(color));
  }

  /**
   * All legal moves: pawns first, then knights, bishops, rooks, queens and the king, each role from
   * a1 to h8, and castling last.
   */
  public List<Move> legalMoves() {
    return moves(new MoveGenerator(this).codes());
  }

  /**
   * The legal moves of one role to one square, which is what a written move such as {@code Nf3}
   * names. Captures en passant and all four promotions are among them; castling is not.
   */
  public List<Move> legalMovesTo(Role role, Square to) {
    return moves(new MoveGenerator(this).codesTo(role, to.index()));
  }

  /**
   * The one legal move of a role to a square that a written move such as {@code Nf3} or {@code
   * Nbd2} names; null where there is none, or where several fit. It is found sooner than by {@link
   * #legalMovesTo}. Castling is never meant.
   *
   * @param from the squares from which the piece may come, as bits: bit 0 for a1, bit 63 for h8
   * @param promotion what a pawn becomes; null where no promotion is meant
   */
  public @Nullable Move onlyMoveTo(Role role, long from, Square to, @Nullable Role promotion) {
    int code = MoveFinder.find(this, role, from, to.index(), promotion);
    if (code == MoveFinder.NONE) {
      return null;
    }
    Move move = MoveCode.toMove(code, board);
    knownMove = move;
    return move;
  }

  /** The legal ways to castle: none, one or two. */
  public List<Move> legalCastlings() {
    return moves(new MoveGenerator(this).castlingCodes());
  }

  /**
   * The moves that obey each piece's way of moving, but may leave or place the own king under
   * attack (FIDE Laws 3.9): what tells a pinned piece from one that cannot reach a square at all.
   * Castling is among them where the right exists and the way is free, attacked or not. Captures en
   * passant are among them even where none is legal, as long as the double step was played or read
   * here; a FEN written from this position does not tell of it.
   */
  public List<Move> pseudoLegalMoves() {
    return moves(new MoveGenerator(this).pseudoLegalCodes());
  }

  private List<Move> moves(int[] codes) {
    if (codes.length == 1) {
      return List.of(MoveCode.toMove(codes[0], board));
    }
    List<Move> moves = new ArrayList<>(codes.length);
    for (int code : codes) {
      moves.add(MoveCode.toMove(code, board));
    }
    return List.copyOf(moves);
  }

  /** Whether this very move, with what it says of captures and promotion, is legal here. */
  public boolean isLegal(Move move) {
    MoveGenerator generator = new MoveGenerator(this);
    int[] candidates =
        move instanceof Move.Castle
            ? generator.castlingCodes()
            : generator.codesTo(move.role(), move.to().index());
    for (int candidate : candidates) {
      if (MoveCode.means(candidate, move, board)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The position after a move.
   *
   * @throws IllegalArgumentException when the move is not legal here
   */
  @SuppressWarnings("ReferenceEquality") // what is the same needs no comparison
  public Position play(Move move) {
    if (move != knownMove && !isLegal(move)) {
      throw new IllegalArgumentException(
          "the %s cannot go from %s to %s in %s"
              .formatted(
                  move.role().name().toLowerCase(Locale.ROOT), move.from(), move.to(), fen()));
    }
    return after(MoveCode.of(move));
  }

  /** The position after a move that is known to be legal. */
  Position after(int code) {
    return Successor.of(this, code);
  }

  /** Whether the king of the side to move is attacked (FIDE Laws 3.9.1). */
  public boolean isCheck() {
    return checkers != 0;
  }

  /** Whether the side to move is in check and has no legal move (FIDE Laws 5.1.1). */
  public boolean isCheckmate() {
    return checkers != 0 && new MoveGenerator(this).count() == 0;
  }

  /** Whether the side to move is not in check and has no legal move (FIDE Laws 5.2.1). */
  public boolean isStalemate() {
    return checkers == 0 && new MoveGenerator(this).count() == 0;
  }

  /**
   * Whether the pieces left cannot give mate by any series of legal moves (FIDE Laws 5.2.2): kings
   * alone, one knight alone beside them, or any bishops that all go on squares of one colour. Dead
   * positions of other kinds, such as walls of pawns, are not recognised.
   */
  public boolean isInsufficientMaterial() {
    if ((board.pawns() | board.rooks() | board.queens()) != 0) {
      return false;
    }
    if (board.knights() != 0) {
      return board.bishops() == 0 && Long.bitCount(board.knights()) == 1;
    }
    long light = board.bishops() & Attacks.LIGHT_SQUARES;
    return light == 0 || light == board.bishops();
  }

  /** The squares of the pieces that give check to the side to move, from a1 to h8. */
  public List<Square> checkers() {
    return squares(checkers);
  }

  /**
   * The squares of the pieces of a colour that attack a square (FIDE Laws 3.1.2), pinned or not.
   */
  public List<Square> attackers(Square square, Color by) {
    return squares(board.attackers(square.index(), by, board.occupied()));
  }

  /**
   * Whether a piece of the side to move stands on this square and may not leave the line to its
   * king, because a line piece behind it would give check.
   */
  public boolean isPinned(Square square) {
    return (pinned & Attacks.bit(square.index())) != 0;
  }

  /**
   * Whether this colour has the right to castle to this side (FIDE Laws 3.8.2.1): neither that king
   * nor that rook has moved. Whether it may do so now is another question: {@link
   * #legalCastlings()}.
   */
  public boolean canCastle(Color color, CastlingSide side) {
    return castlingRook(color, side) != null;
  }

  /** Where the rook stands with which this colour has the right to castle to this side, or null. */
  public @Nullable Square castlingRook(Color color, CastlingSide side) {
    long own = castlingRooks & Attacks.backRank(color);
    long rook = Castling.rook(own, board.king(color), side);
    return rook == 0 ? null : Square.of(Long.numberOfTrailingZeros(rook));
  }

  /**
   * Whether a right to castle exists that ordinary chess does not know, with a king that is not on
   * the e file or a rook that is not on an edge file, so that castling must be written by the
   * squares of king and rook. A game of Chess960 in which such rights are lost no longer differs
   * from ordinary chess.
   */
  public boolean isChess960() {
    for (Color color : Color.values()) {
      long rooks = castlingRooks & Attacks.backRank(color);
      boolean kingElsewhere = (board.king(color) & 7) != File.E.ordinal();
      if (rooks != 0 && (kingElsewhere || (rooks & ~Attacks.EDGE_FILES) != 0)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The square on which a pawn may be taken en passant (FIDE Laws 3.7.3.1), or null. Unlike in many
   * FENs, there is one only when at least one such capture is legal.
   */
  public @Nullable Square enPassantSquare() {
    return enPassantTakers == 0 ? null : Square.of(passedSquare);
  }

  private int enPassantIndex() {
    return enPassantTakers == 0 ? NO_SQUARE : passedSquare;
  }

  /** The plies since a pawn moved or a piece was taken (FIDE Laws 9.3). */
  public int halfmoveClock() {
    return halfmoveClock;
  }

  /** The number of the move to be played, from 1; it rises after Black's move. */
  public int fullmoveNumber() {
    return fullmoveNumber;
  }

  /**
   * Whether the two are the same position for threefold repetition (FIDE Laws 9.2.3): the same side
   * to move, the same pieces on the same squares, the same rights to castle and the same captures
   * en passant. Clocks do not matter.
   */
  public boolean repeats(Position other) {
    return turn == other.turn
        && castlingRooks == other.castlingRooks
        && enPassantIndex() == other.enPassantIndex()
        && board.equals(other.board);
  }

  /** This position in FEN, as {@link Fen#write} gives it. */
  public String fen() {
    return Fen.write(this);
  }

  Board board() {
    return board;
  }

  long castlingRooks() {
    return castlingRooks;
  }

  /** The square that a pawn has just passed, whether or not it can be taken there. */
  int passedSquare() {
    return passedSquare;
  }

  long checkerSquares() {
    return checkers;
  }

  long pinned() {
    return pinned;
  }

  long enPassantTakers() {
    return enPassantTakers;
  }

  private static List<Square> squares(long bitboard) {
    List<Square> squares = new ArrayList<>(Long.bitCount(bitboard));
    for (long rest = bitboard; rest != 0; rest &= rest - 1) {
      squares.add(Square.of(Long.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(squares);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Position other
        && repeats(other)
        && halfmoveClock == other.halfmoveClock
        && fullmoveNumber == other.fullmoveNumber;
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        board, turn, castlingRooks, enPassantIndex(), halfmoveClock, fullmoveNumber);
  }

  /** The FEN. */
  @Override
  public String toString() {
    return fen();
  }
}
