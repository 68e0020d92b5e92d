package org.ahoz.speech.freetts;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.ahoz.announce.Span;
import org.ahoz.phones.Phone;
import org.ahoz.phones.PhoneTable;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.Voice;
import org.ahoz.speech.Words;
import org.jspecify.annotations.Nullable;

/**
 * How FreeTTS is told to say words: by phones where the sound is known, else by text.
 *
 * <p>Phones come first even in English. As text "knight a three" has an article in it, and sounds
 * like "knight uh three"; the lexicon knows that this a is the name of a file.
 */
final class Pronunciation {

  /** What FreeTTS is given for one word. */
  sealed interface Part {}

  /** A word to be read by FreeTTS's own dictionary and letter rules; ASCII only. */
  record Text(String word) implements Part {}

  /** Phones of FreeTTS, a stressed vowel with 1 behind it. */
  record Phones(List<String> symbols) implements Part {}

  private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern NOTHING_TO_SAY = Pattern.compile("[^\\p{Alnum}]+");
  private static final Pattern ASCII = Pattern.compile("\\p{ASCII}*");

  private final Voice voice;
  private final @Nullable PhoneTable tables;

  Pronunciation(Voice voice) {
    this.voice = voice;
    this.tables = voice.phones() == null ? null : PhoneTable.bundled(voice.phones());
  }

  /**
   * The parts of words.
   *
   * @throws SpeechException when there is no way to know how a word sounds
   */
  List<Part> parts(Words words) {
    boolean isNative = voice.speaks(words.language());
    PhoneTable table = tables == null ? null : tables.forLanguage(words.language());
    List<Said> said = new ArrayList<>();
    for (Span.Word word : words.words()) {
      add(word, isNative, table, said);
    }
    List<Part> parts = new ArrayList<>();
    List<List<Phone>> phones = table == null ? List.of() : table.phones(sounds(said));
    for (int i = 0; i < said.size(); i++) {
      String text = said.get(i).text();
      if (text != null) {
        parts.add(new Text(text));
      } else if (!phones.get(i).isEmpty()) {
        parts.add(new Phones(phones.get(i).stream().map(Pronunciation::symbol).toList()));
      }
    }
    return parts;
  }

  /** A word without spaces: as text, or else by its sound. */
  private record Said(@Nullable String text, @Nullable String ipa) {}

  private static List<@Nullable String> sounds(List<Said> said) {
    List<@Nullable String> sounds = new ArrayList<>();
    said.forEach(word -> sounds.add(word.ipa()));
    return sounds;
  }

  private void add(Span.Word word, boolean isNative, @Nullable PhoneTable table, List<Said> said) {
    String ipa = word.ipa();
    List<String> unknown = List.of();
    if (table != null && ipa != null) {
      unknown = table.unknownSigns(ipa);
      // A sound that comes to nothing is as good as none: no word is left out for it.
      if (unknown.isEmpty() && !table.phones(List.of(ipa)).get(0).isEmpty()) {
        SPACE.splitAsStream(ipa.trim()).forEach(sound -> said.add(new Said(null, sound)));
        return;
      }
    }
    String text = readable(word, isNative, table);
    if (text != null) {
      SPACE
          .splitAsStream(text)
          .filter(part -> !part.isEmpty() && !NOTHING_TO_SAY.matcher(part).matches())
          .forEach(part -> said.add(new Said(part, null)));
      return;
    }
    throw new SpeechException(
        Kind.UNSPEAKABLE,
        voice.id(),
        unknown.isEmpty()
            ? "this voice does not know how \"" + word.text() + "\" sounds"
            : "this voice has no sound for " + String.join(" ", unknown) + " in \"" + ipa + "\"",
        unknown.isEmpty()
            ? "choose a voice of the language, or give the word an ipa in its lexicon"
            : "choose a voice of the language, or add the sign to a table of voices/phones");
  }

  /**
   * The word in letters that FreeTTS reads; it drops all but ASCII without a word. Null when it
   * would read something else than the word: a word of another language, or of another script.
   */
  private static @Nullable String readable(
      Span.Word word, boolean isNative, @Nullable PhoneTable table) {
    if (!isNative) {
      return null;
    }
    String written = Words.reading(word);
    String plain = table == null ? written : table.lettersOnly(written);
    return ASCII.matcher(plain).matches() ? plain : null;
  }

  private static String symbol(Phone phone) {
    return phone.stressed() ? phone.symbol() + "1" : phone.symbol();
  }
}
