package org.ahoz.hear.sphinx;

import java.util.logging.Level;
import java.util.logging.Logger;

/** Keeps Sphinx from telling each phone that it reads. */
final class QuietSphinx {

  /** Held, since the log manager forgets whom nobody holds. */
  private static final Logger SPHINX = Logger.getLogger("edu.cmu.sphinx");

  private QuietSphinx() {}

  /** The model, read in silence. */
  static AcousticModel model() {
    hush();
    return AcousticModel.bundled();
  }

  static void hush() {
    SPHINX.setLevel(Level.WARNING);
  }
}
