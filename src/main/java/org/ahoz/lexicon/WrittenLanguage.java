package org.ahoz.lexicon;

import org.ahoz.notation.DescriptiveLanguage;
import org.ahoz.notation.NotationLanguage;
import org.jspecify.annotations.Nullable;

/**
 * A language so far as it is needed to read moves: no more of its lexicon is known.
 *
 * @param tag its BCP 47 tag
 * @param englishName what English calls it
 * @param notation its letters and marks
 * @param descriptive its descriptive notation; null when it has none
 */
public record WrittenLanguage(
    String tag,
    String englishName,
    NotationLanguage notation,
    @Nullable DescriptiveLanguage descriptive) {}
