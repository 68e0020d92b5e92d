package org.ahoz.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Position;

/**
 * Finds out in which of several notations a text is written: the one in which all of it is legal.
 *
 * <p>One letter means different pieces in different languages, so that no single move tells. Every
 * candidate reads the text, and the one that gets furthest wins. Candidates that read the same
 * moves are one answer. Where two read all of it, and not the same, the answer is both: whose text
 * it is must say. So it is where the evidence is thin, and a likelier notation, or for a single
 * move any, knows all of the words and finds one illegal, since that may be a slip of the writer.
 * Thin it is also where the best reading had to decide between moves. And so it is where two
 * notations that write in quite other ways, as algebraic and descriptive, know all of the words and
 * do not read them alike.
 */
public final class NotationDetector {

  private final Map<String, MoveReader> candidates;
  private final Set<String> likely;

  /**
   * A detector.
   *
   * @param candidates by name, the preferred ones first: of those that read alike, the first is
   *     named first
   * @param likely those that people use without saying so
   * @throws IllegalArgumentException when there is no candidate
   */
  public NotationDetector(Map<String, MoveReader> candidates, Set<String> likely) {
    if (candidates.isEmpty()) {
      throw new IllegalArgumentException("there is no notation to choose from");
    }
    this.candidates = Collections.unmodifiableMap(new LinkedHashMap<>(candidates));
    this.likely = Set.copyOf(likely);
  }

  /**
   * In which notation a text is written.
   *
   * @param text games or moves, or the beginning of them
   * @param start where games start that do not say theirs
   * @param standard the candidate in which the text should be, as English in PGN: no other that
   *     gets as far is set against it; empty for none
   */
  public Detection detect(String text, Position start, String standard) {
    List<NotationReading> readings = new ArrayList<>();
    candidates.forEach(
        (name, reader) -> readings.add(NotationReading.of(name, reader, text, start)));
    readings.sort(Comparator.comparingInt(NotationReading::substitutes));
    NotationReading best = Collections.min(readings, NotationReading.BY_SUCCESS);
    for (NotationReading reading : readings) {
      if (reading.name().equals(standard)
          && NotationReading.BY_SUCCESS.compare(reading, best) == 0) {
        return one(reading, readings);
      }
    }
    List<NotationReading> same = readings.stream().filter(best::isSameAs).toList();
    boolean isLikely = same.stream().anyMatch(reading -> likely.contains(reading.name()));
    List<NotationReading> rivals = new ArrayList<>();
    for (NotationReading reading : readings) {
      if (!reading.isSameAs(best)
          && isRival(reading, best, isLikely)
          && rivals.stream().noneMatch(reading::isSameAs)) {
        rivals.add(reading);
      }
    }
    if (rivals.isEmpty()) {
      return one(best, readings);
    }
    return new Detection.Several(
        best.name(),
        rivals.stream().map(NotationReading::name).toList(),
        best.differenceFrom(rivals.get(0)));
  }

  private static Detection one(NotationReading best, List<NotationReading> readings) {
    List<String> usual = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (NotationReading reading : readings) {
      if (reading.isSameAs(best)) {
        (reading.substitutes() == best.substitutes() ? usual : others).add(reading.name());
      }
    }
    return new Detection.One(usual, others);
  }

  private boolean isRival(NotationReading reading, NotationReading best, boolean isBestLikely) {
    if (reading.isOfOtherStyle(best) && reading.knowsOtherwise(best)) {
      return true;
    }
    if (best.brokenGames() > 0) {
      // A slip broke both, and which of them was on the right way until then is not known.
      return reading.plies() * 2 >= best.plies() && reading.contradicts(best);
    }
    if (reading.brokenGames() == 0) {
      return reading.contradicts(best);
    }
    boolean isThin = best.plies() == 1 || best.decisions() > 0 || likely.contains(reading.name());
    return isThin && !isBestLikely && reading.slipsIn(best) <= 1;
  }
}
