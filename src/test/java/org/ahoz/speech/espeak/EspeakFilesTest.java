package org.ahoz.speech.espeak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EspeakFilesTest {

  private static final EspeakPlatform PLATFORM = new EspeakPlatform("some-where", "library.so");

  @TempDir private Path folder;
  private Path jar;
  private Path cache;
  private Path temporary;

  @BeforeEach
  void makeResources() throws IOException {
    jar = folder.resolve("jar");
    cache = folder.resolve("home/cache");
    temporary = Files.createDirectory(folder.resolve("temporary"));
    put("META-INF/maven/io.github.givimad/piper-jni/pom.properties", "version=1.2");
    put("some-where/library.so", "library");
    Files.write(
        jar.resolve("espeak-ng-data.zip"),
        zip("phontab", "phonindex", "phondata", "intonations", "lang/x"));
  }

  @Test
  void libraryAndDataStandInAFolderOfTheirVersion() throws IOException {
    EspeakFiles files = unpack();
    Path place = cache.resolve("espeak-ng-1.2-some-where");
    assertThat(files.library()).isEqualTo(place.resolve("library.so")).hasContent("library");
    assertThat(files.data().resolve("lang/x")).hasContent("lang/x");
    assertThat(files.remark()).isEmpty();
    assertThat(names(cache)).containsExactly("espeak-ng-1.2-some-where");
  }

  @Test
  void theyAreUnpackedOnce() throws IOException {
    Files.writeString(unpack().library(), "untouched");
    assertThat(unpack().library()).hasContent("untouched");
  }

  @Test
  void whatIsDamagedIsUnpackedAgain() throws IOException {
    Files.delete(unpack().data().resolve("phondata"));
    assertThat(unpack().data().resolve("phondata")).hasContent("phondata");
    assertThat(names(cache)).hasSize(1);
  }

  @Test
  void programsThatStartTogetherAllFindThemWhole() throws IOException {
    List<CompletableFuture<Boolean>> programs =
        IntStream.range(0, 8)
            .mapToObj(
                i ->
                    CompletableFuture.supplyAsync(
                        () -> {
                          try {
                            return Files.exists(unpack().data().resolve("intonations"));
                          } catch (IOException e) {
                            throw new IllegalStateException(e);
                          }
                        }))
            .toList();
    assertThat(programs).allSatisfy(program -> assertThat(program.join()).isTrue());
    assertThat(names(cache)).hasSize(1);
  }

  @Test
  void aCacheThatCannotBeWrittenIsReplacedForOneRun() throws IOException {
    // A file in the place of a folder: not even an administrator can write there.
    Files.writeString(folder.resolve("home"), "");
    EspeakFiles files = unpack();
    assertThat(files.library()).startsWith(temporary).hasContent("library");
    assertThat(files.remark()).contains("cannot be written").contains(cache.toString());
  }

  @Test
  void whenNothingCanBeWrittenThatIsSaid() throws IOException {
    Files.writeString(folder.resolve("home"), "");
    Files.delete(temporary);
    assertThatIOException().isThrownBy(this::unpack);
  }

  @Test
  void aMissingLibraryIsNamedAndNothingIsLeft() throws IOException {
    Files.delete(jar.resolve("some-where/library.so"));
    assertThatExceptionOfType(EspeakFiles.MissingResourceException.class)
        .isThrownBy(this::unpack)
        .withMessage("the class path has no some-where/library.so");
    assertThat(names(cache)).isEmpty();
    assertThat(names(temporary)).isEmpty();
  }

  @Test
  void anEntryThatWouldLeaveTheFolderIsRefused() throws IOException {
    Path inside = folder.resolve("inside");
    byte[] zip = zip("good", "../outside");
    assertThatIOException()
        .isThrownBy(() -> EspeakFiles.unzip(new ByteArrayInputStream(zip), inside))
        .withMessageContaining("../outside would leave");
    assertThat(folder.resolve("outside")).doesNotExist();
  }

  private EspeakFiles unpack() throws IOException {
    try (URLClassLoader resources = new URLClassLoader(new URL[] {url(jar)}, null)) {
      return EspeakFiles.unpack(resources, PLATFORM, cache, temporary);
    }
  }

  private static URL url(Path path) throws MalformedURLException {
    return path.toUri().toURL();
  }

  private void put(String name, String text) throws IOException {
    Files.createDirectories(jar.resolve(name).getParent());
    Files.writeString(jar.resolve(name), text);
  }

  private static byte[] zip(String... names) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("empty/"));
      for (String name : names) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(name.getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.map(path -> path.getFileName().toString()).toList();
    }
  }
}
