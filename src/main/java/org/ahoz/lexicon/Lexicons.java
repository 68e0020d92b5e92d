package org.ahoz.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * A collection of lexicons, such as those that come with the program. Each is read when it is first
 * asked for, and no other is read with it. Safe to share between threads.
 */
public final class Lexicons {

  /** The language whose wording stands in for what another lexicon does not say. */
  public static final String FALLBACK = "en";

  /** Four bytes for each code point that YAML files may have. */
  private static final int MOST_BYTES = 8_000_000;

  private static final Lexicons BUNDLED =
      new Lexicons(
          List.of(new LexiconSource.ClassPath(Lexicons.class.getClassLoader(), "lexicons")));

  private final List<LexiconSource> sources;
  private final Map<String, Lexicon> known = new ConcurrentHashMap<>();

  /** The lexicons of these sources; where two have one tag, the earlier source wins. */
  Lexicons(List<LexiconSource> sources) {
    this.sources = List.copyOf(sources);
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
    all.addAll(sources);
    return new Lexicons(all);
  }

  /**
   * The tags of all lexicons, sorted.
   *
   * @throws UncheckedIOException when a folder cannot be listed
   */
  public List<String> tags() {
    TreeSet<String> tags = new TreeSet<>();
    sources.forEach(source -> tags.addAll(source.tags()));
    return List.copyOf(tags);
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
   * The letters and marks of all languages, by tag. No more is read of their lexicons; one with
   * faults in this part is left out, since nobody asked for it by name.
   *
   * @throws UncheckedIOException when a file cannot be read
   */
  public List<WrittenLanguage> written() {
    List<WrittenLanguage> written = new ArrayList<>();
    for (String tag : tags()) {
      written(tag).ifPresent(written::add);
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
    for (LexiconSource source : sources) {
      try (InputStream in = source.open(tag)) {
        if (in != null) {
          return Optional.ofNullable(
              NotationPart.read(decode(in.readNBytes(MOST_BYTES)), source.name(tag), tag));
        }
      } catch (CharacterCodingException e) {
        return Optional.empty();
      } catch (IOException e) {
        throw new UncheckedIOException("the file " + source.name(tag) + " cannot be read", e);
      }
    }
    return Optional.empty();
  }

  /** The lexicon of this very tag, read when first asked for; null when there is none. */
  private @Nullable Lexicon exactly(String tag) {
    Lexicon before = known.get(tag);
    if (before != null) {
      return before;
    }
    LexiconReader.Reading reading = read(List.of(tag));
    if (reading == null) {
      return null;
    }
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
    LexiconReader.Reading reading = read(LanguageTags.candidates(tag));
    if (reading == null) {
      throw new UnknownLexiconException(tag, LanguageTags.near(tag, tags()));
    }
    return reading.problems();
  }

  /** The first of these that is there, from the first source that has it; null when none is. */
  private LexiconReader.@Nullable Reading read(List<String> tags) {
    for (String tag : tags) {
      for (LexiconSource source : sources) {
        LexiconReader.Reading reading = read(source, tag);
        if (reading != null) {
          return reading;
        }
      }
    }
    return null;
  }

  private static LexiconReader.@Nullable Reading read(LexiconSource source, String tag) {
    String name = source.name(tag);
    try (InputStream in = source.open(tag)) {
      if (in == null) {
        return null;
      }
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        return unreadable("too-large", name, "no lexicon has more than 8 million bytes");
      }
      return LexiconReader.read(decode(bytes), name, tag);
    } catch (CharacterCodingException e) {
      return unreadable("not-utf-8", name, "the file is not written in UTF-8");
    } catch (IOException e) {
      throw new UncheckedIOException("the file " + name + " cannot be read", e);
    }
  }

  private static String decode(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private static LexiconReader.Reading unreadable(String code, String file, String message) {
    return new LexiconReader.Reading(
        null, List.of(new Problem(Severity.ERROR, code, file, 0, 0, message, "")));
  }
}
