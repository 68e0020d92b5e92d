package org.ahoz.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import org.ahoz.audio.AudioFileException;
import org.ahoz.audio.Existing;
import org.ahoz.script.Cue;
import org.jspecify.annotations.Nullable;

/**
 * Writes a file for each game into one folder, on all processors.
 *
 * <p>All threads share one memory of what was said and encoded. What an engine that bears one
 * thread has to say anew, it says one after the other, which is little of the work. Only a few
 * games are in memory at a time. When the program is stopped, no file appears from then on, and
 * those that have appeared are whole.
 */
final class SplitRun implements AutoCloseable {

  /** Games that wait for each thread, so that none waits for the reader. */
  private static final int WAITING = 2;

  /** How long another program has to write down what it has made: a second. */
  private static final int TRIES = 20;

  private static final long BETWEEN_TRIES = 50_000_000;

  private final Console console;
  private final SplitFolder folder;
  private final CueSpeaker voices;
  private final Function<ReadGame, List<Cue>> script;
  private final Progress progress;
  private final ExecutorService threads;
  private final Semaphore room;
  private final int places;
  private final AtomicInteger made = new AtomicInteger();
  private final AtomicInteger there = new AtomicInteger();
  private final AtomicInteger left = new AtomicInteger();

  /** Held for reading while a file appears, and for writing once the program is being stopped. */
  private final ReentrantReadWriteLock appearing = new ReentrantReadWriteLock();

  private final Thread stopping = new Thread(this::stop, "stop");
  private volatile @Nullable RuntimeException failure;
  private volatile boolean isStopped;

  /**
   * A run without games yet.
   *
   * @param script what is said of a game
   */
  SplitRun(
      Console console,
      SplitFolder folder,
      CueSpeaker voices,
      Function<ReadGame, List<Cue>> script,
      Progress progress) {
    this.console = console;
    this.folder = folder;
    this.voices = voices;
    this.script = script;
    this.progress = progress;
    int processors = Runtime.getRuntime().availableProcessors();
    threads =
        Executors.newFixedThreadPool(
            processors,
            task -> {
              Thread thread = new Thread(task, "game");
              thread.setDaemon(true);
              return thread;
            });
    places = processors * (1 + WAITING);
    room = new Semaphore(places);
    Runtime.getRuntime().addShutdownHook(stopping);
  }

  /**
   * Takes a game; waits while many others have to be written first.
   *
   * @throws RuntimeException what made it impossible to write one of those before it
   */
  void take(ReadGame read) {
    if (read.game().isBroken()) {
      progress.step();
      return;
    }
    Path file = folder.file(read);
    room.acquireUninterruptibly();
    throwFailure();
    threads.execute(
        () -> {
          try {
            if (failure == null) {
              write(read, file);
              progress.step();
            }
          } catch (RuntimeException e) {
            failure = e;
          } catch (Error e) {
            failure = new IllegalStateException(e.toString(), e);
          } finally {
            room.release();
          }
        });
  }

  /**
   * Waits for the last game, and tells what was left as it was.
   *
   * @throws RuntimeException what made it impossible to write a game
   */
  void finish() {
    room.acquireUninterruptibly(places);
    room.release(places);
    throwFailure();
    progress.close();
    if (there.get() > 0) {
      console.tell(
          files(there.get())
              + were(there.get())
              + " there already, made from the same games and options");
    }
    if (made.get() + there.get() + left.get() == 0) {
      console.tell("nothing was written, since no game could be read to its end");
    }
  }

  /** Whether files were left alone that are not from an earlier run. */
  boolean isAnyLeft() {
    return left.get() > 0;
  }

  private void throwFailure() {
    RuntimeException thrown = failure;
    if (thrown == null) {
      return;
    }
    if (isStopped) {
      // What fails when temporary files are removed is nobody's concern.
      new Semaphore(0).acquireUninterruptibly();
    }
    progress.close();
    console.tell(files(made.get()) + were(made.get()) + " written before this:");
    throw thrown;
  }

  private void write(ReadGame read, Path file) {
    List<Cue> cues = script.apply(read);
    String digest = digest(read, cues);
    Manifest.Standing standing = folder.standing(file, digest);
    switch (standing) {
      case SAME -> there.incrementAndGet();
      case FOREIGN -> leaveUnlessNew(file, digest);
      case CHANGED -> write(read, file, cues, digest, Existing.REPLACE);
      case ABSENT -> writeNew(read, file, cues, digest);
    }
  }

  private void writeNew(ReadGame read, Path file, List<Cue> cues, String digest) {
    try {
      write(read, file, cues, digest, folder.existing());
    } catch (AudioFileException e) {
      if (e.kind() != AudioFileException.Kind.ALREADY_EXISTS) {
        throw e;
      }
      leaveUnlessNew(file, digest);
    }
  }

  /** A new file may be that of another run in this folder, which has not written it down yet. */
  private void leaveUnlessNew(Path file, String digest) {
    for (int i = 0; i < TRIES && folder.isNew(file); i++) {
      if (folder.standing(file, digest) == Manifest.Standing.SAME) {
        there.incrementAndGet();
        return;
      }
      LockSupport.parkNanos(BETWEEN_TRIES);
    }
    leave(file);
  }

  private void leave(Path file) {
    left.incrementAndGet();
    console.tell(
        file
            + ": this file is not from an earlier run, or was changed since; it stays as it is;"
            + " give --force to replace it, or name another folder with -o");
  }

  private void write(ReadGame read, Path file, List<Cue> cues, String digest, Existing existing) {
    try (Recording recording = folder.create(file, existing, read.game())) {
      new Narrator(voices).tell(read, cues, recording);
      appearing.readLock().lock();
      try {
        recording.finish();
        folder.add(file, digest);
        made.incrementAndGet();
      } finally {
        appearing.readLock().unlock();
      }
    }
  }

  /** A digest of all that decides what the file will hold. */
  private String digest(ReadGame read, List<Cue> cues) {
    CueDigest digest = new CueDigest();
    digest.add(folder.fingerprint(read.game()));
    cues.stream()
        .map(cue -> cue.utterance().language())
        .distinct()
        .forEach(language -> digest.add(voices.fingerprint(language)));
    cues.forEach(digest::add);
    return digest.text();
  }

  /**
   * The program is being stopped (Ctrl-C): waits for files that are appearing, and lets no other.
   */
  private void stop() {
    isStopped = true;
    appearing.writeLock().lock();
    progress.close();
    console.tell(
        "stopped; "
            + files(made.get() + there.get())
            + (made.get() + there.get() == 1 ? " is" : " are")
            + " whole, and the same command goes on with the rest");
  }

  private static String files(int count) {
    return count == 1 ? "1 file" : count + " files";
  }

  private static String were(int count) {
    return count == 1 ? " was" : " were";
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(stopping);
    } catch (IllegalStateException e) {
      // It is running, and ends the program.
      new Semaphore(0).acquireUninterruptibly();
    }
    threads.shutdownNow();
    progress.close();
  }
}
