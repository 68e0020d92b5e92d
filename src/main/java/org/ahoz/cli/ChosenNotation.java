package org.ahoz.cli;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.ahoz.chess.Move;
import org.ahoz.notation.Detection;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.NotationStyle;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.PieceLetterUse;
import org.ahoz.notation.Ply;
import org.ahoz.notation.San;
import org.ahoz.notation.Variation;
import org.ahoz.notation.WrittenMove;
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
    if (game.isBroken()) {
      return !PieceLetterUse.isWhole(game);
    }
    return game.plies().isEmpty()
        && PgnReader.readAll(text.get(), FIGURES).stream()
            .anyMatch(each -> !each.plies().isEmpty());
  }

  private @Nullable SettledGame inOther(Game game, String text) {
    // Who does not know a word of what was read will not read the whole; few are left by that.
    List<NamedNotation> able =
        choice.candidates().all().values().stream()
            .filter(each -> knowsWords(each.reader(), game.plies()))
            .toList();
    Detection detection =
        NotationCandidates.detector(able, Set.of(chosen.name())).detect(text, game.start(), "");
    if (detection instanceof Detection.One one) {
      List<NamedNotation> same = choice.candidates().named(one.names());
      Game whole = whole(same.get(0).reader(), game, text);
      return whole == null
          ? null
          : new SettledGame(whole, same.get(0).name(), choice.titles(same), null);
    }
    Detection.Several several = (Detection.Several) detection;
    boolean areAllWhole =
        able.stream()
            .filter(
                each ->
                    each.name().equals(several.first()) || several.others().contains(each.name()))
            .allMatch(each -> whole(each.reader(), game, text) != null);
    return areAllWhole ? new SettledGame(game, chosen.name(), "", several) : null;
  }

  private static boolean knowsWords(MoveReader reader, List<Ply> plies) {
    return plies.stream().allMatch(ply -> reader.read(ply.written().text()).isPresent());
  }

  /** The game in another notation, if all of it is legal there; else null. */
  private static @Nullable Game whole(MoveReader reader, Game game, String text) {
    List<Game> games = PgnReader.readAll(text, reader, game.start());
    if (games.size() != 1) {
      return null;
    }
    Game other = games.get(0);
    return other.isBroken() || other.plies().size() < 2
        ? null
        : other.moved(game.number() - 1, game.line() - other.line());
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
