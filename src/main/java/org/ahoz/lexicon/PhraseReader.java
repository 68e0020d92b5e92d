package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/**
 * Reads rules, the phrases of each style and group, and annotations. A phrase is a template, or a
 * map from conditions to templates with, under {@code hears}, templates that are only heard.
 */
final class PhraseReader {

  /** NAGs are one byte (PGN 8.2.4). */
  private static final int HIGHEST_NAG = 255;

  private static final String HEARS = "hears";

  private final LexiconText text;
  private final Findings findings;

  PhraseReader(LexiconText text, Findings findings) {
    this.text = text;
    this.findings = findings;
  }

  void readRules(Fields rules) {
    rules
        .entries()
        .forEach(
            (name, entry) -> {
              Line line = line("rules." + name, entry.value());
              if (!TemplateParser.isName(name)) {
                findings.error(
                    entry.keyPlace(),
                    "bad-name",
                    "\"" + name + "\" cannot be used in templates",
                    "use lower case letters a to z, digits and hyphens");
              } else if (line != null) {
                text.rules.put(name, line);
              }
            });
  }

  void readStyles(Fields styles) {
    styles.allow(Stream.of(Style.values()).map(Style::key).toList());
    for (Style style : Style.values()) {
      readGroup(PhraseGroup.PHRASES, style, styles.map(style.key()));
    }
  }

  void readGroup(PhraseGroup group, Style style, Fields phrases) {
    phrases
        .entries()
        .forEach(
            (name, entry) -> {
              Optional<PhraseKey> key = PhraseKey.of(group, name);
              if (key.isPresent()) {
                text.phrases(style).put(key.get(), phrase(name, key.get(), entry));
              } else {
                findings.error(
                    entry.keyPlace(),
                    "unknown-key",
                    group.key() + " has no \"" + name + "\"",
                    "lexicons/phrases.yaml lists what there is");
              }
            });
  }

  void readAnnotations(Fields annotations) {
    annotations
        .entries()
        .forEach(
            (name, entry) -> {
              int number = nag(name);
              if (number == 0) {
                findings.error(
                    entry.keyPlace(),
                    "unknown-key",
                    "annotations has no \"" + name + "\"",
                    "its keys are the numbers 1 to " + HIGHEST_NAG);
              } else {
                text.annotations.put(number, phrase("annotation " + name, null, entry));
              }
            });
  }

  private static int nag(String name) {
    if (name.isEmpty() || name.length() > 3 || !name.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return 0;
    }
    int number = Integer.parseInt(name);
    return number <= HIGHEST_NAG && name.equals(Integer.toString(number)) ? number : 0;
  }

  private PlacedPhrase phrase(String name, @Nullable PhraseKey key, Entry entry) {
    Map<Condition, Line> said = new EnumMap<>(Condition.class);
    List<Line> heard = new ArrayList<>();
    if (entry.value() instanceof Mapping mapping) {
      mapping
          .entries()
          .forEach(
              (word, value) -> {
                if (word.equals(HEARS)) {
                  heard.addAll(lines(name, value.value()));
                } else {
                  readCondition(name, key, word, value, said);
                }
              });
      if (!mapping.entries().containsKey(Condition.DEFAULT.key())) {
        findings.error(
            entry.keyPlace(),
            "missing-default",
            name + " says nothing where no condition holds",
            "add default: and the usual template");
      }
    } else {
      Line line = line(name, entry.value());
      if (line != null) {
        said.put(Condition.DEFAULT, line);
      }
    }
    return new PlacedPhrase(name, entry.keyPlace(), said, heard);
  }

  private void readCondition(
      String name, @Nullable PhraseKey key, String word, Entry entry, Map<Condition, Line> said) {
    Condition condition = Condition.of(word).orElse(null);
    if (condition == null
        || !(condition == Condition.DEFAULT || (key != null && key.allows(condition)))) {
      findings.error(
          entry.keyPlace(),
          "unknown-condition",
          name + " does not depend on \"" + word + "\"",
          "its keys are " + conditions(key) + " and " + HEARS);
      return;
    }
    Line line = line(name, entry.value());
    if (line != null) {
      said.put(condition, line);
    }
  }

  private static String conditions(@Nullable PhraseKey key) {
    return String.join(
        ", ",
        Stream.of(Condition.values())
            .filter(each -> each == Condition.DEFAULT || (key != null && key.allows(each)))
            .map(Condition::key)
            .toList());
  }

  private List<Line> lines(String name, YamlNode node) {
    List<Line> lines = new ArrayList<>();
    for (Scalar scalar : Fields.texts(name, node, findings)) {
      Line line = Line.read(scalar, findings);
      if (line != null) {
        lines.add(line);
      }
    }
    return lines;
  }

  private @Nullable Line line(String name, YamlNode node) {
    Scalar scalar = Fields.text(name, node, findings);
    return scalar == null ? null : Line.read(scalar, findings);
  }
}
