/**
 * Whisper's ears (whisper.cpp), with a model that a user brings as a file.
 *
 * <p>The main type is {@link org.ahoz.hear.whisper.WhisperEars}. This is the only package that sees
 * the types of whisper-jni.
 */
@NullMarked
package org.ahoz.hear.whisper;

import org.jspecify.annotations.NullMarked;
