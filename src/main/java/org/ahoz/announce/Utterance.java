package org.ahoz.announce;

import java.time.Duration;
import java.util.ArrayList;
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

  /**
   * The same, said after a silence.
   *
   * @param length how long, zero or more
   */
  public Utterance afterPause(Duration length) {
    return after(new Span.Pause(length));
  }

  /**
   * The same with a named point at its beginning.
   *
   * @param name one that no other mark of this utterance has
   */
  public Utterance afterMark(String name) {
    return after(new Span.Mark(name));
  }

  private Utterance after(Span first) {
    List<Span> all = new ArrayList<>(spans.size() + 1);
    all.add(first);
    all.addAll(spans);
    return new Utterance(language, separator, all);
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
