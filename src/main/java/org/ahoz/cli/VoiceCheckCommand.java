package org.ahoz.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ahoz.announce.Span;
import org.ahoz.announce.Vocabulary;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.UnknownLexiconException;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.Voice;
import org.ahoz.speech.VoiceChooser;
import org.ahoz.speech.clips.ClipCheck;
import org.ahoz.speech.clips.ClipsEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for faults in voices. */
@Command(
    name = "check",
    description = {
      "Looks for faults in voices: in their files, in recordings, and whether your own can speak.",
      "Tells which words of moves in plain style were not recorded; another voice says those."
    },
    mixinStandardHelpOptions = true)
final class VoiceCheckCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final VoicesOption voices = new VoicesOption();
  @Mixin private final FolderOption lexicons = new FolderOption();

  @Parameters(
      paramLabel = "ID",
      arity = "0..*",
      description = "The voices to check. Default: all that come along and those of --voices.")
  private List<String> ids = new ArrayList<>();

  @Option(
      names = "--all",
      description = "Tell of words of other styles and alphabets, questions and results too.")
  private boolean isAll;

  VoiceCheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    VoiceChooser chooser = voices.unchecked();
    List<Problem> problems = new ArrayList<>();
    for (Problem problem : chooser.voices().problems()) {
      if (ids.isEmpty() || ids.contains(folderOf(problem))) {
        problems.add(problem);
      }
    }
    int count = 0;
    for (String id : ids.isEmpty() ? all(chooser) : ids) {
      count++;
      Optional<Voice> voice = chooser.voices().find(id);
      if (voice.isPresent()) {
        check(chooser, voice.get(), problems);
      } else if (problems.stream().noneMatch(problem -> folderOf(problem).equals(id))) {
        throw new SpeechException(
            SpeechException.Kind.UNKNOWN_VOICE,
            id,
            "there is no voice of this name",
            "name a folder of your own voices with --voices, or see ahoz voice list");
      }
    }
    problems.forEach(console.output()::println);
    console.output().println(summary(count, problems));
    return (problems.isEmpty() ? ExitCode.DONE : ExitCode.NEGATIVE).number();
  }

  private static List<String> all(VoiceChooser chooser) {
    return chooser.voices().all().stream().map(Voice::id).toList();
  }

  private static String folderOf(Problem problem) {
    Path file = Path.of(problem.file());
    return file.getNameCount() < 2 ? "" : file.getName(file.getNameCount() - 2).toString();
  }

  private void check(VoiceChooser chooser, Voice voice, List<Problem> problems) {
    if (voice.engine().equals(ClipsEngine.ID)) {
      problems.addAll(ClipCheck.of(voice, words(voice)));
    } else if (voice.folder() != null) {
      // What comes along is tried by the tests of the program.
      tryOut(chooser, voice, problems);
    }
  }

  private static void tryOut(VoiceChooser chooser, Voice voice, List<Problem> problems) {
    try {
      chooser.choose(Locale.ROOT, voice.id()).open(Prosody.OWN).close();
    } catch (SpeechException e) {
      problems.add(
          new Problem(
              Severity.ERROR,
              "cannot-speak",
              voice.folder() + "/voice.yaml",
              0,
              0,
              e.reason(),
              e.cure()));
    }
  }

  private List<Span.Word> words(Voice voice) {
    return lexicon(lexicons.lexicons(), voice).stream()
        .flatMap(lexicon -> Vocabulary.of(lexicon).stream())
        .filter(entry -> isAll || entry.common())
        .map(Vocabulary.Entry::word)
        .toList();
  }

  /** The first language of a voice that has spoken words. */
  static Optional<Lexicon> lexicon(Lexicons lexicons, Voice voice) {
    List<Locale> languages = new ArrayList<>(voice.speaks());
    languages.add(voice.language());
    for (Locale language : languages) {
      try {
        Lexicon lexicon = lexicons.get(language.toLanguageTag());
        if (lexicon.isSpoken()) {
          return Optional.of(lexicon);
        }
      } catch (UnknownLexiconException e) {
        // Another of its languages may have one.
      }
    }
    return Optional.empty();
  }

  private static String summary(int count, List<Problem> problems) {
    long errors = problems.stream().filter(problem -> problem.severity() == Severity.ERROR).count();
    return plural(count, "voice")
        + " checked: "
        + plural(errors, "error")
        + ", "
        + plural(problems.size() - errors, "warning");
  }

  private static String plural(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
