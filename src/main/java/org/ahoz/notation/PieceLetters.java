package org.ahoz.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.ahoz.chess.Role;

/** The letters of a language's pieces, and figurines, as they may stand at a place of a text. */
final class PieceLetters {

  /** A piece found at some place, with how many characters name it. */
  record Match(Role role, int length, boolean isExact) {}

  private record Letter(String text, Role role) {}

  private final List<Letter> letters = new ArrayList<>();

  PieceLetters(NotationLanguage language) {
    for (Role role : Role.values()) {
      for (String letter : language.letters().getOrDefault(role, List.of())) {
        String text = MoveText.normalise(letter).strip();
        if (!text.isEmpty()) {
          letters.add(new Letter(text, role));
        }
      }
    }
    letters.sort(Comparator.comparingInt((Letter letter) -> letter.text().length()).reversed());
  }

  /** Every piece that may be named here, the longest name first, whatever the case. */
  List<Match> at(String text, int start) {
    if (start >= text.length()) {
      return List.of();
    }
    Role pictured = Figurine.role(text.charAt(start));
    if (pictured != null) {
      return List.of(new Match(pictured, 1, true));
    }
    List<Match> matches = new ArrayList<>(2);
    for (Letter letter : letters) {
      int length = letter.text().length();
      if (text.regionMatches(true, start, letter.text(), 0, length)) {
        boolean isExact = text.startsWith(letter.text(), start);
        matches.add(new Match(letter.role(), length, isExact));
      }
    }
    return matches;
  }

  /** Whether a piece's whole name is this character, whatever its case. */
  boolean isLetter(char character) {
    String text = String.valueOf(character);
    return letters.stream().anyMatch(letter -> letter.text().equalsIgnoreCase(text));
  }
}
