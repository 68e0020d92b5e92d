/**
 * Hears sound with the front end of CMU Sphinx4, its English {@linkplain org.ahoz.hear.acoustic
 * acoustic model}, and a search of our own over all that may be said now.
 *
 * <p>The search is exact: nothing is pruned, so that every legal move has its score, and what is
 * likeliest, what comes next, by how much, and what sounds alike are known. Types of Sphinx are
 * seen in this package alone.
 */
@NullMarked
package org.ahoz.hear.sphinx;

import org.jspecify.annotations.NullMarked;
