package org.ahoz.cli;

/** Lets somebody who waits know how far the work is. Safe for use by several threads. */
interface Progress extends AutoCloseable {

  /** Tells nothing. */
  Progress NONE =
      new Progress() {
        @Override
        public void step() {}

        @Override
        public void close() {}
      };

  /** One more of what is counted is done. */
  void step();

  /** All is done, or no more will be. */
  @Override
  void close();
}
