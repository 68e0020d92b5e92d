package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes a phrase book in the grammar notation of llama.cpp, which whisper.cpp takes. Every word
 * brings the space before it, as its recognizer writes words.
 */
final class GbnfWriter {

  private final BookSentences sentences;
  private final String space;
  private final Map<Integer, WordClass> used = new TreeMap<>();

  GbnfWriter(PhraseBook book) {
    sentences = BookSentences.written(book);
    space = book.grammar().lexicon().separator();
  }

  String write() {
    List<String> rules = new ArrayList<>();
    List<String> names = new ArrayList<>();
    add("move-", sentences.moves(), rules, names);
    add("order-", sentences.orders(), rules, names);
    List<String> lines = new ArrayList<>();
    lines.add("root ::= (" + String.join(" | ", names) + ") \".\"?");
    lines.addAll(rules);
    used.forEach(
        (id, words) ->
            lines.add(
                sentences.texts(words).stream()
                    .map(this::quoted)
                    .collect(Collectors.joining(" | ", "w" + id + " ::= ", ""))));
    return String.join("\n", lines) + "\n";
  }

  private String quoted(String text) {
    return "\""
        + space
        + text.replace(" ", space).replace("\\", "\\\\").replace("\"", "\\\"")
        + "\"";
  }

  private void add(
      String prefix, Map<String, List<Expression>> all, List<String> rules, List<String> names) {
    all.forEach(
        (name, ways) -> {
          if (!ways.isEmpty()) {
            names.add(prefix + name);
            rules.add(
                ways.stream()
                    .map(this::print)
                    .distinct()
                    .collect(Collectors.joining(" | ", prefix + name + " ::= ", "")));
          }
        });
  }

  private String print(Expression expression) {
    if (expression instanceof Expression.Words words) {
      used.put(words.words().id(), words.words());
      return "w" + words.words().id();
    }
    if (expression instanceof Expression.Row row) {
      return row.parts().stream().map(this::print).collect(Collectors.joining(" "));
    }
    if (expression instanceof Expression.Optional optional) {
      return "(" + print(optional.part()) + ")?";
    }
    return ((Expression.OneOf) expression)
        .alternatives().stream().map(this::print).collect(Collectors.joining(" | ", "(", ")"));
  }
}
