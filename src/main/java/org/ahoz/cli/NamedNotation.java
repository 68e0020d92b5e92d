package org.ahoz.cli;

import org.ahoz.notation.MoveReader;

/**
 * A notation that moves may be in.
 *
 * @param name how options call it, such as the tag of a language
 * @param title what stands before the word notation in messages, such as the language's name
 */
record NamedNotation(String name, String title, MoveReader reader) {}
