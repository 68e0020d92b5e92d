package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sentence as grammars are written: words in a row, alternatives, and what may be left out. */
sealed interface Expression {

  /** The words of a class. */
  record Words(WordClass words) implements Expression {}

  /** Parts that follow one another; none of them for nothing at all. */
  record Row(List<Expression> parts) implements Expression {

    public Row {
      parts = List.copyOf(parts);
    }
  }

  /** One of several. */
  record OneOf(List<Expression> alternatives) implements Expression {

    public OneOf {
      alternatives = List.copyOf(alternatives);
    }
  }

  /** What may be left out. */
  record Optional(Expression part) implements Expression {}

  /** The expression of a bound sentence; null when it cannot be said of the move. */
  static @Nullable Expression of(PhraseBook.Bound sentence) {
    return between(sentence, 0, sentence.pattern().nodes() - 1);
  }

  private static @Nullable Expression between(PhraseBook.Bound sentence, int from, int to) {
    List<Expression> row = new ArrayList<>();
    int at = from;
    while (at < to) {
      int next = nextCut(sentence, at, to);
      Expression part = segment(sentence, at, next);
      if (part == null) {
        return null;
      }
      if (!(part instanceof Row own && own.parts().isEmpty())) {
        row.add(part);
      }
      at = next;
    }
    return row.size() == 1 ? row.get(0) : new Row(row);
  }

  /** The nearest node behind one that all ways pass. */
  private static int nextCut(PhraseBook.Bound sentence, int from, int to) {
    for (int node = from + 1; node < to; node++) {
      int candidate = node;
      boolean isPassedOver =
          sentence.pattern().arcs().stream()
              .anyMatch(arc -> arc.from() < candidate && arc.to() > candidate);
      if (!isPassedOver) {
        return node;
      }
    }
    return to;
  }

  private static @Nullable Expression segment(PhraseBook.Bound sentence, int from, int to) {
    List<Expression> alternatives = new ArrayList<>();
    boolean mayBeLeftOut = false;
    List<Pattern.Arc> arcs = sentence.pattern().arcs();
    for (int i = 0; i < arcs.size(); i++) {
      Pattern.Arc arc = arcs.get(i);
      if (arc.from() != from || arc.to() > to) {
        continue;
      }
      boolean isSkip = arc.words() == null && arc.slot() == null;
      if (isSkip && arc.to() == to) {
        mayBeLeftOut = true;
        continue;
      }
      WordClass words = sentence.words()[i];
      Expression rest = arc.to() == to ? new Row(List.of()) : between(sentence, arc.to(), to);
      if (rest == null || (!isSkip && words == null)) {
        continue;
      }
      List<Expression> row = new ArrayList<>();
      if (words != null) {
        row.add(new Words(words));
      }
      if (rest instanceof Row more) {
        row.addAll(more.parts());
      } else {
        row.add(rest);
      }
      alternatives.add(row.size() == 1 ? row.get(0) : new Row(row));
    }
    if (alternatives.isEmpty()) {
      return mayBeLeftOut ? new Row(List.of()) : null;
    }
    Expression all = alternatives.size() == 1 ? alternatives.get(0) : new OneOf(alternatives);
    return mayBeLeftOut ? new Optional(all) : all;
  }
}
