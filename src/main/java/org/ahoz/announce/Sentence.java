package org.ahoz.announce;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.ahoz.lexicon.Lexicon;
import org.jspecify.annotations.Nullable;

/** An utterance in the making. */
final class Sentence {

  /** The pause of a comma, which engines that speak word by word would not make. */
  private static final Duration COMMA = Duration.ofMillis(150);

  /** Few moves need more spans. */
  private static final int USUAL_LENGTH = 16;

  // An array, since sentences are made by the million and thrown away.
  private @Nullable Span[] spans = new Span[USUAL_LENGTH];
  private int size;
  private int names;
  private @Nullable String firstComma;

  void add(Chunk chunk) {
    add(chunk.spans());
    names |= chunk.names();
  }

  void add(Sentence other) {
    if (other.firstComma != null) {
      addComma(other.firstComma);
    }
    add(other.spans());
    names |= other.names;
  }

  /** What was said already, in words that may name anything. */
  void add(Utterance said) {
    add(said.spans());
    names = Names.ALL;
  }

  /** What a slot holds, if anything, in the words of a table. */
  void add(@Nullable Filling filling, FillingTable<Chunk> chunks) {
    if (filling instanceof Filling.Said said) {
      add(said.spans());
      names = Names.ALL;
    } else if (filling != null) {
      add(chunks.of(filling));
    }
  }

  private void add(List<Span> more) {
    for (int i = 0; i < more.size(); i++) {
      add(more.get(i));
    }
  }

  private void add(Span span) {
    if (size == spans.length) {
      spans = Arrays.copyOf(spans, size * 2);
    }
    spans[size++] = span;
  }

  /**
   * A comma behind the last word. At the beginning it waits for what this sentence is added to.
   *
   * @param sign how it is written
   */
  void addComma(String sign) {
    if (size > 0 && spans[size - 1] instanceof Span.Word word) {
      spans[size - 1] =
          new Span.Word(word.key(), word.text() + sign, word.ipa(), word.respelling());
      add(new Span.Pause(COMMA));
    } else if (size == 0) {
      firstComma = sign;
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  List<Span> spans() {
    return List.of(Arrays.copyOf(spans, size));
  }

  /** What the words said so far may name, as bits of {@link Names}. */
  int names() {
    return names;
  }

  /** Whether the words are the same as they are written, whatever they are words for. */
  boolean saysTheSameAs(Sentence other, Lexicon lexicon) {
    // The same words name the same things; that tells most apart without putting them together.
    boolean mayBeSame = names == other.names || names == Names.ALL || other.names == Names.ALL;
    return mayBeSame && in(lexicon).text().equals(other.in(lexicon).text());
  }

  Utterance in(Lexicon lexicon) {
    return new Utterance(lexicon.locale(), lexicon.separator(), spans());
  }
}
