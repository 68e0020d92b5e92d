package org.ahoz.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.notation.DescriptiveLanguage.Part;
import org.jspecify.annotations.Nullable;

/** The letters and words of a descriptive notation, as they may stand at a place of a text. */
final class DescriptiveWords {

  /** What has more letters than this is a word, and no abbreviation. */
  private static final int LONGEST_ABBREVIATION = 2;

  /** What was found, and where it ends. */
  record Found<T>(T meaning, int end) {}

  private record Entry<T>(String text, T meaning, boolean isWord) {}

  private final List<Entry<Role>> pieces = new ArrayList<>();
  private final List<Entry<Rank>> ranks = new ArrayList<>();
  private final Map<Part, List<Entry<Part>>> parts = new EnumMap<>(Part.class);

  DescriptiveWords(DescriptiveLanguage language) {
    language.pieces().forEach((role, texts) -> add(pieces, texts, role, LONGEST_ABBREVIATION));
    language.ranks().forEach((rank, texts) -> add(ranks, texts, rank, 1));
    for (Rank rank : Rank.values()) {
      add(ranks, List.of(String.valueOf(rank.number())), rank, 1);
    }
    for (Part part : Part.values()) {
      List<Entry<Part>> entries = new ArrayList<>();
      add(entries, language.part(part), part, 1);
      parts.put(part, entries);
    }
  }

  private static <T> void add(
      List<Entry<T>> entries, List<String> texts, T meaning, int longestAbbreviation) {
    for (String text : texts) {
      String plain = plain(text);
      if (!plain.isEmpty()) {
        boolean endsWithLetter = Character.isLetter(plain.charAt(plain.length() - 1));
        boolean isWord = endsWithLetter && plain.length() > longestAbbreviation;
        entries.add(new Entry<>(plain, meaning, isWord));
      }
    }
    entries.sort(Comparator.comparingInt((Entry<T> entry) -> entry.text().length()).reversed());
  }

  /** The text with the characters that are read, curved apostrophes made straight. */
  static String plain(String text) {
    return MoveText.normalise(text).replace('\u2019', '\'').strip();
  }

  /** The piece named here, by the longest of its names; null when there is none. */
  @Nullable Found<Role> piece(String text, int start) {
    return piece(text, start, false);
  }

  /** The same, where letters may be small. */
  @Nullable Found<Role> piece(String text, int start, boolean isAnyCase) {
    return longest(pieces, text, start, isAnyCase);
  }

  /** The rank written here; null when there is none. */
  @Nullable Found<Rank> rank(String text, int start) {
    return longest(ranks, text, start, false);
  }

  /** Where a part that stands here ends; -1 when it does not stand here. */
  int end(Part part, String text, int start) {
    Found<Part> found = longest(parts.getOrDefault(part, List.of()), text, start, false);
    return found == null ? -1 : found.end();
  }

  /**
   * Where the next thing with a meaning stands: behind spaces, full stops, commas and idle words.
   */
  int skip(String text, int start) {
    int index = start;
    while (index < text.length()) {
      char character = text.charAt(index);
      int end =
          character == ' ' || character == '.' || character == ','
              ? index + 1
              : end(Part.IGNORED, text, index);
      if (end < 0) {
        return index;
      }
      index = end;
    }
    return index;
  }

  private static <T> @Nullable Found<T> longest(
      List<Entry<T>> entries, String text, int start, boolean isAnyCase) {
    for (Entry<T> entry : entries) {
      int length = entry.text().length();
      if (text.regionMatches(isAnyCase || entry.isWord(), start, entry.text(), 0, length)
          && (!entry.isWord() || isWordEnd(text, start + length))) {
        return new Found<>(entry.meaning(), start + length);
      }
    }
    return null;
  }

  private static boolean isWordEnd(String text, int end) {
    return end >= text.length() || !Character.isLetter(text.charAt(end));
  }
}
