package org.ahoz.hear;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The tokens of a grammar, each with its number and its sounds. Filled once, then only read. */
final class TokenTable {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> tokens = new ArrayList<>();
  private final List<List<String>> sounds = new ArrayList<>();
  private final Set<Integer> exact = new HashSet<>();
  private final Set<Integer> spoken = new HashSet<>();
  private final Map<Integer, Set<String>> alphabets = new HashMap<>();

  /** The number of a token, which is taken in when it is new. */
  int add(String token, List<String> pronunciations) {
    int number = numbers.computeIfAbsent(token, this::next);
    if (!exact.contains(number)) {
      for (String ipa : pronunciations) {
        if (!sounds.get(number).contains(ipa)) {
          sounds.get(number).add(ipa);
        }
      }
    }
    return number;
  }

  /** The same for a token that sounds in its own way, as the name of a letter does. */
  int addExact(String token, List<String> pronunciations) {
    int number = numbers.computeIfAbsent(token, this::next);
    if (exact.add(number)) {
      sounds.get(number).clear();
    }
    pronunciations.stream()
        .filter(ipa -> !sounds.get(number).contains(ipa))
        .forEach(sounds.get(number)::add);
    return number;
  }

  /**
   * The same for several words, or for what is written as several tokens, that have a sound as a
   * whole only: a language without spaces, a word with a hyphen. Text never has such a token.
   */
  int addSpoken(String text, List<String> pronunciations) {
    int number = add(text, pronunciations);
    spoken.add(number);
    return number;
  }

  /** Whether the token is heard and never found in a text. */
  boolean isSpokenOnly(int number) {
    return spoken.contains(number);
  }

  /** Notes that a token names a file in an alphabet. */
  void addAlphabet(int number, String alphabet) {
    alphabets.computeIfAbsent(number, key -> new HashSet<>()).add(alphabet);
  }

  /** What is chosen with a token: the alphabets in which it names a file, or the word itself. */
  Set<String> choices(int number) {
    Set<String> own = alphabets.get(number);
    return own == null
        ? Set.of(token(number))
        : own.stream().map(Habits::alphabet).collect(toSet());
  }

  private int next(String token) {
    tokens.add(token);
    sounds.add(new ArrayList<>());
    return tokens.size() - 1;
  }

  int size() {
    return tokens.size();
  }

  String token(int number) {
    return tokens.get(number);
  }

  /** How a token sounds, in IPA; empty where that is not known. */
  List<String> sounds(int number) {
    return sounds.get(number);
  }

  /** The number of a token; -1 when the grammar does not have it. */
  int number(String token) {
    return numbers.getOrDefault(token, -1);
  }
}
