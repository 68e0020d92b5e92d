package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.lexicon.Template.Text;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.jspecify.annotations.Nullable;

/**
 * Reads words: a text alone, or a map of {@code text}, {@code forms}, {@code hears}, {@code ipa},
 * {@code respelling}, {@code agrees} and the traits that the lexicon declares.
 */
final class WordReader {

  private static final List<String> FORM_KEYS = List.of("text", "ipa", "respelling", "hears");

  private final Features features;
  private final Sounds sounds;
  private final Findings findings;
  private final List<String> wordKeys;

  WordReader(Features features, Sounds sounds, Findings findings) {
    this.features = features;
    this.sounds = sounds;
    this.findings = findings;
    wordKeys = new ArrayList<>(FORM_KEYS);
    wordKeys.addAll(List.of("forms", "agrees"));
    wordKeys.addAll(features.traits().keySet());
  }

  /** Reads one word; null, with findings, when nothing can be said for it. */
  @Nullable Word read(String key, YamlNode node) {
    if (!(node instanceof Mapping)) {
      Form form = form(key, node);
      return form == null ? null : new Word(key, form, Map.of(), Map.of(), Map.of(), List.of());
    }
    Fields fields = Fields.of(key, node, findings);
    fields.allow(wordKeys);
    Map<String, List<String>> hears = hears(fields);
    Map<String, Form> forms = forms(key, fields.map("forms"), hears);
    Map<String, Word> variants = variants(key, fields.map("agrees"));
    Form plain = plain(fields, forms, variants);
    if (plain == null) {
      findings.error(
          fields.place(), "missing-text", key + " has no text", "give it text, forms or agrees");
      return null;
    }
    return new Word(key, plain, forms, traits(fields), variants, hears.getOrDefault("", List.of()));
  }

  /** What is said where no form is asked for: the text, or the first form, or the first variant. */
  private @Nullable Form plain(Fields fields, Map<String, Form> forms, Map<String, Word> variants) {
    Scalar text = fields.text("text");
    if (text != null) {
      return form(text, fields, List.of());
    }
    if (fields.has("ipa") || fields.has("respelling")) {
      findings.error(
          fields.place(),
          "missing-text",
          "ipa and respelling say how a text sounds, and there is none",
          "give the word a text, or move them to its forms");
    }
    for (String form : features.forms()) {
      Form first = forms.get(form);
      if (first != null) {
        return first;
      }
    }
    return variants.isEmpty() ? null : variants.values().iterator().next().plain();
  }

  private Map<String, Form> forms(String key, Fields fields, Map<String, List<String>> hears) {
    Map<String, Form> forms = new LinkedHashMap<>();
    for (Map.Entry<String, Entry> each : fields.entries()) {
      String name = each.getKey();
      if (isDeclared(name, each.getValue().keyPlace())) {
        Form form = form(key, each.getValue().value(), hears.getOrDefault(name, List.of()));
        if (form != null) {
          forms.put(name, form);
        }
      }
    }
    for (String name : hears.keySet()) {
      if (!name.isEmpty() && !fields.has(name)) {
        findings.error(
            fields.place(),
            "missing-form",
            key + " hears something for its form \"" + name + "\", which it does not have",
            "add the form, or hear it for the whole word");
      }
    }
    return forms;
  }

  /** What is heard, by form; under the empty name what is heard for any form. */
  private Map<String, List<String>> hears(Fields fields) {
    Map<String, List<String>> hears = new LinkedHashMap<>();
    YamlNode node = fields.node("hears");
    List<YamlNode> items =
        node == null ? List.of() : node instanceof Sequence list ? list.items() : List.of(node);
    for (YamlNode item : items) {
      if (item instanceof Mapping mapping) {
        for (Map.Entry<String, Entry> each : mapping.entries().entrySet()) {
          if (isDeclared(each.getKey(), each.getValue().keyPlace())) {
            addWords(
                hears, each.getKey(), Fields.texts("hears", each.getValue().value(), findings));
          }
        }
      } else {
        addWords(hears, "", Fields.texts("hears", item, findings));
      }
    }
    return hears;
  }

