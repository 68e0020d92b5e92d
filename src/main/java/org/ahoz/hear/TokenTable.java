package org.ahoz.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tokens of a grammar, each with its number and its sounds. Filled once, then only read. */
final class TokenTable {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> tokens = new ArrayList<>();
  private final List<List<String>> sounds = new ArrayList<>();

  /** The number of a token, which is taken in when it is new. */
  int add(String token, List<String> pronunciations) {
    Integer known = numbers.get(token);
    if (known == null) {
      known = tokens.size();
      numbers.put(token, known);
      tokens.add(token);
      sounds.add(new ArrayList<>());
    }
    for (String ipa : pronunciations) {
      if (!sounds.get(known).contains(ipa)) {
        sounds.get(known).add(ipa);
      }
    }
    return known;
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
