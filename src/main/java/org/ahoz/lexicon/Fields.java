package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a map in a lexicon, read with a finding for each that is not what it should be.
 */
final class Fields {

  /** What messages call the map that is the whole file. */
  static final String WHOLE = "a lexicon";

  private final String name;
  private final Mapping mapping;
  private final Findings findings;

  private Fields(String name, Mapping mapping, Findings findings) {
    this.name = name;
    this.mapping = mapping;
    this.findings = findings;
  }

  /**
   * The entries of a node; none, and a finding, when it is not a map.
   *
   * @param name what the map is called in messages
   */
  static Fields of(String name, YamlNode node, Findings findings) {
    if (node instanceof Mapping mapping) {
      return new Fields(name, mapping, findings);
    }
    wrongKind(name, node, "a map", findings);
    return new Fields(name, new Mapping(node.place(), Map.of()), findings);
  }

  Place place() {
    return mapping.place();
  }

  Set<Map.Entry<String, Entry>> entries() {
    return mapping.entries().entrySet();
  }

  Set<String> keys() {
    return mapping.entries().keySet();
  }

  @Nullable Entry entry(String key) {
    return mapping.entries().get(key);
  }

  boolean has(String key) {
    return mapping.entries().containsKey(key);
  }

  @Nullable YamlNode node(String key) {
    Entry entry = entry(key);
    return entry == null ? null : entry.value();
  }

  /** Reports every key but these. */
  void allow(Collection<String> known) {
    for (Map.Entry<String, Entry> each : mapping.entries().entrySet()) {
      if (!known.contains(each.getKey())) {
        findings.error(
            each.getValue().keyPlace(),
            "unknown-key",
            name + " has no \"" + each.getKey() + "\"",
            "its keys are " + String.join(", ", known));
      }
    }
  }

  /** The text under a key; null when the key is absent or holds something else. */
  @Nullable Scalar text(String key) {
    YamlNode node = node(key);
    return node == null ? null : text(path(key), node, findings);
  }

  /** The texts under a key that holds one or a list of them; empty when the key is absent. */
  List<Scalar> texts(String key) {
    YamlNode node = node(key);
    return node == null ? List.of() : texts(path(key), node, findings);
  }

  /** The map under a key; an empty one when the key is absent. */
  Fields map(String key) {
    YamlNode node = node(key);
    return node == null
        ? new Fields(path(key), new Mapping(place(), Map.of()), findings)
        : of(path(key), node, findings);
  }

  /** The key with the keys above it, as messages name it; the file as a whole has no name. */
  private String path(String key) {
    return name.equals(WHOLE) ? key : name + "." + key;
  }

  /** A text that is not empty; null, and a finding, otherwise. */
  static @Nullable Scalar text(String name, YamlNode node, Findings findings) {
    if (!(node instanceof Scalar scalar)) {
      wrongKind(name, node, "text", findings);
      return null;
    }
    if (scalar.text().isBlank()) {
      findings.error(node.place(), "empty", name + " is empty", "write a text, or drop the key");
      return null;
    }
    return scalar;
  }

  /** One text or a list of texts. */
  static List<Scalar> texts(String name, YamlNode node, Findings findings) {
    List<Scalar> texts = new ArrayList<>();
    for (YamlNode item : node instanceof Sequence sequence ? sequence.items() : List.of(node)) {
      Scalar text = text(name, item, findings);
      if (text != null) {
        texts.add(text);
      }
    }
    return texts;
  }

  private static void wrongKind(String name, YamlNode node, String wanted, Findings findings) {
    findings.error(
        node.place(), "wrong-kind", name + " must be " + wanted + ", not " + node.kind(), "");
  }
}
