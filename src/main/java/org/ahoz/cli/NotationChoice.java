package org.ahoz.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.Detection;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameText;
import org.ahoz.notation.NotationStyle;
import org.ahoz.notation.PgnReader;
import org.ahoz.notation.PieceLetterUse;

/**
 * Chooses the notation in which a text is read: the one that the user names, or, for {@code auto},
 * the one in which the text is legal.
 *
 * <p>The choice is made on the beginning of a text and kept for all of it, but for games that are
 * broken in it and whole in another. A game that another notation would read differently is refused
 * even then. English letters are those of PGN (PGN 8.2.3.2), so that nobody is asked about games
 * with tags that can be read with them.
 */
final class NotationChoice {

  /** The name that asks for a choice by the text. */
  static final String AUTO = "auto";

  /** A beginning that has so many plies is long enough. */
  private static final int ENOUGH_PLIES = 100;

  /** In no other letters do games go on for so long in English, on average. */
  private static final int ENOUGH_PLIES_OF_GAME = 20;

  /** So many games that are not in English are, too. */
  private static final int ENOUGH_GAMES = 10;

  private final Lexicons lexicons;
  private final String name;
  private final NotationCandidates candidates;
  private final Console console;
  private final ProblemMessages messages = new ProblemMessages();

  /**
   * A choice.
   *
   * @param name of a language or style, or {@link #AUTO}
   * @param spoken the tag of the language that is spoken, which its user is likely to write too
   */
  NotationChoice(Lexicons lexicons, String name, String spoken, Console console) {
    this.lexicons = lexicons;
    this.name = name;
    candidates = new NotationCandidates(lexicons, spoken);
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
    NamedNotation english = candidates.english();
    List<Game> games = PgnReader.readAll(text.beginning(), english.reader(), start);
    while (isShort(games) && text.extend()) {
      games = PgnReader.readAll(text.beginning(), english.reader(), start);
    }
    boolean hasTags = games.stream().allMatch(game -> !game.tags().isEmpty());
    return isEnglish(games, hasTags, text)
        ? ChosenNotation.only(english, this)
        : detect(source, text, start, hasTags ? Lexicons.FALLBACK : "");
  }

  private static boolean isShort(List<Game> games) {
    long unread = games.stream().filter(game -> game.isBroken() || game.plies().isEmpty()).count();
    return plies(games) < ENOUGH_PLIES && unread < ENOUGH_GAMES;
  }

  private static int plies(List<Game> games) {
    return games.stream().mapToInt(game -> game.plies().size()).sum();
  }

  /** Whether nothing is gained by asking other notations. */
  private static boolean isEnglish(List<Game> games, boolean hasTags, GameText text)
      throws IOException {
    if (plies(games) == 0) {
      return text.isWhole() && text.beginning().isBlank(); // figures may be moves of ICCF
    }
    // In games with tags, English is the rule; those that break in it are looked at by themselves.
    boolean isPgn =
        hasTags
            && (plies(games) >= ENOUGH_PLIES_OF_GAME * games.size()
                || games.stream().allMatch(PieceLetterUse::isWhole));
    return isPgn || (text.isWhole() && games.stream().allMatch(PieceLetterUse::isWithoutLetters));
  }

  private ChosenNotation detect(String source, GameText text, Position start, String standard)
      throws IOException {
    Detection detection =
        NotationCandidates.detector(
                candidates.all().values(),
                Set.copyOf(List.of(candidates.spoken(), Lexicons.FALLBACK)))
            .detect(text.beginning(), start, standard);
    if (detection instanceof Detection.One one) {
      List<NamedNotation> same = candidates.named(one.names());
      if (one.names().contains(standard)) {
        return ChosenNotation.only(candidates.english(), this);
      }
      if (!one.names().contains(Lexicons.FALLBACK)) {
        console.tell(source + ": read as " + titles(same) + " notation");
      }
      List<NamedNotation> others = new ArrayList<>(same);
      others.addAll(candidates.named(one.others()));
      return text.isWhole()
          ? ChosenNotation.only(same.get(0), this)
          : ChosenNotation.firstOf(others, this);
    }
    throw unclear(source, (Detection.Several) detection);
  }

  /** Whether the text decides, since nobody named the notation. */
  boolean isByText() {
    return name.equals(AUTO);
  }

  NotationCandidates candidates() {
    return candidates;
  }

  /**
   * Tells of a game in which notation it was read, if that is not the one chosen for its text.
   *
   * @throws CommandFailure which asks for the notation, when there is doubt about it
   */
  void tell(String source, SettledGame settled) {
    Detection.Several doubt = settled.doubt();
    String place = messages.place(source, settled.game());
    if (doubt != null) {
      throw unclear(place, doubt);
    }
    if (!settled.otherTitle().isEmpty()) {
      console.output().flush();
      console.tell(place + ": read as " + settled.otherTitle() + " notation");
    }
  }

  private static NamedNotation named(NotationStyle style) {
    return new NamedNotation(style.name(), style.name(), style.reader());
  }

  /** The spoken language alone if it is among them: who speaks it will have written it. */
  String titles(List<NamedNotation> notations) {
    NamedNotation first = notations.get(0);
    return first.name().equals(candidates.spoken())
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
  private CommandFailure unclear(String source, Detection.Several several) {
    Set<String> names = new LinkedHashSet<>(List.of(several.first()));
    names.addAll(several.others());
    List<String> titles = new ArrayList<>();
    List<String> options = new ArrayList<>();
    for (String each : names) {
      NamedNotation candidate = candidates.all().get(each);
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
