package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Scalar;

/**
 * What recognizers write in place of what was said.
 *
 * @param said one word of the lexicon or several, apart by spaces
 * @param heard one word or several
 * @param probability of hearing this where that was said, above 0 and at most 1
 */
public record Confusion(String said, String heard, double probability) {

  private static final double PERCENT = 100;

  /** Refuses what is no probability. */
  public Confusion {
    if (!(probability > 0 && probability <= 1)) {
      throw new IllegalArgumentException("not a probability of a confusion: " + probability);
    }
  }

  /** Reads the map {@code confuses}: what was said, to what is heard, to how many in a hundred. */
  static List<Confusion> read(Fields fields, Findings findings) {
    List<Confusion> confusions = new ArrayList<>();
    for (String said : fields.keys()) {
      for (Map.Entry<String, Entry> heard : fields.map(said).entries()) {
        Scalar percent = Fields.text("confuses." + said, heard.getValue().value(), findings);
        double value = percent == null ? 1 : number(percent.text());
        if (value > 0 && value <= PERCENT) {
          confusions.add(new Confusion(said, heard.getKey(), value / PERCENT));
        } else {
          findings.error(
              heard.getValue().keyPlace(),
              "bad-percentage",
              "\"" + heard.getKey() + "\" is not heard in so many of a hundred times",
              "write a number above 0 and up to 100");
        }
      }
    }
    return confusions;
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
