package org.ahoz.cli;

import java.util.function.Supplier;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioException;
import org.ahoz.audio.AudioOutput;
import org.ahoz.speech.Candidate;
import org.ahoz.speech.ClipCache;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.Synthesizer;
import org.jspecify.annotations.Nullable;

/** Says what is to be repeated, where there is a voice and a loudspeaker. */
final class PromptVoice implements AutoCloseable {

  private final @Nullable Synthesizer synthesizer;
  private final @Nullable AudioOutput loudspeaker;

  private PromptVoice(@Nullable Synthesizer synthesizer, @Nullable AudioOutput loudspeaker) {
    this.synthesizer = synthesizer;
    this.loudspeaker = loudspeaker;
  }

  /** One that says nothing. */
  static PromptVoice none() {
    return new PromptVoice(null, null);
  }

  /** A voice; where there is none, or no loudspeaker, that is told, and nothing is said. */
  static PromptVoice open(
      Supplier<Candidate> choice, Supplier<AudioOutput> loudspeaker, Console console) {
    AudioOutput output = null;
    try {
      output = loudspeaker.get();
      return new PromptVoice(choice.get().open(Prosody.OWN, ClipCache.own()), output);
    } catch (AudioException | SpeechException e) {
      if (output != null) {
        output.close();
      }
      console.tell(e.getMessage() + "; the moves are shown only");
      return none();
    }
  }

  /** Says it, and returns when it was heard. */
  void say(Utterance utterance) {
    if (synthesizer != null && loudspeaker != null) {
      loudspeaker.write(synthesizer.speak(utterance).audio());
      loudspeaker.finish();
    }
  }

  @Override
  public void close() {
    if (synthesizer != null) {
      synthesizer.close();
    }
    if (loudspeaker != null) {
      loudspeaker.close();
    }
  }
}
