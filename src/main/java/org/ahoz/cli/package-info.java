/**
 * The command line: verbs, options, messages, exit codes.
 *
 * <p>{@link org.ahoz.cli.Ahoz} is the program. Results go to standard output and all talk to
 * standard error, so that either can be piped or read aloud alone. This is the only room that sees
 * picocli, writes JSON, or touches the terminal; it holds no chess and no words of a language.
 */
@NullMarked
package org.ahoz.cli;

import org.jspecify.annotations.NullMarked;
