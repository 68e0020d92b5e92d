package org.ahoz.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.NotationLanguage;

/** The ways in which moves and games can be written, by the names that the command line has. */
enum MoveFormat {
  /** Algebraic notation in a language's letters. */
  SAN,
  /** Algebraic notation with pictures of the pieces. */
  FIGURINE,
  /** Algebraic notation with both squares, in a language's letters. */
  LONG,
  /** The coordinates of the Universal Chess Interface. */
  UCI,
  /** Games in PGN's export format, which has letters of its own. */
  PGN;

  /**
   * The format of this name.
   *
   * @throws CommandFailure when there is none
   */
  static MoveFormat of(String name) {
    for (MoveFormat format : values()) {
      if (format.key().equals(name)) {
        return format;
      }
    }
    throw new CommandFailure(
        ExitCode.USAGE,
        "unknown-format",
        "there is no format "
            + name
            + "; choose one of "
            + Arrays.stream(values()).map(MoveFormat::key).collect(Collectors.joining(", ")));
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Writes single moves. */
  @FunctionalInterface
  interface Writer {
    String write(Position position, Move move);
  }

  /**
   * What writes moves in this format.
   *
   * @param language whose letters are written; asked for only by formats that have letters
   */
  Writer writer(Supplier<NotationLanguage> language) {
    return switch (this) {
      case SAN -> algebraic(language.get())::write;
      case FIGURINE -> MoveWriter.figurine()::write;
      case LONG -> algebraic(language.get()).longForm()::write;
      case UCI -> MoveWriter::uci;
      case PGN -> MoveWriter.san()::write;
    };
  }

  /** PGN's own writing where the language has its letters, so that promotion is marked. */
  private static MoveWriter algebraic(NotationLanguage language) {
    for (Role role : Role.values()) {
      if (!language.letter(role).equals(NotationLanguage.san().letter(role))) {
        return MoveWriter.of(language);
      }
    }
    return MoveWriter.san();
  }
}
