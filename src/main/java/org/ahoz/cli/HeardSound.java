package org.ahoz.cli;

import java.util.List;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Recognition;

/**
 * What was made of the sound of one utterance, and how good the sound is.
 *
 * @param recognitions of each language, of which all know how long it took and how clear it was
 */
record HeardSound(Polyglot.Answer answer, List<Recognition> recognitions, SoundQuality quality) {

  HeardSound {
    recognitions = List.copyOf(recognitions);
  }

  /** What is the same for all languages: how long it took, and how clear it was. */
  Recognition recognition() {
    return recognitions.get(0);
  }

  /** What somebody is told of how they sound, in the language that was heard. */
  Utterance advice() {
    return SoundAdvice.of(quality, answer.listener().speaker());
  }
}
