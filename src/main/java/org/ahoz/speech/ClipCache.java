package org.ahoz.speech;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.zip.CRC32;
import org.ahoz.audio.AudioClip;
import org.jspecify.annotations.Nullable;

/**
 * Sounds that were made in earlier runs, as files in a folder of limited size.
 *
 * <p>Several programs may use one folder at once: a file is written under a name of its own and
 * then takes its place in one step. What is damaged is passed over and made anew. A folder that is
 * full, gone or forbidden makes the cache do nothing; it never makes a run fail.
 */
public final class ClipCache {

  /** The first bytes of every file; another version of the format has another number. */
  private static final int MAGIC = 0x41_48_4F_01;

  private static final int HEADER = 20;

  private static final String ENDING = ".clip";
  private static final String UNFINISHED = ".part";

  /** Longer than any program takes to write a file. */
  private static final Duration ABANDONED = Duration.ofHours(1);

  /**
   * After how many new bytes, as a part of the bound, the size of the folder is looked at again.
   */
  private static final int PARTS = 8;

  private static final int MOST_FAILURES = 3;

  private final Path folder;
  private final long mostBytes;
  private long untilLook;
  private int failures;

  /**
   * A cache.
   *
   * @param folder is made when it is not there
   * @param mostBytes how much it may hold, about; what was not asked for longest goes first
   */
  public ClipCache(Path folder, long mostBytes) {
    this.folder = folder;
    this.mostBytes = mostBytes;
    // The first look comes soon, because other runs may have filled the folder.
    untilLook = mostBytes / PARTS / PARTS;
  }

  /** The cache of this user: a quarter of a gigabyte, which is two hours of speech. */
  public static ClipCache own() {
    return new ClipCache(CacheFolder.own().resolve("clips"), 256_000_000);
  }

  /** The sound that was kept under a name; empty when there is none, or it is damaged. */
  public Optional<AudioClip> find(String name) {
    Path file = file(name);
    try {
      byte[] bytes = Files.readAllBytes(file);
      Optional<AudioClip> clip = parse(bytes);
      if (clip.isPresent()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
      } else {
        Files.deleteIfExists(file);
      }
      return clip;
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Keeps a sound under a name, if that can be done. */
  public synchronized void keep(String name, AudioClip clip) {
    if (failures >= MOST_FAILURES) {
      return;
    }
    Path file = file(name);
    Path parent = folder(file);
    Path unfinished = parent.resolve(UUID.randomUUID() + UNFINISHED);
    try {
      Files.createDirectories(parent);
      byte[] bytes = bytes(clip);
      Files.write(unfinished, bytes, StandardOpenOption.CREATE_NEW);
      Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
      failures = 0;
      untilLook -= bytes.length;
      if (untilLook <= 0) {
        shrink();
        untilLook = mostBytes / PARTS;
      }
    } catch (IOException e) {
      failures++;
      delete(unfinished);
    }
  }

  private Path file(String name) {
    String hash = hash(name);
    // Two levels, since some systems are slow with very many files in one folder.
    return folder.resolve(hash.substring(0, 2)).resolve(hash.substring(2) + ENDING);
  }

  private static Path folder(Path file) {
    Path parent = file.getParent();
    return parent == null ? file : parent;
  }

  private static String hash(String name) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 20);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static byte[] bytes(AudioClip clip) {
    short[] samples = clip.samples();
    ByteBuffer bytes = ByteBuffer.allocate(HEADER + samples.length * 2);
    bytes.putInt(MAGIC).putInt(clip.sampleRate()).putInt(samples.length).putLong(0);
    for (short sample : samples) {
      bytes.putShort(sample);
    }
    bytes.putLong(HEADER - Long.BYTES, checksum(bytes.array()));
    return bytes.array();
  }

  private static Optional<AudioClip> parse(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    if (file.length < HEADER || bytes.getInt(0) != MAGIC) {
      return Optional.empty();
    }
    int sampleRate = bytes.getInt(4);
    int length = bytes.getInt(8);
    long checksum = bytes.getLong(HEADER - Long.BYTES);
    bytes.putLong(HEADER - Long.BYTES, 0);
    if (sampleRate < 1 || length != (file.length - HEADER) / 2 || checksum != checksum(file)) {
      return Optional.empty();
    }
    short[] samples = new short[length];
    bytes.position(HEADER).asShortBuffer().get(samples);
    return Optional.of(AudioClip.of(sampleRate, samples));
  }

  /** Of everything, with zero in the place of the checksum itself. */
  private static long checksum(byte[] file) {
    CRC32 crc = new CRC32();
    crc.update(file);
    return crc.getValue();
  }

  private record Kept(Path file, long size, FileTime used) {}

  /** Removes what was not used longest, until a quarter of the bound is free again. */
  private void shrink() throws IOException {
    List<Kept> all = new ArrayList<>();
    Instant abandoned = Instant.now().minus(ABANDONED);
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = file.toString();
            if (name.endsWith(ENDING)) {
              all.add(new Kept(file, attributes.size(), attributes.lastModifiedTime()));
            } else if (name.endsWith(UNFINISHED)
                && attributes.lastModifiedTime().toInstant().isBefore(abandoned)) {
              delete(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, @Nullable IOException failure) {
            // Another program has removed it.
            return FileVisitResult.CONTINUE;
          }
        });
    long size = all.stream().mapToLong(Kept::size).sum();
    if (size <= mostBytes) {
      return;
    }
    all.sort(Comparator.comparing(Kept::used));
    for (Kept kept : all) {
      if (size <= mostBytes - mostBytes / 4) {
        return;
      }
      delete(kept.file());
      size -= kept.size();
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // It is in the way of nothing.
    }
  }
}
