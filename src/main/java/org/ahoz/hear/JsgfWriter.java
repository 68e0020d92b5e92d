package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes a phrase book in the Java Speech Grammar Format 1.0, a rule for each move. */
final class JsgfWriter {

  private final PhraseBook book;
  private final BookSentences sentences;
  private final Map<Integer, WordClass> used = new TreeMap<>();

  JsgfWriter(PhraseBook book) {
    this.book = book;
    sentences = BookSentences.spoken(book);
  }

  String write() {
    List<String> lines = new ArrayList<>();
    lines.add("#JSGF V1.0 UTF-8 " + book.grammar().lexicon().tag() + ";");
    lines.add("grammar chess;");
    List<String> rules = new ArrayList<>();
    List<String> names = new ArrayList<>();
    add("move-", sentences.moves(), rules, names);
    add("order-", sentences.orders(), rules, names);
    lines.add("public <said> = " + String.join(" | ", names) + ";");
    lines.addAll(rules);
    used.forEach(
        (id, words) ->
            lines.add("<w" + id + "> = " + String.join(" | ", sentences.texts(words)) + ";"));
    return String.join("\n", lines) + "\n";
  }

  private void add(
      String prefix, Map<String, List<Expression>> all, List<String> rules, List<String> names) {
    all.forEach(
        (name, ways) -> {
          if (!ways.isEmpty()) {
            names.add("<" + prefix + name + ">");
            rules.add(
                ways.stream()
                    .map(this::print)
                    .distinct()
                    .collect(Collectors.joining(" | ", "<" + prefix + name + "> = ", ";")));
          }
        });
  }

  private String print(Expression expression) {
    if (expression instanceof Expression.Words words) {
      used.put(words.words().id(), words.words());
      return "<w" + words.words().id() + ">";
    }
    if (expression instanceof Expression.Row row) {
      return row.parts().stream().map(this::print).collect(Collectors.joining(" "));
    }
    if (expression instanceof Expression.Optional optional) {
      return "[" + print(optional.part()) + "]";
    }
    return ((Expression.OneOf) expression)
        .alternatives().stream().map(this::print).collect(Collectors.joining(" | ", "(", ")"));
  }
}
