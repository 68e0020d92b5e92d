package org.ahoz.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;

/**
 * The letters and words of a descriptive notation, which names squares by the pieces that stand on
 * their files at the beginning and counts ranks from the side that moves.
 *
 * @param tag BCP 47 tag of the language
 * @param order how the parts of a square's name follow each other
 * @param pieces for each piece what stands for it, the one that is written first; what has more
 *     than two letters is a word, and read in any letter case
 * @param ranks other ways than the digit to write a rank, such as {@code 4th}; may be empty
 * @param parts what else moves are made of; every part may be absent but those that are written:
 *     {@link Part#TAKES}, {@link Part#PROMOTES}, {@link Part#CASTLES_SHORT}, {@link
 *     Part#CASTLES_LONG}, {@link Part#CHECK} and {@link Part#MATE}, of which the first is written
 */
public record DescriptiveLanguage(
    String tag,
    Order order,
    Map<Role, List<String>> pieces,
    Map<Rank, List<String>> ranks,
    Map<Part, List<String>> parts) {

  /** How squares and pieces are named. */
  public enum Order {
    /** The side comes first, and the rank last, as in {@code KB4}. */
    SIDE_PIECE_RANK,

    /** The rank comes first, and the side last, as in {@code 4AR}. */
    RANK_PIECE_SIDE
  }

  /** What moves and games are made of beside pieces and ranks. */
  public enum Part {
    /** Between the piece and the square where it goes, as the hyphen in {@code P-K4}. */
    TO,
    /** The sign of capture. */
    TAKES,
    /** Before the square where a piece stands. */
    AT,
    /**
     * That the square is on the file of the piece that moves, as {@code his} in {@code his 5th}.
     */
    OWN_FILE,
    /** What may stand between the others and means nothing. */
    IGNORED,
    /** Between a pawn's last square and the piece that it becomes. */
    PROMOTES,
    /** Kingside castling. */
    CASTLES_SHORT,
    /** Queenside castling. */
    CASTLES_LONG,
    /** Castling, with or without the side behind it. */
    CASTLES,
    /** Check of any kind but double. */
    CHECK,
    /** Double check, or a mark that may also mean mate. */
    DOUBLE_CHECK,
    /** Mate. */
    MATE,
    /** En passant. */
    EN_PASSANT,
    /** In the place of a move: that the side to move gives up. */
    RESIGNS,
    /** That White has won. */
    WHITE_WINS,
    /** That Black has won. */
    BLACK_WINS,
    /** That the game is drawn. */
    DRAW
  }

  private static final List<Part> WRITTEN =
      List.of(
          Part.TAKES, Part.PROMOTES, Part.CASTLES_SHORT, Part.CASTLES_LONG, Part.CHECK, Part.MATE);

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException when a piece or a part that is written is absent
   */
  public DescriptiveLanguage {
    for (Role role : Role.values()) {
      if (pieces.getOrDefault(role, List.of()).isEmpty()) {
        throw new IllegalArgumentException(
            "descriptive notation " + tag + " has no letter for the " + role);
      }
    }
    for (Part part : WRITTEN) {
      if (parts.getOrDefault(part, List.of()).isEmpty()) {
        throw new IllegalArgumentException(
            "descriptive notation " + tag + " does not say how it writes " + part);
      }
    }
    pieces = copy(pieces, Role.class);
    ranks = copy(ranks, Rank.class);
    parts = copy(parts, Part.class);
  }

  private static <K extends Enum<K>> Map<K, List<String>> copy(
      Map<K, List<String>> lists, Class<K> kind) {
    Map<K, List<String>> copy = new EnumMap<>(kind);
    lists.forEach((key, list) -> copy.put(key, List.copyOf(list)));
    return Map.copyOf(copy);
  }

  /** The parts that every descriptive notation has, because moves could not be written without. */
  public static List<Part> writtenParts() {
    return WRITTEN;
  }

  /** How this notation writes a piece. */
  public String letter(Role role) {
    return pieces.getOrDefault(role, List.of()).get(0);
  }

  /** The ways to write a part, the usual one first; empty when it has none. */
  public List<String> part(Part part) {
    return parts.getOrDefault(part, List.of());
  }

  /** The usual way to write a part; empty when it has none. */
  String written(Part part) {
    List<String> ways = part(part);
    return ways.isEmpty() ? "" : ways.get(0);
  }

  boolean isSideFirst() {
    return order == Order.SIDE_PIECE_RANK;
  }
}
