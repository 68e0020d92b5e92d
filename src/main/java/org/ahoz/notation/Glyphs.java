package org.ahoz.notation;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The signs with which judgements are printed, and their Numeric Annotation Glyphs (PGN 8.2.3.8 and
 * 10; those from 132 on are common among programs). Of a pair for White and Black the sign that
 * does not say the side stands for White's.
 */
final class Glyphs {

  private static final Map<String, Integer> NAGS = new LinkedHashMap<>();

  static {
    NAGS.put("!", 1);
    NAGS.put("?", 2);
    NAGS.put("!!", 3);
    NAGS.put("??", 4);
    NAGS.put("!?", 5);
    NAGS.put("?!", 6);
    NAGS.put("!!!", 3);
    NAGS.put("???", 4);
    NAGS.put("\u25A1", 7); // white square: the only move
    NAGS.put("=", 10);
    NAGS.put("\u221E", 13); // infinity: unclear
    NAGS.put("~", 13);
    NAGS.put("+=", 14);
    NAGS.put("+/=", 14);
    NAGS.put("\u2A72", 14); // plus above equals
    NAGS.put("=+", 15);
    NAGS.put("=/+", 15);
    NAGS.put("\u2A71", 15); // equals above plus
    NAGS.put("\u00B1", 16); // plus-minus
    NAGS.put("+/-", 16);
    NAGS.put("\u2213", 17); // minus-or-plus
    NAGS.put("-/+", 17);
    NAGS.put("+-", 18);
    NAGS.put("-+", 19);
    NAGS.put("+--", 20);
    NAGS.put("\u2A00", 22); // circled dot: zugzwang
    NAGS.put("\u2299", 22);
    NAGS.put("\u25CB", 26); // circle: more space
    NAGS.put("\u27F3", 32); // turning arrow: development
    NAGS.put("\u21BB", 32);
    NAGS.put("\u2191", 36); // upward arrow: initiative
    NAGS.put("\u2192", 40); // rightward arrow: attack
    NAGS.put("=/\u221E", 44); // compensation
    NAGS.put("=\u221E", 44);
    NAGS.put("\u221E=", 44);
    NAGS.put("\u21C6", 132); // two arrows: counterplay
    NAGS.put("\u21C4", 132);
    NAGS.put("\u2295", 138); // circled plus: time trouble
    NAGS.put("\u2A01", 138);
    NAGS.put("\u2206", 140); // triangle: with the idea
    NAGS.put("\u0394", 140);
    NAGS.put("\u25B3", 140);
    NAGS.put("\u2313", 142); // segment: better is
    NAGS.put("N", 146); // novelty
    NAGS.put("TN", 146);
    NAGS.put("D", 220); // diagram
  }

  /** The first sign of each number, but letters, which are pieces or words in some notations. */
  private static final Map<Integer, String> SIGNS = new HashMap<>();

  static {
    NAGS.forEach(
        (sign, nag) -> {
          if (!isLetter(sign)) {
            SIGNS.putIfAbsent(nag, sign);
          }
        });
  }

  private Glyphs() {}

  static void forEach(BiConsumer<String, Integer> action) {
    NAGS.forEach(action);
  }

  /** The sign that is printed for a number; null where there is none. */
  static @Nullable String of(int nag) {
    return SIGNS.get(nag);
  }

  /** Whether the sign is printed behind the move without a space. */
  static boolean isAttached(String sign) {
    return sign.startsWith("!") || sign.startsWith("?");
  }

  /** Whether the sign is made of letters, so that it must stand apart from the move. */
  static boolean isLetter(String sign) {
    return sign.equals("N") || sign.equals("TN") || sign.equals("D");
  }
}
