package org.ahoz.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.chess.Position;
import org.ahoz.notation.GameProblem.Kind;

/**
 * Reads games one after the other: PGN (its import format, PGN 3.1), or moves alone as people write
 * them in the notation of a language.
 *
 * <p>A game that is broken keeps its legal part and tells its problems, and the reading goes on
 * with the next. Memory does not grow with the text, whatever it holds. A game ends with a result,
 * with the tags of the next, or, where neither is written, with a blank line before a move number
 * 1.
 *
 * <p>A reader is used by one thread, and closes what it reads from.
 */
public final class PgnReader implements Closeable {

  private final Reader input;
  private final PgnLexer lexer;
  private final WordCache words;
  private final Position start;
  private final boolean isFollowed;
  private int count;
  private boolean isSuggesting = true;
  private boolean isAtEnd;
  private boolean endsBetweenGames;

  /**
   * A reader of a part of a text.
   *
   * @param isBeginning whether the text begins with it
   * @param isFollowed whether the tags of a game stand behind it
   */
  PgnReader(
      Reader input, WordCache words, Position start, boolean isBeginning, boolean isFollowed) {
    this.input = input;
    this.start = start;
    this.words = words;
    this.isFollowed = isFollowed;
    lexer = new PgnLexer(input, words.reader().grammar(), isBeginning);
  }

  /** Reads a text whose moves are in the notation of this reader's language. */
  public static PgnReader of(Reader text, MoveReader moves) {
    return of(text, moves, Position.start());
  }

  /**
   * As {@link #of(Reader, MoveReader)}, for games that say nothing of their start.
   *
   * @param start where games without a FEN tag start
   */
  public static PgnReader of(Reader text, MoveReader moves, Position start) {
    return new PgnReader(text, new WordCache(moves, WordCache.SMALL), start, true, false);
  }

  /**
   * Reads a file: UTF-8, with Windows-1252 for what is not UTF-8, or UTF-16 where a mark says so.
   *
   * @throws IOException when the first bytes cannot be read
   */
  public static PgnReader of(InputStream file, MoveReader moves) throws IOException {
    return of(file, moves, Position.start());
  }

  /**
   * As {@link #of(InputStream, MoveReader)}, for games that say nothing of their start.
   *
   * @throws IOException when the first bytes cannot be read
   */
  public static PgnReader of(InputStream file, MoveReader moves, Position start)
      throws IOException {
    return of(PgnCharacters.of(file), moves, start);
  }

  /** All games of a text that is in memory. */
  public static List<Game> readAll(String text, MoveReader moves) {
    return readAll(text, moves, Position.start());
  }

  /**
   * As {@link #readAll(String, MoveReader)}, for games that say nothing of their start.
   *
   * @param start where games without a FEN tag start
   */
  public static List<Game> readAll(String text, MoveReader moves, Position start) {
    return readAll(text, moves, start, true);
  }

  /**
   * The game of a text that holds one, if all of its moves are legal, and there is one at least.
   *
   * @param start where a game without a FEN tag starts
   */
  public static Optional<Game> readWhole(String text, MoveReader moves, Position start) {
    List<Game> games = readAll(text, moves, start, false);
    return games.size() == 1 && !games.get(0).isBroken() && !games.get(0).plies().isEmpty()
        ? Optional.of(games.get(0))
        : Optional.empty();
  }

