package org.ahoz.cli;

import java.nio.file.Path;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.Microphone;
import org.ahoz.audio.SpokenFile;
import org.ahoz.hear.Ears;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.sphinx.Calibration;
import org.ahoz.hear.sphinx.Profile;
import org.ahoz.hear.sphinx.Profiles;
import org.ahoz.hear.sphinx.SpeakerStatistics;
import org.ahoz.hear.sphinx.SphinxRecognizer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how sound is heard. */
final class EarOptions {

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

  @Option(
      names = {"-p", "--profile"},
      paramLabel = "NAME",
      description =
          "Who speaks: a profile that ahoz enrol has made. Its language is heard, unless -l is"
              + " given. What is learnt of your voice while you speak is forgotten at the end unless"
              + " --learn is given.")
  private @Nullable String name;

  @Option(
      names = "--learn",
      description = "Keep in the profile what is learnt from each move that was understood.")
  private boolean learns;

  @Mixin private final ProfilesOption folder = new ProfilesOption();

  private @Nullable Profiles profiles;
  private @Nullable Profile profile;

  /**
   * Finds out who will speak, before anybody does.
   *
   * @throws org.ahoz.hear.sphinx.ProfileException when the profile cannot be read
   */
  void readProfile(Console console) {
    if (name != null) {
      Profiles all = folder.profiles(console);
      profile = all.read(name);
      profiles = all;
    } else if (learns) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "no-profile",
          "--learn goes with --profile, which says what to learn for");
    }
  }

  /** The tag of the language of who will speak; null where nobody is known. */
  @Nullable String language() {
    return profile == null ? null : profile.language();
  }

  /** Whether what is learnt is to be kept. */
  boolean learns() {
    return learns;
  }

  /** Keeps what was learnt of the speaker, where that is wanted. */
  void keep(SpeakerStatistics learnt) {
    if (learns && profiles != null && profile != null && profile.speaker() != learnt) {
      profile = profile.with(learnt);
      profiles.write(profile);
    }
  }

  private @Nullable Recognizer other;

  /** A recognizer that knows nothing of who will speak; one for all where it never learns. */
  Recognizer recognizer() {
    if (areOwn()) {
      return own();
    }
    Recognizer known = other;
    if (known == null) {
      known = ChosenEars.open(ears, Ears.all());
      other = known;
    }
    return known;
  }

  /** Whether each who listens has a recognizer of its own, so that several can at a time. */
  boolean areOwn() {
    return ears.equals(ChosenEars.OWN);
  }

  private SphinxRecognizer own() {
    Calibration calibration = calibration();
    return SphinxRecognizer.of(
        AcousticModel.bundled(), noPrior ? calibration.withoutPrior() : calibration, speaker());
  }

  /** How scores are taken: as in the profile, or as for anybody. */
  Calibration calibration() {
    return profile == null ? Calibration.bundled() : profile.calibration();
  }

  /** What is known of the speaker. */
  SpeakerStatistics speaker() {
    return profile == null ? SpeakerStatistics.NONE : profile.speaker();
  }

  /** Keeps another calibration in the profile; the answer is whether there is one. */
  boolean keep(Calibration calibration) {
    if (profiles == null || profile == null) {
      return false;
    }
    profile = profile.with(calibration);
    profiles.write(profile);
    return true;
  }

  /** Opens the microphone. */
  AudioInput microphone() {
    return device == null ? Microphone.open() : Microphone.open(device, SpokenFile.SAMPLE_RATE);
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
