package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Reason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Why a move cannot be played, in words. */
class ExplanationTest {

  private static final Square E5 = Square.of(File.E, Rank.R5);

  private static final Announcer INVENTED = Announcer.of(TestLexicons.altered("qaa", List.of()));

  @Test
  void saysTheReasonInTheLanguagesOrder() {
    Reason reason = new Reason.CannotReach(Color.WHITE, Role.KNIGHT, E5);

    assertThat(INVENTED.explain(reason).text()).isEqualTo("nul alba hupo al tu pena");
    assertThat(INVENTED.withAlphabet("things").explain(reason).text())
        .isEqualTo("nul alba hupo al ergo pena");
  }

  @Test
  void writesSquaresAsPlayersDo() {
    assertThat(INVENTED.write(new Reason.CannotReach(Color.WHITE, Role.KNIGHT, E5)))
        .isEqualTo("nul alba hupo al e5");
    assertThat(INVENTED.write(new Reason.CastlingRightLost(Color.BLACK, CastlingSide.QUEENSIDE)))
        .isEqualTo("nera, nul rok velaflan");
  }

  @Test
  void takesTheTemplateForWhatIsKnownOfTheOrigin() {
    assertThat(noRook(File.E, null)).isEqualTo("nul alba muri el ta tu / nul alba muri el ta e");
    assertThat(noRook(null, Rank.R5))
        .isEqualTo("nul alba muri el una pena / nul alba muri el una 5");
    assertThat(noRook(File.E, Rank.R5)).isEqualTo("nul alba muri el tu pena / nul alba muri el e5");
  }

  private static String noRook(@Nullable File file, @Nullable Rank rank) {
    Reason reason = new Reason.NoSuchPieceFrom(Color.WHITE, Role.ROOK, file, rank);
    return INVENTED.explain(reason).text() + " / " + INVENTED.write(reason);
  }

  @Test
  void fallsBackWhereTheLanguageHasNoWords() {
    Reason reason = new Reason.Pinned(Color.WHITE, Role.BISHOP, E5);
    Announcer fallback = Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));

    assertThat(INVENTED.explain(reason)).isEqualTo(fallback.explain(reason));
    assertThat(INVENTED.explain(reason).language())
        .isEqualTo(Locale.forLanguageTag(Lexicons.FALLBACK));
    assertThat(INVENTED.write(reason)).isEqualTo(fallback.write(reason));
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void theFallbackHasWordsForEveryReason(Reason reason) {
    Announcer fallback = Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));

    assertThat(fallback.lexicon().phrase(new ReasonFacts(reason).phrase())).isPresent();
    assertThat(fallback.explain(reason).text()).isNotBlank().doesNotContainPattern("[{}<>\\[\\]|]");
    assertThat(fallback.write(reason)).isNotBlank().doesNotEndWith(".");
  }

  @Test
  void everyKindOfReasonHasItsPhrase() {
    assertThat(reasons().map(Object::getClass))
        .containsExactlyInAnyOrder(Reason.class.getPermittedSubclasses());
    assertThat(reasons().map(reason -> new ReasonFacts(reason).phrase()))
        .containsExactlyInAnyOrderElementsOf(PhraseKey.in(PhraseGroup.REASONS));
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void everySlotThatAPhraseNeedsIsFilled(Reason reason) {
    ReasonFacts facts = new ReasonFacts(reason);

    assertThat(facts.fillings())
        .containsKeys(facts.phrase().requiredSlots().toArray(new SlotName[0]));
  }

  static Stream<Reason> reasons() {
    Color white = Color.WHITE;
    CastlingSide wing = CastlingSide.KINGSIDE;
    return Stream.of(
        new Reason.NoSuchPiece(white, Role.QUEEN),
        new Reason.NoSuchPieceFrom(white, Role.PAWN, File.E, null),
        new Reason.NoOwnPiece(white, E5),
        new Reason.CannotReach(white, Role.KNIGHT, E5),
        new Reason.CannotReachFrom(white, Role.KNIGHT, null, Rank.R1, E5),
        new Reason.CannotMove(white, Role.QUEEN),
        new Reason.KingCannotReach(white, E5),
        new Reason.Pinned(white, Role.BISHOP, E5),
        new Reason.Blocked(white, Role.QUEEN, E5, Role.PAWN, Square.of(File.E, Rank.R6)),
        new Reason.OwnPiece(white, Role.PAWN, E5),
        new Reason.StaysInCheck(white),
        new Reason.IntoCheck(white, E5),
        new Reason.NothingToCapture(E5),
        new Reason.NoneCanCapture(white, E5),
        new Reason.CastlingRightLost(white, wing),
        new Reason.CastlingBlocked(white, wing, E5),
        new Reason.CastlingOutOfCheck(white),
        new Reason.CastlingThroughCheck(white, wing, E5),
        new Reason.OnlyPawnsPromote(),
        new Reason.PromotionNotPossible(E5),
        new Reason.NullMoveNotAllowed());
  }
}
