package org.ahoz.cli;

import java.util.Locale;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.ClipCache;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that choose a voice and how it speaks. */
final class VoiceOptions {

  @Mixin private final VoicesOption folder = new VoicesOption();

  @Option(
      names = {"-v", "--voice"},
      paramLabel = "ID",
      description = "The voice that speaks; ahoz voice list shows them. Default: the best.")
  private @Nullable String voice;

  @Mixin private final ProsodyOptions prosody = new ProsodyOptions();

  @Option(
      names = "--no-cache",
      description = "Neither keep what slow voices say for later runs nor use what was kept.")
  private boolean isUncached;

  /** A synthesizer for a language. */
  Synthesizer open(Locale language) {
    return open(folder.chooser().choose(language, voice));
  }

  /** What decides how a language sounds. */
  String fingerprint(Locale language) {
    return folder.unchecked().choose(language, voice).fingerprint(prosody.prosody());
  }

  private Synthesizer open(Candidate choice) {
    Prosody manner = prosody.prosody();
    Synthesizer plain = isUncached ? choice.open(manner) : choice.open(manner, ClipCache.own());
    return new TellingSynthesizer(plain, folder::tell);
  }
}
