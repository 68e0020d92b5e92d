package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a lexicon, such as {@code "{piece} [{from}] <takes> {to}"}, in its two readings: what
 * is said, and all that is heard.
 *
 * <p>Every value has exactly one written form, and {@code parse(template.print())} is the template
 * again. What is read nests at most 20 deep.
 */
public sealed interface Template {

  /** A word that is said as it stands; a comma at its end makes a short pause. */
  record Text(String word) implements Template {

    /** Refuses what would be read as something else: an empty word, spaces, braces, brackets. */
    public Text {
      if (!TemplateParser.isWord(word)) {
        throw new IllegalArgumentException("\"" + word + "\" is not one word of a template");
      }
    }

    /** Whether this is the comma behind a slot, rather than a word. */
    public boolean isComma() {
      return word.equals(",");
    }

    @Override
    public String print() {
      return word;
    }
  }

  /**
   * A place for a word that depends on the move.
   *
   * @param name what stands there, such as {@code piece}, or the key of a word that agrees
   * @param form the form asked for, such as {@code acc}; null for the word's first form
   * @param agreesWith the slot whose word decides which variant is said; null where none does
   */
  record Slot(String name, @Nullable String form, @Nullable String agreesWith) implements Template {

    /** Refuses names that are not lower case letters, digits and hyphens. */
    public Slot {
      TemplateParser.requireName(name);
      if (form != null) {
        TemplateParser.requireName(form);
      }
      if (agreesWith != null) {
        TemplateParser.requireName(agreesWith);
      }
    }

    @Override
    public String print() {
      return "{"
          + name
          + (form == null ? "" : ":" + form)
          + (agreesWith == null ? "" : "@" + agreesWith)
          + "}";
    }
  }

  /** A place for a named template of the same lexicon. */
  record Rule(String name) implements Template {

    /** Refuses names that are not lower case letters, digits and hyphens. */
    public Rule {
      TemplateParser.requireName(name);
    }

    @Override
    public String print() {
      return "<" + name + ">";
    }
  }

  /** Parts that follow one another. */
  record Sequence(List<Template> parts) implements Template {

    /**
     * Copies the parts; refuses fewer than two, a sequence among them, and a comma that belongs to
     * the word before it.
     */
    public Sequence {
      parts = List.copyOf(parts);
      if (parts.size() < 2) {
        throw new IllegalArgumentException("a sequence needs two parts: " + parts);
      }
      for (int i = 0; i < parts.size(); i++) {
        if (parts.get(i) instanceof Sequence) {
          throw new IllegalArgumentException("a sequence is a part of its own: " + parts);
        }
        if (i > 0 && isComma(parts.get(i)) && parts.get(i - 1) instanceof Text) {
          throw new IllegalArgumentException("a comma is apart from its word: " + parts);
        }
      }
    }

    @Override
    public List<Template> inner() {
      return parts;
    }

    @Override
    public String print() {
      StringBuilder line = new StringBuilder();
      for (Template part : parts) {
        line.append(line.isEmpty() || isComma(part) ? "" : " ").append(part.print());
      }
      return line.toString();
    }

    private static boolean isComma(Template part) {
      return part instanceof Text text && text.isComma();
    }
  }

  /**
   * Readings of which the first is said and any may be heard; where they have slots, the first of
   * which every slot has a value.
   */
  record Choice(List<Template> readings) implements Template {

    /** Copies the readings; refuses fewer than two. */
    public Choice {
      readings = List.copyOf(readings);
      if (readings.size() < 2) {
        throw new IllegalArgumentException("a choice needs two readings: " + readings);
      }
    }

    @Override
    public List<Template> inner() {
      return readings;
    }

    @Override
    public String print() {
      StringBuilder line = new StringBuilder("(");
      for (Template reading : readings) {
        line.append(line.length() == 1 ? "" : "|").append(reading.print());
      }
      return line.append(")").toString();
    }
  }

  /**
   * A part that is said when it has slots and all of them have a value, and may be left out when
   * heard. Without slots it is never said, only heard.
   */
  record Maybe(Template part) implements Template {

    @Override
    public List<Template> inner() {
      return List.of(part);
    }

    @Override
    public String print() {
      return "[" + part.print() + "]";
    }
  }

  /** This template as a lexicon writes it. */
  String print();

  /** The templates of which this one is made, from the left; none in a text, slot or rule. */
  default List<Template> inner() {
    return List.of();
  }

  /** This template and all that it is made of, from the left, outer before inner. */
  default List<Template> all() {
    List<Template> all = new ArrayList<>();
    all.add(this);
    for (Template each : inner()) {
      all.addAll(each.all());
    }
    return all;
  }

  /**
   * Reads a template.
   *
   * @throws TemplateException when the line breaks the rules of templates, with the column
   */
  static Template parse(String line) {
    return new TemplateParser(line).parse();
  }
}
