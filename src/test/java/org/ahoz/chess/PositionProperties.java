package org.ahoz.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PositionProperties {

  @Provide
  Arbitrary<Line> lines() {
    return RandomGames.lines();
  }

  @Property(tries = 200)
  void playingAMoveChangesNothingInThePositionBefore(@ForAll("lines") Line line) {
    Position position = line.position();
    String fen = position.fen();
    List<Move> moves = position.legalMoves();
    for (Move move : moves) {
      assertThat(position.play(move)).isNotEqualTo(position);
    }
    assertThat(position.fen()).isEqualTo(fen);
    assertThat(position.legalMoves()).isEqualTo(moves);
  }

  @Property(tries = 200)
  void aMoveIsLegalWhenItObeysTheWayOfMovingAndLeavesNoAttackOnTheKing(@ForAll("lines") Line line) {
    Position position = line.position();
    List<Move> safe =
        position.pseudoLegalMoves().stream()
            .filter(move -> !(move instanceof Move.Castle))
            .filter(move -> leavesKingSafe(position, move))
            .toList();
    assertThat(position.legalMoves())
        .filteredOn(move -> !(move instanceof Move.Castle))
        .isEqualTo(safe);
  }

  private static boolean leavesKingSafe(Position position, Move move) {
    Position after = position.after(MoveCode.of(move));
    return after.attackers(after.king(position.turn()), after.turn()).isEmpty();
  }

  @Property(tries = 200)
  void castlingIsLegalWhenNoSquareOfTheKingsWayIsAttacked(@ForAll("lines") Line line) {
    Position position = line.position();
    Color other = position.turn().other();
    List<Move> castlings =
        position.pseudoLegalMoves().stream()
            .filter(move -> move instanceof Move.Castle)
            .filter(move -> position.attackers(move.from(), other).isEmpty())
            .filter(
                move ->
                    move.from().between(move.to()).stream()
                        .allMatch(square -> position.attackers(square, other).isEmpty()))
            .filter(move -> leavesKingSafe(position, move))
            .toList();
    assertThat(position.legalCastlings()).isEqualTo(castlings);
  }

  @Property(tries = 100)
  void theMovesOfAllRolesToAllSquaresAndCastlingAreTheLegalMoves(@ForAll("lines") Line line) {
    Position position = line.position();
    List<Move> moves = new ArrayList<>(position.legalCastlings());
    for (Role role : Role.values()) {
      for (int square = 0; square < 64; square++) {
        moves.addAll(position.legalMovesTo(role, Square.of(square)));
      }
    }
    assertThat(moves).containsExactlyInAnyOrderElementsOf(position.legalMoves());
  }

  @Property(tries = 100)
  void theOnlyMoveIsTheOneThatFitsAmongTheMovesOfTheRoleToTheSquare(
      @ForAll("lines") Line line, @ForAll long mask) {
    Position position = line.position();
    for (long from : new long[] {-1, mask, ~mask, 0xFFFF_0000_0000_FFFFL}) {
      for (Role role : Role.values()) {
        for (int square = 0; square < 64; square++) {
          Square to = Square.of(square);
          for (Role promotion : new Role[] {null, Role.QUEEN, Role.KNIGHT, Role.KING, Role.PAWN}) {
            List<Move> fitting =
                position.legalMovesTo(role, to).stream()
                    .filter(move -> (from & Attacks.bit(move.from().index())) != 0)
                    .filter(move -> move.promotion() == promotion)
                    .toList();
            assertThat(position.onlyMoveTo(role, from, to, promotion))
                .as("%s to %s in %s", role, to, position)
                .isEqualTo(fitting.size() == 1 ? fitting.get(0) : null);
          }
        }
      }
    }
  }

  @Property(tries = 100)
  void legalMovesAreLegalAndPlayed(@ForAll("lines") Line line) {
    Position position = line.position();
    for (Move move : position.legalMoves()) {
      assertThat(position.isLegal(move)).as("%s in %s", move, position).isTrue();
      Position after = position.play(move);
      assertThat(after.turn()).isNotEqualTo(position.turn());
      assertThat(after.at(move.to())).isNotNull();
    }
  }

  @Property(tries = 100)
  void movesOfTheOtherSideOrOfAnotherPositionAreLegalOnlyWhenListed(
      @ForAll("lines") Line line, @ForAll("lines") Line other) {
    Position position = line.position();
    for (Move move : other.position().legalMoves()) {
      assertThat(position.isLegal(move)).isEqualTo(position.legalMoves().contains(move));
    }
  }

  @Property(tries = 60)
  void theMirrorImageHasAsManyGames(@ForAll("lines") Line line) {
    Position position = line.position();
    assertThat(Perft.count(Fen.parse(mirrored(position.fen())), 2))
        .isEqualTo(Perft.count(position, 2));
  }

  /** The same position with the colours exchanged, and the board turned over from rank to rank. */
  private static String mirrored(String fen) {
    String[] fields = fen.split(" ", -1);
    List<String> ranks = new ArrayList<>(List.of(fields[0].split("/", -1)));
    Collections.reverse(ranks);
    String enPassant = fields[3].replace('6', '#').replace('3', '6').replace('#', '3');
    return "%s %s %s %s %s %s"
        .formatted(
            otherCase(String.join("/", ranks)),
            fields[1].equals("w") ? "b" : "w",
            otherCase(fields[2]),
            enPassant,
            fields[4],
            fields[5]);
  }

  private static String otherCase(String text) {
    return text.chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  @Property(tries = 100)
  void repetitionsAreThePositionsWithTheSameFenButForTheClocks(@ForAll("lines") Line line) {
    String last = withoutClocks(line.position());
    long equal =
        line.positions().stream().filter(position -> withoutClocks(position).equals(last)).count();
    assertThat(line.repetitions()).isEqualTo((int) equal);
  }

  private static String withoutClocks(Position position) {
    String[] fields = position.fen().split(" ", -1);
    return String.join(" ", fields[0], fields[1], fields[2], fields[3]);
  }
}
