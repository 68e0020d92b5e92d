package org.ahoz.cli;

import java.util.function.Consumer;
import org.ahoz.live.Key;

/** Where keys come from. */
interface Keyboard extends AutoCloseable {

  /**
   * Passes on every key as soon as it is pressed, on a thread of its own, until the keyboard is
   * closed.
   */
  void listen(Consumer<Key> taker);

  @Override
  void close();
}
