package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;

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

  @Property(tries = 300)
  void aMoveIsLegalOrHasAReasonThatIsTrue(
      @ForAll("positions") Position position,
      @ForAll Role role,
      @ForAll("squares") Square to,
      @ForAll boolean capture) {
    for (San san : readings(role, to, capture)) {
      San.Meaning meaning = san.in(position);
      meaning.moves().forEach(move -> assertThat(position.isLegal(move)).isTrue());
      if (meaning instanceof San.Meaning.Illegal illegal) {
        assertTrue(illegal.reason(), position);
      }
    }
  }

  @Provide
  Arbitrary<Square> squares() {
    return Arbitraries.integers().between(0, 63).map(Square::of);
  }

  private static List<San> readings(Role role, Square to, boolean capture) {
    Stream<San> steps =
        Stream.of(
            new San.Step(role, null, null, capture, to, null),
            new San.Step(role, null, null, capture, to, Role.QUEEN),
            new San.PieceCapture(role == Role.PAWN ? Role.KING : role, Role.PAWN, null),
            new San.PieceCapture(role == Role.PAWN ? Role.KING : role, Role.KNIGHT, to),
            new San.AnyCapture(to, null));
    Stream<San> ofFiles =
        Stream.of(File.values()).map(file -> new San.Step(role, file, null, capture, to, null));
    Stream<San> pawnCaptures =
        Stream.of(File.values())
            .filter(file -> Math.abs(file.ordinal() - to.file().ordinal()) == 1)
            .map(file -> new San.PawnCapture(file, to.file(), null));
    Stream<San> ofRanks =
        Stream.of(Rank.values()).map(rank -> new San.Step(role, null, rank, capture, to, null));
    Stream<San> ofSquares =
        Stream.iterate(0, index -> index + 1)
            .limit(64)
            .map(index -> new San.FromTo(Square.of(index), to, capture, null));
    return Stream.of(steps, ofFiles, pawnCaptures, ofRanks, ofSquares)
        .flatMap(stream -> stream)
        .toList();
  }

  private static void assertTrue(Reason reason, Position position) {
    Color turn = position.turn();
    if (reason instanceof Reason.NoSuchPiece none) {
      assertThat(position.squares(none.color(), none.role())).isEmpty();
    } else if (reason instanceof Reason.NoSuchPieceFrom none) {
      assertThat(position.squares(none.color(), none.role()))
          .noneMatch(
              square ->
                  (none.file() == null || none.file() == square.file())
                      && (none.rank() == null || none.rank() == square.rank()));
    } else if (reason instanceof Reason.Pinned pinned) {
      assertThat(position.at(pinned.from())).isEqualTo(new Piece(turn, pinned.role()));
      assertThat(position.isPinned(pinned.from())).isTrue();
    } else if (reason instanceof Reason.Blocked blocked) {
      assertThat(position.at(blocked.from())).isEqualTo(new Piece(turn, blocked.role()));
      assertThat(position.at(blocked.at()))
          .isNotNull()
          .extracting(Piece::role)
          .isEqualTo(blocked.blocker());
    } else if (reason instanceof Reason.OwnPiece own) {
      assertThat(position.at(own.at())).isEqualTo(new Piece(turn, own.role()));
    } else if (reason instanceof Reason.NoOwnPiece none) {
      Piece piece = position.at(none.at());
      assertThat(piece == null || piece.color() != turn).isTrue();
    } else if (reason instanceof Reason.StaysInCheck) {
      assertThat(position.isCheck()).isTrue();
    } else if (reason instanceof Reason.NothingToCapture nothing) {
      assertThat(position.at(nothing.at())).isNull();
    } else if (reason instanceof Reason.CannotReach cannot) {
      assertThat(position.legalMovesTo(cannot.role(), cannot.to())).isEmpty();
    } else if (reason instanceof Reason.CannotReachFrom cannot) {
      assertThat(position.legalMovesTo(cannot.role(), cannot.to()))
          .noneMatch(
              move ->
                  (cannot.file() == null || cannot.file() == move.from().file())
                      && (cannot.rank() == null || cannot.rank() == move.from().rank()));
    } else if (reason instanceof Reason.KingCannotReach cannot) {
      assertThat(Ray.leads(Role.KING, position.king(turn), cannot.to())).isFalse();
    } else if (reason instanceof Reason.NoneCanCapture none) {
      assertThat(position.legalMoves()).noneMatch(move -> move.to().equals(none.at()));
    } else if (reason instanceof Reason.IntoCheck into) {
      assertThat(position.pseudoLegalMoves())
          .anyMatch(
              move ->
                  move.to().equals(into.to())
                      || (move instanceof Move.EnPassant && position.king(turn).equals(into.to())));
    } else if (reason instanceof Reason.CastlingBlocked blocked) {
      assertThat(position.at(blocked.at())).isNotNull();
    } else if (reason instanceof Reason.CastlingThroughCheck
        || reason instanceof Reason.CastlingOutOfCheck) {
      assertThat(position.legalCastlings()).hasSizeLessThan(2);
    } else {
      assertThat(reason.code()).isIn("castling-right-lost", "promotion-not-possible");
    }
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
