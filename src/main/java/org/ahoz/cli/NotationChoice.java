package org.ahoz.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.WrittenLanguage;
import org.ahoz.notation.Detection;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameText;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.NotationDetector;
import org.ahoz.notation.NotationStyle;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.PieceLetterUse;

/**
 * Chooses the notation in which a text is read: the one that the user names, or, for {@code auto},
 * the one in which the text is legal.
 *
 * <p>The choice is made on the beginning of a text and kept for all of it; a game that another
 * notation would read differently is refused even then. English letters are those of PGN (PGN
 * 8.2.3.2), so that nobody is asked about games with tags that can be read with them.
 */
final class NotationChoice {

  /** The name that asks for a choice by the text. */
  static final String AUTO = "auto";

  /** A beginning that has so many plies is long enough. */
  private static final int ENOUGH_PLIES = 100;

  private final Lexicons lexicons;
  private final String name;
  private final String spoken;
  private final Console console;

  /**
   * A choice.
   *
   * @param name of a language or style, or {@link #AUTO}
   * @param spoken the tag of the language that is spoken, which its user is likely to write too
   */
  NotationChoice(Lexicons lexicons, String name, String spoken, Console console) {
    this.lexicons = lexicons;
    this.name = name;
    this.spoken = spoken;
    this.console = console;
  }

  /**
   * The notation of a text.
   *
   * @param source what messages call the text
   * @param start where games start that do not say theirs
   * @throws CommandFailure when the text can be read in two ways
   * @throws IOException when the text cannot be read
   */
  ChosenNotation of(String source, GameText text, Position start) throws IOException {
    if (!name.equals(AUTO)) {
      return ChosenNotation.only(named(NamedStyle.of(name, lexicons).style()), this);
    }
    NamedNotation english =
        lexicons
            .written(Lexicons.FALLBACK)
            .map(NotationChoice::named)
            .orElseThrow(() -> new IllegalStateException("there is no English lexicon"));
    List<Game> games = PgnReader.readAll(text.beginning(), english.reader(), start);
    while (plies(games) < ENOUGH_PLIES && text.extend()) {
      games = PgnReader.readAll(text.beginning(), english.reader(), start);
    }
    boolean isPgn =
        games.stream().allMatch(game -> !game.tags().isEmpty() && PieceLetterUse.isWhole(game));
    boolean isPlain = text.isWhole() && games.stream().allMatch(PieceLetterUse::isWithoutLetters);
    if (isPgn || isPlain) {
      return ChosenNotation.only(english, this);
    }
    boolean hasTags = games.stream().allMatch(game -> !game.tags().isEmpty());
    return detect(source, text, start, hasTags ? Lexicons.FALLBACK : "");
  }

  private static int plies(List<Game> games) {
    return games.stream().mapToInt(game -> game.plies().size()).sum();
  }

  private ChosenNotation detect(String source, GameText text, Position start, String standard)
      throws IOException {
    Map<String, NamedNotation> candidates = candidates();
    Map<String, MoveReader> readers = new LinkedHashMap<>();
    candidates.forEach((each, candidate) -> readers.put(each, candidate.reader()));
    Detection detection =
        new NotationDetector(readers, Set.copyOf(List.of(spoken, Lexicons.FALLBACK)))
            .detect(text.beginning(), start, standard);
    if (detection instanceof Detection.One one) {
      List<NamedNotation> same = named(one.names(), candidates);
      if (!one.names().contains(Lexicons.FALLBACK)) {
        console.tell(source + ": read as " + titles(same) + " notation");
      }
      List<NamedNotation> others = new ArrayList<>(same);
      others.addAll(named(one.others(), candidates));
      return text.isWhole()
          ? ChosenNotation.only(same.get(0), this)
          : ChosenNotation.firstOf(others, this);
    }
    throw unclear(source, (Detection.Several) detection);
  }

  /** All notations by name: that of the language spoken, English, and the others by tag. */
  private Map<String, NamedNotation> candidates() {
    Map<String, NamedNotation> candidates = new LinkedHashMap<>();
    for (String tag : List.of(spoken, Lexicons.FALLBACK)) {
      lexicons.written(tag).ifPresent(language -> candidates.put(tag, named(language)));
    }
    for (WrittenLanguage language : lexicons.written()) {
      candidates.putIfAbsent(language.tag(), named(language));
    }
    return candidates;
  }

  private static NamedNotation named(NotationStyle style) {
    return new NamedNotation(style.name(), style.name(), style.reader());
  }

  private static List<NamedNotation> named(
      List<String> names, Map<String, NamedNotation> candidates) {
    return candidates.values().stream().filter(each -> names.contains(each.name())).toList();
  }

  private static NamedNotation named(WrittenLanguage language) {
    return new NamedNotation(
        language.tag(), language.englishName(), MoveReader.of(language.notation()));
  }

  /** The spoken language alone if it is among them: who speaks it will have written it. */
  private String titles(List<NamedNotation> notations) {
    NamedNotation first = notations.get(0);
    return first.name().equals(spoken)
        ? first.title()
        : list(notations.stream().map(NamedNotation::title).sorted().toList());
  }

  private static String list(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  /** That a text can be read in several ways, and what to do. */
  CommandFailure unclear(String source, Detection.Several several) {
    Map<String, NamedNotation> candidates = candidates();
    Set<String> names = new LinkedHashSet<>(List.of(several.first()));
    names.addAll(several.others());
    List<String> titles = new ArrayList<>();
    List<String> options = new ArrayList<>();
    for (String each : names) {
      NamedNotation candidate = candidates.get(each);
      titles.add(candidate == null ? each : candidate.title());
      options.add("--from " + each);
    }
    Detection.Difference difference = several.difference();
    String example =
        difference.written().isEmpty()
            ? ""
            : ": "
                + difference.written()
                + " would be "
                + move(difference.first())
                + " or "
                + move(difference.second());
    return new CommandFailure(
        ExitCode.BAD_DATA,
        "unclear-notation",
        source
            + ": this may be "
            + list(titles)
            + " notation"
            + example
            + "; say which with "
            + list(options));
  }

  private static String move(String san) {
    return san.isEmpty() ? "not legal" : san;
  }
}
