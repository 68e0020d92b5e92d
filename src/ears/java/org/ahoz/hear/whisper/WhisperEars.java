package org.ahoz.hear.whisper;

import java.io.IOException;
import java.nio.file.Path;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.foreign.ModelEars;

/** The ears {@code whisper}: a file with a model of whisper.cpp, which knows many languages. */
public final class WhisperEars implements ModelEars {

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
  public String computers() {
    return "Linux of glibc 2.31, macOS 11 or Windows";
  }

  @Override
  public void check(Path model) {
    WhisperFile.check(model);
  }

  @Override
  public Recognizer load(Path model) throws IOException {
    return new WhisperRecognizer(NativeWhisper.load(model), model.toString());
  }
}
