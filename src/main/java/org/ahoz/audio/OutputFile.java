package org.ahoz.audio;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.ahoz.audio.AudioFileException.Kind;
import org.jspecify.annotations.Nullable;

/**
 * A file in the making: it appears under its name whole, or not at all.
 *
 * <p>The bytes go to a temporary file in the same folder, which takes the name at the end. What is
 * no ordinary file, such as {@code /dev/stdout} or a named pipe, cannot be replaced by another; its
 * bytes are gathered in the folder for temporary files, and are sent through at the end. Either way
 * they may be changed until then, as the sizes in the head of a WAV file must be.
 *
 * <p>An error, {@link #close} without {@link #publish}, and a stopped program (Ctrl-C) all remove
 * the temporary file.
 */
public final class OutputFile implements AutoCloseable {

  /** Where the bytes go in the end. */
  private sealed interface Target {
    record Ordinary(Path file, Existing existing) implements Target {}

    record Special(Path file) implements Target {}

    record Stream(OutputStream out) implements Target {}
  }

  private static final String PREFIX = ".ahoz-";
  private static final String ENDING = ".part";
  private static final Duration ABANDONED = Duration.ofHours(6);

  private static final int MOVED_AT_ONCE = 1 << 16;

  private final String name;
  private final Target target;
  private final Path temporary;
  private final Path folder;
  private final FileChannel channel;
  private final @Nullable Thread removal;

  /** How many zeros at the end are not in the file yet. */
  private long gap;

  private OutputFile(String name, Target target, Path temporary, FileChannel channel) {
    this.name = name;
    this.target = target;
    this.temporary = temporary;
    this.folder = folder(temporary);
    this.channel = channel;
    this.removal = removeWhenStopped(temporary);
  }

