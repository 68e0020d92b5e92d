package org.ahoz.hear;

import java.util.List;

/** How a kind of grammar writes rules. */
sealed interface GrammarSyntax {

  /** The beginning of the grammar, with the rule that any of these expressions is said. */
  List<String> beginning(String alternatives);

  /** A rule of its own for an expression. */
  String rule(String name, String expression);

  /** The name of a rule where it is used. */
  String reference(String name);

  /** What may be left out. */
  String optional(String expression);

  /** A word, or several in a row. */
  String words(String text);

  /** The Java Speech Grammar Format 1.0, for the language of a tag. */
  record Jsgf(String tag) implements GrammarSyntax {

    @Override
    public List<String> beginning(String alternatives) {
      return List.of(
          "#JSGF V1.0 UTF-8 " + tag + ";",
          "grammar chess;",
          "public <said> = " + alternatives + ";");
    }

    @Override
    public String rule(String name, String expression) {
      return "<" + name + "> = " + expression + ";";
    }

    @Override
    public String reference(String name) {
      return "<" + name + ">";
    }

    @Override
    public String optional(String expression) {
      return "[" + expression + "]";
    }

    @Override
    public String words(String text) {
      return text;
    }
  }

  /**
   * The grammar notation of llama.cpp, which whisper.cpp takes. Every word brings the space before
   * it, as its recognizer writes words.
   *
   * @param space what stands between words in the language
   */
  record Gbnf(String space) implements GrammarSyntax {

    @Override
    public List<String> beginning(String alternatives) {
      return List.of("root ::= (" + alternatives + ") \".\"?");
    }

    @Override
    public String rule(String name, String expression) {
      return name + " ::= " + expression;
    }

    @Override
    public String reference(String name) {
      return name;
    }

    @Override
    public String optional(String expression) {
      return "(" + expression + ")?";
    }

    @Override
    public String words(String text) {
      return "\""
          + space
          + text.replace(" ", space).replace("\\", "\\\\").replace("\"", "\\\"")
          + "\"";
    }
  }
}
