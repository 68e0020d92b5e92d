package org.ahoz.hear.acoustic;

import edu.cmu.sphinx.linguist.acoustic.UnitManager;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Sphinx3Loader;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The bundled model as Sphinx's own loader reads it, to hold ours against. */
public final class SphinxModel {

  /** Held, since the log manager forgets whom nobody holds. */
  private static final Logger SPHINX = Logger.getLogger("edu.cmu.sphinx");

  private SphinxModel() {}

  /** Reads it without telling each step. */
  public static Sphinx3Loader load() {
    SPHINX.setLevel(Level.WARNING);
    try {
      Sphinx3Loader loader =
          new Sphinx3Loader(
              "resource:" + SphinxModelReader.PLACE,
              new UnitManager(),
              1e-4f,
              1e-7f,
              1e-4f,
              4,
              true);
      loader.load();
      return loader;
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
