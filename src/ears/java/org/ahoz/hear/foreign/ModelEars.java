package org.ahoz.hear.foreign;

import java.io.IOException;
import java.nio.file.Path;
import org.ahoz.hear.Ears;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.ahoz.hear.Recognizer;

/** Ears that look at the model before they load it by a library that not every computer can run. */
public interface ModelEars extends Ears {

  /** On which computers the library runs, as the end of a sentence. */
  String computers();

  /**
   * Looks at a model, since the library may end the program at a bad one.
   *
   * @throws EarsException when it is not there or is none
   */
  void check(Path model);

  /**
   * Loads a model that was looked at.
   *
   * @throws IOException when the library cannot be unpacked
   * @throws LinkageError when it is not for this computer
   * @throws EarsException when it refuses the model
   */
  Recognizer load(Path model) throws IOException;

  @Override
  default Recognizer open(Path model) {
    check(model);
    try {
      return load(model);
    } catch (IOException | LinkageError e) {
      throw new EarsException(
          Kind.UNAVAILABLE,
          name(),
          "its library cannot be loaded: " + e.getMessage(),
          "use other ears; what it needs is " + computers(),
          e);
    }
  }
}
