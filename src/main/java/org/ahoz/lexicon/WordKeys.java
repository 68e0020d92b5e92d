package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;

/** What lexicons call the things of chess; recorded clips are named so too. */
final class WordKeys {

  private WordKeys() {}

  /** Such as {@code knight}. */
  static String of(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  /** Whether this is what lexicons call a piece. */
  static boolean isRole(String key) {
    for (Role role : Role.values()) {
      if (of(role).equals(key)) {
        return true;
      }
    }
    return false;
  }

  /** {@code white} or {@code black}. */
  static String of(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  /** {@code kingside} or {@code queenside}. */
  static String of(CastlingSide side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /** Such as {@code file-e}; in any alphabet but a lexicon's first one, such as {@code anna-e}. */
  static String of(File file, String alphabet, boolean first) {
    return (first ? "file" : alphabet) + "-" + file.letter();
  }

  /** Such as {@code rank-4}. */
  static String of(Rank rank) {
    return "rank-" + rank.number();
  }

  /**
   * The keys of words that a phrase may put in a slot; none for squares, numbers, names and what is
   * said in full.
   */
  static List<String> in(SlotName slot, PhraseKey phrase) {
    List<String> keys = new ArrayList<>();
    switch (slot.kind()) {
      case ROLE -> {
        for (Role role : Role.values()) {
          if (canBe(role, slot, phrase)) {
            keys.add(of(role));
          }
        }
      }
      case SIDE -> {
        keys.add(of(Color.WHITE));
        keys.add(of(Color.BLACK));
      }
      case WING -> {
        keys.add(of(CastlingSide.KINGSIDE));
        keys.add(of(CastlingSide.QUEENSIDE));
      }
      case SQUARE, FROM, NUMBER, MONTH, NAME, SAID -> {}
    }
    return keys;
  }

  private static boolean canBe(Role role, SlotName slot, PhraseKey phrase) {
    boolean pawn = role == Role.PAWN;
    return switch (slot) {
      case CAPTURED -> phrase == PhraseKey.EN_PASSANT ? pawn : role != Role.KING;
      case PROMOTED -> role != Role.KING && !pawn;
      case PIECE -> !phrase.isMove() || pawn == phrase.isOfPawns();
      default -> true;
    };
  }
}
