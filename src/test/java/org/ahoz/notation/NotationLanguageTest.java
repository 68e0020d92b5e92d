package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Role;
import org.junit.jupiter.api.Test;

class NotationLanguageTest {

  private static final Map<Role, List<String>> LETTERS = NotationLanguage.san().letters();

  @Test
  void aPieceIsWrittenWithItsUsualLetterAndAPawnWithNone() {
    assertThat(NotationLanguage.san().letter(Role.KNIGHT)).isEqualTo("N");
    assertThat(NotationLanguage.san().letter(Role.PAWN)).isEmpty();
  }

  @Test
  void everyPieceButThePawnHasALetter() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new NotationLanguage(
                    "x", Map.of(), List.of("0-0"), List.of("0-0-0"), List.of(), List.of()))
        .withMessageStartingWith("notation x has no letter for the ");
  }

  @Test
  void castlingCanBeWrittenToBothSides() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new NotationLanguage(
                    "x", LETTERS, List.of(), List.of("0-0-0"), List.of(), List.of()))
        .withMessage("notation x has no way to write castling");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new NotationLanguage(
                    "x", LETTERS, List.of("0-0"), List.of(), List.of(), List.of()));
  }

  @Test
  void aLanguagesOwnFormsOfCastlingAreRead() {
    MoveReader reader =
        MoveReader.of(
            new NotationLanguage(
                "x", LETTERS, List.of("r.c.", ""), List.of("r.l."), List.of("", "x.x"), List.of()));
    assertThat(reader.read("R.C. +").orElseThrow().readings())
        .containsExactly(new San.Castle(CastlingSide.KINGSIDE));
    assertThat(reader.read("r.l.").orElseThrow().readings())
        .containsExactly(new San.Castle(CastlingSide.QUEENSIDE));
    assertThat(reader.language().tag()).isEqualTo("x");
  }
}
