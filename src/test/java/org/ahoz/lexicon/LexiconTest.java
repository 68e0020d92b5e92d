package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Saying.Comma;
import org.ahoz.lexicon.Saying.Fill;
import org.ahoz.lexicon.Saying.Fixed;
import org.ahoz.lexicon.Saying.WhenFilled;
import org.ahoz.lexicon.Saying.Words;
import org.junit.jupiter.api.Test;

class LexiconTest {

  private static final Lexicon SIMPLE = Lexicon.parse(TestFiles.text("qaa"), "qaa.yaml");
  private static final Lexicon WITH_FORMS = Lexicon.parse(TestFiles.text("qab"), "qab.yaml");
  private static final Lexicon NOTATION = Lexicon.parse(TestFiles.text("qac"), "qac.yaml");

  @Test
  void tellsWhatItIs() {
    assertThat(SIMPLE.tag()).isEqualTo("qaa");
    assertThat(SIMPLE.name()).isEqualTo("Toli");
    assertThat(SIMPLE.englishName()).isEqualTo("Toli");
    assertThat(SIMPLE.status()).isEqualTo(Status.COMPLETE);
    assertThat(SIMPLE.licence()).isEqualTo("CC0-1.0");
    assertThat(SIMPLE.sources()).containsExactly("invented for tests");
    assertThat(SIMPLE.locale()).isEqualTo(Locale.forLanguageTag("qaa"));
    assertThat(SIMPLE.separator()).isEqualTo(" ");
    assertThat(SIMPLE).hasToString("qaa Toli");
    assertThat(WITH_FORMS.status()).isEqualTo(Status.DRAFT);
    assertThat(WITH_FORMS.licence()).isEmpty();
  }

  @Test
  void hasTheLettersOfItsNotation() {
    assertThat(SIMPLE.notation().tag()).isEqualTo("qaa");
    assertThat(SIMPLE.notation().letters()).containsEntry(Role.KNIGHT, List.of("H", "Hu"));
    assertThat(SIMPLE.notation().castleShort()).containsExactly("o-o");
    assertThat(SIMPLE.notation().castleLong()).containsExactly("o-o-o");
    assertThat(SIMPLE.notation().enPassant()).containsExactly("pas");
    assertThat(SIMPLE.notation().drawOffer()).containsExactly("(=)");
  }

  @Test
  void hasAWordForEachThingOfChess() {
    assertThat(SIMPLE.word(Role.KING).plain().text()).isEqualTo("dora");
    assertThat(SIMPLE.word(Color.BLACK).plain().text()).isEqualTo("nera");
    assertThat(SIMPLE.word(CastlingSide.QUEENSIDE).plain().text()).isEqualTo("velaflan");
    assertThat(SIMPLE.word(File.E, "letters").plain().text()).isEqualTo("tu");
    assertThat(SIMPLE.word(File.E, "things").plain().text()).isEqualTo("ergo");
    assertThat(SIMPLE.word(Rank.R8).plain().text()).isEqualTo("oka");
    assertThat(SIMPLE.alphabets()).containsExactly("letters", "things");
    assertThat(SIMPLE.square().print()).isEqualTo("{file} {rank}");
    assertThat(SIMPLE.words()).containsKeys("king", "white", "queenside");
    assertThat(SIMPLE.rules()).containsOnlyKeys("takes");
  }

