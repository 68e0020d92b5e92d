package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.BoardReading;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.File;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.notation.NotationLanguage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints what stands where. */
@Command(
    name = "board",
    description =
        "Prints in words what stands where, at the end of games, after moves or in a position: all"
            + " of it, or what is asked for.",
    mixinStandardHelpOptions = true)
final class BoardCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final GameOptions games = new GameOptions();
  @Mixin private final LanguageOptions language = new LanguageOptions();

  @Option(
      names = "--square",
      paramLabel = "SQUARE",
      split = ",",
      description = "What stands on a square, such as e4; several between commas.")
  private List<String> squares = List.of();

  @Option(
      names = "--piece",
      paramLabel = "PIECE",
      split = ",",
      description =
          "Where such pieces stand: king, queen, rook, bishop, knight or pawn, or its letter in the"
              + " language that is spoken or in English.")
  private List<String> pieces = List.of();

  @Option(
      names = "--file",
      paramLabel = "LETTER",
      split = ",",
      description = "What stands on a file, a to h.")
  private List<String> files = List.of();

  @Option(
      names = "--rank",
      paramLabel = "NUMBER",
      split = ",",
      description = "What stands on a rank, 1 to 8.")
  private List<String> ranks = List.of();

  BoardCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Announcer announcer = language.announcer(console);
    Question question = question(announcer.lexicon());
    if (!games.hasSource()) {
      print(question.answer(announcer, games.start(console)), announcer);
      return ExitCode.DONE.number();
    }
    BrokenGames broken = new BrokenGames(console);
    games.read(
        console,
        language.lexicons(),
        announcer.lexicon().tag(),
        (source, game) -> {
          if (game.number() > 1) {
            console.output().println();
          }
          print(question.answer(announcer, game.end()), announcer);
          broken.tell(source, game);
        });
    return broken.exitCode().number();
  }

  private void print(List<Utterance> answer, Announcer announcer) {
    if (answer.isEmpty()) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no-words",
          announcer.lexicon().tag()
              + ": this language has no words yet for what stands where; choose another with -l");
    }
    answer.forEach(sentence -> console.output().println(sentence.text()));
  }

  /** What is asked of a board; all of it where nothing is named. */
  private record Question(
      List<Square> squares, List<Role> roles, List<File> files, List<Rank> ranks) {

    List<Utterance> answer(Announcer announcer, Position position) {
      if (squares.isEmpty() && roles.isEmpty() && files.isEmpty() && ranks.isEmpty()) {
        return BoardReading.of(announcer, position);
      }
      List<Utterance> answer = new ArrayList<>();
      for (Square square : squares) {
        BoardReading.square(announcer, position, square).ifPresent(answer::add);
      }
      roles.forEach(role -> answer.addAll(BoardReading.pieces(announcer, position, role)));
      for (File file : files) {
        List<Square> line =
            List.of(Rank.values()).stream().map(rank -> Square.of(file, rank)).toList();
        answer.addAll(BoardReading.squares(announcer, position, line));
      }
      for (Rank rank : ranks) {
        List<Square> line =
            List.of(File.values()).stream().map(file -> Square.of(file, rank)).toList();
        answer.addAll(BoardReading.squares(announcer, position, line));
      }
      return answer;
    }
  }

  private Question question(Lexicon lexicon) {
    return new Question(
        squares.stream().map(BoardCommand::square).toList(),
        pieces.stream().map(name -> role(name, lexicon)).toList(),
        files.stream().map(BoardCommand::file).toList(),
        ranks.stream().map(BoardCommand::rank).toList());
  }

  private static Square square(String name) {
    return Square.parse(name.strip().toLowerCase(Locale.ROOT))
        .orElseThrow(() -> unknown("--square", name, "a square, such as e4"));
  }

  private static File file(String name) {
    return Square.parse(name.strip().toLowerCase(Locale.ROOT) + "1")
        .map(Square::file)
        .orElseThrow(() -> unknown("--file", name, "a file, a to h"));
  }

  private static Rank rank(String name) {
    return Square.parse("a" + name.strip())
        .map(Square::rank)
        .orElseThrow(() -> unknown("--rank", name, "a rank, 1 to 8"));
  }

  private static Role role(String name, Lexicon lexicon) {
    String text = name.strip();
    for (Role role : Role.values()) {
      if (role.name().equalsIgnoreCase(text)) {
        return role;
      }
    }
    return byLetter(text, lexicon.notation())
        .or(() -> byLetter(text, NotationLanguage.san()))
        .orElseThrow(() -> unknown("--piece", name, "a piece, such as knight, or its letter"));
  }

  private static Optional<Role> byLetter(String letter, NotationLanguage notation) {
    for (Role role : Role.values()) {
      if (notation.letter(role).equalsIgnoreCase(letter) && !letter.isEmpty()) {
        return Optional.of(role);
      }
    }
    return letter.equalsIgnoreCase("P") ? Optional.of(Role.PAWN) : Optional.empty();
  }

  private static CommandFailure unknown(String option, String name, String kind) {
    return new CommandFailure(
        ExitCode.USAGE, "unknown-name", option + ": " + name + " is not " + kind);
  }
}
