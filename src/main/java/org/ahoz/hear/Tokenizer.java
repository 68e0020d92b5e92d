package org.ahoz.hear;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Takes a text apart into what words are compared by. Letters and digits are kept, in small
 * letters; a digit is a token of its own, so that {@code e2e4} and {@code e 2 e 4} are the same.
 * Where words are written without spaces every letter is a token.
 */
final class Tokenizer {

  private final Locale locale;
  private final boolean isByLetter;

  Tokenizer(Locale locale, boolean isByLetter) {
    this.locale = locale;
    this.isByLetter = isByLetter;
  }

  List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    StringBuilder run = new StringBuilder();
    normal(text).codePoints().forEach(sign -> take(sign, run, tokens));
    end(run, tokens);
    return tokens;
  }

  /** A text in small letters, each written in one way, with its spaces and hyphens. */
  String normal(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(locale);
  }

  private void take(int sign, StringBuilder run, List<String> tokens) {
    if (Character.isDigit(sign)) {
      end(run, tokens);
      tokens.add(String.valueOf(Character.digit(sign, 10)));
    } else if (Character.isLetter(sign)) {
      if (isByLetter) {
        end(run, tokens);
      }
      run.appendCodePoint(sign);
    } else if (isMark(sign)) {
      if (!isVowelSign(sign) && !run.isEmpty()) {
        run.appendCodePoint(sign);
      }
    } else if (isApostrophe(sign) && !run.isEmpty()) {
      run.append('\'');
    } else {
      end(run, tokens);
    }
  }

  private static void end(StringBuilder run, List<String> tokens) {
    while (!run.isEmpty() && run.charAt(run.length() - 1) == '\'') {
      run.setLength(run.length() - 1);
    }
    if (!run.isEmpty()) {
      tokens.add(run.toString());
      run.setLength(0);
    }
  }

  private static boolean isMark(int sign) {
    int type = Character.getType(sign);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  /** Signs of short vowels, which Arabic and Hebrew may write and mostly do not. */
  private static boolean isVowelSign(int sign) {
    Character.UnicodeScript script = Character.UnicodeScript.of(sign);
    Character.UnicodeBlock block = Character.UnicodeBlock.of(sign);
    return script == Character.UnicodeScript.ARABIC
        || script == Character.UnicodeScript.HEBREW
        || Character.UnicodeBlock.ARABIC.equals(block)
        || Character.UnicodeBlock.HEBREW.equals(block);
  }

  private static boolean isApostrophe(int sign) {
    return sign == '\'' || sign == '’' || sign == 'ʼ';
  }

  /** A token without marks on its letters, by which words are like each other. */
  static String bare(String token) {
    // The marks of kana make other sounds of them; those of Latin letters mostly do not.
    return Normalizer.normalize(token, Normalizer.Form.NFD)
        .replaceAll("[\\p{M}&&[^\\u3099\\u309a]]+", "");
  }
}
