package org.ahoz.cli;

import java.util.function.Supplier;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioException;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Earcon;
import org.jspecify.annotations.Nullable;

/** Tells by tones when to speak; where there is no loudspeaker, by lines. */
final class TalkTones implements AutoCloseable {

  private static final int SAMPLE_RATE = 22_050;

  private final Console console;
  private final @Nullable AudioOutput loudspeaker;

  private TalkTones(Console console, @Nullable AudioOutput loudspeaker) {
    this.console = console;
    this.loudspeaker = loudspeaker;
  }

  /** Opens the loudspeaker; that there is none is told. */
  static TalkTones open(Supplier<AudioOutput> loudspeaker, Console console) {
    try {
      return new TalkTones(console, loudspeaker.get());
    } catch (AudioException e) {
      console.tell(e.getMessage() + "; what tones would tell is written");
      return new TalkTones(console, null);
    }
  }

  /** It is listened from now on. */
  void begin() {
    tell(Earcon.rising(SAMPLE_RATE), "speak now");
  }

  /** It is not listened any more. */
  void end() {
    tell(Earcon.falling(SAMPLE_RATE), "heard");
  }

  /** Nothing was heard. */
  void nothing() {
    tell(Earcon.falling(SAMPLE_RATE), "nothing heard");
  }

  private void tell(AudioClip tone, String line) {
    if (loudspeaker == null) {
      console.tell(line);
      return;
    }
    loudspeaker.write(tone);
    loudspeaker.finish();
  }

  @Override
  public void close() {
    if (loudspeaker != null) {
      loudspeaker.close();
    }
  }
}
