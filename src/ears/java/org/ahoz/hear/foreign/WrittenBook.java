package org.ahoz.hear.foreign;

import org.ahoz.hear.GrammarFormat;
import org.ahoz.hear.PhraseBook;
import org.jspecify.annotations.Nullable;

/**
 * What may be said, as a library reads it; written once for a position. Not for several threads.
 */
public final class WrittenBook {

  private final GrammarFormat format;
  private @Nullable PhraseBook book;
  private String written = "";

  /** Writes in this format. */
  public WrittenBook(GrammarFormat format) {
    this.format = format;
  }

  /** All that may be said now. */
  public String of(PhraseBook now) {
    if (book != now) {
      written = now.write(format);
      book = now;
    }
    return written;
  }
}
