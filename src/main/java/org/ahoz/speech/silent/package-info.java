/**
 * An engine that makes silence, as long as the words would take.
 *
 * <p>The main type is {@link org.ahoz.speech.silent.SilentEngine}. It is for tests, and for
 * captions whose times are wanted without sound. It refuses nothing and is never chosen by itself.
 */
@NullMarked
package org.ahoz.speech.silent;

import org.jspecify.annotations.NullMarked;
