package org.ahoz.lexicon;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.yaml.YamlNode.Scalar;

/** Reads how a lexicon puts numbers and months into words. */
final class NumbersReader {

  private static final String FORMS = "forms";
  private static final String RULES = "rules";
  private static final String MONTHS = "months";
  private static final String MONTHS_ALONE = "months-alone";

  private static final int MONTHS_A_YEAR = 12;

  private final Findings findings;

  NumbersReader(Findings findings) {
    this.findings = findings;
  }

  /** Reads the map {@code numbers}; digits where it is empty. */
  Numbers read(Locale locale, Fields fields) {
    fields.allow(List.of(FORMS, RULES, MONTHS, MONTHS_ALONE));
    Map<String, String> ruleSets = new LinkedHashMap<>();
    Fields forms = fields.map(FORMS);
    for (String form : forms.keys()) {
      Scalar ruleSet = forms.text(form);
      if (ruleSet != null && findings.checkName(form, ruleSet.place())) {
        ruleSets.put(form, ruleSet.text());
      }
    }
    Map<String, List<String>> months = new HashMap<>();
    readMonths(fields, MONTHS, "", months);
    readMonths(fields, MONTHS_ALONE, Numbers.ALONE, months);
    Scalar rules = fields.text(RULES);
    return new Numbers(locale, ruleSets, rules == null ? null : rules.text(), months);
  }

  private void readMonths(
      Fields fields, String key, String form, Map<String, List<String>> months) {
    List<String> names = fields.texts(key).stream().map(Scalar::text).toList();
    if (names.size() == MONTHS_A_YEAR) {
      months.put(form, names);
    } else if (!names.isEmpty()) {
      findings.error(
          fields.place(),
          "bad-months",
          "numbers." + key + " lists " + names.size() + " months",
          "list the twelve months of the year in their order");
    }
  }
}
