package org.ahoz.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.ahoz.audio.AudioOutput;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.ClipCache;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.VoiceChooser;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that have answers said aloud. */
final class AloudOptions {

  @Option(
      names = "--aloud",
      description =
          "Say each answer aloud, too: the move as it was heard, questions, reasons, and what is"
              + " wrong with the sound. The microphone does not listen meanwhile.")
  private boolean isAloud;

  @Option(
      names = {"-v", "--voice"},
      paramLabel = "ID",
      description = "The voice that answers; ahoz voice list shows them. Default: the best.")
  private @Nullable String voice;

  @Mixin private final VoicesOption voices = new VoicesOption();
  @Mixin private final ProsodyOptions prosody = new ProsodyOptions();

  /**
   * The voice that answers; one that says nothing where that is not wanted.
   *
   * @param languages of the answers; the voice that was asked for need not speak all of them
   */
  PromptVoice open(List<Locale> languages, Supplier<AudioOutput> loudspeaker, Console console) {
    if (!isAloud) {
      return PromptVoice.none();
    }
    VoiceChooser chooser = voices.chooser();
    return PromptVoice.open(
        languages,
        language -> voice(language, languages.get(0), chooser),
        loudspeaker,
        console,
        "the answers are written only");
  }

  private Synthesizer voice(Locale language, Locale first, VoiceChooser chooser) {
    Candidate choice =
        language.equals(first)
            ? chooser.choose(language, voice)
            : chooser.chooseBeside(language, voice);
    return choice.open(prosody.prosody(), ClipCache.own());
  }
}
