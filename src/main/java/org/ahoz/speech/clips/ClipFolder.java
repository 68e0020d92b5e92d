package org.ahoz.speech.clips;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ahoz.announce.Span;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFileException;
import org.ahoz.audio.Wav;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.ahoz.speech.Voice;
import org.jspecify.annotations.Nullable;

/**
 * The recordings of a voice: the WAV files in the folder {@code clips} beside its {@code
 * voice.yaml}, by what they say.
 */
final class ClipFolder {

  /** The name of the folder. */
  static final String NAME = "clips";

  private static final String ENDING = ".wav";

  /** What cannot stand in the names of files on every system, and what separates words. */
  private static final Pattern NOT_IN_NAMES = Pattern.compile("[^\\p{L}\\p{M}\\p{N}']+");

  /** Endings of sound files that are passed over, which their owner should know. */
  private static final Pattern OTHER_SOUND =
      Pattern.compile("(?i).*\\.(ogg|opus|mp3|flac|m4a|aiff?)");

  /**
   * The keys of words that have forms: things of chess, files and ranks. Of other keys, such as
   * {@code castle-short}, no part may ever be left out.
   */
  private static final Pattern IN_A_FORM =
      Pattern.compile(
          "(king|queen|rook|bishop|knight|pawn|white|black|kingside|queenside"
              + "|[\\p{L}\\p{N}-]+-[a-h1-8])-[\\p{L}-]+");

  private final SortedMap<String, Path> files;
  private final List<Problem> problems;
  private final int longest;

  private ClipFolder(SortedMap<String, Path> files, List<Problem> problems) {
    this.files = files;
    this.problems = List.copyOf(problems);
    longest = files.keySet().stream().mapToInt(name -> name.split("-", -1).length).max().orElse(0);
  }

  /** The recordings of a voice; none, and a problem, when their folder cannot be read. */
  static ClipFolder of(Voice voice) {
    Path home = voice.folder();
    return home == null
        ? new ClipFolder(
            new TreeMap<>(),
            List.of(problem("no-clips", voice.id(), "a voice of clips needs a folder", "")))
        : of(home.resolve(NAME));
  }

  private static ClipFolder of(Path folder) {
    SortedMap<String, Path> files = new TreeMap<>();
    List<Problem> problems = new ArrayList<>();
    try (DirectoryStream<Path> inside = Files.newDirectoryStream(folder)) {
      TreeSet<Path> sorted = new TreeSet<>();
      inside.forEach(sorted::add);
      for (Path file : sorted) {
        add(file, files, problems);
      }
    } catch (IOException e) {
      problems.add(
          problem(
              "no-clips",
              folder.toString(),
              "this is not a folder that can be read",
              "put the recordings there, such as rank-4.wav"));
    }
    return new ClipFolder(files, problems);
  }

  private static void add(Path file, SortedMap<String, Path> files, List<Problem> problems) {
    String name = String.valueOf(file.getFileName());
    if (OTHER_SOUND.matcher(name).matches()) {
      problems.add(
          problem(
              "not-wav",
              file.toString(),
              "recordings are read from WAV files only",
              "convert it, as ffmpeg does, to a file that ends in " + ENDING));
    } else if (name.toLowerCase(Locale.ROOT).endsWith(ENDING) && !name.startsWith(".")) {
      String key = name(name.substring(0, name.length() - ENDING.length()));
      Path other = files.putIfAbsent(key, file);
      if (other != null) {
        problems.add(
            problem(
                "same-clip",
                file.toString(),
                "this says the same as " + other.getFileName() + ", which is taken",
                "remove one of them"));
      }
    }
  }

  private static Problem problem(String code, String place, String message, String hint) {
    return new Problem(Severity.WARNING, code, place, 0, 0, message, hint);
  }

  /**
   * What the file of a word or phrase is called, without its ending: letters and digits of any
   * script in lower case, with hyphens between.
   */
  static String name(String key) {
    String plain = Normalizer.normalize(key, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
    return NOT_IN_NAMES.matcher(plain).replaceAll("-").replaceAll("^-+|-+$", "");
  }

  /** The file that the recording of a key is to be written to. */
  static Path file(Path home, String key) {
    return home.resolve(NAME).resolve(name(key) + ENDING);
  }

  /** The file that says these words as a whole. */
  Optional<Path> find(List<Span.Word> words) {
    if (words.size() == 1) {
      return find(words.get(0).key());
    }
    if (words.size() > longest) {
      return Optional.empty();
    }
    String name = words.stream().map(word -> name(word.key())).collect(Collectors.joining("-"));
    return Optional.ofNullable(files.get(name));
  }

  /** The file of a key; for a form that was not recorded, the file of the word without its form. */
  Optional<Path> find(String key) {
    Path exact = files.get(name(key));
    if (exact != null) {
      return Optional.of(exact);
    }
    String plain = withoutForm(key);
    return plain == null ? Optional.empty() : Optional.ofNullable(files.get(name(plain)));
  }

  /** The key without the name of a form behind it; null when it has none. */
  private static @Nullable String withoutForm(String key) {
    Matcher word = IN_A_FORM.matcher(key);
    return word.matches() ? word.group(1) : null;
  }

  /** How many words a phrase that was recorded as a whole can have at most. */
  int longest() {
    return longest;
  }

  /** All files by what they say. */
  SortedMap<String, Path> files() {
    return Collections.unmodifiableSortedMap(files);
  }

  /** What is wrong with the folder, apart from what is in the files. */
  List<Problem> problems() {
    return problems;
  }

  /**
   * What came of reading a recording.
   *
   * @param clip the words, without the silence around them; null when they cannot be used
   * @param fault why they cannot; empty when they can
   */
  record Reading(@Nullable AudioClip clip, String fault) {}

  /** Reads a recording. */
  static Reading read(Path file) {
    try {
      AudioClip clip = Take.spokenPart(Wav.read(file));
      return clip.isSilent()
          ? new Reading(null, "nothing can be heard in it")
          : new Reading(clip, "");
    } catch (AudioFileException e) {
      return new Reading(null, e.reason());
    }
  }
}
