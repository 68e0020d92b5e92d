package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a phrase book as a grammar, a rule for each move and each order. */
final class GrammarWriter {

  private final BookSentences sentences;
  private final GrammarSyntax syntax;
  private final Map<Integer, WordClass> used = new TreeMap<>();

  GrammarWriter(BookSentences sentences, GrammarSyntax syntax) {
    this.sentences = sentences;
    this.syntax = syntax;
  }

  String write() {
    List<String> rules = new ArrayList<>();
    List<String> names = new ArrayList<>();
    add("move-", sentences.moves(), rules, names);
    add("order-", sentences.orders(), rules, names);
    List<String> lines =
        new ArrayList<>(syntax.beginning(alternatives(names.stream().map(syntax::reference))));
    lines.addAll(rules);
    used.forEach(
        (id, words) ->
            lines.add(
                syntax.rule(
                    name(words),
                    alternatives(sentences.texts(words).stream().map(syntax::words)))));
    return String.join("\n", lines) + "\n";
  }

  private void add(
      String prefix, Map<String, List<Expression>> all, List<String> rules, List<String> names) {
    all.forEach(
        (name, ways) -> {
          if (!ways.isEmpty()) {
            names.add(prefix + name);
            rules.add(
                syntax.rule(
                    prefix + name, alternatives(ways.stream().map(this::print).distinct())));
          }
        });
  }

  private static String alternatives(Stream<String> expressions) {
    return expressions.collect(Collectors.joining(" | "));
  }

  private static String name(WordClass words) {
    return "w" + words.id();
  }

  private String print(Expression expression) {
    if (expression instanceof Expression.Words words) {
      used.put(words.words().id(), words.words());
      return syntax.reference(name(words.words()));
    }
    if (expression instanceof Expression.Row row) {
      return row.parts().stream().map(this::print).collect(Collectors.joining(" "));
    }
    if (expression instanceof Expression.Optional optional) {
      return syntax.optional(print(optional.part()));
    }
    return "("
        + alternatives(((Expression.OneOf) expression).alternatives().stream().map(this::print))
        + ")";
  }
}
