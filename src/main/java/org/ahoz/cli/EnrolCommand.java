package org.ahoz.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Loudspeaker;
import org.ahoz.audio.Microphone;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.chess.Position;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.sphinx.AcousticModel;
import org.ahoz.hear.sphinx.Calibration;
import org.ahoz.hear.sphinx.Enrolment;
import org.ahoz.hear.sphinx.Profile;
import org.ahoz.hear.sphinx.Profiles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Gets to know a speaker. */
@Command(
    name = "enrol",
    description = {
      "Gets to know your voice: says a few moves, which you repeat, and keeps how your sounds lie",
      "beside those it knows as a profile for ahoz hear --profile, if that helps. What you say is",
      "not kept."
    },
    mixinStandardHelpOptions = true)
final class EnrolCommand implements Callable<Integer> {

  /** Fewer teach nothing. */
  private static final int FEWEST = 5;

  private final Console console;
  private final Supplier<AudioInput> microphone;
  private final Supplier<AudioOutput> loudspeaker;

  @Mixin private final LanguageOptions language = new LanguageOptions();

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description =
          "WAV files in place of the microphone, the first phrase in the first file and so on;"
              + " --list prints the phrases.")
  private List<String> files = List.of();

  @Option(
      names = {"-p", "--profile"},
      paramLabel = "NAME",
      description = "What to call the profile. Default: me.")
  private String name = "me";

  @Option(
      names = "--phrases",
      paramLabel = "NUMBER",
      description = "How many moves to say, 5 to 20. Default: 10.")
  private int count = 10;

  @Option(names = "--list", description = "Print the phrases, and do nothing else.")
  private boolean lists;

  @Option(names = "--force", description = "Replace the profile if there is one.")
  private boolean isForced;

  @Option(
      names = "--device",
      paramLabel = "NAME",
      description = "The microphone, by a part of its name. Default: that of the system.")
  private @Nullable String device;

  @Option(names = "--quiet", description = "Show the moves, and do not say them.")
  private boolean isQuiet;

  @Option(
      names = {"-v", "--voice"},
      paramLabel = "ID",
      description = "The voice that says the moves; ahoz voice list shows them.")
  private @Nullable String voice;

  @Mixin private final VoicesOption voices = new VoicesOption();
  @Mixin private final ProfilesOption folder = new ProfilesOption();

  private EnrolCommand(
      Console console,
      @Nullable Supplier<AudioInput> microphone,
      Supplier<AudioOutput> loudspeaker) {
    this.console = console;
    this.microphone = microphone == null ? this::microphone : microphone;
    this.loudspeaker = loudspeaker;
  }

  static EnrolCommand of(Console console) {
    return new EnrolCommand(console, null, Loudspeaker::open);
  }

  /** With another microphone and loudspeaker. */
  static EnrolCommand of(
      Console console, Supplier<AudioInput> microphone, Supplier<AudioOutput> loudspeaker) {
    return new EnrolCommand(console, microphone, loudspeaker);
  }

  private AudioInput microphone() {
    return device == null ? Microphone.open() : Microphone.open(device, SpokenFile.SAMPLE_RATE);
  }

  @Override
  public Integer call() {
    int wanted = files.isEmpty() ? count : files.size();
    if (wanted < FEWEST || wanted > Prompt.MOST) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "number-of-phrases",
          "a voice becomes known by "
              + FEWEST
              + " to "
              + Prompt.MOST
              + " phrases, not by "
              + wanted);
    }
    Announcer announcer = language.announcer(console);
    List<Prompt> prompts = Prompt.of(announcer, wanted);
    if (lists) {
      for (int i = 0; i < prompts.size(); i++) {
        console.output().println((i + 1) + ": " + prompts.get(i).said().text());
      }
      return ExitCode.DONE.number();
    }
    Profiles profiles = folder.profiles(console);
    if (profiles.has(name) && !isForced) {
      throw new CommandFailure(
          ExitCode.CANNOT_CREATE,
          "profile-exists",
          profiles.file(name)
              + ": there is a profile "
              + name
              + " already; replace it with --force, or name another with --profile");
    }
    EarOptions.hush();
    Takes takes =
        new Takes(new Enrolment(AcousticModel.bundled(), Calibration.bundled()), announcer);
    if (files.isEmpty()) {
      listen(prompts, takes);
    } else {
      read(prompts, takes);
    }
    return result(takes.enrolment, announcer, profiles).number();
  }

  private void listen(List<Prompt> prompts, Takes takes) {
    try (PromptVoice prompter =
        isQuiet
            ? PromptVoice.none()
            : PromptVoice.open(
                () -> voices.chooser().choose(prompts.get(0).said().language(), voice),
                loudspeaker,
                console)) {
      new MicrophoneEnrolment(prompter, console).record(prompts, takes::add, microphone);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailure(ExitCode.INTERRUPTED, "interrupted", "stopped; nothing was kept");
    }
  }

  private void read(List<Prompt> prompts, Takes takes) {
    for (int i = 0; i < files.size(); i++) {
      String file = files.get(i);
      AudioClip sound = EarOptions.read(file, console);
      String advice = SoundHearing.advice(SoundQuality.of(sound));
      if (!advice.isEmpty()) {
        console.tell(file + ": " + advice);
      }
      String said = "\"" + prompts.get(i).said().text() + "\"";
      switch (takes.add(prompts.get(i), sound)) {
        case TAKEN -> {}
        case STRANGE -> console.tell(file + ": this does not sound like " + said + "; left out");
        case ANOTHER ->
            console.tell(file + ": this sounds like something else than " + said + "; left out");
      }
    }
  }

  private ExitCode result(Enrolment enrolment, Announcer announcer, Profiles profiles) {
    if (enrolment.phrases() < FEWEST) {
      console.tell(
          "of all phrases "
              + enrolment.phrases()
              + " could be used, and "
              + FEWEST
              + " are needed; no profile was kept");
      return ExitCode.NEGATIVE;
    }
    Enrolment.Outcome outcome = enrolment.outcome();
    console.output().println(words(outcome));
    if (!outcome.helps()) {
      return ExitCode.NEGATIVE;
    }
    profiles.write(
        new Profile(name, announcer.lexicon().tag(), Calibration.bundled(), outcome.speaker()));
    console.output().println("to be understood so: ahoz hear --profile " + name);
    return ExitCode.DONE;
  }

  private static String words(Enrolment.Outcome outcome) {
    String all = " of " + outcome.phrases();
    if (!outcome.helps()) {
      return "it is no help to know your voice: I understand you in "
          + outcome.before().right()
          + all
          + " without, and in "
          + outcome.after().right()
          + " with; no profile was kept";
    }
    return outcome.after().right() == outcome.before().right()
        ? "I understand you in " + outcome.after().right() + all + " as before, and more surely"
        : "I now understand you in "
            + outcome.after().right()
            + all
            + "; before, "
            + outcome.before().right();
  }

  /** What was said, beside all that might have been. */
  private static final class Takes {

    private final Enrolment enrolment;
    private final Listener listener;
    private final Map<Position, PhraseBook> books = new HashMap<>();

    Takes(Enrolment enrolment, Announcer announcer) {
      this.enrolment = enrolment;
      listener = Listener.of(announcer.lexicon());
    }

    Enrolment.Verdict add(Prompt prompt, AudioClip sound) {
      PhraseBook book = books.computeIfAbsent(prompt.position(), listener::phraseBook);
      return enrolment.add(sound, book, prompt.move());
    }
  }
}
