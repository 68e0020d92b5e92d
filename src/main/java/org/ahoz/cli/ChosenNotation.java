package org.ahoz.cli;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.ahoz.chess.Move;
import org.ahoz.notation.Detection;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameProblem;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.NotationStyle;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.PieceLetterUse;
import org.ahoz.notation.Ply;
import org.ahoz.notation.San;
import org.ahoz.notation.Variation;
import org.ahoz.notation.WrittenMove;
import org.ahoz.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * The notation in which a text is read.
 *
 * @param chosen reads its moves
 * @param others have read the beginning of the text alike, and what follows they may read
 *     differently
 * @param choice words the question where they do
 */
record ChosenNotation(NamedNotation chosen, List<NamedNotation> others, NotationChoice choice) {

  /** Other readers take its moves for numbers, and find nothing wrong. */
  private static final MoveReader FIGURES = new NotationStyle.Iccf().reader();

  ChosenNotation {
    others = List.copyOf(others);
  }

  static ChosenNotation only(NamedNotation chosen, NotationChoice choice) {
    return new ChosenNotation(chosen, List.of(), choice);
  }

  /** The first of these, with those of the rest that differ from it. */
  static ChosenNotation firstOf(List<NamedNotation> notations, NotationChoice choice) {
    NamedNotation chosen = notations.get(0);
    return new ChosenNotation(
        chosen,
        notations.stream()
            .filter(
                each -> PieceLetterUse.clash(chosen.reader().language(), each.reader().language()))
            .toList(),
        choice);
  }

  MoveReader reader() {
    return chosen.reader();
  }

  /**
   * Finds out in which notation a game is: where it is broken in this one, and whole in one other
   * that its text can be in, it is in that one. A single move tells nothing.
   *
   * @param game as it is read in this notation
   * @param text the text of the game
   */
  SettledGame settle(Game game, Supplier<String> text) {
    if (choice.isByText() && isUnread(game, text)) {
      SettledGame settled = inOther(game, text.get());
      if (settled != null) {
        return settled;
      }
    }
    return new SettledGame(game, chosen.name(), "", doubt(game));
  }

  private static boolean isUnread(Game game, Supplier<String> text) {
    return game.isBroken()
        ? !PieceLetterUse.isWhole(game)
        : game.plies().isEmpty()
            && PgnReader.readWhole(text.get(), FIGURES, game.start()).isPresent();
  }

  private @Nullable SettledGame inOther(Game game, String text) {
    List<NamedNotation> able =
        choice.candidates().all().values().stream()
            .filter(each -> !each.name().equals(chosen.name()) && mayRead(each.reader(), game))
            .toList();
    if (able.isEmpty()) {
      return null;
    }
    List<NamedNotation> candidates = Stream.concat(Stream.of(chosen), able.stream()).toList();
    Detection detection =
        NotationCandidates.detector(candidates, Set.of(chosen.name()))
            .detect(text, game.start(), "");
    if (detection instanceof Detection.One one) {
      List<NamedNotation> same = choice.candidates().named(one.names());
      Game whole = whole(same.get(0).reader(), game, text);
      return whole == null
          ? null
          : new SettledGame(whole, same.get(0).name(), choice.titles(same), null);
    }
    Detection.Several several = (Detection.Several) detection;
    boolean areAllWhole =
        candidates.stream()
            .filter(
                each ->
                    each.name().equals(several.first()) || several.others().contains(each.name()))
            .allMatch(each -> whole(each.reader(), game, text) != null);
    return areAllWhole ? new SettledGame(game, chosen.name(), "", several) : null;
  }

  /** Whether a reader might get further in a game; false for nearly all, and at little cost. */
  private boolean mayRead(MoveReader reader, Game game) {
    if (reader.hasUsualLettersOf(reader())) {
      // It can only differ in the word at which the game broke.
      return game.problems().stream()
          .filter(problem -> problem.severity() == Severity.ERROR)
          .findFirst()
          .map(problem -> !readings(reader, problem).equals(readings(reader(), problem)))
          .orElse(true);
    }
    return game.plies().stream().allMatch(ply -> reader.read(ply.written().text()).isPresent());
  }

  private static List<San> readings(MoveReader reader, GameProblem problem) {
    return reader.read(problem.written()).map(WrittenMove::readings).orElse(List.of());
  }

  /** The game in another notation, if all of it is legal there; else null. */
  private static @Nullable Game whole(MoveReader reader, Game game, String text) {
    return PgnReader.readWhole(text, reader, game.start())
        .filter(other -> other.plies().size() > 1)
        .map(other -> other.moved(game.number() - 1, game.line() - other.line()))
        .orElse(null);
  }

  /** A move that another of the notations reads as another legal move; null when there is none. */
  private Detection.@Nullable Several doubt(Game game) {
    for (NamedNotation other : others) {
      Detection.Difference difference = difference(game.plies(), other.reader());
      if (difference != null) {
        return new Detection.Several(chosen.name(), List.of(other.name()), difference);
      }
    }
    return null;
  }

  private static Detection.@Nullable Difference difference(List<Ply> plies, MoveReader other) {
    for (Ply ply : plies) {
      Detection.Difference difference = difference(ply, other);
      if (difference != null) {
        return difference;
      }
      for (Variation variation : ply.variations()) {
        difference = difference(variation.plies(), other);
        if (difference != null) {
          return difference;
        }
      }
    }
    return null;
  }

  private static Detection.@Nullable Difference difference(Ply ply, MoveReader other) {
    WrittenMove written = other.read(ply.written().text()).orElse(null);
    if (written == null || ply.move() == null) {
      return null;
    }
    for (Move move : written.in(ply.before()).moves()) {
      if (!move.equals(ply.move())) {
        return new Detection.Difference(
            ply.written().text(), ply.san(), San.write(ply.before(), move));
      }
    }
    return null;
  }
}
