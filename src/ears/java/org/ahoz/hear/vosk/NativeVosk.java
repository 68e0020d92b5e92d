package org.ahoz.hear.vosk;

import java.io.IOException;
import java.nio.file.Path;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.jspecify.annotations.Nullable;
import org.vosk.LibVosk;
import org.vosk.Model;
import org.vosk.Recognizer;

/** Vosk itself, with one model in memory. */
final class NativeVosk implements VoskDecoder {

  /** How much Vosk tells: faults, and not each word of a phrase that its model does not know. */
  private static final int FAULTS = -2;

  private static final int ALTERNATIVES = 8;

  /** Read by JNA when it binds a library; without it text is in the encoding of the system. */
  private static final String ENCODING = "jna.encoding";

  private final Path folder;
  private final Model model;
  private @Nullable Recognizer recognizer;
  private String phrases = "";

  private NativeVosk(Path folder, Model model) {
    this.folder = folder;
    this.model = model;
  }

  /**
   * Loads a model.
   *
   * @throws IOException when Vosk refuses it
   * @throws LinkageError when its library is not for this computer
   */
  static NativeVosk load(Path folder) throws IOException {
    bind();
    return new NativeVosk(folder, new Model(folder.toString()));
  }

  /** Binds the library to text in UTF-8, in which Vosk reads and writes everywhere. */
  static void bind() {
    String before = System.getProperty(ENCODING);
    System.setProperty(ENCODING, "UTF-8");
    try {
      LibVosk.vosk_set_log_level(FAULTS);
    } finally {
      if (before == null) {
        System.clearProperty(ENCODING);
      } else {
        System.setProperty(ENCODING, before);
      }
    }
  }

  @Override
  public void prepare(String wanted) {
    recognizer(wanted);
  }

  @Override
  public String decode(String wanted, short[] samples) {
    Recognizer ready = recognizer(wanted);
    // Its own ends of utterances are passed over: the sound is one utterance.
    ready.acceptWaveForm(samples, samples.length);
    return ready.getFinalResult();
  }

  private Recognizer recognizer(String wanted) {
    Recognizer known = recognizer;
    if (known != null && phrases.equals(wanted)) {
      return known;
    }
    release();
    Recognizer made = new Recognizer(model, VoskRecognizer.SAMPLE_RATE, wanted);
    // Its maker does not look, and what is called of nothing ends the program.
    if (made.getPointer() == null) {
      throw new EarsException(
          Kind.FAILED,
          folder.toString(),
          "Vosk cannot hear by what may be said here with this model, for the reason above",
          "take a small model of Vosk, whose words may be chosen while it runs");
    }
    made.setMaxAlternatives(ALTERNATIVES);
    made.setWords(true);
    recognizer = made;
    phrases = wanted;
    return made;
  }

  private void release() {
    Recognizer known = recognizer;
    if (known != null) {
      known.close();
      recognizer = null;
    }
  }

  @Override
  public void close() {
    release();
    model.close();
  }
}