  /**
   * Begins a file.
   *
   * @throws AudioFileException when it cannot be created, or exists already and is to be kept
   */
  public static OutputFile create(Path file, Existing existing) {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new AudioFileException(Kind.IS_FOLDER, name, "this is a folder", "name a file in it");
    }
    if (isSpecial(file)) {
      refuseUnwritable(file);
      return inTemporaryFolder(name, new Target.Special(file));
    }
    // Through a link to the file itself, which would otherwise be replaced by the new file.
    Path real = Files.exists(file) ? realPath(file) : file;
    Path folder = folder(real);
    if (!Files.isDirectory(folder)) {
      throw new AudioFileException(
          Kind.MISSING_FOLDER,
          name,
          "there is no folder " + folder,
          "make it first, or name a file in another");
    }
    if (Files.exists(real)) {
      if (existing == Existing.KEEP) {
        throw exists(name);
      }
      refuseUnwritable(file);
    }
    Path temporary = folder.resolve(PREFIX + UUID.randomUUID() + ENDING);
    return open(name, new Target.Ordinary(real, existing), temporary);
  }

  static OutputFile to(OutputStream out, String name) {
    return inTemporaryFolder(name, new Target.Stream(out));
  }

  private static OutputFile inTemporaryFolder(String name, Target target) {
    String folder = System.getProperty("java.io.tmpdir", ".");
    return open(name, target, Path.of(folder, "ahoz-" + UUID.randomUUID() + ".part"));
  }

  private static OutputFile open(String name, Target target, Path temporary) {
    try {
      FileChannel channel =
          FileChannel.open(
              temporary,
              StandardOpenOption.CREATE_NEW,
              StandardOpenOption.SPARSE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE);
      return new OutputFile(name, target, temporary, channel);
    } catch (IOException e) {
      throw AudioFileException.writing(name, folder(temporary), e);
    }
  }

  /**
   * Puts zeros at the end, which take no room where the file system knows of gaps.
   *
   * @param bytes how many, zero or more
   */
  void skip(long bytes) {
    gap += bytes;
  }

  /** Gives the file the length that it has with the zeros at its end. */
  private void fillGap() {
    if (gap > 0) {
      gap--;
      append(ByteBuffer.allocate(1));
    }
  }

  /**
   * Puts bytes at the end.
   *
   * @throws AudioFileException when writing fails
   */
  public void append(ByteBuffer bytes) {
    try {
      if (gap > 0 && bytes.hasRemaining()) {
        channel.position(channel.position() + gap);
        gap = 0;
      }
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      throw AudioFileException.writing(name, folder, e);
    }
  }

  /** How many bytes there are. */
  long length() {
    try {
      return channel.size() + gap;
    } catch (IOException e) {
      throw AudioFileException.writing(name, folder, e);
    }
  }

  /** Puts bytes in the place of those that stand there, and after the last. */
  void replace(long at, ByteBuffer bytes) {
    try {
      long place = at;
      while (bytes.hasRemaining()) {
        place += channel.write(bytes, place);
      }
    } catch (IOException e) {
      throw AudioFileException.writing(name, folder, e);
    }
  }

  /** The bytes that stand there, ready to be read; fewer than asked for at the end. */
  ByteBuffer read(long at, int length) {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    try {
      int read;
      do {
        read = channel.read(bytes, at + bytes.position());
      } while (read >= 0 && bytes.hasRemaining());
    } catch (IOException e) {
      throw AudioFileException.writing(name, folder, e);
    }
    return bytes.flip();
  }

  /**
   * Puts bytes between others, which move back to make room: what stands in front of the sound
   * tells what is known only at its end.
   */
  void insert(long at, ByteBuffer bytes) {
    int room = bytes.remaining();
    // From the end, so that nothing is written over before it has moved.
    for (long end = length(); end > at; ) {
      int part = (int) Math.min(MOVED_AT_ONCE, end - at);
      end -= part;
      replace(end + room, read(end, part));
    }
    replace(at, bytes);
  }

  /** What messages call the file. */
  String name() {
    return name;
  }

  /**
   * Gives the bytes to where they were meant for; nothing can be added then.
   *
   * @throws AudioFileException when that fails, or another file has taken the name
   */
  public void publish() {
    fillGap();
    try {
      if (target instanceof Target.Ordinary ordinary) {
        rename(ordinary);
      } else if (target instanceof Target.Special special) {
        // Standard output that was sent to a file with >> is lengthened, not written over.
        try (OutputStream out =
            Files.newOutputStream(
                special.file(), StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
          sendTo(out);
        }
      } else if (target instanceof Target.Stream stream) {
        sendTo(stream.out());
      }
    } catch (FileAlreadyExistsException e) {
      throw exists(name);
    } catch (IOException e) {
      throw AudioFileException.writing(name, folder, e);
    }
  }

  private void rename(Target.Ordinary ordinary) throws IOException {
    channel.close();
    if (ordinary.existing() == Existing.REPLACE) {
      keepPermissions(ordinary.file());
      Files.move(temporary, ordinary.file(), StandardCopyOption.ATOMIC_MOVE);
    } else {
      Files.move(temporary, ordinary.file());
    }
  }

  private void keepPermissions(Path replaced) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(replaced, PosixFileAttributeView.class);
    if (old != null && Files.exists(replaced)) {
      Files.setPosixFilePermissions(temporary, old.readAttributes().permissions());
    }
  }

  private void sendTo(OutputStream out) throws IOException {
    channel.close();
    Files.copy(temporary, out);
    out.flush();
  }

  @Override
  public void close() {
    try {
      channel.close();
      Files.deleteIfExists(temporary);
      if (removal != null) {
        Runtime.getRuntime().removeShutdownHook(removal);
      }
    } catch (IOException e) {
      throw AudioFileException.writing(name, folder, e);
    } catch (IllegalStateException stopping) {
      // The program is being stopped, and the hook does the same.
    }
  }

  private static @Nullable Thread removeWhenStopped(Path temporary) {
    Thread removal =
        new Thread(() -> removeQuietly(temporary), "remove " + temporary.getFileName());
    try {
      Runtime.getRuntime().addShutdownHook(removal);
      return removal;
    } catch (IllegalStateException stopping) {
      // Nothing is begun any more; what is still written goes into a file without a name.
      removeQuietly(temporary);
      return null;
    }
  }

  private static void removeQuietly(Path temporary) {
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException e) {
      // Nobody is left to be told.
    }
  }

  /**
   * Removes temporary files that nobody has written to for hours, as programs leave them that are
   * ended by force.
   */
  public static void removeAbandoned(Path folder) {
    Instant old = Instant.now().minus(ABANDONED);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PREFIX + "*" + ENDING)) {
      for (Path file : files) {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(old)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // They are in the way of nothing.
    }
  }

  /**
   * Whether something else than an ordinary file stands there. The names of the streams that are
   * open already count as that even while they lead to an ordinary file, which is not ours to
   * replace.
   */
  private static boolean isSpecial(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    boolean open =
        whole.startsWith("/dev/fd")
            || whole.startsWith("/dev/stdout")
            || whole.startsWith("/dev/stderr")
            || whole.startsWith("/proc");
    return Files.exists(file) && (open || !Files.isRegularFile(file));
  }

  private static void refuseUnwritable(Path file) {
    if (!Files.isWritable(file)) {
      throw AudioFileException.notPermitted(
          file.toString(), new AccessDeniedException(file.toString()));
    }
  }

  private static Path realPath(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      throw AudioFileException.writing(file.toString(), folder(file), e);
    }
  }

  private static Path folder(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    return parent == null ? file : parent;
  }

  private static AudioFileException exists(String name) {
    return new AudioFileException(
        Kind.ALREADY_EXISTS,
        name,
        "a file of this name exists already",
        "name another, or ask for it to be replaced with --force");
  }
}
