package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Phrase;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.Status;
import org.ahoz.lexicon.Style;
import org.ahoz.lexicon.Template;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.San;
import org.ahoz.notation.WrittenMove;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Holds every lexicon to its spec file; a language is tested by its own folder alone. */
class SpecTest {

  @TestFactory
  Stream<DynamicContainer> everyLanguageSaysWhatItsSpecSays() {
    return Spec.all().stream()
        .map(
            spec ->
                DynamicContainer.dynamicContainer(
                    spec.lexicon().toString(),
                    spec.rows().stream()
                        .map(
                            row ->
                                DynamicTest.dynamicTest(
                                    row.toString(), row.source(), () -> check(row)))));
  }

  @TestFactory
  Stream<DynamicTest> everyCompleteLanguageTestsEachPhraseAndForm() {
    return Spec.all().stream()
        .filter(spec -> spec.lexicon().status() == Status.COMPLETE)
        .map(
            spec ->
                DynamicTest.dynamicTest(
                    spec.lexicon().toString(),
                    () -> {
                      assertThat(phrasesTested(spec))
                          .as("phrases that a row says")
                          .containsAll(plainPhrases(spec.lexicon()));
                      assertThat(formsUntested(spec)).as("forms that no row says").isEmpty();
                    }));
  }

  private static void check(Spec.Row row) {
    String reason = row.get("xfail");
    if (reason == null) {
      checkNow(row);
      return;
    }
    try {
      checkNow(row);
    } catch (AssertionError expected) {
      abort("expected to fail: " + reason);
    }
    fail("passes, though it is marked xfail: " + reason);
  }

  private static void checkNow(Spec.Row row) {
    if (row.has("written")) {
      checkWritten(row);
    }
    if (row.has("says")) {
      assertThat(said(row).text()).isEqualTo(row.require("says"));
    }
    if (row.isHeard()) {
      SpecHearing.check(row);
    }
    if (row.has("writes")) {
      assertThat(row.announcer().write(meant(row).reason())).isEqualTo(row.require("writes"));
    }
  }

  /** What a row makes the announcer say. */
  private static Utterance said(Spec.Row row) {
    Announcer announcer = row.announcer();
    if (row.has("phrase")) {
      return phrase(row, announcer);
    }
    if (row.has("illegal")) {
      return announcer.explain(meant(row).reason());
    }
    Position position = row.position();
    return announcer.announce(position, move(row, position));
  }

  private static Utterance phrase(Spec.Row row, Announcer announcer) {
    String path = row.require("phrase");
    String annotations = "annotations.";
    if (path.startsWith(annotations)) {
      return announcer
          .annotation(Integer.parseInt(path.substring(annotations.length())))
          .orElseThrow();
    }
    Map<SlotName, Filling> fillings = row.fillings();
    return announcer.say(PhraseKey.of(path).orElseThrow(), fillings).orElseThrow();
  }

  private static San.Meaning.Illegal meant(Spec.Row row) {
    return (San.Meaning.Illegal) San.parse(row.require("move")).in(row.position());
  }

  private static Move move(Spec.Row row, Position position) {
    return San.parse(row.require("move")).in(position).orElseThrow();
  }

  private static void checkWritten(Spec.Row row) {
    Position position = row.position();
    WrittenMove written =
        MoveReader.of(row.lexicon().notation()).read(row.require("written")).orElseThrow();
    Move move = written.in(position).orElseThrow();
    assertThat(MoveWriter.san().write(position, move)).isEqualTo(row.require("move"));
  }

  private static List<PhraseKey> plainPhrases(Lexicon lexicon) {
    return PhraseKey.in(PhraseGroup.PHRASES).stream()
        .filter(key -> lexicon.phrase(key).isPresent())
        .toList();
  }

  private static Set<PhraseKey> phrasesTested(Spec spec) {
    Set<PhraseKey> tested = EnumSet.noneOf(PhraseKey.class);
    for (Spec.Row row : saying(spec)) {
      if (row.has("phrase")) {
        PhraseKey.of(row.require("phrase")).ifPresent(tested::add);
      } else if (!row.has("illegal")) {
        MoveFacts facts = new MoveFacts(row.position(), move(row, row.position()));
        tested.add(facts.phrase());
        if (facts.slots().has(SlotName.PROMOTED)) {
          tested.add(PhraseKey.PROMOTION);
        }
        switch (facts.condition()) {
          case CHECK -> tested.add(PhraseKey.CHECK);
          case MATE -> tested.add(PhraseKey.MATE);
          default -> {}
        }
        if (facts.isStalemate() && row.announcer().style() == Style.FULL) {
          tested.add(PhraseKey.STALEMATE);
        }
      }
    }
    return tested;
  }

  private static Set<String> formsUntested(Spec spec) {
    Set<String> forms = formsAsked(spec.lexicon());
    for (Spec.Row row : saying(spec)) {
      for (Span span : said(row).spans()) {
        if (span instanceof Span.Word word) {
          forms.removeIf(form -> word.key().endsWith("-" + form));
        }
      }
    }
    return forms;
  }

  private static List<Spec.Row> saying(Spec spec) {
    return spec.rows().stream()
        .filter(row -> !row.isHeardOnly() && row.has("says") && !row.has("xfail"))
        .toList();
  }

  /** Numbers and months have their forms from ICU, not from words of the lexicon. */
  private static boolean isNumber(Template.Slot slot) {
    return SlotName.of(slot.name())
        .map(SlotName::kind)
        .filter(kind -> kind == SlotName.Kind.NUMBER || kind == SlotName.Kind.MONTH)
        .isPresent();
  }

  /** The forms of words that the said templates of a lexicon ask for. */
  private static Set<String> formsAsked(Lexicon lexicon) {
    List<Template> templates = new ArrayList<>(lexicon.rules().values());
    for (PhraseKey key : PhraseKey.values()) {
      for (Style style : Style.values()) {
        lexicon.phrase(key, style).map(Phrase::said).map(Map::values).ifPresent(templates::addAll);
      }
    }
    Set<String> forms = new HashSet<>();
    for (Template template : templates) {
      for (Template part : template.all()) {
        if (part instanceof Template.Slot slot && slot.form() != null && !isNumber(slot)) {
          forms.add(slot.form());
        }
      }
    }
    return forms;
  }
}
