package org.ahoz.notation;

/** What a written move says of check. It never decides which move is meant (PGN 8.2.3.5). */
public enum CheckMark {
  NONE,

  /** {@code +}, {@code †} or {@code ch}. */
  CHECK,

  /** {@code ++}, which some write for double check and some for mate (FIDE Laws C.13). */
  DOUBLE_CHECK_OR_MATE,

  /** {@code #}, {@code ‡} or a word for mate. */
  MATE
}
