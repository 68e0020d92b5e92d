package org.ahoz.speech;

import java.util.ArrayList;
import java.util.IllformedLocaleException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.ahoz.phones.PhoneTable;
import org.ahoz.problem.Problem;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.jspecify.annotations.Nullable;

/** Reads one {@code voice.yaml}; for {@link VoiceFile}. */
final class VoiceReader {

  /** The keys of the file, in the order in which the page about the format has them. */
  private static final List<String> KEYS =
      List.of(
          "voice",
          "engine",
          "language",
          "speaks",
          "name",
          "gender",
          "sample-rate",
          "phones",
          "rate",
          "licence",
          "source",
          "engine-options");

  private static final Set<String> GENDERS = Set.of("male", "female", "neutral");

  /** From the telephone's rate to the highest that loudspeakers take. */
  private static final int LOWEST_SAMPLE_RATE = 8_000;

  private static final int HIGHEST_SAMPLE_RATE = 192_000;

  private final String file;
  private final Set<String> engines;
  private final List<Problem> problems = new ArrayList<>();

  VoiceReader(String file, Set<String> engines) {
    this.file = file;
    this.engines = engines;
  }

  VoiceFile read(String text) {
    try {
      YamlNode root = Yaml.read(text, file);
      if (root instanceof Mapping map) {
        return new VoiceFile(voice(map), problems);
      }
      problems.add(
          root.place().error("not-a-map", "a voice is a map, and this is " + root.kind(), ""));
    } catch (YamlException e) {
      problems.add(e.problem());
    }
    return new VoiceFile(null, problems);
  }

  private @Nullable Voice voice(Mapping map) {
    map.entries()
        .forEach(
            (key, entry) -> {
              if (!KEYS.contains(key)) {
                problems.add(
                    entry
                        .keyPlace()
                        .warning(
                            "unknown-key",
                            "\"" + key + "\" is not a key of a voice",
                            "the keys are " + String.join(", ", KEYS)));
              }
            });
    Locale language = language(required(map, "language"));
    String id = id(required(map, "voice"), language);
    String engine = oneOf(required(map, "engine"), engines, "unknown-engine", "engine");
    List<Locale> speaks = speaks(map);
    Scalar name = required(map, "name");
    String gender = oneOf(optional(map, "gender"), GENDERS, "unknown-gender", "gender");
    int sampleRate =
        number(required(map, "sample-rate"), LOWEST_SAMPLE_RATE, HIGHEST_SAMPLE_RATE, "hertz");
    String phones = phones(optional(map, "phones"));
    int rate = wordsPerMinute(map);
    Scalar licence = required(map, "licence");
    Scalar source = required(map, "source");
    Map<String, List<String>> lists = new LinkedHashMap<>();
    Map<String, String> options = options(map, lists);
    if (id == null || engine == null || language == null) {
      return null;
    }
    if (name == null || licence == null || source == null) {
      return null;
    }
    return new Voice(
        id,
        engine,
        language,
        speaks,
        name.text(),
        gender,
        sampleRate,
        phones,
        rate,
        licence.text(),
        source.text(),
        options,
        lists,
        null);
  }

  private @Nullable String id(@Nullable Scalar id, @Nullable Locale language) {
    if (id == null) {
      return null;
    }
    String start = language == null ? "" : language.toLanguageTag() + "-";
    if (!id.text().startsWith(start)
        || !id.text().substring(start.length()).matches("(?U)\\w+-[\\w-]+")) {
      problems.add(
          id.place()
              .error(
                  "bad-voice-id",
                  "\"" + id.text() + "\" is not language, name and quality with hyphens between",
                  "write such as " + start + "name-low"));
      return id.text();
    }
    String folder = folder();
    if (folder != null && !folder.equals(id.text())) {
      problems.add(
          id.place()
              .error(
                  "wrong-folder",
                  "the voice \"" + id.text() + "\" stands in the folder \"" + folder + "\"",
                  "give both the same name"));
    }
    return id.text();
  }

  /** The name of the folder that the file stands in; null when the file's name has none. */
  private @Nullable String folder() {
    String[] names = file.split("[/\\\\]", -1);
    return names.length < 2 ? null : names[names.length - 2];
  }

  private @Nullable Locale language(@Nullable Scalar tag) {
    if (tag == null) {
      return null;
    }
    try {
      return new Locale.Builder().setLanguageTag(tag.text()).build();
    } catch (IllformedLocaleException e) {
      problems.add(
          tag.place()
              .error(
                  "bad-language",
                  "\"" + tag.text() + "\" is not a language tag",
                  "write such as de, pt-BR or sr-Latn (BCP 47)"));
      return null;
    }
  }

