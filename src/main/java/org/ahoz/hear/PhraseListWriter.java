package org.ahoz.hear;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes every phrase of a book, as a JSON list with a bucket for what is none of them. Without
 * such a bucket a recognizer makes a phrase of every noise.
 */
final class PhraseListWriter {

  private static final String UNKNOWN = "[unk]";

  private final BookSentences sentences;

  PhraseListWriter(BookSentences sentences) {
    this.sentences = sentences;
  }

  String write() {
    return phrases().stream()
        .map(phrase -> "\"" + phrase.replace("\\", "\\\\").replace("\"", "\\\"") + "\"")
        .collect(Collectors.joining(",\n ", "[", ",\n \"" + UNKNOWN + "\"]\n"));
  }

  Set<String> phrases() {
    Set<String> phrases = new LinkedHashSet<>();
    for (Map<String, List<Expression>> all : List.of(sentences.moves(), sentences.orders())) {
      all.values().forEach(ways -> ways.forEach(way -> phrases.addAll(expand(way))));
    }
    phrases.remove("");
    return phrases;
  }

  /** All that an expression may say. */
  Set<String> expand(Expression expression) {
    Set<String> all = new LinkedHashSet<>();
    if (expression instanceof Expression.Words words) {
      all.addAll(sentences.texts(words.words()));
    } else if (expression instanceof Expression.Optional optional) {
      all.add("");
      all.addAll(expand(optional.part()));
    } else if (expression instanceof Expression.OneOf choice) {
      choice.alternatives().forEach(each -> all.addAll(expand(each)));
    } else {
      all.add("");
      for (Expression part : ((Expression.Row) expression).parts()) {
        Set<String> joined = new LinkedHashSet<>();
        Set<String> right = expand(part);
        for (String before : all) {
          for (String after : right) {
            joined.add((before + " " + after).strip());
          }
        }
        all.clear();
        all.addAll(joined);
      }
    }
    return all;
  }
}
