/**
 * Neural voices of Piper, which a user brings as a file.
 *
 * <p>The main type is {@link org.ahoz.speech.piper.PiperEngine}. The library is part of this
 * program; no voice is. This is the only package that sees the types of piper-jni.
 */
@NullMarked
package org.ahoz.speech.piper;

import org.jspecify.annotations.NullMarked;
