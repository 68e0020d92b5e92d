package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.WrittenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveReaderTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String CASTLING = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
  private static final String PROMOTION = "3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1";
  private static final String EXCHANGE = "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1";
  private static final String PASSED = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

  /** What the text means, as moves in PGN's notation. */
  private static List<String> meaning(String language, String fen, String text) {
    Position position = Fen.parse(fen);
    List<Move> moves =
        TestLanguages.reader(language)
            .read(text)
            .map(written -> written.in(position).moves())
            .orElse(List.of());
    return moves.stream().map(move -> San.write(position, move)).toList();
  }

  private static Marks marks(String language, String text) {
    return TestLanguages.reader(language).read(text).orElseThrow().marks();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exd5",
        "ed5",
        "ed",
        "exd",
        "e:d5",
        "e:d",
        "ed5:",
        "ed:",
        "eXd5",
        "e×d5",
        "e x d5",
        "eхd5",
        "e4xd5",
        "e4d5",
        "e4-d5",
        "e4–d5",
        "e4:d5",
        "e4 x d5",
        "e4d5:",
        "Pe4xd5",
        "Pxd5",
        "♙e4xd5",
        "exd5!",
        "exd5?!",
        "exd5+-",
        "ｅｘｄ５",
        "e\u200Ex\u200Fd5",
        " exd5 ",
        "ехd5",
        "EXD5"
      })
  void aPawnsCaptureIsReadHoweverItIsWritten(String text) {
    assertThat(meaning("en", EXCHANGE, text)).containsExactly("exd5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Nxd5", "Nd5", "N:d5", "Nd5:", "N×d5", "Ncd5", "N3xd5", "Nc3d5", "Nc3-d5", "Nc3xd5",
        "N c3 x d5", "c3d5", "c3-d5", "c3xd5", "♘xd5", "♞d5", "♘\uFE0Ed5", "nxd5", "nd5", "NXD5",
        "NxP", "NxPd5", "N d5", "Nd5 ±", "Nd5 N", "Nxd5$1$146"
      })
  void aPiecesCaptureIsReadHoweverItIsWritten(String text) {
    assertThat(meaning("en", EXCHANGE, text)).containsExactly("Nxd5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "O-O", "0-0", "o-o", "OO", "00", "oo", "О-О", "о-о", "Ο-Ο", "0–0", "0—0", "0‑0", "O - O",
        "e1g1", "e1h1", "e1-g1", "Ke1-g1", "Ke1g1", "Ke1xh1", "O-O!", "Ｏ-Ｏ", "٠-٠"
      })
  void castlingIsReadHoweverItIsWritten(String text) {
    assertThat(meaning("en", CASTLING, text)).containsExactly("O-O");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"O-O-O", "0-0-0", "o-o-o", "OOO", "000", "О-О-О", "0–0–0", "e1c1", "e1a1"})
  void longCastlingIsNeverTakenForShort(String text) {
    assertThat(meaning("bg", CASTLING, text)).containsExactly("O-O-O");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e8Q", "e8=Q", "e8(Q)", "e8/Q", "e8 = Q", "e8=(Q)", "e8q", "e8=q", "e8♕", "e8=♛", "e8 Q",
        "e7e8q", "e7-e8=Q", "Pe8Q", "e8Q!?", "e8=Q$3"
      })
  void promotionIsReadHoweverItIsWritten(String text) {
    assertThat(meaning("en", PROMOTION, text)).containsExactly("e8=Q");
  }

  @ParameterizedTest
  @ValueSource(strings = {"e8", "e7e8", "e8!", "Pe8", "e8="})
  void aPromotionWithoutItsPieceMayBeAnyOfFour(String text) {
    assertThat(meaning("en", PROMOTION, text)).containsExactly("e8=Q", "e8=R", "e8=B", "e8=N");
  }

  @ParameterizedTest
  @ValueSource(strings = {"e8=K", "e8=P", "e8=Y", "e8(", "e8()", "e8(Q"})
  void aPawnBecomesNoKing(String text) {
    assertThat(meaning("en", PROMOTION, text)).isEmpty();
    assertThat(MoveReader.san().read(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"edQ", "exd8Q", "ed8=Q", "exd=Q", "e7xd8=Q"})
  void aPawnMayTakeAndPromoteInAnyForm(String text) {
    assertThat(meaning("en", PROMOTION, text)).containsExactly("exd8=Q");
  }

  @ParameterizedTest
  @CsvSource({
    "en, exd6 e.p.", "en, exd6ep", "en, exd6 (e.p.)", "en, ed e.p.", "en, exd6 a.p.",
    "eu, exd6 p.i.", "eu, exd6 i.h.", "de, exd6 i.V.", "pl, exd6 b.p.", "es, exd6 a.p.",
    "eu, exd6 e.p.", "en, e5xd6 e.p.!"
  })
  void enPassantIsMarkedInManyWays(String language, String text) {
    assertThat(meaning(language, PASSED, text)).containsExactly("exd6");
    assertThat(marks(language, text).enPassant()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "ru, Крf1, Kf1",
    "ru, крf1, Kf1",
    "ru, Кf3, Nf3",
    "eo, Ĉf3, Nf3",
    "eo, C\u0302f3, Nf3",
    "eo, Cxf3, Nf3",
    "eo, Chf3, Nf3",
    "de, Sf3, Nf3",
    "de, Spf3, Nf3",
    "de, sf3, Nf3",
    "sr, Сf3, Nf3",
    "sr, Sf3, Nf3",
    "vi, Mf3, Nf3",
    "eu, ♘f3, Nf3"
  })
  void theLettersOfTheLanguageAreRead(String language, String text, String expected) {
    assertThat(meaning(language, "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", text))
        .containsExactly(expected);
  }

  @Test
  void theSmallLetterBehindCoordinatesIsUcisInEveryLanguage() {
    Position position = Fen.parse("4k3/8/8/8/8/8/1p6/R3K3 b - - 0 1");
    for (WrittenLanguage language : Lexicons.bundled().written()) {
      Move move =
          MoveReader.of(language.notation()).read("b2a1r").orElseThrow().in(position).orElseThrow();
      assertThat(move.promotion()).as(language.tag()).isEqualTo(Role.ROOK);
    }
  }

  @Test
  void lettersOfOtherLanguagesAreNotRead() {
    assertThat(TestLanguages.reader("de").read("Nf3")).isEmpty();
    assertThat(TestLanguages.reader("en").read("Sf3")).isEmpty();
    assertThat(TestLanguages.reader("ru").read("Kf3")).isEmpty();
  }

  @Test
  void aLetterMeansWhatItMeansInTheLanguage() {
    String fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assertThat(meaning("en", fen, "Rd1")).containsExactly("Rd1");
    assertThat(meaning("es", fen, "Rd1")).containsExactly("Kd1");
    assertThat(meaning("tr", fen, "Kd1")).containsExactly("Rd1");
    assertThat(meaning("vi", fen, "Xd1")).containsExactly("Rd1");
  }

  @Test
  void aSmallLetterIsAPieceOnlyWhereNoPawnIsMeant() {
    String both = "4k3/8/8/8/8/2n5/1P6/B3K3 w - - 0 1";
    assertThat(meaning("en", both, "bxc3")).containsExactly("bxc3");
    String bishop = "4k3/8/8/8/8/2n5/8/B3K3 w - - 0 1";
    assertThat(meaning("en", bishop, "bxc3")).containsExactly("Bxc3");
    assertThat(meaning("en", START, "b1c3")).containsExactly("Nc3");
    assertThat(meaning("en", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "b1c3")).isEmpty();
  }

  @Test
  void capitalsAloneLeaveItOpenWhetherAPieceOrAPawnIsMeant() {
    String fen = "1k6/1p1b4/2N5/8/8/8/8/6K1 b - - 0 1";
    assertThat(meaning("en", fen, "BXC6")).containsExactlyInAnyOrder("Bxc6", "bxc6");
    assertThat(meaning("en", fen, "Bxc6")).containsExactly("Bxc6");
    assertThat(meaning("en", START, "E4")).containsExactly("e4");
  }

  @Test
  void aCapitalThatNamesAPieceIsNoFileWhenTheRestIsMissing() {
    assertThat(MoveReader.san().read("B4")).isEmpty();
    assertThat(TestLanguages.reader("tr").read("A6")).isEmpty();
    assertThat(TestLanguages.reader("de").read("D4")).isEmpty();
  }

  @Test
  void aDoubledLetterIsNotTakenForAPawnWherePiecesAreSoWritten() {
    String fen = "4k3/8/8/8/8/8/3P4/3QK3 w - - 0 1";
    assertThat(meaning("de", fen, "dd4")).isEmpty();
    assertThat(meaning("de", "4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1", "dd4")).containsExactly("Qd4");
    assertThat(meaning("en", fen, "dd4")).containsExactly("d4");
  }

  @Test
  void theDepartureThatIsWrittenIsNeverIgnored() {
    String fen = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
    assertThat(meaning("en", fen, "Nbf3")).isEmpty();
    assertThat(meaning("en", fen, "N2f3")).isEmpty();
    assertThat(meaning("en", fen, "Nb1f3")).isEmpty();
    assertThat(meaning("en", fen, "Ngf3")).containsExactly("Nf3");
    assertThat(meaning("en", fen, "b1f3")).isEmpty();
  }

  @Test
  void aCaptureWithoutAPieceIsReadWhereOneOnlyCanTake() {
    assertThat(meaning("en", PASSED, "xd6")).containsExactly("exd6");
    assertThat(meaning("en", EXCHANGE, "xd5")).containsExactlyInAnyOrder("exd5", "Nxd5");
  }

  @Test
  void aBareSquareIsNeverACapture() {
    assertThat(meaning("en", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Qh7+, CHECK",
    "Qh7†, CHECK",
    "Qh7 ch, CHECK",
    "Qh7ch., CHECK",
    "Qh7 dis.ch, CHECK",
    "Qh7++, DOUBLE_CHECK_OR_MATE",
    "Qh7 + +, DOUBLE_CHECK_OR_MATE",
    "Qh7 dbl.ch, DOUBLE_CHECK_OR_MATE",
    "Qh7#, MATE",
    "Qh7 #, MATE",
    "Qh7‡, MATE",
    "Qh7 mate, MATE",
    "Qh7X, MATE",
    "Qh7+#, MATE",
    "Qh7, NONE"
  })
  void checkAndMateAreMarkedInManyWays(String text, CheckMark expected) {
    assertThat(marks("en", text).check()).isEqualTo(expected);
  }

  @Test
  void theLanguageHasItsOwnMarks() {
    assertThat(marks("pl", "Hh7 mat").check()).isEqualTo(CheckMark.MATE);
    assertThat(marks("eu", "Dh7 xake").check()).isEqualTo(CheckMark.CHECK);
    assertThat(marks("hr", "d4 =").drawOffer()).isTrue();
    assertThat(marks("hr", "d4=").drawOffer()).isTrue();
    assertThat(marks("es", "d4 (=)").drawOffer()).isTrue();
    assertThat(marks("es", "d4 =")).isEqualTo(new Marks(CheckMark.NONE, false, false, List.of(10)));
  }

  @ParameterizedTest
  @CsvSource({
    "!, 1",
    "?, 2",
    "!!, 3",
    "??, 4",
    "!?, 5",
    "?!, 6",
    "‼, 3",
    "⁈, 6",
    "□, 7",
    "=, 10",
    "∞, 13",
    "+=, 14",
    "⩲, 14",
    "=+, 15",
    "±, 16",
    "∓, 17",
    "+-, 18",
    "−+, 19",
    "$255, 255"
  })
  void judgementsAreGlyphNumbers(String glyph, int nag) {
    assertThat(marks("en", "Nf3" + glyph).nags()).containsExactly(nag);
  }

  @Test
  void aNoveltyIsMarkedByALetterThatStandsApart() {
    assertThat(marks("en", "Nf3 N").nags()).containsExactly(146);
    assertThat(MoveReader.san().read("Nf3N")).isEmpty();
  }

  @Test
  void severalMarksAreAllKept() {
    Marks marks = marks("en", "exd6 e.p.+!? $14 (=)");
    assertThat(marks).isEqualTo(new Marks(CheckMark.CHECK, true, true, List.of(5, 14)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "Nf", "N", "x", "e", "e9", "i4", "Nf3f", "Nf33", "e4e4", "e-d", "e-d5", "1", "12",
        "1-0", "eg", "exg", "Pxe", "QxQ5", "$", "e4$256", "e4$", "=", "e4 e5", "Nf3 foo", "\u200E",
        "e5-", "-e5", "4e5", "R1e", "h8=Q=Q", "Ned"
      })
  void whatIsNoMoveIsRefused(String text) {
    assertThat(MoveReader.san().read(text)).isEmpty();
  }

  @Test
  void aTextLongerThanAnyMoveIsRefusedUnread() {
    assertThat(MoveReader.san().read("Nf3" + "!".repeat(100))).isEmpty();
    assertThat(MoveReader.san().readMarks("!".repeat(100))).isEmpty();
    assertThat(MoveReader.san().readMarks("  ")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--", "Z0", "null", "pass", "0000", "@@@@", "<>", "––", "--!?"})
  void passingTheTurnIsReadAndNeverLegal(String text) {
    WrittenMove written = MoveReader.san().read(text).orElseThrow();
    assertThat(written.isNull()).isTrue();
    assertThat(written.in(Position.start()))
        .isEqualTo(new San.Meaning.Illegal(new Reason.NullMoveNotAllowed()));
  }

  @Test
  void sanIsParsedToOneValue() {
    assertThat(San.parse("Nf3").in(Position.start()).orElseThrow().to()).hasToString("f3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> San.parse("hello"))
        .withMessage("'hello' is not a move in PGN's notation");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> San.parse("BXC6"))
        .withMessage("'BXC6' may be read as more than one move");
  }

  @Test
  void aMeaningGivesItsMoveOrSaysWhyNot() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> San.parse("e5").in(Position.start()).orElseThrow())
        .isInstanceOfSatisfying(
            IllegalMoveException.class,
            e -> assertThat(e.reason()).isInstanceOf(Reason.CannotReach.class));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> San.parse("e8").in(Fen.parse(PROMOTION)).orElseThrow())
        .isInstanceOfSatisfying(
            AmbiguousMoveException.class, e -> assertThat(e.candidates()).hasSize(4));
  }
}
