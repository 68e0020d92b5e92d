package org.ahoz.yaml;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads YAML 1.2. */
public final class Yaml {

  /** A lexicon is some ten kilobytes; a file of this many code points is not one. */
  private static final int LARGEST = 2_000_000;

  /** Lexicons nest five deep; the limit keeps the recursion of {@link #convert} shallow. */
  private static final int DEEPEST = 50;

  private Yaml() {}

  /**
   * Reads one document. Text is brought to Unicode's composed form (NFC).
   *
   * @param text the document
   * @param file the name that problems carry
   * @throws YamlException when the text is not YAML, repeats a key, is empty, or is larger or
   *     deeper than any data of ours
   */
  public static YamlNode read(String text, String file) {
    LoadSettings settings =
        LoadSettings.builder().setLabel(file).setCodePointLimit(LARGEST).setUseMarks(true).build();
    try {
      Optional<Node> root =
          new Compose(settings).composeString(Normalizer.normalize(text, Normalizer.Form.NFC));
      return convert(
          root.orElseThrow(() -> failure("empty-file", file, 0, 0, "the file is empty")), file, 0);
    } catch (MarkedYamlEngineException e) {
      Mark mark = e.getProblemMark().or(e::getContextMark).orElse(null);
      throw failure(
          "not-yaml",
          file,
          mark == null ? 0 : mark.getLine() + 1,
          mark == null ? 0 : mark.getColumn() + 1,
          e.getProblem());
    } catch (YamlEngineException e) {
      throw failure("not-yaml", file, 0, 0, String.valueOf(e.getMessage()));
    }
  }

  private static YamlNode convert(Node node, String file, int depth) {
    Place place = place(node, file);
    if (depth > DEEPEST) {
      throw failure(
          "too-deep", file, place.line(), place.column(), "this is nested more than 50 deep");
    }
    if (node instanceof ScalarNode scalar) {
      return new Scalar(place, scalar.getValue());
    }
    if (node instanceof SequenceNode sequence) {
      List<YamlNode> items = new ArrayList<>();
      for (Node item : sequence.getValue()) {
        items.add(convert(item, file, depth + 1));
      }
      return new Sequence(place, items);
    }
    if (node instanceof MappingNode mapping) {
      Map<String, Entry> entries = new LinkedHashMap<>();
      for (NodeTuple tuple : mapping.getValue()) {
        Place keyPlace = place(tuple.getKeyNode(), file);
        if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
          throw failure(
              "not-a-key", file, keyPlace.line(), keyPlace.column(), "a key must be plain text");
        }
        Entry entry = new Entry(keyPlace, convert(tuple.getValueNode(), file, depth + 1));
        if (entries.put(key.getValue(), entry) != null) {
          throw failure(
              "repeated-key",
              file,
              keyPlace.line(),
              keyPlace.column(),
              "the key \"" + key.getValue() + "\" stands here a second time");
        }
      }
      return new Mapping(place, entries);
    }
    throw failure("not-yaml", file, place.line(), place.column(), "this part cannot be read");
  }

  private static Place place(Node node, String file) {
    return node.getStartMark()
        .map(mark -> new Place(file, mark.getLine() + 1, mark.getColumn() + 1))
        .orElseGet(() -> new Place(file, 0, 0));
  }

  private static YamlException failure(
      String code, String file, int line, int column, String message) {
    return new YamlException(new Problem(Severity.ERROR, code, file, line, column, message, ""));
  }
}
