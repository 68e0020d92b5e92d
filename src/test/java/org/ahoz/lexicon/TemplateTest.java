package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Objects;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.lexicon.Template.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemplateTest {

  @Test
  void readsAWholeLine() {
    assertThat(Template.parse("{side:nom@piece} [{from}] <takes> (al|el ho) {to}"))
        .isEqualTo(
            new Sequence(
                List.of(
                    new Slot("side", "nom", "piece"),
                    new Maybe(new Slot("from", null, null)),
                    new Rule("takes"),
                    new Choice(
                        List.of(
                            new Text("al"), new Sequence(List.of(new Text("el"), new Text("ho"))))),
                    new Slot("to", null, null))));
  }

  @Test
  void readsOnePartAsItself() {
    assertThat(Template.parse(" shak ")).isEqualTo(new Text("shak"));
    assertThat(Template.parse("{to}")).isEqualTo(new Slot("to", null, null));
    assertThat(Template.parse("{the@captured}")).isEqualTo(new Slot("the", null, "captured"));
    assertThat(Template.parse("[pim]")).isEqualTo(new Maybe(new Text("pim")));
  }

  @Test
  void keepsHyphensAndApostrophesInsideWords() {
    assertThat(Template.parse("be-ko l'alba"))
        .isEqualTo(new Sequence(List.of(new Text("be-ko"), new Text("l'alba"))));
  }

  @Test
  void letsACommaStandBehindAWordASlotOrABracket() {
    assertThat(Template.parse("shak, {to}, [pim], al").print()).isEqualTo("shak, {to}, [pim], al");
    assertThat(Template.parse("{to},"))
        .isEqualTo(new Sequence(List.of(new Slot("to", null, null), new Text(","))));
    assertThat(Template.parse("shak , al")).isEqualTo(Template.parse("shak, al"));
  }

  @Test
  void listsItselfAndItsPartsFromTheLeft() {
    assertThat(Template.parse("a [b (c|d)]").all().stream().map(Template::print))
        .containsExactly("a [b (c|d)]", "a", "[b (c|d)]", "b (c|d)", "b", "(c|d)", "c", "d");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '"',
      value = {
        "a {to    # 3 # '{' is not closed by '}'",
        "a {}     # 4 # the name of a slot is missing here",
        "{to:}    # 5 # the name of a form is missing here",
        "{to@}    # 5 # the name of a slot is missing here",
        "{to:X}   # 5 # the name of a form is missing here",
        "{to x}   # 4 # '}' is expected here, not ' '",
        "<go      # 1 # '<' is not closed by '>'",
        "<>       # 2 # the name of a rule is missing here",
        "(a|b     # 1 # '(' is not closed by ')'",
        "(a)      # 1 # a choice needs a second reading after '|'",
        "(a|)     # 4 # words are missing here",
        "[]       # 2 # words are missing here",
        "[a       # 1 # '[' is not closed by ']'",
        "[a)      # 3 # ']' is expected here, not ')'",
        "a ] b    # 3 # ']' closes nothing that was opened",
        "a | b    # 3 # '|' closes nothing that was opened",
        "a > b    # 3 # '>' closes nothing that was opened",
        "{to}n    # 5 # a space is missing before 'n'",
        "ab{to}   # 3 # a space is missing before '{'",
        "(a|b)[c] # 6 # a space is missing before '['",
        "{to},a   # 5 # a space is missing before ','",
      })
  void saysWhatBreaksALineAndWhere(String line, int column, String message) {
    TemplateException fault = fault(line);

    assertThat(fault).hasMessage(message.replace('\'', '"'));
    assertThat(fault.column()).isEqualTo(column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  "})
  void refusesAnEmptyLine(String line) {
    assertThat(fault(line)).hasMessage("words are missing here");
  }

  @Test
  void refusesDeepNesting() {
    String deep = "[".repeat(100_000);

    assertThat(fault("[".repeat(21) + "a" + "]".repeat(21)).column()).isEqualTo(22);
    assertThat(fault(deep.substring(0, 1000))).hasMessageContaining("nested more than 20 deep");
    assertThat(fault(deep)).hasMessage("a template is at most 2000 characters long");
    assertThat(Template.parse("[".repeat(20) + "a" + "]".repeat(20)).all()).hasSize(21);
  }

  @Test
  void partsRefuseWhatTheyCouldNotPrint() {
    List<Template> one = List.of(new Text("a"));
    Sequence two = new Sequence(List.of(new Text("a"), new Text("b")));

    for (Runnable wrong :
        List.<Runnable>of(
            () -> new Text(""),
            () -> new Text("a b"),
            () -> new Text("a{"),
            () -> new Slot("To", null, null),
            () -> new Slot("to", "a b", null),
            () -> new Slot("to", null, ""),
            () -> new Rule("<"),
            () -> new Sequence(one),
            () -> new Sequence(List.of(two, new Text("c"))),
            () -> new Sequence(List.of(new Text("a"), new Text(","))),
            () -> new Choice(one))) {
      assertThatThrownBy(wrong::run).isInstanceOf(IllegalArgumentException.class);
    }
  }

  private static TemplateException fault(String line) {
    return Objects.requireNonNull(
        catchThrowableOfType(TemplateException.class, () -> Template.parse(line)));
  }
}
