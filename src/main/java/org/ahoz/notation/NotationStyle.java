package org.ahoz.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

/**
 * A way to write moves, for reading and for writing.
 *
 * <p>Whatever a style writes of a legal move, it reads as that move and no other in the same
 * position. Reading takes more than writing gives: old spellings, missing and superfluous marks.
 */
public sealed interface NotationStyle {

  /** The stable name, as it is given on the command line: {@code uci}, or the tag of a language. */
  String name();

  /** A reader of moves in this style, for single moves and for {@link PgnReader}. */
  MoveReader reader();

  /**
   * The move as this style writes it in the position before it.
   *
   * @throws IllegalArgumentException when the move is not legal there
   */
  String write(Position position, Move move);

  /** The move that a text writes, with the marks after it; empty when it writes none. */
  default Optional<WrittenMove> read(String text) {
    return reader().read(text);
  }

  private static void requireLegal(Position position, Move move) {
    if (!position.isLegal(move)) {
      throw new IllegalArgumentException(move + " is not legal in " + position.fen());
    }
  }

  /** The styles that belong to no language. */
  static List<NotationStyle> ofNoLanguage() {
    return List.of(
        new San(),
        new Figurine(),
        new LongAlgebraic(NotationLanguage.san()),
        new Uci(),
        new Iccf());
  }

  /** The style of no language that has this name; empty when there is none. */
  static Optional<NotationStyle> ofNoLanguage(String name) {
    return ofNoLanguage().stream().filter(style -> style.name().equals(name)).findFirst();
  }

  /** Algebraic notation in the letters of a language (FIDE Laws C), such as {@code Sf3}. */
  record Algebraic(NotationLanguage language) implements NotationStyle {

    @Override
    public String name() {
      return language.tag();
    }

    @Override
    public MoveReader reader() {
      return MoveReader.of(language);
    }

    @Override
    public String write(Position position, Move move) {
      return MoveWriter.of(language).write(position, move);
    }
  }

  /** PGN's standard algebraic notation (PGN 8.2.3), such as {@code Nf3} and {@code e8=Q}. */
  record San() implements NotationStyle {

    @Override
    public String name() {
      return "san";
    }

    @Override
    public MoveReader reader() {
      return MoveReader.san();
    }

    @Override
    public String write(Position position, Move move) {
      return MoveWriter.san().write(position, move);
    }
  }

  /**
   * PGN's notation with pictures of the pieces (U+2654 to U+265F). Pictures of either colour are
   * read for either side, and letters too; those of the side that moves are written.
   */
  record Figurine() implements NotationStyle {

    @Override
    public String name() {
      return "figurine";
    }

    @Override
    public MoveReader reader() {
      return MoveReader.san();
    }

    @Override
    public String write(Position position, Move move) {
      return MoveWriter.figurine().write(position, move);
    }
  }

  /** The square of departure and that of arrival (FIDE Laws C.8), such as {@code Ng1-f3}. */
  record LongAlgebraic(NotationLanguage language) implements NotationStyle {

    @Override
    public String name() {
      return language.equals(NotationLanguage.san()) ? "long" : "long-" + language.tag();
    }

    @Override
    public MoveReader reader() {
      return MoveReader.of(language);
    }

    @Override
    public String write(Position position, Move move) {
      MoveWriter writer =
          language.equals(NotationLanguage.san()) ? MoveWriter.san() : MoveWriter.of(language);
      return writer.longForm().write(position, move);
    }
  }

  /**
   * The coordinates of UCI, such as {@code g1f3} and {@code e7e8q}. Castling is the king's move; in
   * Chess960 it goes to its own rook.
   */
  record Uci() implements NotationStyle {

    private static final MoveReader READER = MoveReader.of(CoordinateGrammar.uci());

    @Override
    public String name() {
      return "uci";
    }

    @Override
    public MoveReader reader() {
      return READER;
    }

    @Override
    public String write(Position position, Move move) {
      requireLegal(position, move);
      return MoveWriter.uci(position, move);
    }
  }

  /**
   * The figures of international correspondence chess (ICCF): files and ranks from 1 to 8, as in
   * {@code 5254} for e2–e4. A fifth figure says what a pawn becomes: 1 queen, 2 rook, 3 bishop, 4
   * knight. Castling is the king's move; in Chess960 it goes to its own rook.
   */
  record Iccf() implements NotationStyle {

    private static final MoveReader READER = MoveReader.of(CoordinateGrammar.iccf());

    @Override
    public String name() {
      return "iccf";
    }

    @Override
    public MoveReader reader() {
      return READER;
    }

    @Override
    public String write(Position position, Move move) {
      Square to =
          move instanceof Move.Castle castle && position.isChess960() ? castle.rook() : move.to();
      Role promotion = move.promotion();
      requireLegal(position, move);
      return figures(move.from())
          + figures(to)
          + (promotion == null ? "" : CoordinateGrammar.number(promotion));
    }

    private static String figures(Square square) {
      return String.format(
          Locale.ROOT, "%d%d", square.file().ordinal() + 1, square.rank().number());
    }
  }

  /**
   * Descriptive notation, in which English and Spanish books were written until the 1970s and
   * 1980s, such as {@code P-K4} and {@code P4R}. In Chess960 files keep the names that they have in
   * chess.
   */
  record Descriptive(DescriptiveLanguage language, MoveReader reader) implements NotationStyle {

    /** The descriptive notation of a language. */
    public Descriptive(DescriptiveLanguage language) {
      this(language, MoveReader.of(new DescriptiveGrammar(language)));
    }

    /** {@code descriptive-} and the tag of the language. */
    @Override
    public String name() {
      return "descriptive-" + language.tag();
    }

    @Override
    public String write(Position position, Move move) {
      return new DescriptiveWriter(language).write(position, move);
    }
  }
}
