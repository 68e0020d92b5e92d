package org.ahoz.hear.acoustic;

import java.io.IOException;
import java.io.InputStream;

/** Where the files of an acoustic model lie. */
@FunctionalInterface
interface ModelFolder {

  /**
   * All bytes of one of its files.
   *
   * @throws AcousticModelException when there is no such file, or it cannot be read
   */
  byte[] read(String file);

  /** A folder of the class path, by its absolute name. */
  static ModelFolder onClassPath(String place) {
    return file -> {
      try (InputStream stream = ModelFolder.class.getResourceAsStream(place + "/" + file)) {
        if (stream == null) {
          throw new AcousticModelException(
              "its file " + file + " is not on the class path, where sphinx4-data should be");
        }
        return stream.readAllBytes();
      } catch (IOException e) {
        throw new AcousticModelException(
            "its file " + file + " cannot be read: " + e.getMessage(), e);
      }
    };
  }
}
