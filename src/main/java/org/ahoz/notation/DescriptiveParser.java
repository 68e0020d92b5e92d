package org.ahoz.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.notation.DescriptiveLanguage.Part;
import org.ahoz.notation.DescriptiveWords.Found;
import org.jspecify.annotations.Nullable;

/**
 * Finds every way to read one text as a move in descriptive notation, castling aside.
 *
 * <p>A move is a piece, a sign, and a square or a piece that is taken; each may be written more or
 * less fully, and all that may follow is tried. A reading counts when it accounts for the whole
 * text.
 */
final class DescriptiveParser {

  /** The longest name of a piece is that of a pawn, as in {@code QBP}. */
  private static final int MOST_NAMES = 3;

  private final DescriptiveWords words;
  private final DescriptiveGrammar grammar;
  private final String text;
  private final boolean isSideFirst;

  private final Set<San> exact = new LinkedHashSet<>();
  private final Set<San> loose = new LinkedHashSet<>();
  private Marks marks = Marks.NONE;

  /** Whether pieces may be written in small letters: tried where all is, as in {@code p-k4}. */
  private boolean isAnyCase;

  /** Whether the reading that is tried lacks the sign before its square. */
  private boolean isSignMissing;

  /**
   * @param text normalised
   */
  DescriptiveParser(
      DescriptiveLanguage language,
      DescriptiveWords words,
      DescriptiveGrammar grammar,
      String text) {
    this.words = words;
    this.grammar = grammar;
    this.text = text;
    isSideFirst = language.isSideFirst();
  }

  /**
   * @param written the text before it was normalised
   */
  @Nullable WrittenMove parse(String written) {
    readAll();
    if (exact.isEmpty() && loose.isEmpty() && text.equals(text.toLowerCase(Locale.ROOT))) {
      isAnyCase = true;
      readAll();
    }
    loose.removeAll(exact);
    return exact.isEmpty() && loose.isEmpty()
        ? null
        : new WrittenMove(written, List.copyOf(exact), List.copyOf(loose), marks);
  }

  private void readAll() {
    for (Found<DescriptivePiece> piece : pieces(words.skip(text, 0))) {
      readFrom(piece);
      for (Found<DescriptivePlace> place : qualifications(piece.end())) {
        DescriptivePiece qualified = piece.meaning().at(place.meaning());
        if (qualified != null) {
          readFrom(new Found<>(qualified, place.end()));
        }
      }
    }
  }

  /** Whether the whole text names a place, or a piece and nothing more. */
  boolean isPlaceOrPiece() {
    return places(words.skip(text, 0)).stream()
        .anyMatch(place -> words.skip(text, place.end()) == text.length());
  }

  private void readFrom(Found<DescriptivePiece> piece) {
    int index = words.skip(text, piece.end());
    int takes = takesEnd(index);
    if (takes >= 0) {
      readCapture(piece.meaning(), words.skip(text, takes));
    }
    int to = words.end(Part.TO, text, index);
    if (to >= 0) {
      readTarget(piece.meaning(), words.skip(text, to), false);
    }
    if (!isSideFirst) {
      readTarget(piece.meaning(), index, false);
    } else if (to < 0 && text.indexOf(' ') < 0) {
      // PK4: who leaves out the hyphen writes no spaces either.
      isSignMissing = true;
      readTarget(piece.meaning(), index, false);
      isSignMissing = false;
    }
  }

  private int takesEnd(int index) {
    int end = words.end(Part.TAKES, text, index);
    boolean isSign = index < text.length() && MoveText.isCapture(text.charAt(index));
    return end < 0 && isSign ? index + 1 : end;
  }

  private void readTarget(DescriptivePiece piece, int index, boolean isCapture) {
    for (Found<DescriptivePlace> square : squares(index)) {
      finish(piece, null, isCapture, square.meaning(), square.end(), true);
    }
    int own = words.end(Part.OWN_FILE, text, index);
    if (own >= 0) {
      readOwnFile(piece, words.skip(text, own), isCapture);
    }
  }

  /** A square on the file of the piece itself, {@code his 5th}, or of another of that side. */
  private void readOwnFile(DescriptivePiece piece, int index, boolean isCapture) {
    Found<Rank> rank = words.rank(text, index);
    if (rank == null) {
      for (Found<DescriptivePlace> square : squares(index)) {
        finish(piece, null, isCapture, square.meaning(), square.end(), true);
      }
      return;
    }
    Set<File> files =
        piece.role() == Role.PAWN
            ? piece.place().files()
            : DescriptivePlace.filesOf(piece.role(), piece.side());
    DescriptivePlace to = new DescriptivePlace(files, rank.meaning());
    finish(piece, null, isCapture, to, rank.end(), true);
  }

