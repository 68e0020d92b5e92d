package org.ahoz.lexicon;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/**
 * How names of people and places are said where their spelling misleads. Letter case does not
 * matter.
 */
public final class ProperNames {

  /** No names: all are read as they are written. */
  static final ProperNames NONE = new ProperNames(Map.of());

  private static final String IPA = "ipa";
  private static final String RESPELLING = "respelling";

  private final Map<String, SaidName> table;

  private ProperNames(Map<String, SaidName> table) {
    this.table = Map.copyOf(table);
  }

  /**
   * How a name is said.
   *
   * @param ipa in the International Phonetic Alphabet; null when not known
   * @param respelling how to write it for an engine that has no phones; null when the name will do
   */
  public record SaidName(@Nullable String ipa, @Nullable String respelling) {}

  /** Reads the map {@code names}: a name with its respelling, or with a map of both. */
  static ProperNames read(Fields fields, Findings findings) {
    Map<String, SaidName> table = new HashMap<>();
    for (String name : fields.keys()) {
      SaidName said;
      if (fields.node(name) instanceof Mapping) {
        Fields parts = fields.map(name);
        parts.allow(List.of(IPA, RESPELLING));
        Scalar respelling = parts.text(RESPELLING);
        said =
            new SaidName(
                Sounds.ipa(parts.texts(IPA), findings).stream().findFirst().orElse(null),
                respelling == null ? null : respelling.text());
      } else {
        Scalar respelling = fields.text(name);
        said = new SaidName(null, respelling == null ? null : respelling.text());
      }
      table.put(normal(name), said);
    }
    return table.isEmpty() ? NONE : new ProperNames(table);
  }

  /** How a name, or one word of it, is said; null when the lexicon does not list it. */
  public @Nullable SaidName of(String name) {
    return table.get(normal(name));
  }

  private static String normal(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
