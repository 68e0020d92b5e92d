package org.ahoz.cli;

import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.hear.Ears;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.sphinx.AcousticModel;
import org.ahoz.hear.sphinx.Calibration;
import org.ahoz.hear.sphinx.SpeakerStatistics;
import org.ahoz.hear.sphinx.SphinxRecognizer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how sound is heard. */
final class EarOptions {

  /** Sphinx tells each of its steps; held here, since the log manager forgets who nobody holds. */
  private static final Logger SPHINX = Logger.getLogger("edu.cmu.sphinx");

  @Option(
      names = "--ears",
      paramLabel = "NAME[=MODEL]",
      description =
          "What hears: sphinx, which is part of this program, or, in a build that has them,"
              + " vosk=DIR or whisper=FILE with a model of yours. Default: sphinx.")
  private String ears = ChosenEars.OWN;

  @Option(
      names = "--no-prior",
      description = "Do not take into account how often moves of a kind are played.")
  private boolean noPrior;

  @Option(
      names = "--device",
      paramLabel = "NAME",
      description = "The microphone, by a part of its name. Default: that of the system.")
  private @Nullable String device;

  @Option(
      names = "--keep",
      paramLabel = "DIR",
      description =
          "Keep what is heard, a WAV file for each utterance, in this folder. Without it nothing of"
              + " your voice is kept.")
  private @Nullable Path keep;

  private @Nullable Recognizer other;

  /** A recognizer that knows nothing of who will speak; one for all where it never learns. */
  Recognizer recognizer() {
    if (ears.equals(ChosenEars.OWN)) {
      return own();
    }
    Recognizer known = other;
    if (known == null) {
      known = ChosenEars.open(ears, Ears.all());
      other = known;
    }
    return known;
  }

  private Recognizer own() {
    SPHINX.setLevel(Level.WARNING);
    Calibration calibration = Calibration.bundled();
    return SphinxRecognizer.of(
        AcousticModel.bundled(),
        noPrior ? calibration.withoutPrior() : calibration,
        SpeakerStatistics.NONE);
  }

  /** The name of the microphone; empty for that of the system. */
  String device() {
    return device == null ? "" : device;
  }

  /** Where recordings are kept; null where none are. */
  @Nullable Path keep() {
    return keep;
  }

  /** An utterance from a file, or from standard input where the name is a hyphen. */
  static AudioClip read(String file, Console console) {
    return file.equals("-")
        ? SpokenFile.read(console.input(), "standard input")
        : SpokenFile.read(Path.of(file));
  }
}
