package org.ahoz.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ahoz.hear.Ears;
import org.ahoz.hear.Recognizer;

/** Which ears the user wants, of those that this build has. */
final class ChosenEars {

  /** The name of those that need no model. */
  static final String OWN = "sphinx";

  private static final String HOW =
      "; this build has no others: mvn -Pears package makes one with vosk and whisper,"
          + " as the README says under \"Other ears\"";

  private ChosenEars() {}

  /**
   * Opens ears.
   *
   * @param wanted a name, {@code =} and the file or folder of a model
   * @param all those that this build has besides its own
   */
  static Recognizer open(String wanted, List<Ears> all) {
    int sign = wanted.indexOf('=');
    String name = sign < 0 ? wanted : wanted.substring(0, sign);
    String model = sign < 0 ? "" : wanted.substring(sign + 1);
    if (name.equals(OWN)) {
      throw usage("unknown-ears", OWN + " brings its model along; write --ears " + OWN);
    }
    Ears ears =
        all.stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow(() -> usage("unknown-ears", unknown(name, all)));
    if (model.isEmpty()) {
      throw usage(
          "no-model",
          name + " needs a model; write --ears " + name + "=PATH with the path of " + ears.model());
    }
    try {
      return ears.open(Path.of(model));
    } catch (InvalidPathException e) {
      throw usage("no-model", model + " is not a path; give that of " + ears.model());
    }
  }

  private static String unknown(String name, List<Ears> all) {
    String names =
        Stream.concat(Stream.of(OWN), all.stream().map(Ears::name))
            .collect(Collectors.joining(", "));
    return "there are no ears " + name + "; choose one of " + names + (all.isEmpty() ? HOW : "");
  }

  private static CommandFailure usage(String code, String message) {
    return new CommandFailure(ExitCode.USAGE, code, message);
  }
}
