package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.ahoz.chess.Role;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LexiconsTest {

  @TempDir Path folder;

  static Stream<String> bundledTags() {
    return Lexicons.bundled().tags().stream();
  }

  @ParameterizedTest
  @MethodSource("bundledTags")
  void everyBundledLexiconIsSound(String tag) {
    assertThat(Lexicons.bundled().check(tag)).isEmpty();
    assertThat(Lexicons.bundled().get(tag).tag()).isEqualTo(tag);
  }

  @Test
  void theBundledOnesAreTheFoldersOfTheProject() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("lexicons"))) {
      assertThat(Lexicons.bundled().tags())
          .isSorted()
          .contains(Lexicons.FALLBACK)
          .containsExactlyInAnyOrderElementsOf(
              folders
                  .filter(Files::isDirectory)
                  .map(each -> each.getFileName().toString())
                  .toList());
    }
  }

  @Test
  void aLexiconSaysWhatTheOneDoesOnWhichItIsBasedUnlessItSaysOtherwise() throws IOException {
    write("qaa", TestFiles.text("qaa"));
    write("qad", "lexicon: 1\nlanguage: qad\nbased-on: qaa\nwords:\n  rook: {text: kula}\n");

    Lexicon lexicon = Lexicons.in(folder).get("qad");

    assertThat(lexicon.word(Role.ROOK).plain().text()).isEqualTo("kula");
    assertThat(lexicon.word(Role.QUEEN).plain().text()).isEqualTo("vela");
    assertThat(lexicon.notation().letters())
        .isEqualTo(Lexicons.in(folder).get("qaa").notation().letters());
    assertThat(Lexicons.in(folder).written("qad")).isPresent();
    assertThat(Lexicons.in(folder).written().stream().map(WrittenLanguage::tag))
        .as("languages with a notation of their own")
        .containsExactly("qaa");
  }

  @Test
  void aKeyWithNothingBehindItTakesAwayWhatTheBaseSays() throws IOException {
    write("qaa", TestFiles.text("qaa"));
    write("qad", "lexicon: 1\nlanguage: qad\nbased-on: qaa\nfiles:\n  letters:\n");

    assertThat(Lexicons.in(folder).get("qaa").alphabets()).contains("letters");
    assertThat(Lexicons.in(folder).get("qad").alphabets()).isNotEmpty().doesNotContain("letters");
  }

  @Test
  void aUsersFileStandsOverTheOneOfTheSameTag() throws IOException {
    Path bundled = Files.createDirectory(folder.resolve("bundled"));
    Path own = Files.createDirectory(folder.resolve("own"));
    write("bundled/qaa", TestFiles.text("qaa"));
    write("own/qaa", "lexicon: 1\nlanguage: qaa\nbased-on: qaa\nwords:\n  queen: dama\n");

    Lexicons lexicons = Lexicons.in(bundled).overlaidWith(own);

    assertThat(lexicons.get("qaa").word(Role.QUEEN).plain().text()).isEqualTo("dama");
    assertThat(lexicons.check("qaa"))
        .as("a user need not know the IPA")
        .extracting(Problem::code, Problem::severity)
        .containsExactly(tuple("no-pronunciation", Severity.WARNING));
  }

  @Test
  void aBaseThatIsNotThereOrIsTheFileItselfIsAFault() throws IOException {
    write("qaa", "lexicon: 1\nlanguage: qaa\nbased-on: qzz\n");
    write("qab", "lexicon: 1\nlanguage: qab\nbased-on: qac\n");
    write("qac", "lexicon: 1\nlanguage: qac\nbased-on: qab\n");

    assertThat(Lexicons.in(folder).check("qaa"))
        .extracting(Problem::code, Problem::line)
        .containsExactly(tuple("unknown-base", 3));
    assertThat(Lexicons.in(folder).check("qab"))
        .extracting(Problem::code)
        .containsExactly("recursive-base");
  }

  @Test
  void rulesOfNumbersAndSoundsAreLookedAtWhenALexiconIsChecked() throws IOException {
    String numbers = "numbers:\n  forms: {cardinal: spellout-cardinal}\n";
    write("qaa", TestFiles.text("qaa") + numbers);
    assertThat(Lexicons.in(folder).check("qaa"))
        .extracting(Problem::code, Problem::message)
        .containsExactly(tuple("bad-numbers", "ICU has no rules for numbers of the language qaa"));

    String own = numbers + "  rules: \"%spellout-cardinal: 0: nul; una; duna; multa;\"\n";
    write("qaa", TestFiles.text("qaa") + own);
    assertThat(Lexicons.in(folder).check("qaa")).isEmpty();
    assertThat(Lexicons.in(folder).get("qaa").numbers().words(2, "cardinal")).isEqualTo("duna");

    write("qaa", TestFiles.text("qaa").replace("vela: ˈvela", "vela: ˈveʘla"));
    assertThat(Lexicons.in(folder).check("qaa"))
        .extracting(Problem::code)
        .containsExactly("no-phone");
  }

  @Test
  void findsLexiconsInAJar() throws IOException {
    Path jar = folder.resolve("words.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      entry(out, "words/phrases.yaml", "");
      entry(out, "words/qaa/lexicon.yaml", TestFiles.text("qaa"));
      entry(out, "words/qaa/spec.yaml", "");
      entry(out, "words/qac/lexicon.yaml", TestFiles.text("qac"));
      entry(out, "words/deep/er/lexicon.yaml", "");
      entry(out, "other/qab/lexicon.yaml", TestFiles.text("qab"));
    }
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
      Lexicons lexicons = new Lexicons(List.of(new LexiconSource.ClassPath(loader, "words")));

      assertThat(lexicons.tags()).containsExactly("qaa", "qac");
      assertThat(lexicons.get("qaa").name()).isEqualTo("Toli");
    }
  }

  @Test
  void findsNothingWhereNoLexiconsAre() {
    Lexicons lexicons =
        new Lexicons(
            List.of(new LexiconSource.ClassPath(LexiconsTest.class.getClassLoader(), "nowhere")));

    assertThat(lexicons.tags()).isEmpty();
    assertThatThrownBy(() -> lexicons.get("qaa"))
        .isInstanceOf(UnknownLexiconException.class)
        .hasMessage("there is no lexicon for \"qaa\"");
  }

  @ParameterizedTest
  @CsvSource({
    "es, es",
    "ES, es",
    "es-MX, es",
    "es-Latn-MX-u-co-trad, es",
    "pt-BR, pt-BR",
    "pt-br, pt-BR",
    "pt-PT, pt",
    "no, nb",
    "no-NO, nb",
    "zh-TW, zh-Hant",
    "zh-CN, zh",
    "de-x-fide, de-x-fide",
    "de-x-club, de",
  })
  void givesTheNearestWiderLexicon(String wanted, String tag) throws IOException {
    for (String each : List.of("es", "pt", "pt-BR", "nb", "zh", "zh-Hant", "de", "de-x-fide")) {
      write(each, TestFiles.text("qac").replace(": qac", ": " + each));
    }

    assertThat(Lexicons.in(folder).get(wanted).tag()).isEqualTo(tag);
  }

  @ParameterizedTest
  @CsvSource({
    "ea, 'eu'",
    "euu, 'eu'",
    "Basque, 'eu'",
    "euskara, 'eu'",
    "xx, 'eu, hr'",
    "../eu, eu"
  })
  void namesTheNearOnesWhenThereIsNone(String wanted, String near) throws IOException {
    write("eu", TestFiles.text("qac"));
    write("hr", TestFiles.text("qac"));

    UnknownLexiconException failure =
        Objects.requireNonNull(
            catchThrowableOfType(
                UnknownLexiconException.class, () -> Lexicons.in(folder).get(wanted)));

    assertThat(failure.tag()).isEqualTo(wanted);
    assertThat(String.join(", ", failure.near())).startsWith(near);
    assertThat(failure)
        .hasMessage(
            "there is no lexicon for \"%s\", but for %s",
            wanted, String.join(", ", failure.near()));
  }

  @Test
  void readsNoOtherLexiconThanTheOneThatIsAskedFor() throws IOException {
    write("qaa", TestFiles.text("qaa"));
    write("qab", "not a lexicon");

    assertThat(Lexicons.in(folder).get("qaa").name()).isEqualTo("Toli");
    assertThat(Lexicons.in(folder).tags()).containsExactly("qaa", "qab");
  }

  @Test
  void readsALexiconOnce() {
    Lexicons lexicons = Lexicons.in(TestFiles.FOLDER);

    assertThat(lexicons.get("qaa")).isSameAs(lexicons.get("QAA"));
  }

  @Test
  void aUsersFolderWinsAndAdds() throws IOException {
    write("qaa", TestFiles.text("qaa", "name: Toli\nenglish", "name: Mine\nenglish"));
    Lexicons lexicons = Lexicons.in(TestFiles.FOLDER).overlaidWith(folder);

    assertThat(lexicons.get("qaa").name()).isEqualTo("Mine");
    assertThat(lexicons.get("qab").name()).isEqualTo("Mere");
    assertThat(lexicons.tags()).containsExactly("qaa", "qab", "qac");
  }

  @Test
  void aLexiconWithErrorsIsRefusedWithAllOfThem() throws IOException {
    write("qaa", TestFiles.text("qaa", "  king: dora\n", "").replace("licence", "license"));

    LexiconException failure =
        Objects.requireNonNull(
            catchThrowableOfType(LexiconException.class, () -> Lexicons.in(folder).get("qaa")));

    assertThat(failure.problems())
        .extracting(Problem::code)
        .containsExactly("missing-word", "unknown-key");
    assertThat(failure.problems()).isEqualTo(Lexicons.in(folder).check("qaa"));
    assertThat(failure)
        .hasMessageContaining(folder.resolve("qaa").resolve("lexicon.yaml").toString())
        .hasMessageContaining("error[unknown-key]: a lexicon has no \"license\"");
  }

  @Test
  void aLexiconStandsInTheFolderOfItsTag() throws IOException {
    write("qac", TestFiles.text("qaa"));

    assertThat(Lexicons.in(folder).check("qac"))
        .extracting(Problem::code)
        .containsExactly("bad-language");
  }

  @Test
  void refusesBytesThatAreNoText() throws IOException {
    Files.createDirectories(folder.resolve("qaa"));
    Files.write(folder.resolve("qaa/lexicon.yaml"), new byte[] {'a', (byte) 0xE9, 'b'});

    assertThat(Lexicons.in(folder).check("qaa"))
        .extracting(Problem::code)
        .containsExactly("not-utf-8");
  }

  @Test
  void refusesAFileThatIsTooLarge() throws IOException {
    Files.createDirectories(folder.resolve("qaa"));
    Files.write(folder.resolve("qaa/lexicon.yaml"), new byte[8_000_001]);

    assertThat(Lexicons.in(folder).check("qaa"))
        .extracting(Problem::code)
        .containsExactly("too-large");
  }

  @Test
  void saysWhichFolderCannotBeListed() {
    Path missing = folder.resolve("missing");

    assertThatThrownBy(() -> Lexicons.in(missing).tags())
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(missing.toString());
  }

  private void write(String tag, String text) throws IOException {
    Path file = folder.resolve(tag).resolve("lexicon.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static void entry(JarOutputStream out, String name, String text) throws IOException {
    out.putNextEntry(new JarEntry(name));
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.closeEntry();
  }
}
