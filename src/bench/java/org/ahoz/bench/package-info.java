/** What the scripts in src/bench need of Java; no part of the program. */
@NullMarked
package org.ahoz.bench;

import org.jspecify.annotations.NullMarked;
