/** What all ears have in common that hear with a model and a native library of others. */
@NullMarked
package org.ahoz.hear.foreign;

import org.jspecify.annotations.NullMarked;
