package org.ahoz.cli;

import java.util.Locale;
import org.ahoz.script.VariationPitch;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.ClipCache;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.VoiceChooser;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that choose a voice and how it speaks. */
final class VoiceOptions {

  @Mixin private final VoicesOption folder = new VoicesOption();

  private @Nullable VoiceChooser chooser;

  @Option(
      names = {"-v", "--voice"},
      paramLabel = "ID",
      description = "The voice that speaks; ahoz voice list shows them. Default: the best.")
  private @Nullable String voice;

  @Mixin private final ProsodyOptions prosody = new ProsodyOptions();

  @Option(
      names = "--variation-pitch",
      paramLabel = "PERCENT",
      description =
          "How high variations are spoken, 50 to 200 percent of the game itself, so that they are"
              + " heard as such; 100 for no difference. Default: 90, and 81 where they are nested.")
  private int variationPitch = 90;

  @Option(
      names = "--no-cache",
      description = "Neither keep what slow voices say for later runs nor use what was kept.")
  private boolean isUncached;

  /** A synthesizer for a language. */
  Synthesizer open(Locale language) {
    return open(language, 1);
  }

  /** What decides how a language sounds. */
  String fingerprint(Locale language) {
    return choose(language).fingerprint(prosody());
  }

  /** The same for comments in another language. */
  String fingerprintForComments(Locale language) {
    return chooseForComments(language).fingerprint(prosody());
  }

  /**
   * A synthesizer for a language.
   *
   * @param pitch what the height that was asked for is multiplied by
   */
  Synthesizer open(Locale language, double pitch) {
    return open(choose(language), pitch);
  }

  /** The voice that speaks a language. */
  Candidate choose(Locale language) {
    return chooser().choose(language, voice);
  }

  /** How the voice is to speak. */
  Prosody prosody() {
    return prosody.prosody();
  }

  /**
   * A synthesizer for the comments of games that are told in another language: the voice that was
   * asked for where it speaks the language of the comments, and else the best that does.
   */
  Synthesizer openForComments(Locale language, double pitch) {
    return open(chooseForComments(language), pitch);
  }

  private Candidate chooseForComments(Locale language) {
    return chooser().chooseBeside(language, voice);
  }

  /**
   * How variations are set off.
   *
   * @throws CommandFailure when that is out of range
   */
  VariationPitch variationPitch() {
    ProsodyOptions.require("--variation-pitch", variationPitch, 50, 200);
    return new VariationPitch(variationPitch / 100.0);
  }

  /** What is wrong with the voices of the user is told once, however many are opened. */
  private synchronized VoiceChooser chooser() {
    VoiceChooser known = chooser;
    if (known == null) {
      known = folder.chooser();
      chooser = known;
    }
    return known;
  }

  private Synthesizer open(Candidate choice, double pitch) {
    Prosody asked = prosody.prosody();
    // Where both together go beyond what voices reach, the lowest or highest has to do.
    Prosody manner = asked.withPitch(Math.max(0.5, Math.min(2, asked.pitch() * pitch)));
    return open(choice, manner);
  }

  /** A synthesizer for a voice that was chosen, speaking in another manner. */
  Synthesizer open(Candidate choice, Prosody manner) {
    Synthesizer plain = isUncached ? choice.open(manner) : choice.open(manner, ClipCache.own());
    return new TellingSynthesizer(plain, folder::tell);
  }
}
