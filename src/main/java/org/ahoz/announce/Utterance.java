package org.ahoz.announce;

import java.util.List;
import java.util.Locale;

/**
 * Something to say: words, pauses and marks, in order.
 *
 * @param language the language of the words
 * @param separator what stands between two words when they are written: a space, or nothing in
 *     Chinese and Japanese
 * @param spans in the order in which they are said
 */
public record Utterance(Locale language, String separator, List<Span> spans) {

  /** Copies the spans. */
  public Utterance {
    spans = List.copyOf(spans);
  }

  /** The words as they are shown, without pauses and marks. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Span span : spans) {
      if (span instanceof Span.Word word) {
        text.append(text.isEmpty() ? "" : separator).append(word.text());
      }
    }
    return text.toString();
  }
}
