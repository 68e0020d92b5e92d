package org.ahoz.cli;

import java.util.Locale;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.VoiceChooser;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that choose a voice and how it speaks. */
final class VoiceOptions {

  @Option(
      names = {"-v", "--voice"},
      paramLabel = "ID",
      description = "The voice that speaks; ahoz voice list shows them. Default: the best.")
  private @Nullable String voice;

  @Option(
      names = {"-r", "--rate"},
      paramLabel = "WPM",
      description = "How fast it speaks, in words a minute. Default: as the voice does.")
  private @Nullable Integer rate;

  /** A synthesizer for a language. */
  Synthesizer open(Locale language) {
    Candidate choice = VoiceChooser.bundled().choose(language, voice);
    return choice.open(prosody());
  }

  private Prosody prosody() {
    if (rate == null) {
      return Prosody.OWN;
    }
    if (rate < Prosody.SLOWEST || rate > Prosody.FASTEST) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "bad-rate",
          "a voice cannot speak "
              + rate
              + " words a minute; choose from "
              + Prosody.SLOWEST
              + " to "
              + Prosody.FASTEST);
    }
    return Prosody.OWN.withRate(rate);
  }
}
