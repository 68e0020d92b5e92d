/**
 * Voices that are programs of the user: they read text and write a WAV file.
 *
 * <p>The main type is {@link org.ahoz.speech.command.CommandEngine}; {@link
 * org.ahoz.speech.command.Program} is how any program is run from here. Nothing is ever passed
 * through a shell, and no text becomes part of a command line.
 */
@NullMarked
package org.ahoz.speech.command;

import org.jspecify.annotations.NullMarked;
