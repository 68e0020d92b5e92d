package org.ahoz.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.WrittenLanguage;
import org.ahoz.notation.DescriptiveLanguage;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.NotationDetector;
import org.ahoz.notation.NotationStyle;
import org.jspecify.annotations.Nullable;

/**
 * The notations in which a text may be where nobody says it: those of all languages, and the styles
 * that no language's reader reads. But for English they are read when they are first asked for.
 * Safe to share between threads.
 */
final class NotationCandidates {

  /** Styles that need no lexicon. Figurines and long forms are read in every language. */
  private static final List<NotationStyle> COORDINATES =
      List.of(new NotationStyle.Uci(), new NotationStyle.Iccf());

  private final Lexicons lexicons;
  private final String spoken;
  private final NamedNotation english;
  private @Nullable Map<String, NamedNotation> all;

  /**
   * The candidates.
   *
   * @param spoken the tag of the language that is spoken, which its user is likely to write too
   */
  NotationCandidates(Lexicons lexicons, String spoken) {
    this.lexicons = lexicons;
    this.spoken = spoken;
    english =
        lexicons
            .written(Lexicons.FALLBACK)
            .map(NotationCandidates::named)
            .orElseThrow(() -> new IllegalStateException("there is no English lexicon"));
  }

  String spoken() {
    return spoken;
  }

  NamedNotation english() {
    return english;
  }

  /**
   * All by name: that of the language spoken, English, the other languages by tag, and the styles.
   */
  synchronized Map<String, NamedNotation> all() {
    Map<String, NamedNotation> known = all;
    if (known == null) {
      known = Collections.unmodifiableMap(read());
      all = known;
    }
    return known;
  }

  private Map<String, NamedNotation> read() {
    Map<String, NamedNotation> candidates = new LinkedHashMap<>();
    lexicons.written(spoken).ifPresent(language -> candidates.put(spoken, named(language)));
    candidates.putIfAbsent(english.name(), english);
    List<NamedNotation> styles = new ArrayList<>();
    for (NotationStyle style : COORDINATES) {
      styles.add(
          new NamedNotation(style.name(), style.name().toUpperCase(Locale.ROOT), style.reader()));
    }
    for (WrittenLanguage language : lexicons.written()) {
      candidates.putIfAbsent(language.tag(), named(language));
      DescriptiveLanguage descriptive = language.descriptive();
      if (descriptive != null) {
        NotationStyle style = new NotationStyle.Descriptive(descriptive);
        styles.add(
            new NamedNotation(
                style.name(),
                language.englishName() + " " + NamedStyle.DESCRIPTIVE,
                style.reader()));
      }
    }
    styles.forEach(style -> candidates.put(style.name(), style));
    return candidates;
  }

  /** Those of these names, in the order of {@link #all()}. */
  List<NamedNotation> named(List<String> names) {
    return all().values().stream().filter(each -> names.contains(each.name())).toList();
  }

  private static NamedNotation named(WrittenLanguage language) {
    return new NamedNotation(
        language.tag(), language.englishName(), MoveReader.of(language.notation()));
  }

  /**
   * Decides between some of them.
   *
   * @param likely names of those that people use without saying so
   */
  static NotationDetector detector(Collection<NamedNotation> some, Set<String> likely) {
    Map<String, MoveReader> readers = new LinkedHashMap<>();
    some.forEach(each -> readers.put(each.name(), each.reader()));
    return new NotationDetector(readers, likely);
  }
}
