package org.ahoz.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.announce.Span;
import org.ahoz.announce.Vocabulary;
import org.ahoz.audio.AudioInput;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.speech.Voice;
import org.ahoz.speech.VoiceFile;
import org.ahoz.speech.clips.ClipRecording;
import org.ahoz.speech.clips.ClipRecording.Prompt;
import org.ahoz.speech.clips.ClipsEngine;
import org.ahoz.speech.clips.Take;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Walks a person through recording a voice. */
@Command(
    name = "record",
    description = {
      "Records a voice: shows one word after another, and listens until you have said it.",
      "You can stop at any time; the same command goes on where you stopped."
    },
    mixinStandardHelpOptions = true)
final class VoiceRecordCommand implements Callable<Integer> {

  /** A third of speech's range is above what this carries, and most of that is hiss. */
  private static final int SAMPLE_RATE = 22_050;

  /** How long the click of the key sounds that began the recording, as a part of a second. */
  private static final int CLICK = 5;

  private static final Pattern REGION = Pattern.compile("-([A-Z]{2}|[0-9]{3})-.*");

  private final Console console;
  private final Supplier<AudioInput> microphone;

  @Mixin private final FolderOption lexicons = new FolderOption();

  @Parameters(
      paramLabel = "FOLDER",
      description = "The voice's folder, called language-name-quality, such as eu-ES-ana-clips.")
  private Path folder = Path.of("");

  @Option(
      names = {"-l", "--language"},
      paramLabel = "TAG",
      required = true,
      description = "The language to record, such as eu.")
  private String language = "";

  @Option(
      names = "--all",
      description = "Record other styles and alphabets, questions and results too.")
  private boolean isAll;

  @Option(names = "--again", description = "Record what is there already too.")
  private boolean isAgain;

  /**
   * A command.
   *
   * @param microphone opens one
   */
  VoiceRecordCommand(Console console, Supplier<AudioInput> microphone) {
    this.console = console;
    this.microphone = microphone;
  }

