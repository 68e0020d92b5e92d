/**
 * FreeTTS, a small English synthesizer in pure Java (Sun Microsystems, after CMU's Flite).
 *
 * <p>The main type is {@link org.ahoz.speech.freetts.FreeTtsEngine}. It reads English text, and
 * says words of any language by their sounds, with an American accent. No other package sees {@code
 * com.sun.speech}, and nothing here lets FreeTTS open a loudspeaker or print.
 */
@NullMarked
package org.ahoz.speech.freetts;

import org.jspecify.annotations.NullMarked;