  /**
   * As {@link #readAll(String, MoveReader, Position)}.
   *
   * @param isSuggesting whether to tell what may have been meant by moves that are not legal
   */
  static List<Game> readAll(String text, MoveReader moves, Position start, boolean isSuggesting) {
    List<Game> games = new ArrayList<>();
    try (PgnReader reader = of(new StringReader(text), moves, start)) {
      reader.isSuggesting = isSuggesting;
      for (Optional<Game> game = reader.next(); game.isPresent(); game = reader.next()) {
        games.add(game.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // no text in memory fails to be read
    }
    return List.copyOf(games);
  }

  /**
   * The next game; empty after the last.
   *
   * @throws IOException when the input cannot be read
   */
  public Optional<Game> next() throws IOException {
    while (!isAtEnd) {
      GameBuilder game = new GameBuilder(count + 1, start, isSuggesting);
      lexer.startText();
      read(game);
      if (game.isGame()) {
        count++;
        return Optional.of(game.build());
      }
    }
    return Optional.empty();
  }

  /**
   * The text of the game that {@link #next()} gave last, with what stands before the next; empty
   * where it is longer than a million characters.
   */
  public String text() {
    return lexer.textSoFar();
  }

  private void read(GameBuilder game) throws IOException {
    Movetext movetext = movetext(game);
    lexer.expectNumber(0);
    while (true) {
      PgnLexer.Token token = lexer.next();
      if (startsNextGame(token, game)) {
        lexer.pushBack();
        return;
      }
      if (token == PgnLexer.Token.END && isFollowed && isText()) {
        isAtEnd = true;
        endsBetweenGames = !game.hasBegun() || isEndedByEvent(game);
        return;
      }
      game.at(lexer.line(), lexer.column());
      switch (token) {
        case WORD -> {
          if (movetext.word()) {
            addCommentsOnLine(game);
            return;
          }
        }
        case NUMBER -> {
          if (movetext.number()) {
            addCommentsOnLine(game);
            return;
          }
        }
        case COMMENT -> comment(game);
        case OPEN -> game.openVariation();
        case CLOSE -> game.closeVariation();
        case TAG -> tag(game);
        case BAD_TAG -> game.warn(Kind.BAD_TAG, lexer.text());
        case LONG_WORD -> {
          if (game.isReading()) {
            String beginning = new String(lexer.word(), 0, 40);
            game.fault(Kind.WORD_TOO_LONG, beginning, null, List.of());
          }
        }
        case END -> {
          isAtEnd = true;
          if (!lexer.isInputText()) {
            game.problem(Kind.NOT_TEXT, "");
          }
          return;
        }
      }
    }
  }

  private Movetext movetext(GameBuilder game) {
    MoveReader reader = words.reader();
    return reader.grammar() instanceof DescriptiveGrammar descriptive
        ? new DescriptiveMovetextReader(lexer, reader, descriptive, game)
        : new MovetextReader(lexer, words, game);
  }

  private boolean startsNextGame(PgnLexer.Token token, GameBuilder game) {
    return switch (token) {
      case TAG ->
          lexer.tagName().equals("Event")
              ? isEndedByEvent(game)
              : game.hasMovetext() || (game.hasTag(lexer.tagName()) && lexer.isAfterBlankLine());
      case BAD_TAG -> game.hasMovetext() && lexer.isAfterBlankLine();
      case NUMBER ->
          lexer.number() == 1
              && lexer.isAfterBlankLine()
              && game.hasMovetext()
              && !game.isInVariation()
              && (game.currentLine().isBroken() || game.currentLine().length() > 1);
      default -> false;
    };
  }

  private static boolean isEndedByEvent(GameBuilder game) {
    return game.hasMovetext() || game.hasTag("Event");
  }

  private void tag(GameBuilder game) {
    game.tag(lexer.tagName(), lexer.text());
    if (lexer.isTextUnclosed() || lexer.isTextCut()) {
      game.warn(Kind.BAD_TAG, lexer.tagName());
    }
  }

  private void comment(GameBuilder game) {
    game.comment(Comment.parse(lexer.text()));
    if (lexer.isTextUnclosed()) {
      game.warn(Kind.UNCLOSED_COMMENT, "");
    }
    if (lexer.isTextCut()) {
      game.warn(Kind.COMMENT_TOO_LONG, "");
    }
  }

  /** What is said behind the result, on its line, still belongs to the game. */
  private void addCommentsOnLine(GameBuilder game) throws IOException {
    while (lexer.next() == PgnLexer.Token.COMMENT && lexer.isOnSameLine()) {
      comment(game);
    }
    lexer.pushBack();
  }

  /**
   * The encoding of the file, as far as it was read: UTF-8, UTF-16, or where a byte was no UTF-8
   * ISO 8859-1 or Windows-1252. Empty where characters are read, and not bytes.
   */
  public Optional<Charset> encoding() {
    if (input instanceof PgnCharacters characters) {
      return Optional.of(characters.encoding());
    }
    return input instanceof InputStreamReader reader
        ? Optional.ofNullable(reader.getEncoding()).map(Charset::forName)
        : Optional.empty();
  }

  /** Whether, at the end of a part that is followed, the tags behind it begin a new game. */
  boolean endsBetweenGames() {
    return endsBetweenGames;
  }

  /** How many lines have ended so far. */
  int linesBefore() {
    return lexer.line() - 1;
  }

  /** Whether all of the input so far can be text. */
  boolean isText() {
    return lexer.isInputText();
  }

  @Override
  public void close() throws IOException {
    input.close();
  }
}
