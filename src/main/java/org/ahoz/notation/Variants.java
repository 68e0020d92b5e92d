package org.ahoz.notation;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The games that the Variant tag names. The moves of a game with other rules would be read wrongly
 * and in silence, so that it is not read at all.
 */
final class Variants {

  /** Those in which pieces move, and kings are mated, otherwise than in chess. */
  private static final Set<String> OTHER_RULES =
      Set.of(
          "crazyhouse",
          "bughouse",
          "atomic",
          "antichess",
          "giveaway",
          "suicide",
          "losers",
          "loserschess",
          "horde",
          "racingkings",
          "kriegspiel",
          "shogi",
          "xiangqi",
          "makruk",
          "janggi",
          "capablanca",
          "gothic",
          "seirawan",
          "schess",
          "grand",
          "shatranj",
          "twokings",
          "berolina",
          "extinction",
          "placement",
          "duck",
          "fogofwar",
          "checkers",
          "amazon",
          "threekings",
          "4player",
          "chaturanga");

  private Variants() {}

  /** Whether the game that these tags describe is played by the rules of chess, or of Chess960. */
  static boolean isSupported(Map<String, String> tags) {
    String name = tags.getOrDefault("Variant", "").toLowerCase(Locale.ROOT);
    StringBuilder letters = new StringBuilder(name.length());
    for (int index = 0; index < name.length(); index++) {
      if (Character.isLetterOrDigit(name.charAt(index))) {
        letters.append(name.charAt(index));
      }
    }
    return !OTHER_RULES.contains(letters.toString());
  }
}
