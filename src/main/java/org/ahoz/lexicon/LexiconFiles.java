package org.ahoz.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/**
 * The files of lexicons, from one source or several. A file may be based on another: it then holds
 * only what it says otherwise. One that is based on its own tag stands over the file of the next
 * source, as a user's own words stand over those that come with the program.
 */
final class LexiconFiles {

  /** The key that names the lexicon on which one is based. */
  static final String BASED_ON = "based-on";

  /** Four bytes for each code point that YAML files may have. */
  private static final int MOST_BYTES = 8_000_000;

  /** How many files may be based on one another; more is a circle. */
  private static final int MOST_FILES = 8;

  private final List<LexiconSource> sources;

  LexiconFiles(List<LexiconSource> sources) {
    this.sources = List.copyOf(sources);
  }

  /**
   * A file as it was found, with that on which it is based.
   *
   * @param name what messages call it
   * @param root what it says; null when there are problems
   * @param isBased whether it is based on another
   * @param dictionary how its words sound to a recognizer
   */
  record Whole(
      String name,
      @Nullable YamlNode root,
      boolean isBased,
      List<Problem> problems,
      PronouncingDictionary dictionary) {

    Whole(String name, List<Problem> problems) {
      this(name, null, false, problems, PronouncingDictionary.NONE);
    }
  }

  List<LexiconSource> sources() {
    return sources;
  }

  /** The tags of all lexicons, sorted. */
  List<String> tags() {
    TreeSet<String> tags = new TreeSet<>();
    sources.forEach(source -> tags.addAll(source.tags()));
    return List.copyOf(tags);
  }

  /**
   * The text of the file of this tag, from the first source that has it; null when none has.
   *
   * @throws CharacterCodingException when it is not written in UTF-8
   * @throws LexiconException when it is too large
   */
  @Nullable String text(String tag) throws CharacterCodingException {
    for (LexiconSource source : sources) {
      String text = text(source, tag, LexiconSource.FILE);
      if (text != null) {
        return text;
      }
    }
    return null;
  }

  /** What the file of this tag says, with that on which it is based; null when there is none. */
  @Nullable Whole read(String tag) {
    return read(tag, 0, MOST_FILES);
  }

  private @Nullable Whole read(String tag, int firstSource, int mostFiles) {
    for (int i = firstSource; i < sources.size(); i++) {
      LexiconSource source = sources.get(i);
      String name = source.name(tag, LexiconSource.FILE);
      try {
        String text = text(source, tag, LexiconSource.FILE);
        if (text != null) {
          YamlNode root = Yaml.read(text, name);
          name = source.name(tag, LexiconSource.DICTIONARY);
          PronouncingDictionary dictionary = dictionary(source, tag);
          name = source.name(tag, LexiconSource.FILE);
          return based(new Whole(name, root, false, List.of(), dictionary), tag, i, mostFiles);
        }
      } catch (LexiconException e) {
        return new Whole(name, e.problems());
      } catch (YamlException e) {
        return failed(e.problem());
      } catch (CharacterCodingException e) {
        return failed(problem("not-utf-8", name, "the file is not written in UTF-8"));
      }
    }
    return null;
  }

  private static PronouncingDictionary dictionary(LexiconSource source, String tag)
      throws CharacterCodingException {
    String text = text(source, tag, LexiconSource.DICTIONARY);
    return text == null
        ? PronouncingDictionary.NONE
        : PronouncingDictionary.read(
            text, source.name(tag, LexiconSource.DICTIONARY), Locale.forLanguageTag(tag));
  }

  /** A file over that on which it is based, when it is. */
  private Whole based(Whole own, String tag, int source, int mostFiles) {
    if (!(own.root() instanceof Mapping mapping)
        || !mapping.entries().containsKey(BASED_ON)
        || !(mapping.entries().get(BASED_ON).value() instanceof Scalar base)) {
      return own;
    }
    if (mostFiles == 0) {
      return failed(
          base.place()
              .error(
                  "recursive-base",
                  "this lexicon is based on itself, through others",
                  "base it on one that is not based on it"));
    }
    boolean isSame = base.text().equals(tag);
    Whole below = read(base.text(), isSame ? source + 1 : 0, mostFiles - 1);
    if (below == null) {
      return failed(
          base.place()
              .error(
                  "unknown-base",
                  "there is no lexicon \"" + base.text() + "\" to base this one on",
                  "write the tag of a lexicon, such as one of " + String.join(", ", tags())));
    }
    return below.root() == null
        ? below
        : new Whole(
            own.name(),
            over(below.root(), own.root()),
            true,
            List.of(),
            own.dictionary().over(below.dictionary()));
  }

  /**
   * What one node says, over another: maps are joined entry by entry, all else is replaced. A key
   * with nothing behind it takes away what the other says under it.
   */
  private static YamlNode over(YamlNode below, YamlNode above) {
    if (!(below instanceof Mapping lower) || !(above instanceof Mapping upper)) {
      return above;
    }
    Map<String, Entry> entries = new LinkedHashMap<>(lower.entries());
    upper
        .entries()
        .forEach(
            (key, entry) -> {
              Entry old = entries.get(key);
              if (old == null) {
                entries.put(key, entry);
              } else if (entry.value() instanceof Scalar nothing && nothing.text().isEmpty()) {
                entries.remove(key);
              } else {
                entries.put(key, new Entry(entry.keyPlace(), over(old.value(), entry.value())));
              }
            });
    return new Mapping(upper.place(), entries);
  }

  private static @Nullable String text(LexiconSource source, String tag, String file)
      throws CharacterCodingException {
    try (InputStream in = source.open(tag, file)) {
      if (in == null) {
        return null;
      }
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new LexiconException(
            List.of(
                problem(
                    "too-large",
                    source.name(tag, file),
                    "no lexicon has more than 8 million bytes")));
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw e;
    } catch (IOException e) {
      throw new UncheckedIOException("the file " + source.name(tag, file) + " cannot be read", e);
    }
  }

  private static Whole failed(Problem problem) {
    return new Whole(problem.file(), List.of(problem));
  }

  private static Problem problem(String code, String file, String message) {
    return new Problem(Severity.ERROR, code, file, 0, 0, message, "");
  }
}
