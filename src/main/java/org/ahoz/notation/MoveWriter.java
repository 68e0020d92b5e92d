package org.ahoz.notation;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

/**
 * Writes legal moves: in PGN's notation, with a language's letters, with figurines, short or long.
 *
 * <p>Captures are always marked with {@code x}, check with {@code +} and mate with {@code #};
 * promotions are written {@code e8=Q} in PGN (PGN 8.2.3.3), and {@code e8Q} elsewhere (FIDE Laws
 * C.11). En passant has no mark. Immutable, and safe to share between threads.
 */
public final class MoveWriter {

  private static final MoveWriter SAN =
      new MoveWriter(letters(NotationLanguage.san()), "O-O", "O-O-O", "=", false);

  private final Map<Color, Map<Role, String>> letters;
  private final String castleShort;
  private final String castleLong;
  private final String promotionSign;
  private final boolean isLong;

  private MoveWriter(
      Map<Color, Map<Role, String>> letters,
      String castleShort,
      String castleLong,
      String promotionSign,
      boolean isLong) {
    this.letters = letters;
    this.castleShort = castleShort;
    this.castleLong = castleLong;
    this.promotionSign = promotionSign;
    this.isLong = isLong;
  }

  /** Writes PGN's standard algebraic notation, exactly (PGN 8.2.3). */
  public static MoveWriter san() {
    return SAN;
  }

  /** Writes with the letters and the castling of a language. */
  public static MoveWriter of(NotationLanguage language) {
    return new MoveWriter(
        letters(language), language.castleShort().get(0), language.castleLong().get(0), "", false);
  }

  /** Writes PGN's notation with figurines, those of the side that moves. */
  public static MoveWriter figurine() {
    Map<Color, Map<Role, String>> letters = new EnumMap<>(Color.class);
    for (Color color : Color.values()) {
      letters.put(color, Figurine.all(color));
    }
    return new MoveWriter(letters, SAN.castleShort, SAN.castleLong, SAN.promotionSign, false);
  }

  /** The same, with the whole square of departure and a hyphen, as {@code Ng1-f3}. */
  public MoveWriter longForm() {
    return new MoveWriter(letters, castleShort, castleLong, promotionSign, true);
  }

  private static Map<Color, Map<Role, String>> letters(NotationLanguage language) {
    Map<Role, String> letters = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      letters.put(role, language.letter(role));
    }
    return Map.of(Color.WHITE, letters, Color.BLACK, letters);
  }

  /**
   * The move as written in the position before it.
   *
   * @throws IllegalArgumentException when the move is not legal there
   */
  public String write(Position position, Move move) {
    return write(position, move, position.play(move));
  }

  /** The same where the position after the move is known already. */
  String write(Position position, Move move, Position after) {
    StringBuilder text = new StringBuilder(8);
    if (move instanceof Move.Castle castle) {
      text.append(castle.side() == CastlingSide.KINGSIDE ? castleShort : castleLong);
    } else {
      appendStep(text, position, move);
    }
    if (after.isCheck()) {
      text.append(after.isCheckmate() ? '#' : '+');
    }
    return text.toString();
  }

  private void appendStep(StringBuilder text, Position position, Move move) {
    text.append(letter(position.turn(), move.role()));
    if (isLong) {
      text.append(move.from());
    } else {
      appendOrigin(text, Disambiguation.of(position, move), move.from());
    }
    if (move.isCapture()) {
      text.append('x');
    } else if (isLong) {
      text.append('-');
    }
    text.append(move.to());
    Role promotion = move.promotion();
    if (promotion != null) {
      text.append(promotionSign).append(letter(position.turn(), promotion));
    }
  }

  private String letter(Color color, Role role) {
    return letters.getOrDefault(color, Map.of()).getOrDefault(role, "");
  }

  private static void appendOrigin(StringBuilder text, Disambiguation needed, Square from) {
    switch (needed) {
      case NONE -> {}
      case FILE -> text.append(from.file().letter());
      case RANK -> text.append(from.rank().number());
      case SQUARE -> text.append(from);
    }
  }

  /**
   * The move in the coordinates of UCI, such as {@code g1f3} or {@code e7e8q}. Castling is the
   * king's move of two squares, or where that would not do, in Chess960, the king's move onto its
   * own rook.
   */
  public static String uci(Position position, Move move) {
    if (move instanceof Move.Castle castle) {
      return "" + castle.king() + (position.isChess960() ? castle.rook() : castle.to());
    }
    Role promotion = move.promotion();
    String squares = "" + move.from() + move.to();
    return promotion == null
        ? squares
        : squares + String.valueOf(promotion.letter()).toLowerCase(Locale.ROOT);
  }
}
