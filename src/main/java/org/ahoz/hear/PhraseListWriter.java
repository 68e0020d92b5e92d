package org.ahoz.hear;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes the phrases of a book, as a JSON list with a bucket for what is none of them. Without such
 * a bucket a recognizer makes a phrase of every noise.
 *
 * <p>A sentence that may be said in very many ways, as in all styles and alphabets at once, is
 * written in so many that each word of it is there. All of them would be hundreds of thousands in a
 * rich position; and Vosk keeps of a list only which word follows which, and lets others follow as
 * well.
 */
final class PhraseListWriter {

  private static final String UNKNOWN = "[unk]";

  /** Ways of saying a sentence, from which on not all are written. */
  private static final int MANY = 128;

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
        Set<String> joined = join(List.copyOf(all), List.copyOf(expand(part)));
        all.clear();
        all.addAll(joined);
      }
    }
    return all;
  }

  /** Each before each; where that is too many, each of both at least once. */
  private static Set<String> join(List<String> before, List<String> after) {
    Set<String> joined = new LinkedHashSet<>();
    if ((long) before.size() * after.size() <= MANY) {
      before.forEach(left -> after.forEach(right -> joined.add((left + " " + right).strip())));
    } else {
      for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
        String left = before.get(i % before.size());
        joined.add((left + " " + after.get(i % after.size())).strip());
      }
    }
    return joined;
  }
}