  @Test
  void refusesWordsThatItDoesNotHave() {
    assertThatThrownBy(() -> WITH_FORMS.word(CastlingSide.KINGSIDE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("lexicon qab has no word for kingside");
    assertThatThrownBy(() -> SIMPLE.word(File.E, "stars"))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(NOTATION::square).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aNotationIsNotSpoken() {
    assertThat(NOTATION.isSpoken()).isFalse();
    assertThat(SIMPLE.isSpoken()).isTrue();
    assertThat(NOTATION.alphabets()).isEmpty();
    assertThat(NOTATION.phrase(PhraseKey.CHECK)).isEmpty();
    assertThat(NOTATION.annotation(1)).isEmpty();
    assertThat(NOTATION.notation().letter(Role.QUEEN)).isEqualTo("Q");
  }

  @Test
  void aWordWithoutFormsIsTheSameInEach() {
    Word bishop = WITH_FORMS.word(Role.BISHOP);

    assertThat(bishop.in("obj")).isEqualTo(bishop.plain());
    assertThat(bishop.key("obj")).isEqualTo("bishop");
  }

  @Test
  void aWordWithoutTextIsItsFirstForm() {
    Word knight = WITH_FORMS.word(Role.KNIGHT);

    assertThat(knight.in(null)).isEqualTo(knight.in("subj"));
    assertThat(knight.in("loc")).isNull();
    assertThat(knight.key(null)).isEqualTo("knight");
    assertThat(knight.key("obj")).isEqualTo("knight-obj");
    assertThat(WITH_FORMS.word(File.A, "letters").plain().text()).isEqualTo("ta");
  }

  @Test
  void hearsMoreThanItSays() {
    Word knight = WITH_FORMS.word(Role.KNIGHT);

    assertThat(knight.hears()).containsExactly("hapo");
    assertThat(Objects.requireNonNull(knight.in("subj")).hears()).containsExactly("hupu");
    assertThat(WITH_FORMS.word(Role.KING).hears()).isEmpty();
    assertThat(SIMPLE.phrase(PhraseKey.PIECE_CAPTURE).orElseThrow().heard())
        .extracting(Template::print)
        .containsExactly("{piece} <takes>");
  }

  @Test
  void soundsAsItsTableOrTheWordSays() {
    assertThat(SIMPLE.word(Role.KNIGHT).plain().pronunciations()).containsExactly("ˈhupo", "ˈhupu");
    assertThat(Objects.requireNonNull(WITH_FORMS.word(Role.KNIGHT).in("obj")))
        .isEqualTo(new Form("hupom", List.of("ˈhupom"), "hoopom", List.of("hapom")));
    assertThat(WITH_FORMS.word(Role.KING).plain().ipa()).isNull();
    assertThat(SIMPLE.pronunciations("Rok Kurt")).as("any letter case").containsExactly("rok kurt");
    assertThat(SIMPLE.pronunciations("rok lang")).containsExactly("rɔk laŋ");
    assertThat(SIMPLE.pronunciations("rok zzz")).isEmpty();
  }

  @Test
  void wordsAgreeWithTraits() {
    Word the = Objects.requireNonNull(WITH_FORMS.words().get("the"));

    Word variant = Objects.requireNonNull(the.beside(WITH_FORMS.word(Role.QUEEN)));

    assertThat(variant.key()).isEqualTo("the-l");
    assertThat(Objects.requireNonNull(variant.in("obj")).text()).isEqualTo("lem");
    assertThat(the.beside(WITH_FORMS.word(Color.WHITE))).isNull();
    assertThat(the.plain().text()).as("the first variant").isEqualTo("ke");
  }

  @Test
  void takesTheMostSpecificTemplateThatHolds() {
    Phrase move = WITH_FORMS.phrase(PhraseKey.PIECE_MOVE).orElseThrow();
    Phrase capture = WITH_FORMS.phrase(PhraseKey.PIECE_CAPTURE).orElseThrow();

    assertThat(move.when(Condition.MATE)).isNotEqualTo(move.when(Condition.CHECK));
    assertThat(move.when(Condition.CHECK)).isNotEqualTo(move.when(Condition.DEFAULT));
    assertThat(move.when(Condition.FILE)).isEqualTo(move.when(Condition.DEFAULT));
    assertThat(capture.when(Condition.MATE)).isEqualTo(capture.when(Condition.DEFAULT));
  }

  @Test
  void checkCoversMateWhereNoMateIsGiven() {
    Lexicon lexicon =
        Lexicon.parse(
            TestFiles.text(
                "qaa",
                "pawn-move: \"[pim] {to}\"",
                "pawn-move: {default: \"{to}\", check: \"ka {to}\"}"),
            "qaa.yaml");
    Phrase move = lexicon.phrase(PhraseKey.PAWN_MOVE).orElseThrow();

    assertThat(move.when(Condition.MATE)).isEqualTo(move.when(Condition.CHECK));
  }

  @Test
  void fallsBackToPlainStyle() {
    assertThat(SIMPLE.phrase(PhraseKey.PAWN_MOVE, Style.BRIEF))
        .isEqualTo(SIMPLE.phrase(PhraseKey.PAWN_MOVE, Style.PLAIN));
    assertThat(SIMPLE.phrase(PhraseKey.PAWN_MOVE, Style.FROM_TO))
        .isNotEqualTo(SIMPLE.phrase(PhraseKey.PAWN_MOVE, Style.PLAIN));
    assertThat(SIMPLE.phrase(PhraseKey.RESULT_FORFEIT)).isEmpty();
  }

  @Test
  void saysFirstReadingsAndLeavesOutWhatIsOnlyHeard() {
    assertThat(saying(SIMPLE, PhraseKey.PIECE_CAPTURE))
        .isEqualTo(
            new Saying(
                List.of(
                    new Fill(SlotName.PIECE, null, null),
                    new WhenFilled(List.of(new Fill(SlotName.FROM, null, null))),
                    new Words("takes", "pakt", "pakt", null),
                    new Fill(SlotName.TO, null, null))));
    assertThat(saying(SIMPLE, PhraseKey.PAWN_MOVE))
        .isEqualTo(new Saying(List.of(new Fill(SlotName.TO, null, null))));
  }

  @Test
  void saysWordsAndPausesOfALine() {
    Word pawn = WITH_FORMS.word(Role.PAWN);

    assertThat(saying(WITH_FORMS, PhraseKey.PAWN_CAPTURE))
        .isEqualTo(
            new Saying(
                List.of(
                    new Fill(SlotName.FROM, "loc", null),
                    new Fill(SlotName.TO, null, null),
                    new Comma(),
                    new Words("pak", "pak", null, null))));
    assertThat(saying(WITH_FORMS, PhraseKey.PIECE_CAPTURE).parts())
        .contains(new Fixed(Objects.requireNonNull(WITH_FORMS.words().get("out")), "loc", null));
    assertThat(saying(WITH_FORMS, PhraseKey.PAWN_MOVE).parts())
        .as("a word in brackets does not depend on the move")
        .doesNotContain(new Fixed(pawn, "obj", null));
  }

  @Test
  void namesTheClipsOfWholePhrases() {
    assertThat(saying(SIMPLE, PhraseKey.CASTLE_LONG).parts())
        .containsExactly(new Words("castle-long", "rok lang", "rɔk laŋ", null));
    assertThat(saying(SIMPLE, PhraseKey.RESULT_DRAW).parts())
        .containsExactly(new Words("result-draw", "nul gan", "nul gan", null));
    Lexicon lexicon =
        Lexicon.parse(
            TestFiles.text(
                "qaa",
                "  brief:\n",
                "  brief:\n    castle-long: {default: lang, check: lang lang}\n"),
            "qaa.yaml");
    Phrase brief = lexicon.phrase(PhraseKey.CASTLE_LONG, Style.BRIEF).orElseThrow();
    assertThat(brief.when(Condition.DEFAULT).parts())
        .containsExactly(new Words("castle-long-brief", "lang", "laŋ", null));
    assertThat(brief.when(Condition.CHECK).parts())
        .containsExactly(new Words("castle-long-brief-check", "lang lang", "laŋ laŋ", null));
  }

  @Test
  void knowsWhereTheCheckHasItsPlace() {
    Phrase move = WITH_FORMS.phrase(PhraseKey.PIECE_MOVE).orElseThrow();

    assertThat(move.when(Condition.CHECK).places(SlotName.CHECK)).isTrue();
    assertThat(move.when(Condition.DEFAULT).places(SlotName.CHECK)).isFalse();
  }

  @Test
  void aPhraseHasADefault() {
    assertThatThrownBy(() -> new Phrase(Map.of(), List.of(), Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
    Map<Condition, Saying> check = Map.of(Condition.CHECK, new Saying(List.of()));
    assertThatThrownBy(
            () -> new Phrase(Map.of(Condition.CHECK, Template.parse("a")), List.of(), check))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aFormHasAText() {
    assertThatThrownBy(() -> new Form("", List.of(), null, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Saying saying(Lexicon lexicon, PhraseKey key) {
    return lexicon.phrase(key).orElseThrow().when(Condition.DEFAULT);
  }
}
