package org.ahoz.audio;

/** What happens to a file that exists already under the name of a new one. */
public enum Existing {
  /** It stays, and the new one is refused. */
  KEEP,
  /** The new one takes its place once it is whole. */
  REPLACE
}
