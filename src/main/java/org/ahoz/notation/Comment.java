package org.ahoz.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A comment in a game (PGN 5), in braces or after a semicolon.
 *
 * @param text what it says to people, without commands, each run of white space made one space
 * @param commands what it says to programs, such as {@code [%clk 0:03:00]}
 */
public record Comment(String text, List<Command> commands) implements Annotation {

  /** What is a command without a percent sign: marks of a diagram, by ChessBase and by others. */
  private static final Set<String> BARE = Set.of("#", "pgndiagram");

  /**
   * A command for programs in a comment.
   *
   * @param name such as {@code clk}; {@code #} for a diagram
   * @param value what follows the name, such as {@code 0:03:00}, each run of white space made one
   *     space; may be empty
   */
  public record Command(String name, String value) {

    /** The parts of the value between commas. */
    public List<String> arguments() {
      List<String> arguments = new ArrayList<>();
      for (String argument : value.split(",", -1)) {
        if (!argument.isBlank()) {
          arguments.add(argument.strip());
        }
      }
      return List.copyOf(arguments);
    }

    private String write() {
      boolean isBare = value.isEmpty() && BARE.contains(name);
      return "[" + (isBare ? "" : "%") + name + (value.isEmpty() ? "" : " " + value) + "]";
    }
  }

  /** Copies the list. */
  public Comment {
    commands = List.copyOf(commands);
  }

  /** The value of the first command of this name. */
  public Optional<String> command(String name) {
    return commands.stream()
        .filter(command -> command.name().equals(name))
        .map(Command::value)
        .findFirst();
  }

  /**
   * What stands between the braces: the commands, and then the text. A comment that {@link #parse}
   * gave is given again when this is parsed.
   */
  String write() {
    StringBuilder content = new StringBuilder();
    for (Command command : commands) {
      content.append(command.write()).append(' ');
    }
    return withSingleSpaces(content.append(text).toString());
  }

  /** Takes the commands out of what stands between the braces. */
  public static Comment parse(String raw) {
    if (isPlain(raw)) {
      return new Comment(raw, List.of());
    }
    List<Command> commands = new ArrayList<>();
    StringBuilder text = new StringBuilder(raw.length());
    int index = 0;
    while (index < raw.length()) {
      char character = raw.charAt(index);
      int end = character == '[' ? commandEnd(raw, index) : -1;
      if (end >= 0) {
        commands.add(commandOf(raw.substring(index + 1, end)));
        appendSpace(text);
        index = end;
      } else if (MoveText.isSpace(character)) {
        appendSpace(text);
      } else {
        text.append(character);
      }
      index++;
    }
    return new Comment(text.toString().strip(), commands);
  }

  /** Whether there is nothing to take out, as in most comments. */
  private static boolean isPlain(String raw) {
    boolean isAfterSpace = true;
    for (int index = 0; index < raw.length(); index++) {
      char character = raw.charAt(index);
      boolean isSpace = MoveText.isSpace(character);
      if (character == '[' || (isSpace && (isAfterSpace || character != ' '))) {
        return false;
      }
      isAfterSpace = isSpace;
    }
    return raw.isEmpty() || !isAfterSpace;
  }

  private static String withSingleSpaces(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int index = 0; index < text.length(); index++) {
      if (MoveText.isSpace(text.charAt(index))) {
        appendSpace(plain);
      } else {
        plain.append(text.charAt(index));
      }
    }
    return plain.toString().strip();
  }

  private static void appendSpace(StringBuilder text) {
    if (text.length() > 0 && text.charAt(text.length() - 1) != ' ') {
      text.append(' ');
    }
  }

  /** Where the command that begins here ends; -1 where none does. */
  private static int commandEnd(String raw, int start) {
    boolean isCommand =
        raw.startsWith("%", start + 1)
            || raw.startsWith("#]", start + 1)
            || raw.startsWith("pgndiagram]", start + 1);
    return isCommand ? raw.indexOf(']', start) : -1;
  }

  private static Command commandOf(String inside) {
    String body = inside.startsWith("%") ? inside.substring(1) : inside;
    String plain = withSingleSpaces(body);
    int nameEnd = plain.indexOf(' ');
    return nameEnd < 0
        ? new Command(plain, "")
        : new Command(plain.substring(0, nameEnd), plain.substring(nameEnd + 1));
  }
}
