/**
 * The acoustic model: its files, as Sphinx trains and names them, and how likely sound is within
 * its states.
 *
 * <p>Of Sphinx only the files are known here, none of its types. A model is immutable, and one in
 * memory serves all who listen.
 */
@NullMarked
package org.ahoz.hear.acoustic;

import org.jspecify.annotations.NullMarked;