  private List<Locale> speaks(Mapping map) {
    List<Locale> languages = new ArrayList<>();
    YamlNode node = requiredNode(map, "speaks");
    if (node instanceof Sequence list) {
      for (YamlNode item : list.items()) {
        Locale language = language(text(item));
        if (language != null) {
          languages.add(language);
        }
      }
    } else if (node != null) {
      problems.add(
          node.place()
              .error(
                  "not-a-list",
                  "\"speaks\" is a list of language tags, and this is " + node.kind(),
                  "write such as [de]; [] for a voice that is never chosen by itself"));
    }
    return languages;
  }

  private @Nullable String phones(@Nullable Scalar table) {
    if (table != null && !PhoneTable.isBundled(table.text())) {
      problems.add(
          table
              .place()
              .error(
                  "unknown-phones",
                  "there is no phone table \"" + table.text() + "\"",
                  "name a file of voices/phones without its ending, or leave the key out"));
    }
    return table == null ? null : table.text();
  }

  private int wordsPerMinute(Mapping map) {
    YamlNode rate = requiredNode(map, "rate");
    if (rate instanceof Mapping inner) {
      return number(
          required(inner, "words-per-minute"), Prosody.SLOWEST, Prosody.FASTEST, "words a minute");
    }
    if (rate != null) {
      problems.add(
          rate.place()
              .error(
                  "not-a-map",
                  "\"rate\" is a map, and this is " + rate.kind(),
                  "write {words-per-minute: 150}"));
    }
    return Prosody.SLOWEST;
  }

  /** The options that are text; those that are lists of texts are put aside. */
  private Map<String, String> options(Mapping map, Map<String, List<String>> lists) {
    Map<String, String> options = new LinkedHashMap<>();
    YamlNode.Entry entry = map.entries().get("engine-options");
    if (entry != null && entry.value() instanceof Mapping inner) {
      inner
          .entries()
          .forEach(
              (key, option) -> {
                if (option.value() instanceof Sequence list) {
                  lists.put(key, texts(list));
                } else {
                  Scalar value = text(option.value());
                  if (value != null) {
                    options.put(key, value.text());
                  }
                }
              });
    } else if (entry != null) {
      problems.add(
          entry
              .value()
              .place()
              .error(
                  "not-a-map",
                  "\"engine-options\" is a map, and this is " + entry.value().kind(),
                  ""));
    }
    return options;
  }

  private List<String> texts(Sequence list) {
    List<String> texts = new ArrayList<>();
    for (YamlNode item : list.items()) {
      Scalar value = text(item);
      if (value != null) {
        texts.add(value.text());
      }
    }
    return texts;
  }

  private @Nullable String oneOf(
      @Nullable Scalar value, Set<String> known, String code, String what) {
    if (value == null) {
      return null;
    }
    if (!known.contains(value.text())) {
      problems.add(
          value
              .place()
              .error(
                  code,
                  "there is no " + what + " \"" + value.text() + "\"",
                  "there are " + String.join(", ", new TreeSet<>(known))));
    }
    return value.text();
  }

  /** A whole number; the lowest one when none is given, which has been reported then. */
  private int number(@Nullable Scalar value, int lowest, int highest, String unit) {
    if (value == null) {
      return lowest;
    }
    if (value.text().matches("[0-9]{1,9}")) {
      int number = Integer.parseInt(value.text());
      if (number >= lowest && number <= highest) {
        return number;
      }
    }
    problems.add(
        value
            .place()
            .error(
                "bad-number",
                "\"" + value.text() + "\" is not a whole number of " + unit,
                "write one from " + lowest + " to " + highest));
    return lowest;
  }

  private @Nullable Scalar required(Mapping map, String key) {
    YamlNode node = requiredNode(map, key);
    return node == null ? null : text(node);
  }

  private @Nullable Scalar optional(Mapping map, String key) {
    YamlNode.Entry entry = map.entries().get(key);
    return entry == null ? null : text(entry.value());
  }

  private @Nullable YamlNode requiredNode(Mapping map, String key) {
    YamlNode.Entry entry = map.entries().get(key);
    if (entry == null) {
      Place place = map.place();
      problems.add(
          place.error("missing-key", "the key \"" + key + "\" is missing", "write " + key + ": …"));
      return null;
    }
    return entry.value();
  }

  private @Nullable Scalar text(YamlNode node) {
    if (node instanceof Scalar scalar && !scalar.text().isBlank()) {
      return scalar;
    }
    problems.add(
        node.place()
            .error(
                "not-text",
                "here should be text, and there is "
                    + (node instanceof Scalar ? "nothing" : node.kind()),
                ""));
    return null;
  }
}
