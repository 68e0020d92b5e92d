package org.ahoz.phones;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.ahoz.phones.PhoneRules.Repair;
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

  private static final String BASED_ON = "based-on";
  private static final String FAMILIES = "families";

  /** The keys that say what the engine is, which a table that is based on another leaves to it. */
  private static final Set<String> ENGINE = Set.of("vowels", "consonants", FAMILIES);

  private static final Set<String> OTHERS =
      Set.of(BASED_ON, "ignore", "sounds", "letters", "repairs");

  /** Where tables are found that others are based on. */
  @FunctionalInterface
  interface Bases {

    /** The table of this name; null when there is none, or when it needs the one that is read. */
    @Nullable PhoneTable find(String name);
  }

  private final Mapping root;
  private final String file;
  private final Bases bases;
  private final List<Problem> problems = new ArrayList<>();

  private PhoneTableReader(Mapping root, String file, Bases bases) {
    this.root = root;
    this.file = file;
    this.bases = bases;
  }

  /**
   * Reads a table.
   *
   * @throws IllegalArgumentException when it has errors, which the message lists
   */
  static PhoneTable read(String text, String file, Bases bases) {
    try {
      if (Yaml.read(text, file) instanceof Mapping map) {
        PhoneTableReader reader = new PhoneTableReader(map, file, bases);
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
    List<String> names = new ArrayList<>();
    names.add(file.substring(file.lastIndexOf('/') + 1).replaceFirst("\\.yaml$", ""));
    PhoneTable base = base();
    if (base != null) {
      names.addAll(base.names());
    }
    checkKeys(base != null);
    refuseProblems();
    PhoneRules below = base == null ? PhoneRules.NONE : base.rules();
    Set<String> vowels = union(below.vowels(), texts("vowels"));
    Set<String> consonants = union(below.consonants(), texts("consonants"));
    Set<String> ignored = union(below.ignored(), texts("ignore"));
    Set<String> all = union(vowels, consonants);
    List<Repair> repairs = repairs(all);
    repairs.addAll(below.repairs());
    return new PhoneTable(
        names,
        new PhoneRules(
            vowels,
            consonants,
            ignored,
            sounds(below.sounds(), all),
            letters(below.letters()),
            repairs),
        families());
  }

  private @Nullable PhoneTable base() {
    if (!(node(BASED_ON) instanceof Scalar name)) {
      return null;
    }
    PhoneTable base = bases.find(name.text());
    if (base == null) {
      problems.add(
          name.place()
              .error(
                  "unknown-base",
                  "there is no phone table \"" + name.text() + "\" to base this one on",
                  "name a file of voices/phones without its ending, and none that is based on this"));
      refuseProblems();
    }
    return base;
  }

  private void checkKeys(boolean isBased) {
    root.entries()
        .forEach(
            (key, entry) -> {
              if (!OTHERS.contains(key) && (isBased || !ENGINE.contains(key))) {
                problems.add(
                    entry
                        .keyPlace()
                        .error(
                            "unknown-key",
                            "\"" + key + "\" has no place in this phone table",
                            isBased && ENGINE.contains(key)
                                ? "write it in the table on which this one is based"
                                : "write one of the keys of voices/README.md"));
              }
            });
    if (!isBased) {
      for (String key : List.of("vowels", "consonants", "ignore", "repairs")) {
        require(key, node(key) instanceof Sequence, "a list");
      }
      for (String key : List.of("sounds", "letters")) {
        require(key, node(key) instanceof Mapping, "a map");
      }
    }
  }

  private void require(String key, boolean isThere, String kind) {
    if (!isThere) {
      problems.add(root.place().error("missing-key", "\"" + key + "\" must be " + kind, ""));
    }
  }

  private Map<String, List<Pronunciation>> sounds(
      Map<String, List<Pronunciation>> below, Set<String> all) {
    Map<String, List<Pronunciation>> sounds = new HashMap<>(below);
    entries("sounds")
        .forEach((sign, entry) -> sounds.put(decomposed(sign), ways(entry.value(), all)));
    return sounds;
  }

  /**
   * The ways in which a sign is said, the cheapest first: phones, or a map from phones to costs.
   */
  private List<Pronunciation> ways(YamlNode node, Set<String> all) {
    List<Pronunciation> ways = new ArrayList<>();
    if (node instanceof Mapping map) {
      map.entries()
          .forEach(
              (phones, entry) ->
                  ways.add(new Pronunciation(phones(phones, entry.keyPlace(), all), cost(entry))));
    } else {
      ways.add(new Pronunciation(phones(text(node), node.place(), all), 0));
    }
    ways.sort(Comparator.comparing(Pronunciation::cost));
    if (ways.isEmpty() || ways.get(0).cost() != 0) {
      problems.add(
          node.place()
              .error(
                  "no-usual-way",
                  "none of the ways of saying this sign is the usual one",
                  "let one of them cost 0"));
    }
    return List.copyOf(ways);
  }

  private List<String> phones(String text, Place place, Set<String> all) {
    List<String> phones = text.isBlank() ? List.of() : List.of(text.trim().split(" +"));
    phones.forEach(phone -> check(phone, all, place));
    return phones;
  }

  private float cost(Entry entry) {
    String cost = text(entry.value());
    if (cost.matches("[0-9]{1,3}(\\.[0-9]+)?")) {
      return Float.parseFloat(cost);
    }
    problems.add(
        entry
            .value()
            .place()
            .error(
                "bad-cost",
                "\"" + cost + "\" is not what a way of saying it costs",
                "write a number from 0, such as 0.7; higher is seldomer"));
    return 0;
  }

  private Map<String, String> letters(Map<String, String> below) {
    Map<String, String> letters = new HashMap<>(below);
    entries("letters").forEach((letter, entry) -> letters.put(letter, text(entry.value())));
    return letters;
  }

  private Map<String, String> families() {
    Map<String, String> families = new HashMap<>();
    entries(FAMILIES)
        .forEach(
            (table, entry) -> {
              for (YamlNode language : items(FAMILIES, entry.value())) {
                if (families.put(text(language), table) != null) {
                  problems.add(
                      language
                          .place()
                          .error(
                              "two-families",
                              "\"" + text(language) + "\" is in another family already",
                              "leave it in the one whose table says it best"));
                }
              }
            });
    return families;
  }

  private List<Repair> repairs(Set<String> all) {
    List<Repair> repairs = new ArrayList<>();
    for (YamlNode item : items("repairs", node("repairs"))) {
      if (item instanceof Mapping map) {
        repair(map, all, repairs);
      } else {
        problems.add(item.place().error("not-a-map", "a repair is a map", ""));
      }
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
    items(key, entry.value()).forEach(item -> neighbors.add(text(item)));
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
    Set<String> texts = new HashSet<>();
    items(key, node(key)).forEach(item -> texts.add(decomposed(text(item))));
    return texts;
  }

  private static Set<String> union(Set<String> some, Set<String> others) {
    Set<String> union = new HashSet<>(some);
    union.addAll(others);
    return union;
  }

  /** The items of a list; none where nothing is. */
  private List<YamlNode> items(String key, @Nullable YamlNode node) {
    if (node instanceof Sequence list) {
      return list.items();
    }
    if (node != null) {
      problems.add(node.place().error("not-a-list", "\"" + key + "\" is a list", ""));
    }
    return List.of();
  }

  /** The entries of a map of the table; none where nothing is. */
  private Map<String, Entry> entries(String key) {
    YamlNode node = node(key);
    if (node instanceof Mapping map) {
      return map.entries();
    }
    if (node != null) {
      problems.add(node.place().error("not-a-map", "\"" + key + "\" is a map", ""));
    }
    return Map.of();
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

  private static String decomposed(String signs) {
    return Normalizer.normalize(signs, Normalizer.Form.NFD);
  }
}