  private void addWords(Map<String, List<String>> hears, String form, List<Scalar> texts) {
    for (Scalar text : texts) {
      String words = words(text);
      if (words != null) {
        hears.computeIfAbsent(form, name -> new ArrayList<>()).add(words);
      }
    }
  }

  private Map<String, Word> variants(String key, Fields fields) {
    Map<String, Word> variants = new LinkedHashMap<>();
    for (Map.Entry<String, Entry> each : fields.entries()) {
      String value = each.getKey();
      if (features.traitOf(value) == null) {
        findings.error(
            each.getValue().keyPlace(),
            "unknown-trait",
            key + " agrees with \"" + value + "\", which is no value of a trait",
            "add it to a trait under features");
        continue;
      }
      Word variant = variant(key + "-" + value, each.getValue());
      if (variant != null) {
        variants.put(value, variant);
      }
    }
    return variants;
  }

  private @Nullable Word variant(String key, Entry entry) {
    if (!(entry.value() instanceof Mapping)) {
      return read(key, entry.value());
    }
    Map<String, Form> forms = forms(key, Fields.of(key, entry.value(), findings), Map.of());
    for (String form : features.forms()) {
      Form first = forms.get(form);
      if (first != null) {
        return new Word(key, first, forms, Map.of(), Map.of(), List.of());
      }
    }
    return null;
  }

  private Map<String, String> traits(Fields fields) {
    Map<String, String> traits = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> trait : features.traits().entrySet()) {
      Scalar value = fields.text(trait.getKey());
      if (value != null && trait.getValue().contains(value.text())) {
        traits.put(trait.getKey(), value.text());
      } else if (value != null) {
        findings.error(
            value.place(),
            "unknown-trait",
            "\"" + value.text() + "\" is no " + trait.getKey(),
            "features." + trait.getKey() + " has " + String.join(", ", trait.getValue()));
      }
    }
    return traits;
  }

  private boolean isDeclared(String form, Place place) {
    if (features.forms().contains(form)) {
      return true;
    }
    findings.error(
        place,
        "unknown-form",
        "\"" + form + "\" is no form, " + features.describeForms(),
        "add it to features.form");
    return false;
  }

  private @Nullable Form form(String key, YamlNode node) {
    return form(key, node, List.of());
  }

  private @Nullable Form form(String key, YamlNode node, List<String> alsoHears) {
    if (node instanceof Mapping) {
      Fields fields = Fields.of(key, node, findings);
      fields.allow(FORM_KEYS);
      Scalar text = fields.text("text");
      if (text == null) {
        findings.error(fields.place(), "missing-text", "a form of " + key + " has no text", "");
        return null;
      }
      List<String> hears = new ArrayList<>(alsoHears);
      for (Scalar heard : fields.texts("hears")) {
        String words = words(heard);
        if (words != null) {
          hears.add(words);
        }
      }
      return form(text, fields, hears);
    }
    Scalar text = Fields.text(key, node, findings);
    String words = text == null ? null : words(text);
    return words == null ? null : new Form(words, sounds.of(words), null, alsoHears);
  }

  private @Nullable Form form(Scalar text, Fields fields, List<String> hears) {
    String words = words(text);
    if (words == null) {
      return null;
    }
    List<String> ipa = Sounds.ipa(fields.texts("ipa"), findings);
    Scalar respelling = fields.text("respelling");
    return new Form(
        words,
        ipa.isEmpty() ? sounds.of(words) : ipa,
        respelling == null ? null : respelling.text(),
        hears);
  }

  /** The text with single spaces; null, and a finding, when it is more than words. */
  private @Nullable String words(Scalar text) {
    Line line = Line.read(text, findings);
    if (line == null) {
      return null;
    }
    for (Template part : line.template().all()) {
      if (!(part instanceof Text || part instanceof Template.Sequence)) {
        findings.error(
            text.place(),
            "bad-text",
            "\"" + text.text() + "\" is a template, and a word is plain text",
            "write what varies in rules and phrases, and what else is heard under hears");
        return null;
      }
    }
    return line.template().print();
  }
}
