package org.ahoz.lexicon;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One shape of a word, as a case or a language's only one.
 *
 * @param text what is shown, one token or several
 * @param pronunciations how it sounds in the International Phonetic Alphabet, where speakers differ
 *     the said one first; empty when the lexicon does not say
 * @param respelling how to write it for an engine that has no phones; null when the text will do
 * @param hears what else is heard for this form and no other
 */
public record Form(
    String text, List<String> pronunciations, @Nullable String respelling, List<String> hears) {

  /** Copies the lists; refuses an empty text. */
  public Form {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("a form of a word cannot be empty");
    }
    pronunciations = List.copyOf(pronunciations);
    hears = List.copyOf(hears);
  }

  /** How this form is said, in IPA; null when the lexicon does not say. */
  public @Nullable String ipa() {
    return pronunciations.isEmpty() ? null : pronunciations.get(0);
  }
}
