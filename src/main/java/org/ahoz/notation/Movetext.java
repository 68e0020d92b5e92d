package org.ahoz.notation;

import java.io.IOException;

/** Makes moves of the words and numbers of one game's movetext. */
interface Movetext {

  /**
   * Reads the word at which the lexer is.
   *
   * @return whether the game ends with it
   */
  boolean word() throws IOException;

  /**
   * Reads the number at which the lexer is.
   *
   * @return whether the game ends behind it
   */
  boolean number() throws IOException;
}
