package org.ahoz.phones;

/**
 * A sound that an engine can make.
 *
 * @param symbol what the engine calls it, such as {@code aa}
 * @param vowel whether it is a vowel
 * @param stressed whether it is a vowel that carries the stress of its word
 */
public record Phone(String symbol, boolean vowel, boolean stressed) {}
