package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * A move as written, not yet tied to a position.
 *
 * <p>What it means in a position is one move, several or none: {@link #in(Position)}. What is
 * written is never stretched: a file or rank of departure must be that of the move, and where two
 * moves fit, both are candidates.
 */
public sealed interface San
    permits San.Step,
        San.PawnCapture,
        San.FromTo,
        San.PieceCapture,
        San.AnyCapture,
        San.Castle,
        San.Null,
        DescriptiveMove {

  /** What this means in a position; never a guess. */
  Meaning in(Position position);

  /**
   * The move that PGN's letters write, such as {@code Nf3}, {@code exd5} or {@code O-O}.
   *
   * @throws NotationException when the text is no written move, or may be read in two ways
   */
  static San parse(String text) {
    List<San> readings =
        MoveReader.san()
            .read(text)
            .map(WrittenMove::readings)
            .orElseThrow(() -> new NotationException(text, "is not a move in PGN's notation"));
    if (readings.size() != 1) {
      throw new NotationException(text, "may be read as more than one move");
    }
    return readings.get(0);
  }

  /**
   * The move in PGN's standard algebraic notation, with what disambiguation it needs and with
   * {@code +} or {@code #} (PGN 8.2.3).
   *
   * @throws IllegalArgumentException when the move is not legal in the position
   */
  static String write(Position position, Move move) {
    return MoveWriter.san().write(position, move);
  }

  /**
   * A piece or pawn and the square where it goes, with whatever of its departure is written.
   *
   * <p>A pawn with no file of departure goes straight ahead unless {@code capture} is set; a king
   * written with its whole square of departure may be castling.
   *
   * @param capture whether a sign of capture is written; it is never needed, and changes the
   *     meaning of a pawn's move only
   * @param promotion the piece that is written after the square; without it, a pawn on its last
   *     rank may become any of four
   */
  record Step(
      Role role,
      @Nullable File fromFile,
      @Nullable Rank fromRank,
      boolean capture,
      Square to,
      @Nullable Role promotion)
      implements San {

    private static final long FILE_A = 0x0101_0101_0101_0101L;

    @Override
    public Meaning in(Position position) {
      Move found = position.onlyMoveTo(role, departures(), to, promotion);
      return found == null ? other(position) : new Meaning.Unique(found);
    }

    /** The squares that what is written leaves for the departure. */
    private long departures() {
      long from = fromRank == null ? -1 : 0xFFL << (8 * fromRank.ordinal());
      if (fromFile != null) {
        return from & (FILE_A << fromFile.ordinal());
      }
      if (role != Role.PAWN) {
        return from;
      }
      // FIDE Laws C.9: a pawn that captures is written with the file that it leaves.
      long straight = FILE_A << to.file().ordinal();
      return from & (capture ? ~straight : straight);
    }

    /** What this means where it is not the one move that it says. */
    private Meaning other(Position position) {
      List<Move> fitting = null;
      Move only = null;
      for (Move move : position.legalMovesTo(role, to)) {
        if (fits(move)) {
          if (only == null) {
            only = move;
          } else {
            fitting = fitting == null ? new ArrayList<>(List.of(only)) : fitting;
            fitting.add(move);
          }
        }
      }
      if (fitting != null) {
        return new Meaning.Ambiguous(fitting);
      }
      if (only != null) {
        return new Meaning.Unique(only);
      }
      if (role == Role.KING && fromFile != null && fromRank != null) {
        return new FromTo(Square.of(fromFile, fromRank), to, capture, promotion).in(position);
      }
      return new Meaning.Illegal(Explanation.of(this, position));
    }

    private boolean fits(Move move) {
      Square from = move.from();
      return !(move instanceof Move.Castle)
          && (fromFile == null
              ? role != Role.PAWN || fitsWithoutFile(from)
              : fromFile == from.file())
          && (fromRank == null || fromRank == from.rank())
          && (promotion == null || promotion == move.promotion());
    }

    /** FIDE Laws C.9: a pawn that captures is written with the file that it leaves. */
    private boolean fitsWithoutFile(Square from) {
      return capture == (from.file() != to.file());
    }
  }

  /** A pawn's capture written by its files alone, which are neighbours, such as {@code ed}. */
  record PawnCapture(File from, File to, @Nullable Role promotion) implements San {

    /**
     * A capture between neighbouring files.
     *
     * @throws IllegalArgumentException when the files are not neighbours
     */
    public PawnCapture {
      if (Math.abs(from.ordinal() - to.ordinal()) != 1) {
        throw new IllegalArgumentException(
            "no pawn takes from file " + from.letter() + " to file " + to.letter());
      }
    }

    @Override
    public Meaning in(Position position) {
      List<Move> fitting = new ArrayList<>();
      for (Rank rank : Rank.values()) {
        for (Move move : position.legalMovesTo(Role.PAWN, Square.of(to, rank))) {
          if (move.from().file() == from && (promotion == null || promotion == move.promotion())) {
            fitting.add(move);
          }
        }
      }
      return Meaning.of(fitting, () -> Explanation.of(this, position));
    }
  }

  /**
   * The squares of departure and arrival and no piece, as in {@code e2-e4} and in UCI. Castling is
   * the king's move of two squares, or the king's move onto its own rook.
   *
   * @param capture whether a sign of capture is written; it changes nothing
   */
  record FromTo(Square from, Square to, boolean capture, @Nullable Role promotion) implements San {

    @Override
    public Meaning in(Position position) {
      List<Move> fitting = new ArrayList<>();
      Piece piece = position.at(from);
      if (piece != null && piece.color() == position.turn()) {
        for (Move move : position.legalMovesTo(piece.role(), to)) {
          if (!(move instanceof Move.Castle)
              && move.from().equals(from)
              && (promotion == null || promotion == move.promotion())) {
            fitting.add(move);
          }
        }
        if (fitting.isEmpty() && piece.role() == Role.KING && promotion == null) {
          addCastling(position, fitting);
        }
      }
      return Meaning.of(fitting, () -> Explanation.of(this, position));
    }

    private void addCastling(Position position, List<Move> fitting) {
      for (Move move : position.legalCastlings()) {
        if (move instanceof Move.Castle castle
            && castle.king().equals(from)
            && (castle.rook().equals(to) || castle.to().equals(to))) {
          fitting.add(castle);
        }
      }
    }
  }

  /**
   * A piece takes a piece that is named, as in {@code RxA} of old Spanish scores.
   *
   * @param to where the taken piece stands, when that is written too
   */
  record PieceCapture(Role role, Role captured, @Nullable Square to) implements San {

    @Override
    public Meaning in(Position position) {
      List<Move> fitting = new ArrayList<>();
      for (Move move : position.legalMoves()) {
        if (move.role() == role
            && move.captured() == captured
            && (to == null || to.equals(move.to()))) {
          fitting.add(move);
        }
      }
      return Meaning.of(fitting, () -> Explanation.of(this, position));
    }
  }

  /** A capture of which only the square is written, such as {@code xe6}: any piece may take. */
  record AnyCapture(Square to, @Nullable Role promotion) implements San {

    @Override
    public Meaning in(Position position) {
      List<Move> fitting = new ArrayList<>();
      for (Move move : position.legalMoves()) {
        if (move.isCapture()
            && move.to().equals(to)
            && (promotion == null || promotion == move.promotion())) {
          fitting.add(move);
        }
      }
      return Meaning.of(fitting, () -> Explanation.of(this, position));
    }
  }

  /** Castling. */
  record Castle(CastlingSide side) implements San {

    @Override
    public Meaning in(Position position) {
      for (Move move : position.legalCastlings()) {
        if (move instanceof Move.Castle castle && castle.side() == side) {
          return new Meaning.Unique(castle);
        }
      }
      return new Meaning.Illegal(Explanation.of(this, position));
    }
  }

  /** No move at all, as analysts write {@code --} to pass the turn; never legal in a game. */
  record Null() implements San {

    @Override
    public Meaning in(Position position) {
      return new Meaning.Illegal(new Reason.NullMoveNotAllowed());
    }
  }

  /** What a written move means in a position: one move, several, or none. */
  sealed interface Meaning {

    /** The meaning that these legal moves leave; the reason is asked for when there is none. */
    static Meaning of(List<Move> legal, Supplier<Reason> reason) {
      return legal.isEmpty() ? new Illegal(reason.get()) : of(legal);
    }

    /** The meaning that these legal moves leave; one at least. */
    static Meaning of(List<Move> legal) {
      return legal.size() == 1 ? new Unique(legal.get(0)) : new Ambiguous(legal);
    }

    /** The moves that fit: one, several or none. */
    List<Move> moves();

    /**
     * The one move that is meant.
     *
     * @throws AmbiguousMoveException when more than one legal move fits
     * @throws IllegalMoveException when none does
     */
    Move orElseThrow();

    /** One legal move fits. */
    record Unique(Move move) implements Meaning {

      @Override
      public List<Move> moves() {
        return List.of(move);
      }

      @Override
      public Move orElseThrow() {
        return move;
      }
    }

    /** More than one legal move fits; two at least. */
    record Ambiguous(List<Move> candidates) implements Meaning {

      /** Copies the list. */
      public Ambiguous {
        candidates = List.copyOf(candidates);
      }

      @Override
      public List<Move> moves() {
        return candidates;
      }

      @Override
      public Move orElseThrow() {
        throw new AmbiguousMoveException(candidates);
      }
    }

    /** No legal move fits. */
    record Illegal(Reason reason) implements Meaning {

      @Override
      public List<Move> moves() {
        return List.of();
      }

      @Override
      public Move orElseThrow() {
        throw new IllegalMoveException(reason);
      }
    }
  }
}
