package org.ahoz.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicons;

/** The notation of some languages, from a table beside the tests. */
final class TestLanguages {

  private static final List<Role> ORDER =
      List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private static final Map<String, NotationLanguage> ALL = all();

  private TestLanguages() {}

  static NotationLanguage of(String tag) {
    return Objects.requireNonNull(ALL.get(tag), () -> "no test language " + tag);
  }

  static MoveReader reader(String tag) {
    return MoveReader.of(of(tag));
  }

  /**
   * The style of this name: a language's letters, a style of no language, or, as tables of cases
   * name them, the descriptive notation of the language before the hyphen.
   */
  static NotationStyle style(String name) {
    return name.contains("-descriptive")
        ? descriptive(name.substring(0, name.indexOf('-')))
        : NotationStyle.ofNoLanguage(name).orElseGet(() -> new NotationStyle.Algebraic(of(name)));
  }

  /** The descriptive notation of a lexicon that comes with the program. */
  static NotationStyle descriptive(String tag) {
    return new NotationStyle.Descriptive(Lexicons.bundled().get(tag).descriptive().orElseThrow());
  }

  static Stream<NotationLanguage> stream() {
    return ALL.values().stream();
  }

  private static Map<String, NotationLanguage> all() {
    try (InputStream table = TestLanguages.class.getResourceAsStream("/notation/languages.tsv")) {
      String text =
          new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8);
      Map<String, NotationLanguage> languages = new TreeMap<>();
      text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .forEach(row -> languages.put(row[0], language(row)));
      return languages;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static NotationLanguage language(String[] row) {
    Map<Role, List<String>> letters = new EnumMap<>(Role.class);
    for (int index = 0; index < ORDER.size(); index++) {
      letters.put(ORDER.get(index), words(row[index + 1]));
    }
    return new NotationLanguage(
        row[0],
        letters,
        words(row[7]),
        words(row[8]),
        words(row[9]),
        words(row[10]),
        words(row[11]),
        words(row[12]),
        Map.of());
  }

  private static List<String> words(String cell) {
    return cell.isEmpty() ? List.of() : List.of(cell.split(" "));
  }
}