  private void readCapture(DescriptivePiece piece, int index) {
    readTarget(piece, index, true);
    for (Found<DescriptivePiece> captured : pieces(index)) {
      finish(piece, captured.meaning(), true, DescriptivePlace.ANYWHERE, captured.end(), true);
      for (Found<DescriptivePlace> place : qualifications(captured.end())) {
        DescriptivePiece qualified = captured.meaning().at(place.meaning());
        if (qualified != null) {
          // PxR(Q) is a promotion wherever it can be one, and else names the file.
          boolean mayBePromotion = piece.role() == Role.PAWN && place.meaning().rank() == null;
          finish(piece, qualified, true, DescriptivePlace.ANYWHERE, place.end(), !mayBePromotion);
        }
      }
    }
  }

  /** Reads the rest: a promotion, and marks. */
  private void finish(
      DescriptivePiece piece,
      @Nullable DescriptivePiece captured,
      boolean isCapture,
      DescriptivePlace to,
      int end,
      boolean isExact) {
    add(piece, captured, isCapture, to, null, end, isExact);
    if (piece.role() == Role.PAWN) {
      for (Found<Role> promotion : promotions(end, to)) {
        add(piece, captured, isCapture, to, promotion.meaning(), promotion.end(), isExact);
      }
    }
  }

  private void add(
      DescriptivePiece piece,
      @Nullable DescriptivePiece captured,
      boolean isCapture,
      DescriptivePlace to,
      @Nullable Role promotion,
      int end,
      boolean isExact) {
    Marks found = grammar.marksFrom(text, end);
    if (found != null) {
      marks = exact.isEmpty() && loose.isEmpty() ? found : marks;
      (isExact && !isAnyCase && !isSignMissing ? exact : loose)
          .add(
              new DescriptiveMove(
                  piece, captured, isCapture, to, promotion, found.check(), found.enPassant()));
    }
  }

  /** Promotions that may stand here: {@code P-R8(Q)}, {@code P-R8=Q}, {@code P-R8Q}. */
  private List<Found<Role>> promotions(int start, DescriptivePlace to) {
    int index = words.skip(text, start);
    List<Found<Role>> promotions = new ArrayList<>(1);
    boolean isInParentheses = text.startsWith("(", index);
    int sign = words.end(Part.PROMOTES, text, index);
    boolean isToEnd = isSideFirst && to.rank() == Rank.R8;
    int letter = isInParentheses ? index + 1 : sign >= 0 ? sign : isToEnd ? index : -1;
    if (letter < 0) {
      return promotions;
    }
    letter = words.skip(text, letter);
    if (isInParentheses) {
      int inside = words.end(Part.PROMOTES, text, letter);
      letter = inside < 0 ? letter : words.skip(text, inside);
    } else if (text.startsWith("(", letter)) {
      isInParentheses = true;
      letter = words.skip(text, letter + 1);
    }
    Found<Role> piece = words.piece(text, letter, isAnyCase);
    if (piece == null || piece.meaning() == Role.KING || piece.meaning() == Role.PAWN) {
      return promotions;
    }
    int end = piece.end();
    if (isInParentheses) {
      end = words.skip(text, end);
      if (!text.startsWith(")", end)) {
        return promotions;
      }
      end++;
    }
    promotions.add(new Found<>(piece.meaning(), end));
    return promotions;
  }

  /** Where a piece is said to stand, behind its name: {@code (K5)}, {@code /K5}. */
  private List<Found<DescriptivePlace>> qualifications(int start) {
    int index = words.skip(text, start);
    List<Found<DescriptivePlace>> found = new ArrayList<>();
    if (text.startsWith("(", index)) {
      for (Found<DescriptivePlace> place : places(afterAt(index + 1))) {
        int close = words.skip(text, place.end());
        if (text.startsWith(")", close)) {
          found.add(new Found<>(place.meaning(), close + 1));
        }
      }
    } else if (text.startsWith("/", index)) {
      found.addAll(places(words.skip(text, index + 1)));
    } else if (words.end(Part.AT, text, index) >= 0) {
      found.addAll(squares(afterAt(index)));
    }
    return found;
  }

  private int afterAt(int start) {
    int index = words.skip(text, start);
    int end = words.end(Part.AT, text, index);
    return end < 0 ? index : words.skip(text, end);
  }

