package org.ahoz.hear;

import java.util.List;
import java.util.Optional;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.NotationStyle;
import org.ahoz.notation.San;
import org.ahoz.notation.WrittenMove;

/**
 * Reads what a recognizer wrote as notation, such as {@code Nf3} or {@code e2e4}, where capital
 * letters and small ones may decide.
 */
final class WrittenHearing {

  private static final int LONGEST = 10;

  private final List<MoveReader> readers;

  WrittenHearing(Lexicon lexicon) {
    readers =
        List.of(
            MoveReader.of(lexicon.notation()), MoveReader.san(), new NotationStyle.Iccf().reader());
  }

  /** The one legal move that a hypothesis writes; empty when it writes none, or several. */
  Optional<Move> move(Hypothesis hypothesis, Position position) {
    String text = hypothesis.text();
    if (!looksWritten(text)) {
      return Optional.empty();
    }
    for (MoveReader reader : readers) {
      Optional<WrittenMove> written = reader.read(text);
      if (written.isPresent() && written.get().in(position) instanceof San.Meaning.Unique unique) {
        return Optional.of(unique.move());
      }
    }
    return Optional.empty();
  }

  /** One word with a digit or a hyphen in it, perhaps behind the letter of a piece. */
  private static boolean looksWritten(String text) {
    if (text.length() > LONGEST || text.length() < 2) {
      return false;
    }
    boolean hasSpace = text.indexOf(' ') > 1 || text.indexOf(' ') != text.lastIndexOf(' ');
    boolean isWritten =
        text.chars().anyMatch(sign -> Character.isDigit(sign) || sign == '-' || sign == 'x');
    return !hasSpace
        && isWritten
        && (text.indexOf(' ') < 0 || Character.isUpperCase(text.charAt(0)));
  }
}
