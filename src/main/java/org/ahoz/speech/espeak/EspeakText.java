package org.ahoz.speech.espeak;

import java.util.regex.Pattern;
import org.ahoz.announce.Span;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Words;

/**
 * Words as eSpeak reads them, and its numbers for how to.
 *
 * <p>eSpeak reads text and has no way in for the International Phonetic Alphabet, so respellings
 * are for it too. The one thing that text cannot say is that a letter is the name of a file:
 * "knight a three" has an article in it. Such letters are marked up to be spelt.
 *
 * @param text what eSpeak is given
 * @param markup whether it is SSML
 */
record EspeakText(String text, boolean markup) {

  /** eSpeak obeys commands that begin with a control character, and stops reading at a zero. */
  private static final Pattern CONTROL = Pattern.compile("\\p{Cc}");

  /**
   * Unicode's normal form puts a vowel sign before the shadda that doubles its letter (combining
   * classes 27 to 32, and 33); eSpeak 1.51 and 1.52 then leave the vowel out.
   */
  private static final Pattern VOWEL_BEFORE_SHADDA = Pattern.compile("([\\u064B-\\u0650])\\u0651");

  /** eSpeak's pitch runs from 0 to 100; 50 is the voice's own. */
  private static final int OWN_PITCH = 50;

  private static final int HIGHEST_PITCH = 100;

  /**
   * Steps of eSpeak's pitch to the octave, as measured in its sound: it reaches two thirds of one.
   */
  private static final int OCTAVE = 74;

  static EspeakText of(Words words) {
    boolean markup = words.words().stream().anyMatch(EspeakText::isFileLetter);
    String text = words.text(word -> markup ? markedUp(word) : Words.reading(word));
    String doubled = VOWEL_BEFORE_SHADDA.matcher(text).replaceAll("\u0651$1");
    return new EspeakText(CONTROL.matcher(doubled).replaceAll(" "), markup);
  }

  /**
   * How eSpeak is to say a text.
   *
   * @param voice its own name of the voice
   * @param rate words per minute
   * @param pitch 0 to 100
   */
  record Manner(String voice, int rate, int pitch) {}

  static Manner manner(Voice voice, Prosody prosody) {
    double octaves = Math.log(prosody.pitch()) / Math.log(2);
    long pitch = OWN_PITCH + Math.round(OCTAVE * octaves);
    return new Manner(
        voice.options().getOrDefault("voice", voice.language().toLanguageTag()),
        prosody.rateFor(voice),
        (int) Math.max(0, Math.min(HIGHEST_PITCH, pitch)));
  }

  private static boolean isFileLetter(Span.Word word) {
    String text = Words.reading(word);
    return word.key().startsWith("file")
        && text.codePointCount(0, text.length()) == 1
        && Character.isLetter(text.codePointAt(0));
  }

  private static String markedUp(Span.Word word) {
    String text =
        Words.reading(word).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    return isFileLetter(word) ? "<say-as interpret-as=\"characters\">" + text + "</say-as>" : text;
  }
}
