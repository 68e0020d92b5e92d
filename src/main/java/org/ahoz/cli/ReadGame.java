package org.ahoz.cli;

import java.nio.charset.Charset;
import java.util.Optional;
import org.ahoz.notation.Game;

/**
 * A game with where it was read, and how it was written there.
 *
 * @param source the file, as its user named it, or the option that gave the moves
 * @param encoding of the file, as far as it was read; empty where it is not known
 * @param notation the tag of the language, or the name of the style, in which the moves are
 */
record ReadGame(String source, Game game, Optional<Charset> encoding, String notation) {}
