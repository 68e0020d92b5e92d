package org.ahoz.speech;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.ahoz.announce.Span;

/**
 * Words that are said in one breath, without a pause or mark between them.
 *
 * @param language the language of the words
 * @param separator what stands between two words when they are written
 * @param words one or more
 */
public record Words(Locale language, String separator, List<Span.Word> words) {

  /** Copies the words. */
  public Words {
    words = List.copyOf(words);
  }

  /**
   * The words as one text.
   *
   * @param written how a word is written
   */
  public String text(Function<Span.Word, String> written) {
    return words.stream().map(written).collect(Collectors.joining(separator));
  }

  /** How to write a word for an engine that reads text: the respelling where there is one. */
  public static String reading(Span.Word word) {
    String respelling = word.respelling();
    return respelling == null ? word.text() : respelling;
  }
}
