package org.ahoz.announce;

import java.util.List;

/**
 * Words that are always said together, made into spans once.
 *
 * @param names what the words may name, as bits of {@link Names}
 */
record Chunk(List<Span> spans, int names) {

  /** Copies the spans. */
  Chunk {
    spans = List.copyOf(spans);
  }
}
