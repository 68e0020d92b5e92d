package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Scalar;
import org.junit.jupiter.api.Test;

class PhraseKeyTest {

  @Test
  void theEnumIsTheContract() throws IOException {
    assertThat(enumeration()).isEqualTo(contract());
  }

  @Test
  void aPhraseIsFoundByItsPath() {
    for (PhraseKey key : PhraseKey.values()) {
      assertThat(PhraseKey.of(key.path())).contains(key);
      assertThat(PhraseKey.of(key.group(), key.key())).contains(key);
    }
    assertThat(PhraseKey.of("phrases.nothing")).isEmpty();
  }

  @Test
  void movesMayPlaceTheCheckAndDependOnIt() {
    assertThat(PhraseKey.PIECE_MOVE.has(SlotName.CHECK)).isTrue();
    assertThat(PhraseKey.CASTLE_LONG.isOptional(SlotName.CHECK)).isTrue();
    assertThat(PhraseKey.CHECK.has(SlotName.CHECK)).isFalse();
    assertThat(PhraseKey.PAWN_MOVE.allows(Condition.MATE)).isTrue();
    assertThat(PhraseKey.MATE.allows(Condition.CHECK)).isFalse();
    assertThat(PhraseKey.REASON_NO_SUCH_PIECE_FROM.allows(Condition.FILE)).isTrue();
    assertThat(PhraseKey.REASON_PINNED.allows(Condition.RANK)).isFalse();
    assertThat(PhraseKey.PIECE_MOVE.allows(Condition.RANK)).isFalse();
  }

  @Test
  void namesAreFoundAgain() {
    for (Style style : Style.values()) {
      assertThat(Style.of(style.key())).contains(style);
      assertThat(style.chain()).startsWith(style).endsWith(Style.PLAIN);
    }
    for (Status status : Status.values()) {
      assertThat(Status.of(status.key())).contains(status);
    }
    for (Condition condition : Condition.values()) {
      assertThat(Condition.of(condition.key())).contains(condition);
    }
    for (SlotName slot : SlotName.values()) {
      assertThat(SlotName.of(slot.key())).contains(slot);
    }
    assertThat(Style.of("loud")).isEmpty();
    assertThat(Status.of("loud")).isEmpty();
    assertThat(Condition.of("loud")).isEmpty();
    assertThat(SlotName.of("loud")).isEmpty();
  }

  private static Map<String, String> enumeration() {
    Map<String, String> phrases = new TreeMap<>();
    for (PhraseKey key : PhraseKey.values()) {
      TreeSet<String> slots = new TreeSet<>();
      key.requiredSlots().forEach(slot -> slots.add(slot.key() + " required"));
      key.optionalSlots().forEach(slot -> slots.add(slot.key() + " optional"));
      phrases.put(key.path(), key.importance().key() + " " + slots);
    }
    return phrases;
  }

  private static Map<String, String> contract() throws IOException {
    Path file = Path.of("lexicons", "phrases.yaml");
    Mapping root = (Mapping) Yaml.read(Files.readString(file), file.toString());
    Map<String, String> phrases = new TreeMap<>();
    for (PhraseGroup group : PhraseGroup.values()) {
      map(root, group.key())
          .entries()
          .forEach(
              (key, entry) -> {
                Mapping phrase = (Mapping) entry.value();
                TreeSet<String> slots = new TreeSet<>();
                if (phrase.entries().containsKey("slots")) {
                  map(phrase, "slots")
                      .entries()
                      .forEach((slot, need) -> slots.add(slot + " " + text(need)));
                }
                phrases.put(
                    group.name().toLowerCase(Locale.ROOT) + "." + key,
                    text(entry(phrase, "importance")) + " " + slots);
              });
    }
    return phrases;
  }

  private static Mapping map(Mapping mapping, String key) {
    return (Mapping) entry(mapping, key).value();
  }

  private static Entry entry(Mapping mapping, String key) {
    return Objects.requireNonNull(mapping.entries().get(key));
  }

  private static String text(Entry entry) {
    return ((Scalar) entry.value()).text();
  }
}
