package org.ahoz.notation;

import java.io.IOException;
import java.util.List;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.notation.GameProblem.Kind;
import org.jspecify.annotations.Nullable;

/** Makes moves of the words of one game's movetext. */
final class MovetextReader implements Movetext {

  /** Two moves that are written without a space between them are no longer than this. */
  private static final int LONGEST_RUN_TOGETHER = 16;

  private static final String[] RESULTS = {"1/2-1/2", "1-0", "0-1"};

  private final PgnLexer lexer;
  private final WordCache words;
  private final GameBuilder game;

  MovetextReader(PgnLexer lexer, WordCache words, GameBuilder game) {
    this.lexer = lexer;
    this.words = words;
    this.game = game;
  }

  @Override
  public boolean word() throws IOException {
    return word(words.word(lexer.word(), lexer.length()));
  }

  @Override
  public boolean number() {
    game.currentLine();
    return false;
  }

  private boolean word(Word word) throws IOException {
    WrittenMove move = word.move();
    GameResult result = word.result();
    Marks marks = word.marks();
    if (result != null) {
      return result(result);
    }
    if (!game.isReading()) {
      if (move != null) {
        game.skip(move);
      }
      return word.kind() == Word.Kind.UNKNOWN && endsWithResult(word.text());
    }
    if (move != null) {
      move(move);
    } else if (marks != null) {
      game.marks(marks);
    } else if (word.kind() == Word.Kind.UNKNOWN) {
      return unknown(word.text());
    }
    return false;
  }

  /** A result within a variation, as some programs write it, says nothing of the game. */
  private boolean result(GameResult result) throws IOException {
    if (game.isInVariation() && lexer.isCloseAhead()) {
      return false;
    }
    game.result(result);
    return true;
  }

  private void move(WrittenMove move) throws IOException {
    char sign = lexer.takeSign();
    if (sign == 0) {
      play(move);
    } else {
      moveBeforeSign(move, sign);
    }
  }

  /**
   * A sign that stands apart joins two squares, {@code e2 – e4}, or parts two moves. Never both can
   * be legal: a piece leaves the first square or comes to it.
   */
  private void moveBeforeSign(WrittenMove first, char sign) throws IOException {
    WrittenMove joined = null;
    boolean arePossible = false;
    if (lexer.next() == PgnLexer.Token.WORD) {
      Word second = words.word(lexer.word(), lexer.length());
      joined = words.reader().readOrNull(first.text() + sign + second.text());
      arePossible = areMoves(first, second.move(), game.currentLine().position());
    }
    if (joined == null || arePossible) {
      play(first);
      lexer.pushBack();
    } else {
      play(joined); // which says why, if it is not legal
    }
  }

  private static boolean areMoves(
      WrittenMove first, @Nullable WrittenMove second, Position position) {
    if (second == null || !(first.in(position) instanceof San.Meaning.Unique unique)) {
      return false;
    }
    return !second.in(position.play(unique.move())).moves().isEmpty();
  }

  private void play(WrittenMove written) {
    if (written.isNull()) {
      game.pass(written);
      return;
    }
    Position position = game.currentLine().position();
    San.Meaning meaning = written.in(position);
    if (meaning instanceof San.Meaning.Unique unique) {
      Position after = position.play(unique.move());
      game.play(written, unique.move(), after);
      lexer.expectNumber(after.fullmoveNumber());
    } else if (meaning instanceof San.Meaning.Illegal illegal) {
      refuse(Kind.ILLEGAL_MOVE, written.text(), illegal.reason());
    } else {
      List<Move> moves = meaning.moves();
      if (game.fault(Kind.AMBIGUOUS_MOVE, written.text(), null, names(position, moves))
          && game.isSuggesting()) {
        game.suggest(Suggestion.Trial.among(moves, written.text(), words.reader(), position));
      }
    }
  }

  private void refuse(Kind kind, String text, @Nullable Reason reason) {
    if (game.fault(kind, text, reason, List.of()) && game.isSuggesting()) {
      game.suggest(new Suggestion.Trial(text, words.reader(), game.currentLine().position()));
    }
  }

  private static List<String> names(Position position, List<Move> moves) {
    return moves.stream().map(move -> San.write(position, move)).toList();
  }

  /** A word that is none by itself may be two without a space. */
  private boolean unknown(String text) throws IOException {
    String plain = MoveText.normalise(text);
    int last = plain.length() - 1;
    if (last > 0 && plain.charAt(0) == '-') {
      return word(Word.of(plain.substring(1), words.reader()));
    }
    if (last > 0 && plain.charAt(last) == '-') {
      WrittenMove first = words.reader().readOrNull(plain.substring(0, last));
      if (first != null) {
        moveBeforeSign(first, '-');
        return false;
      }
    }
    for (String result : RESULTS) {
      if (plain.endsWith(result) && plain.length() > result.length()) {
        String rest = plain.substring(0, plain.length() - result.length());
        Word word = Word.of(rest, words.reader());
        if (word.kind() != Word.Kind.UNKNOWN) {
          word(word);
          return word(Word.of(result, words.reader()));
        }
      }
    }
    if (!playRunTogether(plain)) {
      refuse(Kind.UNREADABLE_MOVE, text, null);
    }
    return false;
  }

  private boolean endsWithResult(String text) throws IOException {
    for (String result : RESULTS) {
      if (text.endsWith(result)) {
        return word(Word.of(result, words.reader()));
      }
    }
    return false;
  }

  /** Two moves in one word, as {@code d4exd4}, where they can be parted in one way only. */
  private boolean playRunTogether(String text) {
    if (text.length() > LONGEST_RUN_TOGETHER) {
      return false;
    }
    Position position = game.currentLine().position();
    List<WrittenMove> pair = List.of();
    for (int split = 2; split <= text.length() - 2; split++) {
      WrittenMove first = words.reader().readOrNull(text.substring(0, split));
      WrittenMove second = words.reader().readOrNull(text.substring(split));
      if (first != null && second != null && areMoves(first, second, position)) {
        if (!pair.isEmpty()) {
          return false;
        }
        pair = List.of(first, second);
      }
    }
    if (pair.isEmpty()) {
      return false;
    }
    pair.forEach(this::play);
    game.warn(Kind.MOVES_RUN_TOGETHER, text);
    return true;
  }
}
