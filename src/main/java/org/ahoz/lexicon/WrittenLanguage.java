package org.ahoz.lexicon;

import org.ahoz.notation.NotationLanguage;

/**
 * A language so far as it is needed to read moves: no more of its lexicon is known.
 *
 * @param tag its BCP 47 tag
 * @param englishName what English calls it
 * @param notation its letters and marks
 */
public record WrittenLanguage(String tag, String englishName, NotationLanguage notation) {}
