/**
 * Vosk's ears, with a model that a user brings as a folder.
 *
 * <p>The main type is {@link org.ahoz.hear.vosk.VoskEars}. This is the only package that sees the
 * types of Vosk.
 */
@NullMarked
package org.ahoz.hear.vosk;

import org.jspecify.annotations.NullMarked;
