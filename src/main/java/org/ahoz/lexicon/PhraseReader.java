package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
    for (Map.Entry<String, Entry> rule : rules.entries()) {
      Line line = line("rules." + rule.getKey(), rule.getValue().value());
      if (findings.checkName(rule.getKey(), rule.getValue().keyPlace()) && line != null) {
        text.rules.put(rule.getKey(), line);
      }
    }
  }

  void readStyles(Fields styles) {
    List<String> names = new ArrayList<>();
    for (Style style : Style.values()) {
      names.add(style.key());
      readGroup(PhraseGroup.PHRASES, style, styles.map(style.key()));
    }
    styles.allow(names);
  }

  void readGroup(PhraseGroup group, Style style, Fields phrases) {
    for (Map.Entry<String, Entry> each : phrases.entries()) {
      PhraseKey key = PhraseKey.of(group, each.getKey()).orElse(null);
      if (key == null) {
        findings.error(
            each.getValue().keyPlace(),
            "unknown-key",
            group.key() + " has no \"" + each.getKey() + "\"",
            "lexicons/phrases.yaml lists what there is");
      } else {
        text.phrases(style).put(key, phrase(each.getKey(), key, each.getValue()));
      }
    }
  }

  void readAnnotations(Fields annotations) {
    for (Map.Entry<String, Entry> each : annotations.entries()) {
      int number = nag(each.getKey());
      if (number == 0) {
        findings.error(
            each.getValue().keyPlace(),
            "unknown-key",
            "annotations has no \"" + each.getKey() + "\"",
            "its keys are the numbers 1 to " + HIGHEST_NAG);
      } else {
        text.annotations.put(number, phrase("annotation " + each.getKey(), null, each.getValue()));
      }
    }
  }

  /** The number of a NAG; 0 when the text is none. */
  private static int nag(String name) {
    for (int number = 1; number <= HIGHEST_NAG; number++) {
      if (name.equals(Integer.toString(number))) {
        return number;
      }
    }
    return 0;
  }

  private PlacedPhrase phrase(String name, @Nullable PhraseKey key, Entry entry) {
    Map<Condition, Line> said = new EnumMap<>(Condition.class);
    List<Line> heard = new ArrayList<>();
    if (entry.value() instanceof Mapping mapping) {
      for (Map.Entry<String, Entry> each : mapping.entries().entrySet()) {
        if (each.getKey().equals(HEARS)) {
          heard.addAll(lines(name, each.getValue().value()));
        } else {
          readCondition(name, key, each.getKey(), each.getValue(), said);
        }
      }
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
    if (condition == null || !allows(key, condition)) {
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

  private static boolean allows(@Nullable PhraseKey key, Condition condition) {
    return key == null ? condition == Condition.DEFAULT : key.allows(condition);
  }

  private static String conditions(@Nullable PhraseKey key) {
    List<String> names = new ArrayList<>();
    for (Condition condition : Condition.values()) {
      if (allows(key, condition)) {
        names.add(condition.key());
      }
    }
    return String.join(", ", names);
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
