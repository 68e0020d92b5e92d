package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are no games, or too much of something: told, in bounded memory and time. */
@Timeout(60)
class PgnLimitsTest {

  /** A text of any length, of which nothing is in memory: a beginning, and then a part repeated. */
  private static final class Endless extends Reader {

    private final String beginning;
    private final String part;
    private long left;
    private long index;

    Endless(String beginning, String part, long length) {
      this.beginning = beginning;
      this.part = part;
      this.left = length;
    }

    @Override
    public int read(char[] target, int offset, int length) {
      int count = (int) Math.min(length, left);
      for (int position = 0; position < count; position++, index++) {
        target[offset + position] =
            index < beginning.length()
                ? beginning.charAt((int) index)
                : part.charAt((int) ((index - beginning.length()) % part.length()));
      }
      left -= count;
      return count == 0 ? -1 : count;
    }

    @Override
    public void close() {}
  }

  private static Game first(String beginning, String part, long length) throws IOException {
    try (PgnReader reader = PgnReader.of(new Endless(beginning, part, length), MoveReader.san())) {
      return reader.next().orElseThrow();
    }
  }

  private static List<String> codes(Game game) {
    return game.problems().stream().map(GameProblem::code).toList();
  }

  @Test
  void aHundredMegabytesWithoutASpaceAreOneWordTooLong() throws IOException {
    Game game = first("", "abcdefgh", 100_000_000);
    assertThat(codes(game)).containsExactly("word-too-long");
    assertThat(game.problems().get(0).written()).hasSize(40);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        ";",
        "1",
        "1.",
        "*",
        "$",
        "%",
        "\"",
        "\\",
        ".",
        "-",
        "\n",
        "[a",
        "[A \"b\"]",
        "[A \"b",
        "(e4 ",
        "e4 ",
        "1-0 ",
        "x ",
        "- ",
        "e4 - ",
        "{a}",
        "(=)",
        "\uFEFF",
        "\u0001\u0002a",
        "\uD83D\uDE00",
        "[Event \"a\"]\n",
        "e4;\n",
        "(1. e4 {a} $1 "
      })
  void tenMegabytesOfAnythingAreReadToTheirEnd(String part) throws IOException {
    try (PgnReader reader =
        PgnReader.of(new Endless("1. e4 ", part, 10_000_000), MoveReader.san())) {
      Optional<Game> game = reader.next();
      assertThat(game).isPresent();
      assertThat(game.get().problems()).hasSizeLessThan(110);
      while (game.isPresent()) {
        game = reader.next();
      }
    }
  }

  @Test
  void aGameLongerThanAnyIsCut() throws IOException {
    Game game = first("", "Nf3 Nf6 Ng1 Ng8 ", 1_000_000);
    assertThat(game.plies()).hasSize(GameBuilder.LONGEST_GAME);
    assertThat(codes(game)).containsExactly("game-too-long");
  }

  @Test
  void variationsThatNestTooDeeplyAreReadOver() throws IOException {
    Game game = first("", "Nf3 (", 100_000);
    assertThat(game.plies()).hasSize(1);
    assertThat(codes(game)).contains("variation-too-deep", "unclosed-variation");
    int depth = 0;
    List<Ply> plies = game.plies();
    while (!plies.get(0).variations().isEmpty()) {
      plies = plies.get(0).variations().get(0).plies();
      depth++;
    }
    assertThat(depth).isEqualTo(GameBuilder.DEEPEST_VARIATION);
    assertThat(game.toString()).isNotEmpty();
  }

  @Test
  void aCommentIsKeptUpToItsLimit() throws IOException {
    Game game = first("1. e4 {", "a", 1_000_000);
    assertThat(codes(game)).containsExactly("unclosed-comment", "comment-too-long");
    assertThat(game.plies().get(0).comments().get(0).text()).hasSize(PgnTextReader.LONGEST_COMMENT);
  }

  @Test
  void aTagIsKeptUpToItsLimit() throws IOException {
    Game game = first("[White \"", "a", 1_000_000);
    assertThat(codes(game)).containsExactly("bad-tag");
    assertThat(game.tag("White").orElseThrow()).hasSize(PgnTextReader.LONGEST_VALUE);
  }

  @Test
  void tagsBeyondAnyNeedAreToldOnce() {
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < 1000; index++) {
      text.append("[A").append(index).append(" \"b\"]\n");
    }
    Game game = PgnReader.readAll(text.toString(), MoveReader.san()).get(0);
    assertThat(game.tags()).hasSize(256);
    assertThat(codes(game)).containsExactly("too-many-tags");
  }

  @Test
  void commentsBeyondAnyNeedAreLeftOut() throws IOException {
    Game game = first("1. e4 ", "{abcdefghij}", 10_000_000);
    assertThat(game.plies().get(0).comments()).hasSizeBetween(10_000, 100_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\0", "1. e4 e5 \0\0\0", "[White \"A\0"})
  void whatIsNoTextIsToldAndNotReadOn(String beginning) throws IOException {
    try (PgnReader reader =
        PgnReader.of(new Endless(beginning, "1. e4 e5 * ", 1_000_000), MoveReader.san())) {
      Game game = reader.next().orElseThrow();
      assertThat(codes(game)).contains("not-text");
      assertThat(reader.next()).isEmpty();
    }
  }

  @Test
  void whatIsFullOfControlCharactersIsNoText() throws IOException {
    assertThat(codes(first("", "PNG\u0001", 100_000))).containsExactly("not-text");
  }

  @Test
  void manyGamesTakeNoMoreMemoryThanOne() throws IOException {
    String part = "[Event \"A\"]\n\n1. e4 e5 2. Nf3 {a comment} Nc6 (2... d6) 3. Bb5 1-0\n\n";
    long start = System.nanoTime();
    int games = 0;
    try (PgnReader reader = PgnReader.of(new Endless("", part, 7_000_000), MoveReader.san())) {
      while (reader.next().isPresent()) {
        games++;
      }
    }
    assertThat(games).isEqualTo(7_000_000 / part.length() + 1);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(50));
  }
}
