package org.ahoz.speech;

import java.util.Locale;
import java.util.TreeMap;

/**
 * A voice that may speak a language, and the engine that would do it.
 *
 * @param language the language wanted
 * @param voice the voice
 * @param engine an engine that {@linkplain SpeechEngine#serves serves} the voice, ready or not
 * @param manner how the voice would come to speak the language
 */
public record Candidate(Locale language, Voice voice, SpeechEngine engine, Manner manner) {

  /** How a voice comes to speak a language. */
  public enum Manner {
    /** Its user asked for it. */
    CHOSEN,
    /** It is a voice of this language. */
    NATIVE,
    /** It is a voice of another language that says each word by its sounds, with an accent. */
    BY_SOUNDS
  }

  /** Why this voice speaks the language, in a sentence without capital and full stop. */
  public String reason() {
    return switch (manner) {
      case CHOSEN -> "you chose it";
      case NATIVE -> "it is a voice for " + tag();
      case BY_SOUNDS -> "no voice for " + tag() + " is ready, and it can say words by their sounds";
    };
  }

  /**
   * Gets ready to speak.
   *
   * @throws SpeechException when the engine cannot
   */
  public Synthesizer open(Prosody prosody) {
    Synthesizer plain = engine.open(voice, prosody);
    return prosody.pauses() == 1 ? plain : new PacedSynthesizer(plain, prosody.pauses());
  }

  /**
   * Gets ready to speak, with what was said in earlier runs at hand.
   *
   * @param cache is left aside where the engine is as fast as a disk
   * @throws SpeechException when the engine cannot speak, if it is needed already
   */
  public Synthesizer open(Prosody prosody, ClipCache cache) {
    if (!engine.isSlow()) {
      return open(prosody);
    }
    Synthesizer plain = CachingSynthesizer.of(this, prosody, cache);
    return prosody.pauses() == 1 ? plain : new PacedSynthesizer(plain, prosody.pauses());
  }

  /**
   * What decides how everything sounds that is said so: it is another where the voice, its engine
   * or the prosody is.
   */
  public String fingerprint(Prosody prosody) {
    return words(prosody) + "\n" + prosody.pauses();
  }

  /** What decides how words sound, pauses apart. */
  String words(Prosody prosody) {
    return String.join(
        "\n",
        engine.id(),
        engine.fingerprint(voice),
        voice.id(),
        Integer.toString(voice.sampleRate()),
        String.valueOf(voice.phones()),
        new TreeMap<>(voice.options()).toString(),
        new TreeMap<>(voice.lists()).toString(),
        Integer.toString(prosody.rateFor(voice)),
        Double.toString(prosody.pitch()),
        Double.toString(prosody.volume()));
  }

  /** How far the voice is from the language: the parts of its tag that the voice does not share. */
  int distance() {
    return Voice.subtags(language) - voice.closest(language).map(Voice::subtags).orElse(0);
  }

  /** Where the language stands among those of the voice; 0 for its first. */
  int rank() {
    return voice.closest(language).map(voice.speaks()::indexOf).orElse(0);
  }

  private String tag() {
    return language.toLanguageTag();
  }
}
