package org.ahoz.speech.freetts;

import com.sun.speech.freetts.FreeTTSSpeakableImpl;
import com.sun.speech.freetts.Item;
import com.sun.speech.freetts.ProcessException;
import com.sun.speech.freetts.Token;
import com.sun.speech.freetts.Utterance;
import com.sun.speech.freetts.UtteranceProcessor;
import com.sun.speech.freetts.en.us.cmu_us_kal.KevinVoiceDirectory;
import com.sun.speech.freetts.relp.LPCResult;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Voice;
import org.ahoz.speech.WordSpeaker;
import org.ahoz.speech.Words;

/**
 * Says words with a diphone voice of FreeTTS.
 *
 * <p>It runs the stages of FreeTTS one by one and takes the sound from the last: so no audio player
 * is ever asked for, and the default one, which waits for ever on a computer without a loudspeaker,
 * is never made. A FreeTTS voice bears one thread only; each speaker has one of its own.
 */
final class KevinSpeaker implements WordSpeaker {

  /** Stands in for a word that is said by phones; FreeTTS wants some plain word there. */
  private static final String STAND_IN = "word";

  private final Voice voice;
  private final com.sun.speech.freetts.Voice kevin;
  private final Pronunciation pronunciation;

  KevinSpeaker(Voice voice, Prosody prosody) {
    this.voice = voice;
    this.kevin = find(voice);
    this.pronunciation = new Pronunciation(voice);
    // FreeTTS reads its rules for letters by way of a static list: one voice at a time.
    synchronized (KevinSpeaker.class) {
      kevin.allocate();
    }
    kevin.setRate(prosody.rateFor(voice));
    kevin.setPitch((float) (kevin.getPitch() * prosody.pitch()));
  }

  /**
   * Voices from the directory of Kevin itself: FreeTTS's VoiceManager knows none unless a system
   * property names them.
   */
  private static com.sun.speech.freetts.Voice find(Voice voice) {
    String name = voice.options().getOrDefault("voice", "kevin16");
    List<String> names = new ArrayList<>();
    for (com.sun.speech.freetts.Voice candidate : new KevinVoiceDirectory().getVoices()) {
      if (candidate.getName().equals(name)) {
        return candidate;
      }
      names.add(candidate.getName());
    }
    throw new SpeechException(
        Kind.UNKNOWN_VOICE,
        voice.id(),
        "FreeTTS has no voice \"" + name + "\"",
        "write under engine-options one of voice: " + String.join(", ", names));
  }

  @Override
  public AudioClip say(Words words) {
    List<Pronunciation.Part> parts = pronunciation.parts(words);
    try {
      return SpeechException.requireSound(voice, words, synthesize(parts));
    } catch (ProcessException | RuntimeException e) {
      if (e instanceof SpeechException known) {
        throw known;
      }
      throw new SpeechException(
          Kind.ENGINE_FAILED,
          voice.id(),
          "FreeTTS failed at \"" + words.text(Words::reading) + "\"",
          "choose another voice, and report this",
          e);
    }
  }

  private AudioClip synthesize(List<Pronunciation.Part> parts) throws ProcessException {
    if (parts.isEmpty()) {
      return AudioClip.of(voice.sampleRate(), new short[0]);
    }
    Utterance utterance = new Utterance(kevin, parts.stream().map(KevinSpeaker::token).toList());
    utterance.setSpeakable(new FreeTTSSpeakableImpl(""));
    utterance.setFirst(true);
    utterance.setLast(true);
    Item item = utterance.getRelation("Token").getHead();
    for (Pronunciation.Part part : parts) {
      if (part instanceof Pronunciation.Phones phones) {
        item.getFeatures().setObject("phones", phones.symbols().toArray(new String[0]));
      }
      item = item.getNext();
    }
    for (Object stage : kevin.getUtteranceProcessors()) {
      ((UtteranceProcessor) stage).processUtterance(utterance);
    }
    return clip((LPCResult) utterance.getObject("target_lpcres"));
  }

  private static Token token(Pronunciation.Part part) {
    Token token = new Token();
    token.setWord(part instanceof Pronunciation.Text text ? text.word() : STAND_IN);
    token.setWhitespace(" ");
    // Null would put a pause after every word.
    token.setPrepunctuation("");
    token.setPostpunctuation("");
    return token;
  }

  private static AudioClip clip(LPCResult result) {
    return AudioClip.of(result.getSampleRate(), LinearPrediction.samples(result));
  }

  @Override
  public void close() {
    kevin.deallocate();
  }
}
