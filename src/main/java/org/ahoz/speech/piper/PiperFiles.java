package org.ahoz.speech.piper;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Voice;

/**
 * The two files of a Piper voice.
 *
 * @param model the file {@code .onnx}
 * @param config the file {@code .onnx.json} beside it
 */
record PiperFiles(Path model, Path config) {

  private static final String ENDING = ".onnx";
  private static final String WHERE =
      "download a voice of two files, such as de_DE-thorsten-medium.onnx and"
          + " de_DE-thorsten-medium.onnx.json, and put both beside its voice.yaml";

  /**
   * The files that the option {@code model} of a voice names, or else the only ones in its folder.
   *
   * @throws SpeechException when one of them is not there
   */
  static PiperFiles of(Voice voice) {
    String named = voice.options().get("model");
    Path model = named == null ? only(voice) : home(voice).resolve(named);
    if (!Files.isRegularFile(model)) {
      throw missing(voice, "there is no file " + model);
    }
    String ownConfig = voice.options().get("config");
    Path config =
        ownConfig == null
            ? model.resolveSibling(model.getFileName() + ".json")
            : home(voice).resolve(ownConfig);
    if (!Files.isRegularFile(config)) {
      throw missing(
          voice, "there is no file " + config + ", which describes " + model.getFileName());
    }
    return new PiperFiles(model, config);
  }

  private static Path home(Voice voice) {
    Path home = voice.folder();
    return home == null ? Path.of("") : home;
  }

  private static Path only(Voice voice) {
    List<Path> models = new ArrayList<>();
    try (DirectoryStream<Path> inside = Files.newDirectoryStream(home(voice))) {
      for (Path file : inside) {
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(ENDING)) {
          models.add(file);
        }
      }
    } catch (IOException e) {
      throw missing(voice, "its folder cannot be read");
    }
    if (models.size() == 1) {
      return models.get(0);
    }
    throw models.isEmpty()
        ? missing(voice, "there is no file that ends in .onnx in its folder")
        : new SpeechException(
            Kind.ENGINE_UNAVAILABLE,
            voice.id(),
            "there are several files that end in .onnx in its folder",
            "name one of them in the voice, as engine-options: {model: NAME}");
  }

  private static SpeechException missing(Voice voice, String reason) {
    return new SpeechException(Kind.ENGINE_UNAVAILABLE, voice.id(), reason, WHERE);
  }

  /** The size and age of both, by which sounds that were kept are known to be of this voice. */
  String fingerprint() {
    return describe(model) + " " + describe(config);
  }

  private static String describe(Path file) {
    try {
      return Files.size(file) + " " + Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return "";
    }
  }
}
