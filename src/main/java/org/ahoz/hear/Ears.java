package org.ahoz.hear;

import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;

/**
 * A kind of recognizer that hears with a model which the user brings.
 *
 * <p>They are found with {@link ServiceLoader}, so that a build may have some and another none, and
 * a jar on the class path may bring its own. Making one costs nothing; what is slow happens in
 * {@link #open}.
 */
public interface Ears {

  /** The name by which the user asks for them: letters and digits. */
  String name();

  /** What the model is and where it may be had, as the end of a sentence. */
  String model();

  /**
   * Gets ready to hear. The language is that of each phrase book.
   *
   * @param model the file or folder of the model
   * @throws EarsException when the model is not there or is none, or these ears cannot hear here
   */
  Recognizer open(Path model);

  /** New ones of all kinds that this program has. */
  static List<Ears> all() {
    return ServiceLoader.load(Ears.class, Ears.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }
}
