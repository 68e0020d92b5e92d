package org.ahoz.hear.sphinx;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Position;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Prompt;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.freetts.FreeTtsEngine;

/** Prompts as FreeTTS says them, made on the spot, in the language that it is at home in. */
public final class SaidPhrases {

  private static final Duration QUIET = Duration.ofMillis(300);
  private static final Lexicon LEXICON = Lexicons.bundled().get(Lexicons.FALLBACK);

  private final Listener listener = Listener.of(LEXICON);
  private final Map<Position, PhraseBook> books = new HashMap<>();

  /** The same prompts for all. */
  public static List<Prompt> prompts(int count) {
    return Prompt.of(Announcer.of(LEXICON), count);
  }

  /** Each said, with quiet around. */
  public static List<AudioClip> said(List<Prompt> prompts, Prosody prosody) {
    try (Synthesizer kevin = new FreeTtsEngine().open(EngineSpeech.voiceOf("freetts"), prosody)) {
      return prompts.stream().map(prompt -> padded(kevin.speak(prompt.said()).audio())).toList();
    }
  }

  private static AudioClip padded(AudioClip clip) {
    AudioClip quiet = AudioClip.silence(clip.sampleRate(), QUIET);
    return AudioClip.join(List.of(quiet, clip, quiet)).resampled(FrontEnd.SAMPLE_RATE);
  }

  /** All that may be said where the prompt may be. */
  PhraseBook book(Prompt prompt) {
    return books.computeIfAbsent(prompt.position(), listener::phraseBook);
  }
}