  /** Squares, files or ranks. */
  private List<Found<DescriptivePlace>> places(int index) {
    List<Found<DescriptivePlace>> places = new ArrayList<>(squares(index));
    for (Found<Set<File>> file : files(index)) {
      places.add(new Found<>(new DescriptivePlace(file.meaning(), null), file.end()));
    }
    Found<Rank> rank = words.rank(text, index);
    if (rank != null) {
      places.add(
          new Found<>(new DescriptivePlace(EnumSet.allOf(File.class), rank.meaning()), rank.end()));
    }
    return places;
  }

  /** Squares, by file and rank in the order of the notation. */
  private List<Found<DescriptivePlace>> squares(int index) {
    List<Found<DescriptivePlace>> squares = new ArrayList<>(2);
    if (isSideFirst) {
      for (Found<Set<File>> file : files(index)) {
        Found<Rank> rank = words.rank(text, words.skip(text, file.end()));
        if (rank != null) {
          squares.add(
              new Found<>(new DescriptivePlace(file.meaning(), rank.meaning()), rank.end()));
        }
      }
      return squares;
    }
    Found<Rank> rank = words.rank(text, index);
    if (rank != null) {
      for (Found<Set<File>> file : files(words.skip(text, rank.end()))) {
        squares.add(new Found<>(new DescriptivePlace(file.meaning(), rank.meaning()), file.end()));
      }
    }
    return squares;
  }

  /** The files that are named here: {@code B} or {@code KB}, in Spanish {@code A} or {@code AR}. */
  private List<Found<Set<File>>> files(int index) {
    List<Found<Set<File>>> files = new ArrayList<>(2);
    List<Found<Role>> names = names(index, 2);
    for (int count = 1; count <= names.size(); count++) {
      Set<File> file = files(names.subList(0, count));
      if (file != null) {
        files.add(new Found<>(file, names.get(count - 1).end()));
      }
    }
    return files;
  }

  private @Nullable Set<File> files(List<Found<Role>> names) {
    Role piece = names.get(isSideFirst ? names.size() - 1 : 0).meaning();
    if (names.size() == 1) {
      return piece == Role.PAWN ? null : DescriptivePlace.filesOf(piece, null);
    }
    CastlingSide side = side(names.get(isSideFirst ? 0 : 1).meaning());
    return side == null || !hasSides(piece) ? null : DescriptivePlace.filesOf(piece, side);
  }

  /** The pieces that are named here, in every length that the name may have. */
  private List<Found<DescriptivePiece>> pieces(int index) {
    List<Found<DescriptivePiece>> pieces = new ArrayList<>(MOST_NAMES);
    List<Found<Role>> names = names(index, MOST_NAMES);
    for (int count = 1; count <= names.size(); count++) {
      DescriptivePiece piece = piece(names.subList(0, count));
      if (piece != null) {
        pieces.add(new Found<>(piece, names.get(count - 1).end()));
      }
    }
    return pieces;
  }

  private @Nullable DescriptivePiece piece(List<Found<Role>> names) {
    int count = names.size();
    Role named = names.get(isSideFirst ? count - 1 : 0).meaning();
    if (count == 1) {
      return DescriptivePiece.of(named);
    }
    if (named == Role.PAWN) {
      Set<File> files = files(isSideFirst ? names.subList(0, count - 1) : names.subList(1, count));
      return files == null
          ? null
          : new DescriptivePiece(named, null, new DescriptivePlace(files, null));
    }
    CastlingSide side = side(names.get(isSideFirst ? 0 : 1).meaning());
    return count > 2 || side == null || !hasSides(named)
        ? null
        : new DescriptivePiece(named, side, DescriptivePlace.ANYWHERE);
  }

  /** Names of pieces that follow each other, without what may stand between them. */
  private List<Found<Role>> names(int start, int most) {
    List<Found<Role>> names = new ArrayList<>(most);
    int index = start;
    while (names.size() < most) {
      Found<Role> name = words.piece(text, words.skip(text, index), isAnyCase);
      if (name == null) {
        break;
      }
      names.add(name);
      index = name.end();
    }
    return names;
  }

  private static boolean hasSides(Role role) {
    return role == Role.ROOK || role == Role.KNIGHT || role == Role.BISHOP;
  }

  private static @Nullable CastlingSide side(Role role) {
    return switch (role) {
      case KING -> CastlingSide.KINGSIDE;
      case QUEEN -> CastlingSide.QUEENSIDE;
      default -> null;
    };
  }
}
