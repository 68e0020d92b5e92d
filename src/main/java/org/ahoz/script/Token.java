package org.ahoz.script;

/**
 * A word of a comment with the punctuation around it.
 *
 * @param lead what stands before it: brackets, quotation marks
 * @param core the word, with marks such as {@code !} and {@code +} that may belong to a move; may
 *     be empty
 * @param trail what stands behind it
 */
record Token(String lead, String core, String trail) {

  private static final String OPENING = "([{";
  private static final String QUOTES = "\"'`\u201C\u201E\u201D\u201F\u00AB\u00BB\u2018\u201A";
  private static final String LEADING = OPENING + QUOTES + "*_#";
  private static final String TRAILING =
      ".,;:)]}\"'`*_\u2026\u201C\u201D\u00AB\u00BB\u2019\u3002\u3001\uFF0C\u060C\u061B\u061F\uFF1B\uFF1A";
  private static final String ENDS = ".!?\u2026\u3002\uFF01\uFF1F\u061F\u0964";
  private static final String COMMAS = ",;:\u3001\uFF0C\u060C\u061B\uFF1B\uFF1A";
  private static final String CLOSING = ")]}";

  static Token of(String word) {
    int start = 0;
    while (start < word.length() && LEADING.indexOf(word.charAt(start)) >= 0) {
      start++;
    }
    int end = word.length();
    while (end > start && TRAILING.indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    return new Token(word.substring(0, start), word.substring(start, end), word.substring(end));
  }

  /** This token with marks of exclamation and question as punctuation. */
  Token withoutGlyphs() {
    int end = core.length();
    while (end > 0 && ENDS.indexOf(core.charAt(end - 1)) >= 0) {
      end--;
    }
    return new Token(lead, core.substring(0, end), core.substring(end) + trail);
  }

  boolean opensBracket() {
    return has(lead, OPENING);
  }

  /** Whether it stands in quotation marks, or is the first of several words that do. */
  boolean isQuoted() {
    return has(lead, QUOTES);
  }

  /** Whether a sentence may end here. */
  boolean endsSentence() {
    return has(trail, ENDS);
  }

  /** Whether it trails off, as "so..." does. */
  boolean isCutShort() {
    return trail.startsWith("..") || trail.startsWith("\u2026");
  }

  /** The sign to put behind the word: what ends a sentence, a comma or the like; else empty. */
  String sign(String comma) {
    for (String kind : new String[] {ENDS, COMMAS}) {
      for (int index = 0; index < trail.length(); index++) {
        if (kind.indexOf(trail.charAt(index)) >= 0) {
          return String.valueOf(trail.charAt(index));
        }
      }
    }
    return has(trail, CLOSING) ? comma : "";
  }

  /** Whether there is nothing but punctuation. */
  boolean isEmpty() {
    return core.isEmpty();
  }

  /** Whether the word begins as a sentence may. */
  boolean beginsSentence() {
    return !core.isEmpty()
        && !Character.isLowerCase(core.codePointAt(0))
        && Character.isLetterOrDigit(core.codePointAt(0));
  }

  private static boolean has(String text, String characters) {
    return text.chars().anyMatch(character -> characters.indexOf(character) >= 0);
  }
}
