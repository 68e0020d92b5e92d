package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Tones;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClipCacheTest {

  private static final long MUCH = 100_000_000;

  @TempDir private Path temporary;

  @Test
  void whatWasKeptIsFoundByAnotherRun() {
    AudioClip clip = clip(300);
    cache(MUCH).keep("a", clip);
    assertThat(cache(MUCH).find("a")).contains(clip);
    assertThat(cache(MUCH).find("b")).isEmpty();
  }

  @Test
  void whatIsDamagedIsPassedOverAndMadeAnew() throws IOException {
    ClipCache cache = cache(MUCH);
    for (Damage damage : damages()) {
      cache.keep("a", clip(300));
      Path file = files().get(0);
      Files.write(file, damage.to(Files.readAllBytes(file)));
      assertThat(cache.find("a")).isEmpty();
      assertThat(file).doesNotExist();
    }
    cache.keep("a", clip(300));
    assertThat(cache.find("a")).isPresent();
  }

  private interface Damage {
    byte[] to(byte[] file);
  }

  private static List<Damage> damages() {
    return List.of(
        file -> new byte[0],
        file -> new byte[file.length],
        file -> Arrays.copyOf(file, file.length - 2),
        file -> Arrays.copyOf(file, file.length + 2),
        file -> {
          byte[] changed = file.clone();
          changed[file.length / 2]++;
          return changed;
        });
  }

  @Test
  void theFolderStaysWithinItsBoundAndKeepsWhatWasUsedLast() throws IOException {
    long bound = 40L * 2 * clip(300).length();
    ClipCache cache = cache(bound);
    for (int i = 0; i < 200; i++) {
      cache.keep("clip " + i, clip(300));
      age(Duration.ofMinutes(1));
      assertThat(cache.find("clip 0")).as("after %d others", i).isPresent();
    }
    long size = 0;
    for (Path file : files()) {
      size += Files.size(file);
    }
    assertThat(size).isBetween(bound / 3, bound * 5 / 4);
    assertThat(cache.find("clip 1")).isEmpty();
    assertThat(cache.find("clip 199")).isPresent();
  }

  /** Makes all files older, as time would. */
  private void age(Duration time) throws IOException {
    for (Path file : files()) {
      Instant used = Files.getLastModifiedTime(file).toInstant();
      Files.setLastModifiedTime(file, FileTime.from(used.minus(time)));
    }
  }

  @Test
  void manyMayWriteAndReadAtOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<Boolean>> runs = new ArrayList<>();
      for (int run = 0; run < 8; run++) {
        // Each has its own view of the folder, as another program would, and removes from it.
        ClipCache cache = cache(20L * 2 * clip(300).length());
        runs.add(threads.submit((Callable<Boolean>) () -> isAlwaysRight(cache)));
      }
      for (Future<Boolean> run : runs) {
        assertThat(run.get()).isTrue();
      }
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    } finally {
      threads.shutdownNow();
    }
    assertThat(files()).allMatch(file -> file.toString().endsWith(".clip"));
  }

  private static boolean isAlwaysRight(ClipCache cache) {
    for (int i = 0; i < 300; i++) {
      int which = i * 7 % 30;
      cache.keep("clip " + which, clip(200 + which));
      AudioClip found = cache.find("clip " + (which + 3) % 30).orElse(null);
      if (found != null && !found.equals(clip(200 + (which + 3) % 30))) {
        return false;
      }
    }
    return true;
  }

  @Test
  void aFolderThatVanishesIsMadeAgain() throws IOException {
    ClipCache cache = cache(MUCH);
    cache.keep("a", clip(300));
    try (Stream<Path> all = Files.walk(folder())) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
    assertThat(cache.find("a")).isEmpty();
    cache.keep("b", clip(300));
    assertThat(cache.find("b")).isPresent();
  }

  @Test
  void whereNothingCanBeWrittenTheCacheDoesNothing() throws IOException {
    Path file = Files.writeString(temporary.resolve("file"), "no folder");
    ClipCache cache = new ClipCache(file.resolve("clips"), MUCH);
    for (int i = 0; i < 10; i++) {
      cache.keep("a", clip(300));
    }
    assertThat(cache.find("a")).isEmpty();
    assertThat(file).hasContent("no folder");
  }

  @Test
  void whatAStoppedProgramLeftIsRemoved() throws IOException {
    Path left = Files.createDirectories(folder().resolve("00")).resolve("left.part");
    Path fresh = folder().resolve("00").resolve("fresh.part");
    Files.writeString(left, "half");
    Files.writeString(fresh, "half");
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofDays(1))));
    cache(10).keep("a", clip(300));
    assertThat(left).doesNotExist();
    assertThat(fresh).exists();
  }

  private Path folder() {
    return temporary.resolve("clips");
  }

  private ClipCache cache(long mostBytes) {
    return new ClipCache(folder(), mostBytes);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder())) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  private static AudioClip clip(int hertz) {
    return Tones.tone(8000, hertz, Duration.ofMillis(50), 9000);
  }
}
