package org.ahoz.phones;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.ahoz.phones.PhoneTable.Repair;
import org.ahoz.problem.Problem;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.jspecify.annotations.Nullable;

/** Reads a file of {@code voices/phones}; its format is on the page {@code voices/README.md}. */
final class PhoneTableReader {

  private final Mapping root;
  private final List<Problem> problems = new ArrayList<>();

  private PhoneTableReader(Mapping root) {
    this.root = root;
  }

  /**
   * Reads a table.
   *
   * @throws IllegalArgumentException when it has errors, which the message lists
   */
  static PhoneTable read(String text, String file) {
    try {
      if (Yaml.read(text, file) instanceof Mapping map) {
        PhoneTableReader reader = new PhoneTableReader(map);
        PhoneTable table = reader.table();
        reader.refuseProblems();
        return table;
      }
      throw new IllegalArgumentException(file + ": a phone table is a map");
    } catch (YamlException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private void refuseProblems() {
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(
          problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    }
  }

  private PhoneTable table() {
    Set<String> vowels = texts("vowels");
    Set<String> consonants = texts("consonants");
    Set<String> ignored =
        texts("ignore").stream().map(PhoneTableReader::decomposed).collect(Collectors.toSet());
    Set<String> all = new HashSet<>(vowels);
    all.addAll(consonants);
    return new PhoneTable(vowels, consonants, ignored, sounds(all), letters(), repairs(all));
  }

  private Map<String, List<String>> sounds(Set<String> all) {
    Map<String, List<String>> sounds = new HashMap<>();
    if (node("sounds") instanceof Mapping map) {
      map.entries()
          .forEach(
              (sign, entry) -> {
                List<String> phones = List.of(text(entry.value()).trim().split(" +"));
                phones.forEach(phone -> check(phone, all, entry.value().place()));
                sounds.put(decomposed(sign), phones);
              });
    } else {
      missing("sounds", "a map");
    }
    return sounds;
  }

  private Map<String, String> letters() {
    Map<String, String> letters = new HashMap<>();
    if (node("letters") instanceof Mapping map) {
      map.entries().forEach((letter, entry) -> letters.put(letter, text(entry.value())));
    } else {
      missing("letters", "a map");
    }
    return letters;
  }

  private List<Repair> repairs(Set<String> all) {
    List<Repair> repairs = new ArrayList<>();
    if (node("repairs") instanceof Sequence list) {
      for (YamlNode item : list.items()) {
        if (item instanceof Mapping map) {
          repair(map, all, repairs);
        } else {
          problems.add(item.place().error("not-a-map", "a repair is a map", ""));
        }
      }
    } else {
      missing("repairs", "a list");
    }
    return repairs;
  }

  private void repair(Mapping map, Set<String> all, List<Repair> repairs) {
    String phone = field(map, "phone");
    String becomes = field(map, "becomes");
    check(phone, all, map.place());
    check(becomes, all, map.place());
    Set<String> before = neighbors(map, "unless-before", all);
    Set<String> after = neighbors(map, "unless-after", all);
    if (before == null && after == null) {
      problems.add(
          map.place()
              .error(
                  "missing-key",
                  "this repair has no condition",
                  "write unless-before or unless-after, and a list of phones"));
    }
    repairs.add(new Repair(phone, before, after, becomes));
  }

  private @Nullable Set<String> neighbors(Mapping map, String key, Set<String> all) {
    Entry entry = map.entries().get(key);
    if (entry == null) {
      return null;
    }
    Set<String> neighbors = new HashSet<>();
    if (entry.value() instanceof Sequence list) {
      list.items().forEach(item -> neighbors.add(text(item)));
    } else {
      problems.add(entry.value().place().error("not-a-list", "\"" + key + "\" is a list", ""));
    }
    neighbors.forEach(neighbor -> check(neighbor, all, entry.value().place()));
    return neighbors;
  }

  private void check(String phone, Set<String> all, Place place) {
    if (!all.contains(phone)) {
      problems.add(
          place.error(
              "unknown-phone",
              "\"" + phone + "\" is neither a vowel nor a consonant of this table",
              "the engine would fail on it; correct it, or add it to the list"));
    }
  }

  private Set<String> texts(String key) {
    Set<String> texts = new LinkedHashSet<>();
    if (node(key) instanceof Sequence list) {
      list.items().forEach(item -> texts.add(text(item)));
    } else {
      missing(key, "a list");
    }
    return texts;
  }

  private String field(Mapping map, String key) {
    Entry entry = map.entries().get(key);
    return entry == null ? "" : text(entry.value());
  }

  private String text(YamlNode node) {
    if (node instanceof Scalar scalar) {
      return scalar.text();
    }
    problems.add(node.place().error("not-text", "here should be text, not " + node.kind(), ""));
    return "";
  }

  private @Nullable YamlNode node(String key) {
    Entry entry = root.entries().get(key);
    return entry == null ? null : entry.value();
  }

  private void missing(String key, String kind) {
    problems.add(root.place().error("missing-key", "\"" + key + "\" must be " + kind, ""));
  }

  private static String decomposed(String signs) {
    return Normalizer.normalize(signs, Normalizer.Form.NFD);
  }
}
