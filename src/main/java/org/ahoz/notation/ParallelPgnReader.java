package org.ahoz.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.SequenceInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.ahoz.chess.Position;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file of games on all processors, and gives what is wanted of each game in the order of
 * the file: the same as {@link PgnReader} gives, with the same numbers and lines.
 *
 * <p>The file is cut into parts where a game seems to begin. Where it turns out that none began
 * there, or where no such place is found, the rest is read by one thread, so that memory stays
 * bounded whatever the file holds.
 *
 * <p>It is used by one thread, and closes what it reads from.
 *
 * @param <R> what is kept of a game
 */
public final class ParallelPgnReader<R> implements Closeable {

  /** A few hundred games: enough to outweigh handing them over, few enough to keep in memory. */
  private static final int PART_SIZE = 1 << 18;

  /** What is wanted of each game. Its methods are called by several threads at once. */
  public interface Gist<R> {

    /**
     * What to keep of a game; its number and its lines are counted from the start of a part.
     *
     * @param text {@link PgnReader#text()}, to be asked for at once or never
     */
    R of(Game game, Supplier<String> text);

    /** The same when so many more games and lines stand before it. */
    R moved(R gist, int games, int lines);
  }

  /** What came of a part. */
  private record Outcome<R>(
      PgnSplitter.Part part, List<R> gists, int lines, boolean isWhole, boolean isText) {}

  private final InputStream file;
  private final PgnSplitter splitter;
  private final WordCache words;
  private final Position start;
  private final Gist<R> gist;
  private final int partsAhead;
  private final ExecutorService workers;
  private final Deque<Future<Outcome<R>>> parts = new ArrayDeque<>();

  private List<R> ready = List.of();
  private int index;

  /** The games and lines before those that are {@link #ready}. */
  private int games;

  private int lines;
  private int nextGames;
  private int nextLines;

  private @Nullable PgnReader rest;
  private boolean isAtEnd;

  private ParallelPgnReader(
      InputStream file, MoveReader moves, Position start, Gist<R> gist, int partSize) {
    this.file = file;
    this.start = start;
    this.gist = gist;
    words = new WordCache(moves, WordCache.LARGE);
    splitter = new PgnSplitter(file, partSize);
    int processors = Runtime.getRuntime().availableProcessors();
    partsAhead = 2 * processors;
    workers =
        Executors.newFixedThreadPool(
            processors,
            task -> {
              Thread thread = new Thread(task, "reading games");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Reads a file in the encodings of {@link PgnReader#of(InputStream, MoveReader)}.
   *
   * @param start where games without a FEN tag start
   */
  public static <R> ParallelPgnReader<R> of(
      InputStream file, MoveReader moves, Position start, Gist<R> gist) {
    return of(file, moves, start, gist, PART_SIZE);
  }

  static <R> ParallelPgnReader<R> of(
      InputStream file, MoveReader moves, Position start, Gist<R> gist, int partSize) {
    return new ParallelPgnReader<>(file, moves, start, gist, partSize);
  }

  /**
   * What is kept of the next game; empty after the last.
   *
   * @throws IOException when the file cannot be read
   */
  public Optional<R> next() throws IOException {
    while (index == ready.size()) {
      if (rest != null) {
        PgnReader alone = rest;
        return alone
            .next()
            .map(game -> gist.moved(gist.of(game, alone::text), nextGames, nextLines));
      }
      if (!takePart()) {
        return Optional.empty();
      }
    }
    return Optional.of(gist.moved(ready.get(index++), games, lines));
  }

  /** Makes the games of the next part ready; false when there is none. */
  private boolean takePart() throws IOException {
    handOut();
    Future<Outcome<R>> next = parts.poll();
    if (next == null) {
      if (!isAtEnd) {
        isAtEnd = true;
        rest = reader(splitter.rest(), splitter.isAtBeginning(), false);
      }
      return rest != null;
    }
    Outcome<R> outcome = outcome(next);
    if (!outcome.isWhole()) {
      readRestAlone(outcome.part());
      return true;
    }
    games = nextGames;
    lines = nextLines;
    ready = outcome.gists();
    index = 0;
    nextGames += ready.size();
    nextLines += outcome.lines();
    if (!outcome.isText()) {
      parts.clear();
      isAtEnd = true;
    }
    return true;
  }

  private void handOut() throws IOException {
    while (!isAtEnd && parts.size() < partsAhead) {
      PgnSplitter.Part part = splitter.next();
      if (part == null) {
        return;
      }
      parts.add(workers.submit(() -> read(part)));
    }
  }

  private Outcome<R> read(PgnSplitter.Part part) throws IOException {
    List<R> gists = new ArrayList<>();
    PgnReader reader = reader(part.open(), part.isBeginning(), part.isFollowed());
    for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
      gists.add(gist.of(game.get(), reader::text));
    }
    boolean isText = reader.isText();
    boolean isWhole = !part.isFollowed() || !isText || reader.endsBetweenGames();
    return new Outcome<>(part, gists, reader.linesBefore(), isWhole, isText);
  }

  private PgnReader reader(InputStream bytes, boolean isBeginning, boolean isFollowed)
      throws IOException {
    return new PgnReader(PgnCharacters.of(bytes), words, start, isBeginning, isFollowed);
  }

  /** Goes back to the beginning of a part that ends within a game. */
  private void readRestAlone(PgnSplitter.Part first) throws IOException {
    List<InputStream> streams = new ArrayList<>();
    streams.add(first.open());
    while (!parts.isEmpty()) {
      streams.add(outcome(parts.remove()).part().open());
    }
    streams.add(splitter.rest());
    isAtEnd = true;
    ready = List.of();
    index = 0;
    InputStream together = new SequenceInputStream(Collections.enumeration(streams));
    rest = reader(together, first.isBeginning(), false);
  }

  private Outcome<R> outcome(Future<Outcome<R>> part) throws IOException {
    try {
      return part.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("the reading was interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() throws IOException {
    workers.shutdownNow();
    file.close();
  }
}
