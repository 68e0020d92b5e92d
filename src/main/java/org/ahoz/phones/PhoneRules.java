package org.ahoz.phones;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a phone table says.
 *
 * @param vowels the engine's vowels
 * @param consonants its other phones
 * @param ignored signs that make no difference
 * @param sounds by sign or signs, the ways in which it is said, the usual one first
 * @param letters by letter, what an engine reads that knows ASCII only
 * @param repairs what to do with phones that the engine cannot join; the first that applies is
 *     taken
 */
record PhoneRules(
    Set<String> vowels,
    Set<String> consonants,
    Set<String> ignored,
    Map<String, List<Pronunciation>> sounds,
    Map<String, String> letters,
    List<Repair> repairs) {

  /** No rules at all. */
  static final PhoneRules NONE =
      new PhoneRules(Set.of(), Set.of(), Set.of(), Map.of(), Map.of(), List.of());

  /**
   * A replacement for a phone that stands where the engine cannot join it.
   *
   * @param before the phones that it can be joined to behind it; null for all
   * @param after the phones that it can be joined to in front of it; null for all
   */
  record Repair(
      String phone, @Nullable Set<String> before, @Nullable Set<String> after, String becomes) {

    boolean applies(Phone to, @Nullable Phone previous, @Nullable Phone next) {
      return to.symbol().equals(phone) && !(fits(after, previous) && fits(before, next));
    }

    private static boolean fits(@Nullable Set<String> allowed, @Nullable Phone neighbor) {
      return allowed == null || (neighbor != null && allowed.contains(neighbor.symbol()));
    }
  }

  PhoneRules {
    vowels = Set.copyOf(vowels);
    consonants = Set.copyOf(consonants);
    ignored = Set.copyOf(ignored);
    sounds = Map.copyOf(sounds);
    letters = Map.copyOf(letters);
    repairs = List.copyOf(repairs);
  }
}
