package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.lexicon.Template.Text;

/** Templates and their text are two forms of one thing. */
class TemplateProperties {

  @Property
  void whatIsPrintedIsReadAsTheSame(@ForAll("templates") Template template) {
    assertThat(Template.parse(template.print())).isEqualTo(template);
  }

  @Property
  void anyTextIsATemplateOrBreaksAtAColumnOfIt(@ForAll("lines") String line) {
    try {
      Template template = Template.parse(line);
      assertThat(Template.parse(template.print())).isEqualTo(template);
    } catch (TemplateException e) {
      assertThat(e.column()).isBetween(1, line.length() + 1);
    }
  }

  @Provide
  Arbitrary<String> lines() {
    return Arbitraries.strings().withChars("ab {}<>()[]|:@,").ofMaxLength(30);
  }

  @Provide
  Arbitrary<Template> templates() {
    return templates(3);
  }

  private static Arbitrary<Template> templates(int depth) {
    if (depth == 0) {
      return leaves();
    }
    Arbitrary<Template> inner = templates(depth - 1);
    return Arbitraries.oneOf(
            leaves(),
            inner.map(Maybe::new),
            inner.list().ofMinSize(2).ofMaxSize(3).map(Choice::new))
        .list()
        .ofMinSize(1)
        .ofMaxSize(4)
        .map(TemplateProperties::joined);
  }

  private static Template joined(List<Template> parts) {
    List<Template> flat = new ArrayList<>();
    for (Template part : parts) {
      flat.addAll(part instanceof Sequence sequence ? sequence.parts() : List.of(part));
      // A comma may follow anything but a word, which takes it in.
      if (!(part instanceof Text) && flat.size() % 3 == 0) {
        flat.add(new Text(","));
      }
    }
    return flat.size() == 1 ? flat.get(0) : new Sequence(flat);
  }

  private static Arbitrary<Template> leaves() {
    Arbitrary<String> names =
        Arbitraries.strings().withCharRange('a', 'z').withChars("0-").ofMinLength(1).ofMaxLength(4);
    Arbitrary<String> words =
        Arbitraries.strings().withChars("abž'-马.,").ofMinLength(1).ofMaxLength(4);
    return Arbitraries.oneOf(
        words.filter(word -> !word.equals(",")).map(Text::new),
        names.map(Rule::new),
        Combinators.combine(names, names.injectNull(0.5), names.injectNull(0.5)).as(Slot::new));
  }
}
