package org.ahoz.hear;

import java.util.List;

/**
 * Words that mean the same in one place of a sentence: all names of a file, all forms of a piece,
 * all readings of a phrase.
 *
 * @param id its place among the classes of the grammar
 * @param variants what may be said, each with what it costs
 * @param members the classes of which this is the union; empty when it is none
 * @param loss what it costs when nothing is heard of it
 */
record WordClass(int id, List<Variant> variants, List<WordClass> members, float loss) {

  WordClass {
    variants = List.copyOf(variants);
    members = List.copyOf(members);
  }

  /**
   * One way of saying it.
   *
   * @param tokens by their numbers in the grammar
   * @param cost natural logarithm of how much seldomer this is than the usual way
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared, and read millions of times
  record Variant(int[] tokens, float cost) {}
}
