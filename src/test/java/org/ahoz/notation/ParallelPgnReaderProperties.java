package org.ahoz.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;

/** Games that are read in parts are the games that are read in one go. */
class ParallelPgnReaderProperties {

  @Provide
  Arbitrary<String> games() {
    return Arbitraries.frequencyOf(
            Tuple.of(
                6,
                Arbitraries.of(
                    "[Event \"a\"]\n",
                    "\n\n[Event \"a\"]\n[White \"b\"]\n\n1. e4 e5 2. Nf3 1-0\n\n[Event \"c\"]\n\n",
                    "1. e4 e5 2. Nf3 Nc6 1-0",
                    "\n\n[Event \"b\"]\r\n\r\n1. d4 d5 1/2-1/2\r\n\r\n[Event \"c\"]\r\n\r\n",
                    "\n\n",
                    "\n")),
            Tuple.of(
                5,
                Arbitraries.of(
                    "{a",
                    "}",
                    "(",
                    ")",
                    ";a",
                    "%",
                    "[White \"b\"]",
                    "[White \"b",
                    "[Site",
                    "[",
                    "]",
                    " e4 ",
                    " Nf3",
                    "Ke9 ",
                    " 1. ",
                    "*",
                    "- ",
                    " -",
                    "12;",
                    "\r",
                    "\r\n",
                    "(1. d4)",
                    "{a}",
                    "$1 ",
                    "\u00E9",
                    "\u265E",
                    "\uFEFF",
                    "\"]")))
        .list()
        .ofMaxSize(60)
        .map(parts -> String.join("", parts));
  }

  @Property(tries = 3000)
  void gamesReadInPartsAreTheSame(
      @ForAll("games") String text, @ForAll @IntRange(min = 20, max = 300) int partSize)
      throws IOException {
    byte[] file = text.getBytes(UTF_8);
    assertThat(ParallelReading.inParts(file, partSize)).isEqualTo(ParallelReading.inOneGo(file));
  }

  @Example
  void gamesAreReadInMoreThanOnePart() throws IOException {
    byte[] file = "[Event \"a\"]\n\n1. e4 e5 1-0\n\n".repeat(100).getBytes(UTF_8);
    PgnSplitter splitter = new PgnSplitter(new ByteArrayInputStream(file), 200);
    int parts = 0;
    while (splitter.next() != null) {
      parts++;
    }
    assertThat(parts).isGreaterThan(10);
    List<Game> games = ParallelReading.inParts(file, 200);
    assertThat(games).extracting(Game::number).isSorted().hasSize(100);
    assertThat(games).isEqualTo(ParallelReading.inOneGo(file));
  }

  @Example
  void aCommentBeforeTheTagsOfTheNextGameStaysWithIt() throws IOException {
    byte[] file = "[Event \"a\"]\n\n1. e4 e5 1-0\n\n; the next\n\n".repeat(50).getBytes(UTF_8);
    assertThat(ParallelReading.inParts(file, 100)).isEqualTo(ParallelReading.inOneGo(file));
  }

  @Example
  void whatIsNoTextEndsTheReading() throws IOException {
    String game = "[Event \"a\"]\n\n1. e4 e5 1-0\n\n";
    byte[] file = (game.repeat(10) + "\0" + game.repeat(10)).getBytes(UTF_8);
    assertThat(ParallelReading.inParts(file, 100)).isEqualTo(ParallelReading.inOneGo(file));
  }
}
