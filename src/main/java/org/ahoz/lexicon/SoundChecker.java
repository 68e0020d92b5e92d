package org.ahoz.lexicon;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ahoz.phones.PhoneTable;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;

/** Finds sounds that an engine which speaks or hears by phones has no phones for. */
final class SoundChecker {

  private static final String CODE = "no-phone";
  private static final String IPA = "ipa";
  private static final String SOUNDS = "sounds";

  private final Findings findings;
  private final List<PhoneTable> tables;

  /**
   * A checker.
   *
   * @param tables for the language of the lexicon, of which each must know all sounds
   */
  SoundChecker(List<PhoneTable> tables, Findings findings) {
    this.tables = List.copyOf(tables);
    this.findings = findings;
  }

  /** Checks the map {@code sounds} and every {@code ipa} of a lexicon. */
  void check(Fields lexicon) {
    for (Map.Entry<String, Entry> each : lexicon.entries()) {
      check(each.getValue().value(), each.getKey().equals(SOUNDS));
    }
  }

  private void check(YamlNode node, boolean isSound) {
    if (node instanceof Mapping mapping) {
      mapping.entries().forEach((key, entry) -> check(entry.value(), isSound || key.equals(IPA)));
    } else if (node instanceof Sequence sequence) {
      sequence.items().forEach(item -> check(item, isSound));
    } else if (isSound && node instanceof Scalar sound) {
      for (PhoneTable table : tables) {
        if (!check(sound, table)) {
          return;
        }
      }
    }
  }

  private boolean check(Scalar sound, PhoneTable table) {
    List<String> unknown = table.unknownSigns(sound.text());
    String name = table.names().get(0);
    if (!unknown.isEmpty()) {
      findings.error(
          sound.place(),
          CODE,
          "the phone table "
              + name
              + " does not know "
              + String.join(" and ", unknown)
              + " in "
              + sound.text(),
          "write the sound in signs that "
              + table.names().stream()
                  .map(each -> "voices/phones/" + each + ".yaml")
                  .collect(Collectors.joining(" or "))
              + " lists");
      return false;
    } else if (table.phones(List.of(sound.text())).get(0).isEmpty()) {
      findings.error(
          sound.place(),
          CODE,
          "nothing of the sound \"" + sound.text() + "\" can be said by the phone table " + name,
          "write the sound of the whole word in IPA, or leave it out");
      return false;
    }
    return true;
  }
}
