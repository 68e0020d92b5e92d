package org.ahoz.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the files in a folder were made from, so that a later run knows which of them it need not
 * make again: a line for each, with its size, a digest of what it was made from, and its name,
 * between tabs. A later line about a file holds.
 *
 * <p>Several programs may write into one folder. Each adds whole lines, one program at a time, and
 * reads those of the others before it asks.
 */
final class Manifest {

  static final String NAME = ".ahoz-manifest.tsv";

  /** Threads of one program must not ask for the same lock. */
  private static final Object ONE_AT_A_TIME = new Object();

  private final Path file;
  private final Map<String, Entry> entries = new HashMap<>();
  private long readTo;

  private record Entry(long size, String digest) {}

  /** How a file stands to the one that is wanted. */
  enum Standing {
    /** There is none. */
    ABSENT,
    /** It is what is wanted. */
    SAME,
    /** It was made here, from something else. */
    CHANGED,
    /** Somebody else put it there, or changed it. */
    FOREIGN
  }

  Manifest(Path folder) {
    file = folder.resolve(NAME);
  }

  /**
   * How the file of this name stands to what is wanted.
   *
   * @param digest of what is wanted
   * @throws CommandFailure when the manifest cannot be read
   */
  synchronized Standing standing(String name, String digest) {
    try {
      readOn();
      long size = Files.size(file.resolveSibling(name));
      Entry entry = entries.get(name);
      if (entry == null || entry.size() != size) {
        return Standing.FOREIGN;
      }
      return entry.digest().equals(digest) ? Standing.SAME : Standing.CHANGED;
    } catch (NoSuchFileException e) {
      return Standing.ABSENT;
    } catch (IOException e) {
      throw failure("reading failed: ", e);
    }
  }

  /**
   * Remembers that a file was made.
   *
   * @throws CommandFailure when that cannot be written down
   */
  void add(String name, String digest) {
    try {
      long size = Files.size(file.resolveSibling(name));
      byte[] line = (size + "\t" + digest + "\t" + name + "\n").getBytes(StandardCharsets.UTF_8);
      synchronized (ONE_AT_A_TIME) {
        try (FileChannel channel =
            FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE)) {
          channel.lock(); // until the channel is closed
          endLine(channel);
          ByteBuffer bytes = ByteBuffer.wrap(line);
          while (bytes.hasRemaining()) {
            channel.write(bytes);
          }
        }
      }
    } catch (IOException e) {
      throw failure("writing failed: ", e);
    }
  }

  /** Goes to the end, and cuts off what a program that was stopped left of a line there. */
  private static void endLine(FileChannel channel) throws IOException {
    long end = channel.size();
    ByteBuffer last = ByteBuffer.allocate(1);
    while (end > 0 && channel.read(last.clear(), end - 1) == 1 && last.get(0) != '\n') {
      end--;
    }
    channel.truncate(end).position(end);
  }

  private void readOn() throws IOException {
    if (!Files.exists(file) || Files.size(file) <= readTo) {
      return;
    }
    byte[] more;
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size() - readTo));
      int read;
      do {
        read = channel.read(bytes, readTo + bytes.position());
      } while (read >= 0 && bytes.hasRemaining());
      more = new byte[bytes.flip().remaining()];
      bytes.get(more);
    }
    int whole = more.length;
    while (whole > 0 && more[whole - 1] != '\n') {
      whole--;
    }
    readTo += whole;
    new String(more, 0, whole, StandardCharsets.UTF_8).lines().forEach(this::read);
  }

  private void read(String line) {
    String[] fields = line.split("\t", 3);
    try {
      if (fields.length == 3) {
        entries.put(fields[2], new Entry(Long.parseLong(fields[0]), fields[1]));
      }
    } catch (NumberFormatException e) {
      // A line that is damaged says nothing, and its file is left alone.
    }
  }

  private CommandFailure failure(String what, IOException cause) {
    @Nullable Path folder = file.getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      return new CommandFailure(
          ExitCode.CANNOT_CREATE,
          "no-such-folder",
          folder + ": this folder is gone; make it again, or name another with -o");
    }
    return new CommandFailure(
        ExitCode.INPUT_OUTPUT,
        "unwritable-file",
        file + ": " + what + cause.getMessage() + "; free some space, or name another folder");
  }
}
