package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;

class NotationProperties {

  @Provide
  Arbitrary<Position> positions() {
    return RandomPositions.positions();
  }

  @Provide
  Arbitrary<NotationLanguage> languages() {
    return Arbitraries.of(TestLanguages.stream().toList());
  }

  @Property(tries = 300)
  void whatIsWrittenIsReadAsTheSameMove(
      @ForAll("positions") Position position, @ForAll("languages") NotationLanguage language) {
    MoveReader reader = MoveReader.of(language);
    MoveReader san = MoveReader.san();
    for (Move move : position.legalMoves()) {
      assertIsRead(san, position, move, San.write(position, move));
      assertIsRead(san, position, move, MoveWriter.uci(position, move));
      assertIsRead(san, position, move, MoveWriter.san().longForm().write(position, move));
      assertIsRead(reader, position, move, MoveWriter.figurine().write(position, move));
      MoveWriter writer = MoveWriter.of(language);
      assertIsRead(reader, position, move, writer.write(position, move));
      assertIsRead(reader, position, move, writer.longForm().write(position, move));
    }
  }

  private static void assertIsRead(MoveReader reader, Position position, Move move, String text) {
    WrittenMove written = reader.read(text).orElseThrow(() -> new AssertionError(text));
    assertThat(written.in(position)).as(text).isEqualTo(new San.Meaning.Unique(move));
    assertThat(written.remarks(position, move)).as(text).isEmpty();
  }

  @Property(tries = 200)
  void noTwoLegalMovesAreWrittenAlike(@ForAll("positions") Position position) {
    List<Move> moves = position.legalMoves();
    assertThat(moves.stream().map(move -> San.write(position, move))).doesNotHaveDuplicates();
    assertThat(moves.stream().map(move -> MoveWriter.uci(position, move))).doesNotHaveDuplicates();
  }

  @Property(tries = 2000)
  void anyTextIsAMoveOrNone(@ForAll String text, @ForAll("languages") NotationLanguage language) {
    MoveReader reader = MoveReader.of(language);
    reader
        .read(text)
        .ifPresent(written -> assertThat(written.in(Position.start()).moves()).isNotNull());
    assertThat(reader.readMarks(text)).isNotNull();
  }

  @Property(tries = 3000)
  void textsLikeMovesNeverMeanAMoveThatIsNotLegal(
      @ForAll("nearMoves") String text, @ForAll("positions") Position position) {
    MoveReader.san()
        .read(text)
        .ifPresent(
            written -> {
              List<Move> moves = written.in(position).moves();
              assertThat(position.legalMoves()).containsAll(moves);
              for (Move move : moves) {
                assertThat(written.remarks(position, move)).doesNotHaveDuplicates();
              }
            });
  }

  @Provide
  Arbitrary<String> nearMoves() {
    return Arbitraries.strings()
        .withChars("NBRQKPabcdefgh12345678x:-=()+#!?O0oхО ♘$.XABCDEFGH")
        .ofMinLength(2)
        .ofMaxLength(9);
  }
}
