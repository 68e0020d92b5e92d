package org.ahoz.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;

/** A part of a YAML document, with its place in the file. */
public sealed interface YamlNode {

  /** Where this part begins. */
  Place place();

  /** What this part is, for messages: "text", "a list" or "a map". */
  String kind();

  /**
   * A place in a file.
   *
   * @param file the file as its reader knows it
   * @param line counted from 1
   * @param column counted from 1 in characters
   */
  record Place(String file, int line, int column) {

    /** An error found here. */
    public Problem error(String code, String message, String hint) {
      return new Problem(Severity.ERROR, code, file, line, column, message, hint);
    }

    /** A warning about what stands here. */
    public Problem warning(String code, String message, String hint) {
      return new Problem(Severity.WARNING, code, file, line, column, message, hint);
    }
  }

  /** A piece of text, as written, without its quotes; empty for a key with nothing behind it. */
  record Scalar(Place place, String text) implements YamlNode {

    @Override
    public String kind() {
      return "text";
    }
  }

  /** A list. */
  record Sequence(Place place, List<YamlNode> items) implements YamlNode {

    /** Copies the items. */
    public Sequence {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "a list";
    }
  }

  /**
   * A map.
   *
   * @param entries by key, in the order of the file
   */
  record Mapping(Place place, Map<String, Entry> entries) implements YamlNode {

    /** Copies the entries, keeping their order. */
    public Mapping {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public String kind() {
      return "a map";
    }
  }

  /**
   * An entry of a map.
   *
   * @param keyPlace where the key stands
   */
  record Entry(Place keyPlace, YamlNode value) {}
}
