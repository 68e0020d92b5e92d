package org.ahoz.hear.vosk;

import java.io.IOException;
import java.nio.file.Path;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.foreign.ModelEars;

/** The ears {@code vosk}: a folder with a model of Vosk, which knows one language. */
public final class VoskEars implements ModelEars {

  static final String NAME = "vosk";
  static final String MODEL =
      "an unpacked folder of https://alphacephei.com/vosk/models, a small one in your language";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String model() {
    return MODEL;
  }

  @Override
  public String computers() {
    return "Linux or Windows on x86-64, or macOS";
  }

  @Override
  public void check(Path model) {
    VoskFolder.check(model);
  }

  @Override
  public Recognizer load(Path model) {
    try {
      return new VoskRecognizer(NativeVosk.load(model));
    } catch (IOException e) {
      throw new EarsException(
          Kind.NOT_A_MODEL,
          model.toString(),
          "Vosk cannot use this model, for the reason that it tells above",
          "download it again, or take another one",
          e);
    }
  }
}
