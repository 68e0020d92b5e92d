package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.ahoz.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoicesTest {

  @TempDir private Path folder;

  @Test
  void everyVoiceThatComesWithTheProgramIsInOrder() {
    Voices voices = Voices.bundled();
    assertThat(voices.problems()).isEmpty();
    assertThat(voices.all()).hasSizeGreaterThan(40).extracting(Voice::id).isSorted();
  }

  @Test
  void voicesAreFoundInsideAJarThatHasNoEntriesForFolders() throws IOException {
    Path jar = folder.resolve("program.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      add(entries, "voices/phones/arpabet.yaml", "");
      add(entries, "voices/qaa-some-low/voice.yaml", text("qaa-some-low", "one"));
      add(entries, "voices/qab-some-low/voice.yaml", text("qab-some-low", "two"));
      add(entries, "voices/qab-some-low/notes.txt", "no voice");
      add(entries, "elsewhere/qac-some-low/voice.yaml", text("qac-some-low", "two"));
    }
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
      Voices voices = Voices.bundled(loader, VoiceTexts.ENGINES);
      assertThat(voices.problems()).isEmpty();
      assertThat(voices.all())
          .extracting(Voice::id)
          .containsExactly("qaa-some-low", "qab-some-low");
    }
  }

  @Test
  void aClassPathWithoutVoicesHasNone() throws IOException {
    assertThat(none().all()).isEmpty();
    assertThat(none().find("qaa-some-low")).isEmpty();
  }

  @Test
  void aFolderAddsVoicesAndReplacesThoseOfTheSameName() throws IOException {
    put("qaa-some-low", text("qaa-some-low", "one"));
    Path other = Files.createDirectory(folder.resolve("other"));
    Voices voices = none().with(folder);
    assertThat(voices.find("qaa-some-low")).map(Voice::engine).contains("one");

    Files.createDirectories(other.resolve("qaa-some-low"));
    Files.writeString(other.resolve("qaa-some-low/voice.yaml"), text("qaa-some-low", "two"));
    assertThat(voices.with(other).find("qaa-some-low")).map(Voice::engine).contains("two");
    assertThat(voices.with(other).all()).hasSize(1);
  }

  @Test
  void aVoiceWithErrorsDoesNotHideTheOthers() throws IOException {
    put("qaa-some-low", text("qaa-some-low", "three"));
    put("qab-some-low", text("qab-some-low", "one"));
    Voices voices = none().with(folder);
    assertThat(voices.all()).extracting(Voice::id).containsExactly("qab-some-low");
    assertThat(voices.problems()).extracting(Problem::code).containsExactly("unknown-engine");
  }

  @Test
  void whatCannotBeReadIsAProblem() throws IOException {
    Path file = put("qaa-some-low", "");
    Files.write(file, new byte[] {(byte) 0xC3, (byte) 0x28});
    Files.createDirectories(folder.resolve("qab-some-low/voice.yaml"));
    assertThat(none().with(folder).problems())
        .extracting(Problem::code, Problem::message)
        .containsExactlyInAnyOrder(
            tuple("unreadable", "this file is not in UTF-8"),
            tuple("unreadable", "this file cannot be read"));
  }

  @Test
  void aFolderThatIsNotThereIsAProblem() throws IOException {
    Path missing = folder.resolve("missing");
    assertThat(none().with(missing).problems())
        .extracting(Problem::file)
        .containsExactly(missing.toString());
  }

  private static Voices none() throws IOException {
    try (URLClassLoader loader = new URLClassLoader(new URL[0], null)) {
      return Voices.bundled(loader, VoiceTexts.ENGINES);
    }
  }

  private Path put(String id, String text) throws IOException {
    Files.createDirectories(folder.resolve(id));
    return Files.writeString(folder.resolve(id).resolve("voice.yaml"), text);
  }

  private static String text(String id, String engine) {
    return VoiceTexts.text(id, engine, id.substring(0, 3), "qaa", "");
  }

  private static void add(JarOutputStream jar, String name, String text) throws IOException {
    jar.putNextEntry(new JarEntry(name));
    jar.write(text.getBytes(StandardCharsets.UTF_8));
    jar.closeEntry();
  }
}