  @Override
  public Integer call() {
    Lexicon lexicon = lexicons.lexicons().get(language);
    // For its message, where the language has no words.
    LanguageOptions.announcer(lexicon, "", "");
    String file = description(lexicon);
    try (AudioInput input = microphone.get()) {
      ClipRecording recording = new ClipRecording(folder, SAMPLE_RATE);
      List<Prompt> prompts = new ArrayList<>();
      List<Prompt> all = ClipRecording.prompts(words(lexicon));
      for (Prompt prompt : all) {
        if (isAgain || !recording.has(prompt)) {
          prompts.add(prompt);
        }
      }
      if (!Files.exists(folder.resolve("voice.yaml"))) {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("voice.yaml"), file);
      }
      say(
          all.size()
              + " to say in "
              + lexicon.englishName()
              + ", of which "
              + (all.size() - prompts.size())
              + " are recorded");
      Session session = new Session(input, recording, prompts);
      session.run();
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.INPUT_OUTPUT,
          "unwritable-file",
          folder + ": writing failed: " + e.getMessage() + "; what was recorded before stays");
    }
    return ExitCode.DONE.number();
  }

  private List<Span.Word> words(Lexicon lexicon) {
    return Vocabulary.of(lexicon).stream()
        .filter(entry -> isAll || entry.common())
        .map(Vocabulary.Entry::word)
        .toList();
  }

  /** The voice's file, as it is or as it will be. */
  private String description(Lexicon lexicon) {
    Path file = folder.resolve("voice.yaml");
    try {
      String text = Files.exists(file) ? Files.readString(file) : newDescription(lexicon);
      VoiceFile read =
          VoiceFile.read(text, file.toAbsolutePath().toString(), Set.of(ClipsEngine.ID));
      Voice voice = read.voice();
      if (voice == null) {
        throw new CommandFailure(
            ExitCode.USAGE,
            "bad-voice",
            read.problems().isEmpty()
                ? file + ": this is no voice"
                : read.problems().get(0).toString());
      }
      return text;
    } catch (IOException e) {
      throw new CommandFailure(
          ExitCode.NO_INPUT, "unreadable-file", file + ": this file cannot be read");
    }
  }

  private String newDescription(Lexicon lexicon) {
    String id = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    String tag = lexicon.tag();
    if (!id.matches("(?U)" + Pattern.quote(tag) + "(-[A-Z]{2}|-[0-9]{3})?-\\w+-[\\w-]+")) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "bad-voice-id",
          folder
              + ": the folder of a voice is called by language, name and quality with hyphens"
              + " between; name one such as "
              + tag
              + "-ana-clips");
    }
    Matcher region = REGION.matcher(id.substring(tag.length()));
    String own = region.matches() ? tag + "-" + region.group(1) : tag;
    String name = id.substring(own.length() + 1).split("-", 2)[0];
    return String.join(
        "\n",
        "voice: " + id,
        "engine: " + ClipsEngine.ID,
        "language: " + own,
        "speaks: [" + tag + "]",
        "name: " + name,
        "sample-rate: " + SAMPLE_RATE,
        "rate: {words-per-minute: 150}",
        "licence: CC0-1.0        # or another, under which others may use your voice",
        "source: recorded with ahoz voice record",
        "");
  }

  /** Lines stand by themselves, so that a screen reader can read them. */
  private void say(String line) {
    console.output().println(line);
    console.output().flush();
  }

  /** One sitting. */
  private final class Session {

    private final AudioInput input;
    private final ClipRecording recording;
    private final List<Prompt> prompts;
    private final BufferedReader keys =
        new BufferedReader(new InputStreamReader(console.input(), StandardCharsets.UTF_8));
    private int recorded;

    Session(AudioInput input, ClipRecording recording, List<Prompt> prompts) {
      this.input = input;
      this.recording = recording;
      this.prompts = prompts;
    }

    void run() throws IOException {
      if (!prompts.isEmpty()) {
        say("Enter, then say it; s and Enter skips it, b goes back, q stops");
      }
      int at = 0;
      while (at < prompts.size()) {
        Prompt prompt = prompts.get(at);
        say((at + 1) + " of " + prompts.size() + ": " + shown(prompt.word()));
        String line = keys.readLine();
        switch (order(line)) {
          case 'q' -> {
            say("stopped, " + recorded + " recorded now; the same command goes on here");
            return;
          }
          case 's' -> at++;
          case 'b' -> at = Math.max(0, at - 1);
          case ' ' -> at += record(prompt) ? 1 : 0;
          default ->
              say("that is none of the keys; Enter alone records, s skips, b goes back, q stops");
        }
      }
      say("all is recorded; to hear it: ahoz voice sample " + id() + " --voices " + parent());
    }

    private char order(@Nullable String line) {
      if (line == null) {
        return 'q';
      }
      String order = line.strip().toLowerCase(Locale.ROOT);
      return order.isEmpty() ? ' ' : order.length() == 1 ? order.charAt(0) : '?';
    }

    /** The word, with the other way of writing it that says how it sounds. */
    private String shown(Span.Word word) {
      return word.respelling() == null
          ? word.text()
          : word.text() + ", which sounds like " + word.respelling();
    }

    private boolean record(Prompt prompt) throws IOException {
      say("listening");
      Take take = new Take(input.sampleRate());
      input.begin();
      input.read(new short[input.sampleRate() / CLICK]);
      short[] frame = new short[take.frame()];
      do {
        input.read(frame);
      } while (take.hear(frame));
      Take.Verdict verdict = take.verdict();
      if (verdict != Take.Verdict.GOOD) {
        say(advice(verdict) + "; once more");
        return false;
      }
      recording.keep(prompt, take.clip());
      recorded++;
      double seconds = take.clip().duration().toMillis() / 1000.0;
      say(String.format(Locale.ROOT, "good, %.1f seconds", seconds));
      return true;
    }

    private String advice(Take.Verdict verdict) {
      return switch (verdict) {
        case GOOD -> "good";
        case NOTHING_HEARD -> "nothing was heard: speak after Enter, and turn the microphone on";
        case TOO_SOFT -> "too soft: come nearer to the microphone, or to a quieter place";
        case TOO_LOUD -> "too loud: go farther from the microphone, or turn it down";
        case TOO_LONG -> "this did not end: keep silent for a second behind the word";
      };
    }

    private String id() {
      return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    }

    private Path parent() {
      Path parent = folder.getParent();
      return parent == null ? Path.of(".") : parent;
    }
  }
}
