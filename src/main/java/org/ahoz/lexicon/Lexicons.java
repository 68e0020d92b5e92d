package org.ahoz.lexicon;

import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.ahoz.problem.Problem;
import org.jspecify.annotations.Nullable;

/**
 * A collection of lexicons, such as those that come with the program. Each is read when it is first
 * asked for, and no other is read with it. Safe to share between threads.
 */
public final class Lexicons {

  /** The language whose wording stands in for what another lexicon does not say. */
  public static final String FALLBACK = "en";

  private static final Lexicons BUNDLED =
      new Lexicons(
          List.of(new LexiconSource.ClassPath(Lexicons.class.getClassLoader(), "lexicons")));

  private final LexiconFiles files;
  private final Map<String, Lexicon> known = new ConcurrentHashMap<>();

  /** The lexicons of these sources; where two have one tag, the earlier source wins. */
  Lexicons(List<LexiconSource> sources) {
    files = new LexiconFiles(sources);
  }

  /** The lexicons that come with the program. */
  public static Lexicons bundled() {
    return BUNDLED;
  }

  /**
   * The lexicons of a folder that holds, for each, a folder named by its tag with a {@code
   * lexicon.yaml} in it.
   */
  public static Lexicons in(Path folder) {
    return new Lexicons(List.of(new LexiconSource.Folder(folder)));
  }

  /** These lexicons and those of a folder, which win where both have one of the same tag. */
  public Lexicons overlaidWith(Path folder) {
    List<LexiconSource> all = new ArrayList<>();
    all.add(new LexiconSource.Folder(folder));
    all.addAll(files.sources());
    return new Lexicons(all);
  }

  /**
   * The tags of all lexicons, sorted.
   *
   * @throws UncheckedIOException when a folder cannot be listed
   */
  public List<String> tags() {
    return files.tags();
  }

  /**
   * The lexicon for a language, or for the nearest wider one: {@code es} where {@code es-MX} is
   * asked for and absent.
   *
   * @param tag a BCP 47 tag, in any letter case
   * @throws UnknownLexiconException when there is none, and none that is wider
   * @throws LexiconException when the lexicon has errors
   * @throws UncheckedIOException when it cannot be read
   */
  public Lexicon get(String tag) {
    for (String candidate : LanguageTags.candidates(tag)) {
      Lexicon lexicon = exactly(candidate);
      if (lexicon != null) {
        return lexicon;
      }
    }
    throw new UnknownLexiconException(tag, LanguageTags.near(tag, tags()));
  }

  /**
   * The letters and marks of all languages that have their own, by tag. No more is read of their
   * lexicons; one with faults in this part is left out, since nobody asked for it by name.
   *
   * @throws UncheckedIOException when a file cannot be read
   */
  public List<WrittenLanguage> written() {
    List<WrittenLanguage> written = new ArrayList<>();
    for (String tag : tags()) {
      String text = text(tag);
      if (text != null && NotationPart.isIn(text)) {
        written(tag).ifPresent(written::add);
      }
    }
    return List.copyOf(written);
  }

  /**
   * The letters and marks of the language of this very tag; empty when there is none, or when this
   * part of its lexicon has faults.
   *
   * @throws UncheckedIOException when its file cannot be read
   */
  public Optional<WrittenLanguage> written(String tag) {
    Lexicon lexicon = known.get(tag);
    if (lexicon != null) {
      return Optional.of(
          new WrittenLanguage(
              tag, lexicon.englishName(), lexicon.notation(), lexicon.descriptive().orElse(null)));
    }
    String text = text(tag);
    if (text == null) {
      return Optional.empty();
    }
    if (!NotationPart.isBased(text)) {
      return Optional.ofNullable(NotationPart.read(text, tag));
    }
    LexiconFiles.Whole whole = files.read(tag);
    return whole == null || whole.root() == null
        ? Optional.empty()
        : Optional.ofNullable(NotationPart.read(whole.root(), tag));
  }

  /** The file of this tag; null when there is none, or one that is not text. */
  private @Nullable String text(String tag) {
    try {
      return files.text(tag);
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  /** The lexicon of this very tag, read when first asked for; null when there is none. */
  private @Nullable Lexicon exactly(String tag) {
    Lexicon before = known.get(tag);
    if (before != null) {
      return before;
    }
    LexiconFiles.Whole whole = files.read(tag);
    if (whole == null) {
      return null;
    }
    LexiconReader.Reading reading = LexiconReader.read(whole, tag, false);
    Lexicon lexicon = reading.lexicon();
    if (lexicon == null) {
      throw new LexiconException(reading.problems());
    }
    known.put(tag, lexicon);
    return lexicon;
  }

  /**
   * What is to be said against a lexicon: its errors, and warnings that do not keep it from being
   * used. Empty when it is sound.
   *
   * @throws UnknownLexiconException when there is no such lexicon, and none that is wider
   * @throws UncheckedIOException when it cannot be read
   */
  public List<Problem> check(String tag) {
    for (String candidate : LanguageTags.candidates(tag)) {
      LexiconFiles.Whole whole = files.read(candidate);
      if (whole != null) {
        return LexiconReader.read(whole, candidate, true).problems();
      }
    }
    throw new UnknownLexiconException(tag, LanguageTags.near(tag, tags()));
  }
}
