/**
 * Lexicons: what a language calls things, how it orders words, and how it writes moves, as data.
 *
 * <p>The main type is {@link org.ahoz.lexicon.Lexicon}; {@link org.ahoz.lexicon.Lexicons} finds and
 * loads them. A phrase is a {@link org.ahoz.lexicon.Template} that is both said and heard. Faults
 * of a lexicon are found when it is checked, each with its place. No word of any language stands in
 * Java.
 */
@NullMarked
package org.ahoz.lexicon;

import org.jspecify.annotations.NullMarked;
