package org.ahoz.cli;

import java.util.Map;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.lexicon.PhraseKey;

/** What somebody is told of how they sound. */
final class SoundAdvice {

  private SoundAdvice() {}

  /** What is wrong with the sound and what to do about it, or that it is good. */
  static Utterance of(SoundQuality quality, Announcer announcer) {
    return announcer.sayAnyhow(key(quality.verdict()), Map.of());
  }

  /** That nothing is heard. */
  static Utterance ofSilence(Announcer announcer) {
    return announcer.sayAnyhow(PhraseKey.HEARING_SILENT, Map.of());
  }

  private static PhraseKey key(SoundQuality.Verdict verdict) {
    return switch (verdict) {
      case GOOD -> PhraseKey.HEARING_GOOD;
      case TOO_QUIET -> PhraseKey.HEARING_TOO_QUIET;
      case TOO_LOUD -> PhraseKey.HEARING_TOO_LOUD;
      case NOISY -> PhraseKey.HEARING_NOISY;
      case HUM -> PhraseKey.HEARING_HUM;
      case NARROW -> PhraseKey.HEARING_NARROW;
      case SILENT -> PhraseKey.HEARING_SILENT;
    };
  }
}
