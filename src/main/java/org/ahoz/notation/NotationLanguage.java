package org.ahoz.notation;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.File;
import org.ahoz.chess.Role;

/**
 * The letters and marks with which a language writes moves (FIDE Laws C.2, C.3, C.13).
 *
 * @param tag BCP 47 tag of the language, or {@code san} for PGN's own letters
 * @param letters for each piece but the pawn what stands for it, the usual one first; a pawn may
 *     have some, for reading only; one may begin with another (Russian {@code К} and {@code Кр})
 * @param castleShort ways to write kingside castling, the usual one first
 * @param castleLong ways to write queenside castling, the usual one first
 * @param enPassant marks of en passant, the usual one first; may be empty
 * @param drawOffer marks of a draw offer, the usual one first; may be empty
 * @param check words that stand for {@code +} after a move; may be empty
 * @param mate words that stand for {@code #} after a move; may be empty
 * @param files for each file what stands for it beside the Latin letter, for reading only, such as
 *     Greek {@code ζ} for f; may be empty
 */
public record NotationLanguage(
    String tag,
    Map<Role, List<String>> letters,
    List<String> castleShort,
    List<String> castleLong,
    List<String> enPassant,
    List<String> drawOffer,
    List<String> check,
    List<String> mate,
    Map<File, List<String>> files) {

  private static final NotationLanguage SAN =
      new NotationLanguage(
          "san",
          Map.of(
              Role.KING, List.of("K"),
              Role.QUEEN, List.of("Q"),
              Role.ROOK, List.of("R"),
              Role.BISHOP, List.of("B"),
              Role.KNIGHT, List.of("N"),
              Role.PAWN, List.of("P")),
          List.of("O-O"),
          List.of("O-O-O"),
          List.of("e.p."),
          List.of("(=)"));

  /**
   * Copies the lists, and refuses a language in which a piece has no letter or castling no form.
   */
  public NotationLanguage {
    EnumMap<Role, List<String>> copy = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      List<String> ways = letters.getOrDefault(role, List.of());
      if (ways.isEmpty() && role != Role.PAWN) {
        throw new IllegalArgumentException("notation " + tag + " has no letter for the " + role);
      }
      copy.put(role, List.copyOf(ways));
    }
    letters = Map.copyOf(copy);
    castleShort = List.copyOf(castleShort);
    castleLong = List.copyOf(castleLong);
    enPassant = List.copyOf(enPassant);
    drawOffer = List.copyOf(drawOffer);
    check = List.copyOf(check);
    mate = List.copyOf(mate);
    EnumMap<File, List<String>> fileCopy = new EnumMap<>(File.class);
    files.forEach((file, ways) -> fileCopy.put(file, List.copyOf(ways)));
    files = Map.copyOf(fileCopy);
    if (castleShort.isEmpty() || castleLong.isEmpty()) {
      throw new IllegalArgumentException("notation " + tag + " has no way to write castling");
    }
  }

  /** A language that marks check and mate by signs alone, and files by Latin letters. */
  public NotationLanguage(
      String tag,
      Map<Role, List<String>> letters,
      List<String> castleShort,
      List<String> castleLong,
      List<String> enPassant,
      List<String> drawOffer) {
    this(
        tag,
        letters,
        castleShort,
        castleLong,
        enPassant,
        drawOffer,
        List.of(),
        List.of(),
        Map.of());
  }

  /** PGN's own letters and marks (PGN 8.2.3). */
  public static NotationLanguage san() {
    return SAN;
  }

  /** How this language writes a piece; empty for the pawn. */
  public String letter(Role role) {
    return role == Role.PAWN ? "" : letters.getOrDefault(role, List.of()).get(0);
  }
}
