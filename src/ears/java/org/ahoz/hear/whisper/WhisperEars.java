package org.ahoz.hear.whisper;

import java.io.IOException;
import java.nio.file.Path;
import org.ahoz.hear.Ears;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.ahoz.hear.Recognizer;

/** The ears {@code whisper}: a file with a model of whisper.cpp, which knows many languages. */
public final class WhisperEars implements Ears {

  static final String NAME = "whisper";
  static final String MODEL =
      "a whole file of https://huggingface.co/ggerganov/whisper.cpp, such as ggml-base.bin";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String model() {
    return MODEL;
  }

  @Override
  public Recognizer open(Path model) {
    WhisperFile.check(model);
    try {
      return new WhisperRecognizer(NativeWhisper.load(model), model.toString());
    } catch (IOException | LinkageError e) {
      throw new EarsException(
          Kind.UNAVAILABLE,
          NAME,
          "its library cannot be loaded: " + e.getMessage(),
          "use other ears; what it needs is Linux of glibc 2.31, macOS 11 or Windows",
          e);
    }
  }
}
