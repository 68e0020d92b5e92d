package org.ahoz.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Samples;
import org.ahoz.audio.AudioFormat;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.Loudspeaker;
import org.ahoz.audio.Tags;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.Synthesizer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets a voice be heard. */
@Command(
    name = "sample",
    description = "Lets a voice be heard: a few moves, to the loudspeaker or to a WAV file.",
    mixinStandardHelpOptions = true)
final class VoiceSampleCommand implements Callable<Integer> {

  /** Moves of different kinds: of a piece, captures, castlings, promotions, mate. */
  private static final int MOVES = 17;

  private static final Duration BETWEEN = Duration.ofMillis(700);

  private final Console console;

  @Mixin private final VoicesOption voices = new VoicesOption();
  @Mixin private final FolderOption lexicons = new FolderOption();
  @Mixin private final ProsodyOptions prosody = new ProsodyOptions();

  @Parameters(paramLabel = "ID", description = "The voice; ahoz voice list shows them.")
  private String id = "";

  @Option(
      names = {"-l", "--language"},
      paramLabel = "TAG",
      description = "The language to speak. Default: the voice's own.")
  private @Nullable String language;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write a WAV file instead; - is standard output.")
  private @Nullable String output;

  @Option(names = "--force", description = "Replace the output file if there is one.")
  private boolean isForced;

  VoiceSampleCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Candidate choice = voices.chooser().choose(Locale.ROOT, id);
    Lexicon lexicon =
        language != null
            ? lexicons.lexicons().get(language)
            : VoiceCheckCommand.lexicon(lexicons.lexicons(), choice.voice())
                .orElseThrow(
                    () ->
                        new CommandFailure(
                            ExitCode.USAGE,
                            "no-words",
                            id
                                + ": this voice names no language with spoken words; name one with"
                                + " -l"));
    Announcer announcer = LanguageOptions.announcer(lexicon, "", "");
    List<Samples.Sample> samples = Samples.of(announcer);
    try (Synthesizer synthesizer =
            new TellingSynthesizer(choice.open(prosody.prosody()), voices::tell);
        AudioOutput sound = open()) {
      Duration pause = Duration.ZERO;
      for (Samples.Sample sample : samples.subList(0, Math.min(MOVES, samples.size()))) {
        sound.write(synthesizer.speak(sample.said().afterPause(pause)).audio());
        pause = BETWEEN;
      }
      sound.finish();
    }
    return ExitCode.DONE.number();
  }

  private AudioOutput open() {
    if (output == null) {
      return Loudspeaker.open();
    }
    if (output.equals("-")) {
      return AudioFormat.WAV.to(console.output(), "standard output", Tags.NONE);
    }
    try {
      return AudioFormat.WAV.create(
          Path.of(output), isForced ? Existing.REPLACE : Existing.KEEP, Tags.NONE);
    } catch (InvalidPathException e) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE, "bad-name", output + ": this cannot be the name of a file");
    }
  }
}
