package org.ahoz.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Reads random files for as long as is asked for: {@code mvn -Pfuzz test -Dfuzz.seconds=300}.
 *
 * <p>Each kind of file gets an equal share of the time. A file must be read to its end, without an
 * exception, in less than {@link #LONGEST}, and with the same games in parts and in one go.
 */
class PgnFuzz {

  private static final Duration LONGEST = Duration.ofSeconds(5);
  private static final int KINDS = Kind.values().length;

  private static final String GAME =
      """
      [Event "A \\"B\\""]
      [White "Ánna"]
      [Result "1-0"]
      [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]

      1. e4 {[%clk 0:01:00] a} e5 $1 2. Nf3! (2. f4 exf4 (2... d5) 3. Nf3) Nc6
      3. Bb5 a6 ; rest
      4. Ba4 Nf6 5. O-O Be7 6. Re1+ b5 7. Bb3 d6 -- 8. c3 O-O 9. h3 1-0

      """;

  /** A kind of random file. */
  enum Kind {
    BYTES,
    UNICODE,
    MUTATED_GAMES,
    TOKENS;

    private static final List<String> TOKENS_OF_PGN =
        List.of(
            "[Event \"a\"]\n",
            "\n\n",
            "\n",
            "1. ",
            "e4 ",
            "e5 ",
            "Nf3",
            "O-O",
            "e8=Q",
            "(",
            ")",
            "{",
            "}",
            ";",
            "%",
            "*",
            "1-0",
            " - ",
            "x ",
            "--",
            "$1",
            "[",
            "]",
            "\"",
            "\\",
            "...",
            "(=)",
            "1/2 ",
            "\r",
            "\uFEFF",
            "+",
            "#",
            "\u265E",
            "\u00BD");

    byte[] file(Random random) {
      return switch (this) {
        case BYTES -> bytes(random);
        case UNICODE -> unicode(random);
        case MUTATED_GAMES -> mutated(random);
        case TOKENS -> tokens(random);
      };
    }

    private static byte[] bytes(Random random) {
      byte[] file = new byte[random.nextInt(3000)];
      random.nextBytes(file);
      boolean isText = random.nextBoolean();
      for (int index = 0; isText && index < file.length; index++) {
        file[index] = (byte) (file[index] >= 0 ? 32 + file[index] % 95 : file[index]);
      }
      return file;
    }

    private static byte[] unicode(Random random) {
      StringBuilder text = new StringBuilder();
      for (int count = random.nextInt(1000); count > 0; count--) {
        int limit = random.nextBoolean() ? 0x3000 : Character.MAX_CODE_POINT;
        text.appendCodePoint(1 + random.nextInt(limit));
      }
      return text.toString().getBytes(UTF_8);
    }

    private static byte[] mutated(Random random) {
      byte[] file = GAME.repeat(1 + random.nextInt(6)).getBytes(UTF_8);
      for (int count = random.nextInt(40); count > 0; count--) {
        int index = random.nextInt(file.length);
        int other = random.nextInt(file.length);
        switch (random.nextInt(4)) {
          case 0 -> file[index] = (byte) random.nextInt(256);
          case 1 -> file[index] = file[other];
          case 2 -> file[index] = (byte) "\n{}()[]\";%*.-".charAt(random.nextInt(13));
          default -> {
            int length = Math.min(random.nextInt(60), file.length - Math.max(index, other));
            System.arraycopy(file, index, file, other, length);
          }
        }
      }
      return file;
    }

    private static byte[] tokens(Random random) {
      StringBuilder text = new StringBuilder();
      for (int count = random.nextInt(500); count > 0; count--) {
        text.append(TOKENS_OF_PGN.get(random.nextInt(TOKENS_OF_PGN.size())));
      }
      return text.toString().getBytes(UTF_8);
    }
  }

  @ParameterizedTest
  @EnumSource
  void randomFilesAreReadToTheirEnd(Kind kind) throws IOException {
    long end =
        System.nanoTime() + Duration.ofSeconds(Long.getLong("fuzz.seconds", 60)).toNanos() / KINDS;
    long first = Long.getLong("fuzz.seed", System.currentTimeMillis());
    long seed = first;
    long bytes = 0;
    long games = 0;
    long slowest = 0;
    for (; System.nanoTime() < end; seed++) {
      Random random = new Random(seed);
      byte[] file = kind.file(random);
      long begin = System.nanoTime();
      List<Game> read = ParallelReading.inOneGo(file);
      long taken = System.nanoTime() - begin;
      assertThat(Duration.ofNanos(taken)).as("%s, seed %d", kind, seed).isLessThan(LONGEST);
      if (kind != Kind.BYTES) {
        // Whether bytes are text at all is judged by the first of them, of which a part has fewer.
        int partSize = 50 + random.nextInt(1000);
        assertThat(ParallelReading.inParts(file, partSize))
            .as("%s, seed %d", kind, seed)
            .isEqualTo(read);
      }
      bytes += file.length;
      games += read.size();
      slowest = Math.max(slowest, taken);
    }
    System.out.printf(
        "%s: %d files from seed %d, %d bytes, %d games, slowest %d ms%n",
        kind, seed - first, first, bytes, games, slowest / 1_000_000);
  }
}
