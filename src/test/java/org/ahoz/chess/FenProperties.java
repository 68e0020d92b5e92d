package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class FenProperties {

  @Provide
  Arbitrary<Line> lines() {
    return RandomGames.lines();
  }

  @Property(tries = 60)
  void whatIsWrittenIsReadAsTheSamePosition(@ForAll("lines") Line line) {
    for (Position position : line.positions()) {
      Position read = Fen.parse(position.fen());
      assertThat(read).isEqualTo(position).hasSameHashCodeAs(position);
      assertThat(read.fen()).isEqualTo(position.fen());
    }
  }

  @Property(tries = 100)
  void aPositionThatWasReadHasTheSameMoves(@ForAll("lines") Line line) {
    Position position = line.position();
    assertThat(Fen.parse(position.fen()).legalMoves()).isEqualTo(position.legalMoves());
  }

  @Property(tries = 500)
  void anyTextIsEitherAPositionOrRefusedWithWords(@ForAll String text) {
    assertThat(read(text)).isEmpty();
  }

  @Property(tries = 300)
  void aSpoiltFenIsRefusedOrStillAPosition(
      @ForAll("lines") Line line,
      @ForAll @IntRange(max = 100) int place,
      @ForAll char spoilt,
      @ForAll boolean replaces) {
    String fen = line.position().fen();
    int index = place % fen.length();
    String text = fen.substring(0, index) + spoilt + fen.substring(replaces ? index + 1 : index);
    read(text).ifPresent(position -> assertThat(Fen.parse(position.fen())).isEqualTo(position));
  }

  @Property(tries = 300)
  void whatIsReadLenientlyIsWrittenStrictly(
      @ForAll("lines") Line line,
      @ForAll("fields") String rights,
      @ForAll("fields") String enPassant,
      @ForAll("fields") String clock) {
    String[] fields = line.position().fen().split(" ", -1);
    String fen = String.join(" ", fields[0], fields[1], rights, enPassant, clock, clock);
    Fen.Reading reading = Fen.parseLenient(fen);
    Position position = reading.position();
    assertThat(position.repeats(Fen.parse(position.fen()))).isTrue();
    assertThat(read(fen).isPresent()).isEqualTo(reading.dropped().isEmpty());
  }

  @Provide
  Arbitrary<String> fields() {
    return Arbitraries.strings()
        .withChars("KQkqABCDEFGHabcdefgh0123456789-")
        .ofMinLength(1)
        .ofMaxLength(4);
  }

  /** The position, or nothing when the text is refused; any other exception fails the test. */
  private static Optional<Position> read(String text) {
    try {
      return Optional.of(Fen.parse(text));
    } catch (FenException refused) {
      assertThat(refused.getMessage()).isNotBlank().doesNotEndWith(".");
      return Optional.empty();
    }
  }
}
