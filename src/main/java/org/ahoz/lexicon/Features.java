package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/**
 * The grammar that a lexicon declares.
 *
 * @param forms the forms that words may have, the first of a word being its plain one
 * @param traits by name, such as {@code gender}, the values that words may have
 */
record Features(List<String> forms, Map<String, List<String>> traits) {

  private static final String FORM = "form";

  /** Reads the map {@code features}. */
  static Features read(Fields fields, Findings findings) {
    List<String> forms = List.of();
    Map<String, List<String>> traits = new LinkedHashMap<>();
    for (String key : fields.keys()) {
      List<String> names = new ArrayList<>();
      for (Scalar value : fields.texts(key)) {
        if (findings.checkName(value.text(), value.place())) {
          names.add(value.text());
        }
      }
      if (key.equals(FORM)) {
        forms = names;
      } else {
        traits.put(key, names);
      }
    }
    return new Features(forms, traits);
  }

  /** The trait that has this value; null when none has. */
  @Nullable String traitOf(String value) {
    for (Map.Entry<String, List<String>> trait : traits.entrySet()) {
      if (trait.getValue().contains(value)) {
        return trait.getKey();
      }
    }
    return null;
  }

  /** What messages say of the declared forms. */
  String describeForms() {
    return forms.isEmpty()
        ? "the lexicon declares no features.form"
        : "features.form has " + String.join(", ", forms);
  }
}
