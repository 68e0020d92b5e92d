package org.ahoz.cli;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
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
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.sphinx.Calibration;
import org.ahoz.hear.sphinx.Enrolment;
import org.ahoz.hear.sphinx.Profile;
import org.ahoz.hear.sphinx.Profiles;
import org.ahoz.hear.sphinx.SpeechDetector;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.speech.ClipCache;
import org.ahoz.speech.Prosody;
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

  private static final Duration PATIENCE = Duration.ofSeconds(8);

  private final Console console;
  private final Supplier<AudioInput> microphone;
  private final Supplier<AudioOutput> loudspeaker;
  private final Duration patience;

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
      Supplier<AudioOutput> loudspeaker,
      Duration patience) {
    this.console = console;
    this.microphone = microphone == null ? this::microphone : microphone;
    this.loudspeaker = loudspeaker;
    this.patience = patience;
  }

  static EnrolCommand of(Console console) {
    return new EnrolCommand(console, null, Loudspeaker::open, PATIENCE);
  }

  /**
   * With another microphone and loudspeaker.
   *
   * @param patience how long to wait before a phrase is said again
   */
  static EnrolCommand of(
      Console console,
      Supplier<AudioInput> microphone,
      Supplier<AudioOutput> loudspeaker,
      Duration patience) {
    return new EnrolCommand(console, microphone, loudspeaker, patience);
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
    Takes takes =
        new Takes(new Enrolment(AcousticModel.bundled(), Calibration.bundled()), announcer);
    if (!files.isEmpty()) {
      read(prompts, takes, announcer);
      return result(takes.enrolment, announcer, profiles, PromptVoice.none()).number();
    }
    try (PromptVoice prompter =
        isQuiet
            ? PromptVoice.none()
            : PromptVoice.open(
                List.of(announcer.lexicon().locale()),
                language ->
                    voices.chooser().choose(language, voice).open(Prosody.OWN, ClipCache.own()),
                loudspeaker,
                console,
                "the moves are shown only")) {
      new MicrophoneEnrolment(
              prompter, announcer, console, new SpeechDetector(AcousticModel.bundled()), patience)
          .record(prompts, takes::add, microphone);
      return result(takes.enrolment, announcer, profiles, prompter).number();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailure(ExitCode.INTERRUPTED, "interrupted", "stopped; nothing was kept");
    }
  }

  private void read(List<Prompt> prompts, Takes takes, Announcer announcer) {
    for (int i = 0; i < files.size(); i++) {
      String file = files.get(i);
      AudioClip sound = EarOptions.read(file, console);
      SoundQuality quality = SoundQuality.of(sound);
      if (quality.verdict() != SoundQuality.Verdict.GOOD) {
        console.tell(file + ": " + SoundAdvice.of(quality, announcer).text());
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

  private ExitCode result(
      Enrolment enrolment, Announcer announcer, Profiles profiles, PromptVoice prompter) {
    if (enrolment.phrases() < FEWEST) {
      console.tell(
          "of all phrases "
              + enrolment.phrases()
              + " could be used, and "
              + FEWEST
              + " are needed; no profile was kept");
      tell(List.of(announcer.sayAnyhow(PhraseKey.HEARING_NOT_LEARNT, Map.of())), prompter);
      return ExitCode.NEGATIVE;
    }
    Enrolment.Outcome outcome = enrolment.outcome();
    int before = outcome.before().right();
    int after = outcome.after().right();
    if (!outcome.helps()) {
      console.tell(
          "it is no help to know your voice: without, "
              + before
              + " of "
              + outcome.phrases()
              + " are understood, and with, "
              + after
              + "; no profile was kept");
      tell(List.of(announcer.sayAnyhow(PhraseKey.HEARING_NOT_LEARNT, Map.of())), prompter);
      return ExitCode.NEGATIVE;
    }
    profiles.write(
        new Profile(name, announcer.lexicon().tag(), Calibration.bundled(), outcome.speaker()));
    tell(
        List.of(
            announcer.sayAnyhow(
                PhraseKey.HEARING_UNDERSTOOD,
                Map.of(
                    SlotName.NUMBER,
                    new Filling.Numeral(after),
                    SlotName.TOTAL,
                    new Filling.Numeral(outcome.phrases()))),
            announcer.sayAnyhow(
                PhraseKey.HEARING_BEFORE, Map.of(SlotName.NUMBER, new Filling.Numeral(before)))),
        prompter);
    if (after == before) {
      console.tell("as many as before are understood, but more surely");
    }
    console.output().println("to be understood so: ahoz hear --profile " + name);
    return ExitCode.DONE;
  }

  /** Shows sentences, and says them. */
  private void tell(List<Utterance> sentences, PromptVoice prompter) {
    sentences.forEach(sentence -> console.output().println(sentence.text()));
    console.output().flush();
    prompter.remark(sentences.toArray(Utterance[]::new));
    prompter.sayRemarks();
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
