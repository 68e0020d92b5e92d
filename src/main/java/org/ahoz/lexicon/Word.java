package org.ahoz.lexicon;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A word of a lexicon, in all its forms.
 *
 * @param key the lexicon's name for it, such as {@code knight}, {@code file-e} or {@code rank-4};
 *     recorded clips are stored under it
 * @param plain what is said where no form is asked for
 * @param forms the forms by name; empty for a word that is the same in all
 * @param traits what other words agree with, such as {@code gender} to {@code m}
 * @param variants for a word that agrees, the word it is beside each value of a trait
 * @param hears what else is heard for this word, whatever the form
 */
public record Word(
    String key,
    Form plain,
    Map<String, Form> forms,
    Map<String, String> traits,
    Map<String, Word> variants,
    List<String> hears) {

  /** Copies the maps, keeping their order, and the list. */
  public Word {
    forms = Collections.unmodifiableMap(new LinkedHashMap<>(forms));
    traits = Collections.unmodifiableMap(new LinkedHashMap<>(traits));
    variants = Collections.unmodifiableMap(new LinkedHashMap<>(variants));
    hears = List.copyOf(hears);
  }

  /**
   * The word in a form.
   *
   * @param form the name of the form; null for what is said where none is asked for
   * @return null when the word has forms and this is none of them
   */
  public @Nullable Form in(@Nullable String form) {
    return form == null || forms.isEmpty() ? plain : forms.get(form);
  }

  /** The key of the word in a form, under which a clip is stored, such as {@code knight-erg}. */
  public String key(@Nullable String form) {
    return form == null || forms.isEmpty() ? key : key + "-" + form;
  }

  /** The word as it is beside another; null when it does not agree with any trait of that word. */
  public @Nullable Word beside(Word other) {
    for (String value : other.traits.values()) {
      Word variant = variants.get(value);
      if (variant != null) {
        return variant;
      }
    }
    return null;
  }
}
