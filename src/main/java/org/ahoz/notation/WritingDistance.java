package org.ahoz.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/**
 * How far a text is from one way to write a move: the cheapest series of slips that makes the one
 * of the other, after Damerau and Levenshtein. What is slipped in easily costs little: letters that
 * look alike in print, a neighbouring square, two characters in the wrong order.
 */
final class WritingDistance {

  /** No more than this can be a slip. */
  static final int FAR = 1000;

  private static final int OTHER_SCRIPT = 10;
  private static final int UNWRITTEN_SIGN = 10;
  private static final int OTHER_CASE = 30;
  private static final int PIECE_FOR_FILE = 70;
  private static final int DOUBLED = 30;
  private static final int REST_OF_NAME = 40;
  private static final int ALIKE = 40;
  private static final int SIMILAR = 65;
  private static final int SWAPPED = 60;
  private static final int SIGN = 60;
  private static final int NEIGHBOUR = 70;
  private static final int SUPERFLUOUS = 70;
  private static final int MISSING = 80;
  private static final int UNKNOWN = 90;
  private static final int OTHER = 100;
  private static final int SUPERFLUOUS_PIECE = 130;
  private static final int OTHER_KIND = 150;

  /** Pairs that are taken for each other in print, in writing and by text recognition. */
  private static final Set<String> ALIKE_PAIRS =
      pairs("ae ac ce eo co hb 6b gq 9g 1l 1I li 17 38 0O ft il DO QO NH 8B 5S b6");

  /** Pairs that are less like each other, or only in bad print. */
  private static final Set<String> SIMILAR_PAIRS =
      pairs("bd 56 68 35 2Z 4A RB RK 6G 89 TF DB PR PF EF CG UV 49 14 fl ad");

  /** Latin capitals, and the Cyrillic and Greek ones that look the same. */
  private static final String LATIN = "ABCEHKMOPTXaceopx" + "ABEHKMNOPTXZ";

  private static final String LIKE_LATIN = "АВСЕНКМОРТХасеорх" + "ΑΒΕΗΚΜΝΟΡΤΧΖ";

  /** What a character of a way to write a move stands for. */
  enum Part {
    PIECE,
    FILE,
    RANK,
    CAPTURE
  }

  private WritingDistance() {}

  private static Set<String> pairs(String list) {
    return Set.copyOf(Arrays.asList(list.split(" ", -1)));
  }

  private static boolean areIn(Set<String> pairs, char one, char other) {
    return pairs.contains("" + one + other) || pairs.contains("" + other + one);
  }

  /**
   * The cost of taking this text for that form, in hundredths of a whole slip.
   *
   * @param written normalised, without marks, hyphens and other signs but that of capture
   * @param form the way to write a move
   * @param parts what each character of the form stands for
   * @param letters the characters that name pieces in the notation
   */
  static int of(String written, String form, Part[] parts, String letters) {
    int width = form.length() + 1;
    int[][] costs = new int[written.length() + 1][width];
    for (int row = 0; row <= written.length(); row++) {
      for (int column = 0; column < width; column++) {
        int best = row == 0 && column == 0 ? 0 : FAR;
        if (row > 0) {
          best = Math.min(best, costs[row - 1][column] + superfluous(written, row - 1));
        }
        if (column > 0) {
          best = Math.min(best, costs[row][column - 1] + missing(parts, column - 1));
        }
        if (row > 0 && column > 0) {
          int exchanged =
              exchanged(
                  written.charAt(row - 1), form.charAt(column - 1), parts[column - 1], letters);
          best = Math.min(best, costs[row - 1][column - 1] + exchanged);
        }
        if (row > 1 && column > 1 && areSwapped(written, row, form, column)) {
          best = Math.min(best, costs[row - 2][column - 2] + SWAPPED);
        }
        costs[row][column] = best;
      }
    }
    return costs[written.length()][form.length()];
  }

  private static boolean areSwapped(String written, int row, String form, int column) {
    return written.charAt(row - 1) == form.charAt(column - 2)
        && written.charAt(row - 2) == form.charAt(column - 1)
        && written.charAt(row - 1) != written.charAt(row - 2);
  }

  private static int superfluous(String written, int index) {
    char character = written.charAt(index);
    boolean isDoubled =
        (index > 0 && written.charAt(index - 1) == character)
            || (index + 1 < written.length() && written.charAt(index + 1) == character);
    if (isDoubled) {
      return DOUBLED;
    }
    if (character == 'x') {
      return SIGN;
    }
    return isFile(character) || isDigit(character) ? SUPERFLUOUS : SUPERFLUOUS_PIECE;
  }

  private static int missing(Part[] parts, int index) {
    return switch (parts[index]) {
      case CAPTURE -> UNWRITTEN_SIGN;
      case PIECE -> index > 0 && parts[index - 1] == Part.PIECE ? REST_OF_NAME : MISSING;
      case FILE, RANK -> MISSING;
    };
  }

  private static int exchanged(char written, char form, Part part, String letters) {
    if (written == form) {
      return 0;
    }
    if (latin(written) == latin(form)) {
      return OTHER_SCRIPT;
    }
    // A capital that names a piece is hardly a file.
    boolean isPieceForFile = part == Part.FILE && letters.indexOf(written) >= 0;
    if (lower(written) == lower(form)) {
      return isPieceForFile ? PIECE_FOR_FILE : OTHER_CASE;
    }
    if (areIn(ALIKE_PAIRS, written, form)) {
      return ALIKE;
    }
    if (areIn(SIMILAR_PAIRS, written, form)) {
      return SIMILAR;
    }
    return switch (part) {
      case PIECE -> exchangedPiece(written, letters);
      case FILE -> exchangedFile(written, form);
      case RANK -> exchangedRank(written, form);
      case CAPTURE -> OTHER_KIND;
    };
  }

  private static int exchangedPiece(char written, String letters) {
    if (isFile(written) || !Character.isLetter(written)) {
      return OTHER_KIND;
    }
    return letters.indexOf(written) >= 0 ? OTHER : UNKNOWN;
  }

  private static int exchangedFile(char written, char form) {
    char file = lower(written);
    if (!isFile(file)) {
      return Character.isLowerCase(written) ? UNKNOWN : OTHER_KIND;
    }
    int cost = Math.abs(file - form) == 1 ? NEIGHBOUR : OTHER;
    return file == written ? cost : cost + PIECE_FOR_FILE;
  }

  private static int exchangedRank(char written, char form) {
    if (!isDigit(written)) {
      return OTHER_KIND;
    }
    return Math.abs(written - form) == 1 ? NEIGHBOUR : OTHER;
  }

  private static char latin(char character) {
    int index = character < 128 ? -1 : LIKE_LATIN.indexOf(character);
    return index < 0 ? character : LATIN.charAt(index);
  }

  private static char lower(char character) {
    return String.valueOf(character).toLowerCase(Locale.ROOT).charAt(0);
  }

  private static boolean isFile(char character) {
    return character >= 'a' && character <= 'h';
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
