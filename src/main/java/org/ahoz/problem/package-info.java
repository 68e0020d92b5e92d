/**
 * What is found wrong in somebody's file: where, what and what helps.
 *
 * <p>Game files, lexicons and voices all report their faults as {@link org.ahoz.problem.Problem},
 * so that a listener meets one form of message everywhere. Nothing here reads a file or prints.
 */
@NullMarked
package org.ahoz.problem;

import org.jspecify.annotations.NullMarked;
