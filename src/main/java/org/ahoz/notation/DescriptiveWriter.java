package org.ahoz.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.notation.DescriptiveLanguage.Part;
import org.jspecify.annotations.Nullable;

/**
 * Writes legal moves in descriptive notation, as shortly as no other legal move is written.
 *
 * <p>It never relies on what cannot be seen on the board: rooks and knights that could be confused
 * are told apart by their squares, {@code R(R1)-Q1}, and not by the side from which they came; nor
 * does it rely on a mark of check.
 */
final class DescriptiveWriter {

  /** How a place may be added to a piece: not at all, or with so much of its name. */
  private enum Fullness {
    NONE,
    /** The file of a pawn, before its letter in English: {@code BP}. */
    FILE,
    /** The same with its side: {@code KBP}. */
    SIDE_AND_FILE,
    /** The square in parentheses: {@code R(B1)}. */
    SQUARE,
    /** The same with the side: {@code R(KB1)}. */
    SIDE_AND_SQUARE
  }

  /** A piece with its place, as the value that is read and as its text. */
  private record Name(DescriptivePiece piece, String text) {}

  /** A place to go to, as the value that is read and as its text. */
  private record Target(DescriptivePlace place, String text) {}

  /** A whole move without marks. */
  private record Wording(DescriptiveMove move, String text) {}

  private final DescriptiveLanguage language;

  DescriptiveWriter(DescriptiveLanguage language) {
    this.language = language;
  }

  String write(Position position, Move move) {
    Position after = position.play(move);
    String text;
    if (move instanceof Move.Castle castle) {
      boolean isShort = castle.side() == CastlingSide.KINGSIDE;
      text = language.written(isShort ? Part.CASTLES_SHORT : Part.CASTLES_LONG);
    } else {
      text = shortest(position, move);
    }
    if (after.isCheckmate()) {
      return text + language.written(Part.MATE);
    }
    return after.isCheck() ? text + language.written(Part.CHECK) : text;
  }

  private String shortest(Position position, Move move) {
    San.Meaning wanted = new San.Meaning.Unique(move);
    for (Wording wording : wordings(position, move)) {
      if (wording.move().in(position).equals(wanted)) {
        return wording.text();
      }
    }
    throw new IllegalStateException(move + " has no name in " + position.fen());
  }

  private List<Wording> wordings(Position position, Move move) {
    Color turn = position.turn();
    Role captured = move.captured();
    List<Wording> wordings = new ArrayList<>();
    for (Name name : names(move.role(), move.from(), turn)) {
      if (captured == null) {
        for (Target target : targets(move.to(), turn)) {
          DescriptiveMove meaning = meaning(name, null, target.place(), move);
          // A square that begins with its rank needs no sign before it: P4R.
          String sign = language.isSideFirst() ? language.written(Part.TO) : "";
          wordings.add(new Wording(meaning, name.text() + sign + target.text() + promotion(move)));
        }
      } else {
        for (Name taken : names(captured, taken(move), turn)) {
          DescriptiveMove meaning = meaning(name, taken.piece(), DescriptivePlace.ANYWHERE, move);
          String sign = language.written(Part.TAKES);
          wordings.add(new Wording(meaning, name.text() + sign + taken.text() + promotion(move)));
        }
      }
    }
    wordings.sort(Comparator.comparingInt(wording -> wording.text().length()));
    return wordings;
  }

  private static DescriptiveMove meaning(
      Name name, @Nullable DescriptivePiece captured, DescriptivePlace to, Move move) {
    return new DescriptiveMove(
        name.piece(), captured, captured != null, to, move.promotion(), CheckMark.NONE, false);
  }

  private static Square taken(Move move) {
    return move instanceof Move.EnPassant
        ? Square.of(move.to().file(), move.from().rank())
        : move.to();
  }

  private String promotion(Move move) {
    Role promotion = move.promotion();
    return promotion == null ? "" : language.written(Part.PROMOTES) + language.letter(promotion);
  }

  private List<Name> names(Role role, Square square, Color turn) {
    List<Name> names = new ArrayList<>();
    for (Fullness fullness : Fullness.values()) {
      if (role == Role.PAWN || (fullness != Fullness.FILE && fullness != Fullness.SIDE_AND_FILE)) {
        names.add(name(role, square, turn, fullness));
      }
    }
    return names;
  }

  private Name name(Role role, Square square, Color turn, Fullness fullness) {
    String letter = language.letter(role);
    boolean hasSide = fullness == Fullness.SIDE_AND_FILE || fullness == Fullness.SIDE_AND_SQUARE;
    Set<File> files = files(square.file(), hasSide);
    String file = fileName(square.file(), hasSide);
    return switch (fullness) {
      case NONE -> new Name(DescriptivePiece.of(role), letter);
      case FILE, SIDE_AND_FILE ->
          new Name(
              new DescriptivePiece(role, null, new DescriptivePlace(files, null)),
              language.isSideFirst() ? file + letter : letter + file);
      case SQUARE, SIDE_AND_SQUARE -> {
        Target place = target(square, turn, hasSide);
        yield new Name(
            new DescriptivePiece(role, null, place.place()), letter + "(" + place.text() + ")");
      }
    };
  }

  private List<Target> targets(Square square, Color turn) {
    return List.of(target(square, turn, false), target(square, turn, true));
  }

  private Target target(Square square, Color turn, boolean hasSide) {
    Rank rank = DescriptivePlace.seenFrom(turn, square.rank());
    String file = fileName(square.file(), hasSide);
    return new Target(
        new DescriptivePlace(files(square.file(), hasSide), rank),
        language.isSideFirst() ? file + rank.number() : rank.number() + file);
  }

  private static Set<File> files(File file, boolean hasSide) {
    return hasSide ? Set.of(file) : DescriptivePlace.filesOf(DescriptivePlace.owner(file), null);
  }

  private String fileName(File file, boolean hasSide) {
    String piece = language.letter(DescriptivePlace.owner(file));
    if (!hasSide || file == File.D || file == File.E) {
      return piece;
    }
    String side = language.letter(file.compareTo(File.E) > 0 ? Role.KING : Role.QUEEN);
    return language.isSideFirst() ? side + piece : piece + side;
  }
}
