package org.ahoz.announce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.chess.Color;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;

/** What is said of a position: what stands where, and whose turn it is. */
public final class BoardReading {

  private static final List<Role> ROLES =
      List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private BoardReading() {}

  /**
   * The whole board: White's pieces, Black's, and whose turn it is; each left out that the lexicon
   * has no words for.
   */
  public static List<Utterance> of(Announcer announcer, Position position) {
    List<Utterance> sentences = new ArrayList<>();
    for (Color color : Color.values()) {
      pieces(announcer, position, color).ifPresent(sentences::add);
    }
    turn(announcer, position).ifPresent(sentences::add);
    return List.copyOf(sentences);
  }

  /** Whose turn it is; empty when the lexicon has no words for it. */
  public static Optional<Utterance> turn(Announcer announcer, Position position) {
    return announcer.say(
        PhraseKey.BOARD_TURN, Map.of(SlotName.SIDE, new Filling.Side(position.turn())));
  }

  /** All pieces of a side, from the king down; empty when the lexicon has no words for it. */
  public static Optional<Utterance> pieces(Announcer announcer, Position position, Color color) {
    Sentence pieces = new Sentence();
    for (Role role : ROLES) {
      List<Square> squares = position.squares(color, role);
      if (!squares.isEmpty()) {
        Optional<Utterance> group = group(announcer, role, squares);
        if (group.isEmpty()) {
          return Optional.empty();
        }
        if (!pieces.isEmpty()) {
          pieces.addComma(announcer.lexicon().comma());
        }
        pieces.add(group.get());
      }
    }
    return announcer.say(
        PhraseKey.BOARD_PIECES,
        Map.of(
            SlotName.SIDE,
            new Filling.Side(color),
            SlotName.PIECES,
            new Filling.Said(pieces.spans())));
  }

  /**
   * Where the pieces of one kind stand, White's and then Black's; empty when the lexicon has no
   * words for it.
   */
  public static List<Utterance> pieces(Announcer announcer, Position position, Role role) {
    List<Utterance> sentences = new ArrayList<>();
    for (Color color : Color.values()) {
      List<Square> squares = position.squares(color, role);
      Filling side = new Filling.Side(color);
      Optional<Utterance> sentence =
          squares.isEmpty()
              ? announcer.say(
                  PhraseKey.BOARD_NO_PIECE,
                  Map.of(SlotName.SIDE, side, SlotName.PIECE, new Filling.Piece(role)))
              : group(announcer, role, squares)
                  .flatMap(
                      group ->
                          announcer.say(
                              PhraseKey.BOARD_PIECES,
                              Map.of(
                                  SlotName.SIDE,
                                  side,
                                  SlotName.PIECES,
                                  new Filling.Said(group.spans()))));
      sentence.ifPresent(sentences::add);
    }
    return List.copyOf(sentences);
  }

  private static Optional<Utterance> group(Announcer announcer, Role role, List<Square> squares) {
    List<Filling> names = new ArrayList<>();
    squares.forEach(square -> names.add(new Filling.OnSquare(square)));
    return announcer.say(
        PhraseKey.BOARD_PIECE_SQUARES,
        Map.of(
            SlotName.PIECE,
            new Filling.Piece(role),
            SlotName.SQUARES,
            new Filling.Said(announcer.name(names).spans())));
  }

  /** What stands on a square, or that nothing does; empty when the lexicon has no words for it. */
  public static Optional<Utterance> square(Announcer announcer, Position position, Square square) {
    Piece piece = position.at(square);
    Filling at = new Filling.OnSquare(square);
    return piece == null
        ? announcer.say(PhraseKey.BOARD_SQUARE_EMPTY, Map.of(SlotName.AT, at))
        : announcer.say(
            PhraseKey.BOARD_SQUARE_HOLDS,
            Map.of(
                SlotName.AT,
                at,
                SlotName.SIDE,
                new Filling.Side(piece.color()),
                SlotName.PIECE,
                new Filling.Piece(piece.role())));
  }

  /**
   * What stands on some squares, those left out on which nothing does; a word for that where all of
   * them are empty.
   *
   * @param squares those of a file or a rank
   */
  public static List<Utterance> squares(
      Announcer announcer, Position position, List<Square> squares) {
    List<Utterance> sentences = new ArrayList<>();
    boolean isEmpty = true;
    for (Square square : squares) {
      if (position.at(square) != null) {
        isEmpty = false;
        square(announcer, position, square).ifPresent(sentences::add);
      }
    }
    if (isEmpty) {
      announcer.say(PhraseKey.BOARD_EMPTY, Map.of()).ifPresent(sentences::add);
    }
    return List.copyOf(sentences);
  }
}
