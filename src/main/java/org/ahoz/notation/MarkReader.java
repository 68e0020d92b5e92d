package org.ahoz.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.ahoz.notation.DescriptiveLanguage.Part;
import org.jspecify.annotations.Nullable;

/** Reads what follows a move: check, mate, en passant, an offer of a draw, and judgements. */
final class MarkReader {

  private static final int LARGEST_NAG = 255;

  /** Marks that are understood in every language. */
  private static final Map<String, Marks> COMMON = common();

  private static final Pattern IN_PARENTHESES = Pattern.compile("\\((\\p{L}+)\\)");

  private record Mark(String text, Marks marks) {}

  private final List<Mark> marks = new ArrayList<>();

  MarkReader(NotationLanguage language) {
    Map<String, Marks> all = new HashMap<>(COMMON);
    put(all, language.check(), check(CheckMark.CHECK));
    put(all, language.mate(), check(CheckMark.MATE));
    put(all, language.enPassant(), new Marks(CheckMark.NONE, true, false, List.of()));
    put(all, language.drawOffer(), new Marks(CheckMark.NONE, false, true, List.of()));
    all.forEach((text, meaning) -> marks.add(new Mark(text, meaning)));
    marks.sort(Comparator.comparingInt((Mark mark) -> mark.text().length()).reversed());
  }

  private MarkReader(Map<String, Marks> all) {
    all.forEach((text, meaning) -> marks.add(new Mark(text, meaning)));
    marks.sort(Comparator.comparingInt((Mark mark) -> mark.text().length()).reversed());
  }

  /**
   * A reader of the marks of a descriptive notation in texts that are {@linkplain #compact
   * compact}. Letters that stand for judgements are none here, where pieces are named by letters.
   */
  static MarkReader of(DescriptiveLanguage language) {
    Map<String, Marks> all = new HashMap<>();
    COMMON.forEach(
        (text, meaning) -> {
          if (text.chars().noneMatch(Character::isLetter)) {
            all.put(compact(text), meaning);
          }
        });
    putCompact(all, language.part(Part.CHECK), check(CheckMark.CHECK));
    putCompact(all, language.part(Part.DOUBLE_CHECK), check(CheckMark.DOUBLE_CHECK_OR_MATE));
    putCompact(all, language.part(Part.MATE), check(CheckMark.MATE));
    putCompact(
        all, language.part(Part.EN_PASSANT), new Marks(CheckMark.NONE, true, false, List.of()));
    return new MarkReader(all);
  }

  private static void putCompact(Map<String, Marks> all, List<String> texts, Marks meaning) {
    texts.forEach(text -> all.put(compact(MoveText.normalise(text)), meaning));
  }

  /**
   * A text without the spaces, full stops and commas with which print sets marks apart, and without
   * parentheses around words: {@code (dis. ch.)} is {@code disch}.
   */
  static String compact(String text) {
    return IN_PARENTHESES
        .matcher(text.replace(" ", "").replace(".", "").replace(",", ""))
        .replaceAll("$1");
  }

  private static void put(Map<String, Marks> all, List<String> texts, Marks meaning) {
    for (String text : texts) {
      String plain = MoveText.normalise(text).strip();
      if (!plain.isEmpty()) {
        all.put(plain, meaning);
      }
    }
  }

  private static Marks check(CheckMark mark) {
    return new Marks(mark, false, false, List.of());
  }

  private static Map<String, Marks> common() {
    Map<String, Marks> common = new HashMap<>();
    put(common, List.of("+", "\u2020", "ch", "ch.", "dis.ch", "disch"), check(CheckMark.CHECK));
    put(common, List.of("++", "dbl.ch", "dblch"), check(CheckMark.DOUBLE_CHECK_OR_MATE));
    put(common, List.of("#", "\u2021", "\u2260", "x", "mate"), check(CheckMark.MATE));
    put(
        common,
        List.of(
            "e.p.", "e.p", "ep", "ep.", "(e.p.)", "(ep)", "a.p.", "p.i.", "i.h.", "b.p.", "i.V."),
        new Marks(CheckMark.NONE, true, false, List.of()));
    put(common, List.of("(=)"), new Marks(CheckMark.NONE, false, true, List.of()));
    Glyphs.forEach(
        (glyph, nag) ->
            put(common, List.of(glyph), new Marks(CheckMark.NONE, false, false, List.of(nag))));
    return common;
  }

  /**
   * The marks from a place to the end of the text; null when something else stands there.
   *
   * @param text normalised
   */
  @Nullable Marks read(String text, int start) {
    Marks found = Marks.NONE;
    int index = start;
    boolean isApart = start == 0;
    while (index < text.length()) {
      if (text.charAt(index) == ' ') {
        index++;
        isApart = true;
        continue;
      }
      Mark mark = markAt(text, index, isApart);
      if (mark == null) {
        return null;
      }
      found = found.and(mark.marks());
      index += mark.text().length();
      isApart = false;
    }
    return found;
  }

  private @Nullable Mark markAt(String text, int start, boolean isApart) {
    char first = text.charAt(start);
    if (first == '$') {
      return numbered(text, start);
    }
    for (Mark mark : marks) {
      boolean isFound =
          Glyphs.isLetter(mark.text())
              ? isApart && text.startsWith(mark.text(), start)
              : text.regionMatches(true, start, mark.text(), 0, mark.text().length());
      if (isFound) {
        return mark;
      }
    }
    return null;
  }

  /** A Numeric Annotation Glyph by its number (PGN 8.2.4). */
  private static @Nullable Mark numbered(String text, int start) {
    int end = start + 1;
    int number = 0;
    while (end < text.length() && end - start <= 3 && isDigit(text.charAt(end))) {
      number = number * 10 + (text.charAt(end) - '0');
      end++;
    }
    if (end == start + 1 || number > LARGEST_NAG) {
      return null;
    }
    Marks nag = new Marks(CheckMark.NONE, false, false, List.of(number));
    return new Mark(text.substring(start, end), nag);
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }
}
