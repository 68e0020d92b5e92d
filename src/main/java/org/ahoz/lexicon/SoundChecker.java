package org.ahoz.lexicon;

import java.util.List;
import java.util.Map;
import org.ahoz.phones.PhoneTable;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;

/** Finds sounds that an engine which speaks or hears by phones has no phones for. */
final class SoundChecker {

  private static final String TABLE = "arpabet";
  private static final String IPA = "ipa";
  private static final String SOUNDS = "sounds";

  private final Findings findings;
  private final PhoneTable table = PhoneTable.bundled(TABLE);

  SoundChecker(Findings findings) {
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
      List<String> unknown = table.unknownSigns(sound.text());
      if (!unknown.isEmpty()) {
        findings.error(
            sound.place(),
            "no-phone",
            "no phone table knows " + String.join(" and ", unknown) + " in " + sound.text(),
            "write the sound in signs that voices/phones/" + TABLE + ".yaml lists");
      }
    }
  }
}
