package org.ahoz.yaml;

import java.text.Normalizer;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Reads YAML 1.2. */
public final class Yaml {

  /** A lexicon is some ten kilobytes; a file of this many code points is not one. */
  private static final int LARGEST = 2_000_000;

  private Yaml() {}

  /**
   * Reads one document. Text is brought to Unicode's composed form (NFC).
   *
   * @param text the document
   * @param file the name that problems carry
   * @throws YamlException when the text is not YAML, repeats a key, uses an alias, is empty, or is
   *     larger or deeper than any data of ours
   */
  public static YamlNode read(String text, String file) {
    LoadSettings settings =
        LoadSettings.builder().setLabel(file).setCodePointLimit(LARGEST).setUseMarks(true).build();
    try {
      String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
      return new TreeBuilder(new Parse(settings).parseString(composed).iterator(), file).document();
    } catch (MarkedYamlEngineException e) {
      Mark mark = e.getProblemMark().or(e::getContextMark).orElse(null);
      throw failure(
          "not-yaml",
          file,
          mark == null ? 0 : mark.getLine() + 1,
          mark == null ? 0 : mark.getColumn() + 1,
          String.valueOf(e.getProblem()));
    } catch (YamlEngineException e) {
      throw failure("not-yaml", file, 0, 0, String.valueOf(e.getMessage()));
    }
  }

  static YamlException failure(String code, String file, int line, int column, String message) {
    return new YamlException(new Problem(Severity.ERROR, code, file, line, column, message, ""));
  }
}
