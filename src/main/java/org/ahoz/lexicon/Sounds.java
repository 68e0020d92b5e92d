package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.yaml.YamlNode.Scalar;

/**
 * How the tokens of a lexicon sound, in the International Phonetic Alphabet. Letter case does not
 * matter.
 */
final class Sounds {

  /** Marks of transcriptions and keyboards that are not IPA, or not the sound alone. */
  private static final String FOREIGN = "/[]():'\"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final Map<String, List<String>> table = new HashMap<>();
  private final Locale locale;

  Sounds(Locale locale) {
    this.locale = locale;
  }

  /** Reads the map {@code sounds}. */
  static Sounds read(Fields fields, Locale locale, Findings findings) {
    Sounds sounds = new Sounds(locale);
    for (String token : fields.keys()) {
      List<String> values = ipa(fields.texts(token), findings);
      if (!values.isEmpty() && sounds.table.put(sounds.normal(token), values) != null) {
        findings.error(
            fields.place(),
            "repeated-key",
            "sounds has \"" + token + "\" in another letter case too",
            "keep one of the two");
      }
    }
    return sounds;
  }

  /** The texts that are IPA, with a finding for each that is not. */
  static List<String> ipa(List<Scalar> texts, Findings findings) {
    List<String> values = new ArrayList<>();
    for (Scalar text : texts) {
      char foreign = foreign(text.text());
      if (foreign == 0) {
        values.add(text.text());
      } else {
        findings.error(
            text.place(),
            "bad-ipa",
            "\"" + foreign + "\" is not a letter of the IPA",
            "write the sounds alone, length as ː and stress as ˈ before the syllable");
      }
    }
    return values;
  }

  /** The first mark that is not IPA; 0 when there is none. */
  private static char foreign(String ipa) {
    for (int i = 0; i < ipa.length(); i++) {
      if (FOREIGN.indexOf(ipa.charAt(i)) >= 0) {
        return ipa.charAt(i);
      }
    }
    return 0;
  }

  /**
   * How a text of one token or several sounds, the said way first; empty when a token has no sound.
   * A text that the lexicon lists as a whole sounds as listed.
   */
  List<String> of(String text) {
    List<String> whole = table.get(normal(text));
    if (whole != null) {
      return whole;
    }
    StringBuilder joined = new StringBuilder();
    for (String token : text.split(" ", -1)) {
      List<String> sounds = table.get(normal(token));
      if (sounds == null) {
        return List.of();
      }
      joined.append(joined.isEmpty() ? "" : " ").append(sounds.get(0));
    }
    return List.of(joined.toString());
  }

  /** The tokens of a text that have no sound; none when the text is listed as a whole. */
  List<String> missing(String text) {
    List<String> missing = new ArrayList<>();
    if (!table.containsKey(normal(text))) {
      for (String token : text.split(" ", -1)) {
        if (!table.containsKey(normal(token))) {
          missing.add(token);
        }
      }
    }
    return missing;
  }

  private String normal(String token) {
    return token.toLowerCase(locale);
  }
}
