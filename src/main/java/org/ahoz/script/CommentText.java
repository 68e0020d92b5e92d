package org.ahoz.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a comment, without what is no text: addresses, markup, positions in FEN. */
final class CommentText {

  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?i)\\b(?:(?:https?|ftp)://|www\\.|mailto:)\\S*"
              + "|\\b[a-z0-9._+-]{1,60}@[a-z0-9-]{1,60}(?:\\.[a-z0-9-]{1,60}){1,5}"
              + "|\\b[a-z0-9-]{1,60}(?:\\.[a-z0-9-]{1,60}){0,5}\\.[a-z]{2,10}/\\S*");

  private static final Pattern TAG =
      Pattern.compile("</?[A-Za-z][^<>]{0,300}>|<!--[^<>]{0,300}-->");
  private static final Pattern ENTITY =
      Pattern.compile("&(?:#(\\d{1,6})|#[xX]([0-9a-fA-F]{1,5})|([a-zA-Z][a-zA-Z0-9]{1,30}));");

  /** What is left of a command that was never closed. */
  private static final Pattern COMMAND = Pattern.compile("\\[%\\S*");

  /** A position, its six fields or the first alone (PGN 16.1). */
  private static final Pattern POSITION =
      Pattern.compile(
          "(?<![^\\s(\"'])(?:[1-8pnbrqkPNBRQK]{1,8}/){7}[1-8pnbrqkPNBRQK]{1,8}"
              + "(?: [wb] [KQkqA-Ha-h-]{1,4} (?:-|[a-h][36])(?: \\d{1,4} \\d{1,4})?)?(?![^\\s)\"'])");

  private static final Map<String, String> ENTITIES =
      Map.of(
          "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", " ", "frac12",
          "\u00BD", "ndash", "\u2013", "mdash", "\u2014", "hellip", "\u2026");

  /** No word of any language is so long; texts without spaces are cut there. */
  private static final int LONGEST_WORD = 300;

  private CommentText() {}

  /** The words of a comment with the punctuation around them, in their order. */
  static List<String> words(String comment) {
    List<String> words = new ArrayList<>();
    String text = plain(comment);
    int start = 0;
    for (int index = 0; index <= text.length(); index++) {
      boolean isEnd = index == text.length() || Character.isWhitespace(text.charAt(index));
      boolean isLong =
          !isEnd && index - start >= LONGEST_WORD && !Character.isLowSurrogate(text.charAt(index));
      if (isEnd || isLong || isChangeOfScript(text, index)) {
        if (index > start) {
          words.add(text.substring(start, index));
        }
        start = isEnd ? index + 1 : index;
      }
    }
    return words;
  }

  /** Scripts without spaces run into the letters and figures of moves. */
  private static boolean isChangeOfScript(String text, int index) {
    if (index == 0 || index == text.length()) {
      return false;
    }
    char before = text.charAt(index - 1);
    char after = text.charAt(index);
    return (isWithoutSpaces(before) && isOfMoves(after))
        || (isOfMoves(before) && isWithoutSpaces(after));
  }

  private static boolean isOfMoves(char character) {
    return character < 0x80 && Character.isLetterOrDigit(character);
  }

  private static boolean isWithoutSpaces(char character) {
    return Character.isIdeographic(character)
        || (character >= '\u3040' && character <= '\u30FF')
        || (character >= '\u0E00' && character <= '\u0E7F');
  }

  /** A text without addresses, which nobody wants to hear. */
  static String withoutAddresses(String text) {
    return ADDRESS.matcher(text).replaceAll(" ").strip();
  }

  private static String plain(String comment) {
    String text = comment;
    if (text.indexOf('[') >= 0) {
      text = COMMAND.matcher(text).replaceAll(" ");
    }
    if (text.indexOf('<') >= 0) {
      text = TAG.matcher(text).replaceAll(" ");
    }
    if (text.indexOf('&') >= 0) {
      text = ENTITY.matcher(text).replaceAll(CommentText::character);
    }
    if (text.indexOf('/') >= 0 || text.contains("www.") || text.indexOf('@') >= 0) {
      text = POSITION.matcher(text).replaceAll(" ");
      text = ADDRESS.matcher(text).replaceAll(" ");
    }
    return text;
  }

  private static String character(MatchResult entity) {
    if (entity.group(3) != null) {
      return quoted(ENTITIES.getOrDefault(entity.group(3), " "));
    }
    int code =
        entity.group(1) == null
            ? Integer.parseInt(entity.group(2), 16)
            : Integer.parseInt(entity.group(1));
    return Character.isDefined(code) && !Character.isISOControl(code)
        ? quoted(Character.toString(code))
        : " ";
  }

  private static String quoted(String text) {
    return Matcher.quoteReplacement(text);
  }
}
