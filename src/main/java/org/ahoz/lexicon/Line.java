package org.ahoz.lexicon;

import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/** A template and the text of the lexicon that it was read from, for the places of its parts. */
record Line(Template template, Scalar source) {

  /** Reads a template; null, and a finding where it breaks, when the text is none. */
  static @Nullable Line read(Scalar source, Findings findings) {
    try {
      return new Line(Template.parse(source.text()), source);
    } catch (TemplateException e) {
      findings.error(
          column(source.place(), e.column()), "bad-template", String.valueOf(e.getMessage()), "");
      return null;
    }
  }

  /** Where a slot or a rule stands: its first place in the text, which it prints exactly. */
  Place placeOf(Template part) {
    int index = source.text().indexOf(part.print());
    return index < 0 ? source.place() : column(source.place(), index + 1);
  }

  private static Place column(Place start, int column) {
    return new Place(start.file(), start.line(), start.column() + column - 1);
  }
}
