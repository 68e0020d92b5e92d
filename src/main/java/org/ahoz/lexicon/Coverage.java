package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * How much of the contract of {@code lexicons/phrases.yaml} a lexicon has words for.
 *
 * @param parts how much of each part, in the order of the contract: the plain phrases of moves, the
 *     other styles so far as they are said otherwise, and the other groups
 */
public record Coverage(List<Part> parts) {

  /** Copies the list. */
  public Coverage {
    parts = List.copyOf(parts);
  }

  /**
   * A part of the contract.
   *
   * @param name a style or group, such as {@code plain} or {@code reasons}
   * @param absent the paths of the phrases without words
   * @param total how many phrases there are
   */
  public record Part(String name, List<String> absent, int total) {

    /** Copies the list. */
    public Part {
      absent = List.copyOf(absent);
    }

    /** How many phrases there are words for. */
    public int present() {
      return total - absent.size();
    }
  }

  /** The coverage of a lexicon; nothing of one that is not spoken. */
  public static Coverage of(Lexicon lexicon) {
    List<Part> parts = new ArrayList<>();
    for (Style style : Style.values()) {
      parts.add(part(style.key(), phrasesThatDiffer(style), key -> has(lexicon, key, style)));
    }
    for (PhraseGroup group : PhraseGroup.values()) {
      if (group != PhraseGroup.PHRASES) {
        parts.add(part(group.key(), PhraseKey.in(group), key -> lexicon.phrase(key).isPresent()));
      }
    }
    return new Coverage(parts);
  }

  /** The phrases that a style may say in its own way: in any but the plain one, moves of pieces. */
  private static List<PhraseKey> phrasesThatDiffer(Style style) {
    return PhraseKey.in(PhraseGroup.PHRASES).stream()
        .filter(key -> style == Style.PLAIN || key.needsOrigin())
        .toList();
  }

  private static boolean has(Lexicon lexicon, PhraseKey key, Style style) {
    Optional<Phrase> phrase = lexicon.phrase(key, style);
    return phrase.isPresent()
        && (style == Style.PLAIN || !phrase.equals(lexicon.phrase(key, Style.PLAIN)));
  }

  private static Part part(String name, List<PhraseKey> keys, Predicate<PhraseKey> has) {
    List<String> absent = keys.stream().filter(has.negate()).map(PhraseKey::path).toList();
    return new Part(name, absent, keys.size());
  }
}
