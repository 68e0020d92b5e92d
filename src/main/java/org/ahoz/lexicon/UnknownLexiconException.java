package org.ahoz.lexicon;

import java.util.List;

/** There is no lexicon of this tag. */
public final class UnknownLexiconException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** More names than these help nobody who listens. */
  private static final int FEW = 5;

  private final String tag;
  private final transient List<String> near;

  /** Names the tag that was asked for, and the tags that may have been meant, likeliest first. */
  UnknownLexiconException(String tag, List<String> near) {
    super(
        "there is no lexicon for \""
            + tag
            + "\""
            + (near.isEmpty() || near.size() > FEW ? "" : ", but for " + String.join(", ", near)));
    this.tag = tag;
    this.near = List.copyOf(near);
  }

  /** The tag that was asked for. */
  public String tag() {
    return tag;
  }

  /** The tags that may have been meant, likeliest first; all tags when none is like it. */
  public List<String> near() {
    return near;
  }
}
