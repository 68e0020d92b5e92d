package org.ahoz.notation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.notation.DescriptiveSearch.Ending;
import org.ahoz.notation.DescriptiveSearch.Option;
import org.ahoz.notation.DescriptiveSearch.Token;
import org.ahoz.notation.GameProblem.Kind;

/**
 * Makes moves of movetext in descriptive notation, whose moves may be printed in several words, as
 * {@code P - K 4} and {@code P. to K's 4th.}
 *
 * <p>Words are gathered as long as nothing else stands between them. Where a move ends is then
 * decided by what is a move and legal, and by how far the words behind it can be read. Numbers that
 * are not the rank of a square are passed over.
 *
 * <p>Books leave out what their readers see, so that more than one legal move may fit. The words
 * behind it then decide, or, where they do not, that no check is marked; and the game tells of the
 * decision. Where nothing decides, the line breaks off as ambiguous.
 */
final class DescriptiveMovetextReader implements Movetext {

  /** So many words are gathered before moves are made of the first half of them. */
  private static final int MOST_WORDS = 20 * DescriptiveSearch.MOST_WORDS_OF_MOVE;

  /** The length of {@code P4R}, and more than a part of a move has that a rank may follow. */
  private static final int SHORTEST_MOVE = 3;

  private static final int MOST_WORDS_OF_RESULT = 4;

  private final PgnLexer lexer;
  private final MoveReader reader;
  private final DescriptiveGrammar grammar;
  private final GameBuilder game;
  private final List<Token> words = new ArrayList<>();
  private final DescriptiveSearch search;

  DescriptiveMovetextReader(
      PgnLexer lexer, MoveReader reader, DescriptiveGrammar grammar, GameBuilder game) {
    this.lexer = lexer;
    this.reader = reader;
    this.grammar = grammar;
    this.game = game;
    search = new DescriptiveSearch(reader, grammar, words);
  }

  @Override
  public boolean word() throws IOException {
    return gather(PgnLexer.Token.WORD);
  }

  @Override
  public boolean number() throws IOException {
    return gather(PgnLexer.Token.NUMBER);
  }

  private boolean gather(PgnLexer.Token first) throws IOException {
    words.clear();
    PgnLexer.Token token = first;
    int expected = game.currentLine().position().fullmoveNumber();
    while (token == PgnLexer.Token.WORD || token == PgnLexer.Token.NUMBER) {
      boolean isNumber = token == PgnLexer.Token.NUMBER;
      if (isNumber) {
        if (!words.isEmpty() && lexer.number() == 1 && lexer.isAfterBlankLine()) {
          break; // perhaps the next game
        }
        if (lexer.number() == expected && isNumberOfMove()) {
          expected++;
          lexer.expectNumber(expected);
        }
      }
      String text = new String(lexer.word(), 0, lexer.length());
      words.add(new Token(text, isNumber, lexer.line(), lexer.column()));
      if (!game.isInVariation() && Word.result(text) != null) {
        return read(0);
      }
      if (words.size() >= MOST_WORDS && read(MOST_WORDS / 2)) {
        return true;
      }
      token = lexer.next();
    }
    lexer.pushBack();
    return read(0);
  }

  /** Whether the number at which the lexer is numbers a move, and is not the rank of a square. */
  private boolean isNumberOfMove() {
    return lexer.isNumberDotted()
        || words.isEmpty()
        || words.get(words.size() - 1).text().length() >= SHORTEST_MOVE;
  }

  /**
   * Makes moves of the words until no more than so many are left, or the game ends.
   *
   * @return whether the game ends
   */
  private boolean read(int rest) {
    int start = 0;
    boolean isEnd = false;
    while (!isEnd && words.size() - start > rest) {
      int end = resultEnd(start);
      if (end > start) {
        // Within a variation a result says nothing of the game.
        isEnd = !game.isInVariation();
        start = end;
      } else if (words.get(start).isBetweenMoves() || !game.isReading()) {
        start++;
      } else {
        start = readMove(start);
      }
    }
    words.subList(0, start).clear();
    return isEnd;
  }

  /** Takes the result that stands here, and gives where it ends; -1 when none stands here. */
  private int resultEnd(int start) {
    boolean isWhite = !game.isReading() || game.currentLine().position().turn() == Color.WHITE;
    for (int end = Math.min(words.size(), start + MOST_WORDS_OF_RESULT); end > start; end--) {
      GameResult result = grammar.result(search.text(start, end), isWhite);
      if (result != null) {
        if (!game.isInVariation()) {
          game.result(result);
        }
        return end;
      }
    }
    return -1;
  }

  /** Makes the move that begins at a word, and gives where the next may begin. */
  private int readMove(int start) {
    Token word = words.get(start);
    game.at(word.line(), word.column());
    Position position = game.currentLine().position();
    List<Ending> endings = search.endings(start, position);
    if (endings.isEmpty()) {
      return unreadable(start);
    }
    List<Option> options = endings.stream().flatMap(each -> each.options().stream()).toList();
    if (options.isEmpty()) {
      Ending longest = endings.get(0);
      if (longest.meaning() instanceof San.Meaning.Illegal illegal) {
        String text = longest.written().text();
        if (game.fault(Kind.ILLEGAL_MOVE, text, illegal.reason(), List.of())) {
          game.suggest(new Suggestion.Trial(text, reader, position));
        }
      }
      return longest.end();
    }
    List<Option> likeliest = options.size() == 1 ? options : search.furthest(options, position);
    if (countMoves(likeliest) > 1) {
      likeliest = withoutCheck(likeliest, position);
    }
    Option option = likeliest.get(0);
    WrittenMove written = option.ending().written();
    List<String> candidates =
        option.ending().meaning().moves().stream().map(move -> San.write(position, move)).toList();
    if (countMoves(likeliest) > 1) {
      game.fault(Kind.AMBIGUOUS_MOVE, written.text(), null, candidates);
    } else {
      play(option, position);
      if (candidates.size() > 1) {
        game.decided(written.text(), candidates);
      }
    }
    return option.end();
  }

  private static long countMoves(List<Option> options) {
    return options.stream().map(Option::move).distinct().count();
  }

  /** Of moves that are written without a mark of check, those that give none, if there are any. */
  private static List<Option> withoutCheck(List<Option> options, Position position) {
    List<Option> quiet =
        options.stream()
            .filter(
                option -> {
                  Move move = option.move();
                  return move != null
                      && option.ending().written().marks().check() == CheckMark.NONE
                      && !position.play(move).isCheck();
                })
            .toList();
    return quiet.isEmpty() ? options : quiet;
  }

  /** Marks that stand apart from their move belong to it; all else cannot be read. */
  private int unreadable(int start) {
    String text = words.get(start).text();
    Optional<Marks> marks = reader.readMarks(text);
    if (marks.isPresent()) {
      game.marks(marks.get());
    } else {
      game.fault(Kind.UNREADABLE_MOVE, text, null, List.of());
    }
    return start + 1;
  }

  private void play(Option option, Position position) {
    Move move = option.move();
    if (move == null) {
      game.pass(option.ending().written());
    } else {
      game.play(option.ending().written(), move, position.play(move));
    }
    Position after = game.currentLine().position();
    if (game.isReading()) {
      search.made(position, move, after);
    }
  }
}
