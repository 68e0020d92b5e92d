/**
 * From the International Phonetic Alphabet to the phones that an engine knows.
 *
 * <p>The main type is {@link org.ahoz.phones.PhoneTable}, read from {@code voices/phones}. It
 * serves every engine that has phones instead of letters, whether it speaks or listens, and sees
 * none of them.
 */
@NullMarked
package org.ahoz.phones;

import org.jspecify.annotations.NullMarked;
