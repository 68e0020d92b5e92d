/**
 * What is shown while sound is heard: captions and the files that hold them.
 *
 * <p>The main type is {@link org.ahoz.audio.captions.Caption}; {@link
 * org.ahoz.audio.captions.CaptionFormat} writes them. Where the words come from is not known here.
 */
@NullMarked
package org.ahoz.audio.captions;

import org.jspecify.annotations.NullMarked;
