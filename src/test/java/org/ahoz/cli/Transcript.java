package org.ahoz.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Command lines with what they print, as a terminal shows them.
 *
 * <p>A line that begins with {@code $} is a command, and the lines up to the next are what it
 * prints: standard output, then standard error, then {@code [exit N]} where it does not end with 0.
 * A command may be fed by {@code printf '…' |} and cut by {@code | head -n N}.
 */
public final class Transcript {

  private static final Pattern COMMAND =
      Pattern.compile("\\$ (?:printf '([^']*)' \\| )?\\./ahoz(.*?)(?: \\| head -n (\\d+))?");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

  private Transcript() {}

  /**
   * A command and what it is said to print.
   *
   * @param line the command as written, with its prompt
   */
  public record Step(String line, String expected) {

    /** Runs the command in this process; what it prints, in the form of a transcript. */
    public String run() {
      Matcher command = COMMAND.matcher(line);
      if (!command.matches()) {
        throw new IllegalArgumentException("not a command of a transcript: " + line);
      }
      String input = command.group(1) == null ? "" : unescape(command.group(1));
      ByteArrayOutputStream output = new ByteArrayOutputStream();
      ByteArrayOutputStream messages = new ByteArrayOutputStream();
      int exitCode =
          Ahoz.run(
              new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
              new PrintStream(output, true, StandardCharsets.UTF_8),
              new PrintStream(messages, true, StandardCharsets.UTF_8),
              Map.of("LANG", "en_GB.UTF-8"),
              words(command.group(2)));
      String printed =
          output.toString(StandardCharsets.UTF_8)
              + messages.toString(StandardCharsets.UTF_8)
              + (exitCode == 0 ? "" : "[exit " + exitCode + "]\n");
      String limit = command.group(3);
      return limit == null
          ? printed.strip()
          : printed.lines().limit(Integer.parseInt(limit)).collect(Collectors.joining("\n"));
    }

    private static String unescape(String text) {
      return text.replace("\\n", "\n").replace("\\t", "\t");
    }

    private static String[] words(String command) {
      List<String> words = new ArrayList<>();
      Matcher word = WORD.matcher(command);
      while (word.find()) {
        String quoted = word.group(1) != null ? word.group(1) : word.group(2);
        words.add(quoted != null ? quoted : word.group(3));
      }
      return words.toArray(new String[0]);
    }
  }

  /** The steps of a transcript, in order; lines before the first command are passed over. */
  public static List<Step> steps(String transcript) {
    List<Step> steps = new ArrayList<>();
    List<String> lines = transcript.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("$ ./ahoz") || lines.get(i).startsWith("$ printf ")) {
        String expected =
            lines.subList(i + 1, lines.size()).stream()
                .takeWhile(line -> !line.startsWith("$ "))
                .collect(Collectors.joining("\n"));
        steps.add(new Step(lines.get(i), expected.strip()));
      }
    }
    return List.copyOf(steps);
  }
}
