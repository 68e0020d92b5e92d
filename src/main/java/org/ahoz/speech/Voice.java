package org.ahoz.speech;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A voice, as its file {@code voices/<id>/voice.yaml} describes it; see {@link VoiceFile}.
 *
 * @param id language, name and quality, such as {@code en-US-kevin-low}
 * @param engine the {@linkplain SpeechEngine#id id} of the engine that speaks with it
 * @param language the language of the voice itself, with its region
 * @param speaks the languages that it speaks natively, as tags of lexicons
 * @param name what it is called
 * @param gender {@code male}, {@code female} or {@code neutral}; null when the file does not say
 * @param sampleRate of its sound, in hertz
 * @param phones the table from the International Phonetic Alphabet to the phones of its engine; a
 *     voice with one can say words of any language whose sounds are known. Null for a voice that
 *     only reads text
 * @param wordsPerMinute its own rate
 * @param licence under which voice and engine may be used
 * @param source where it comes from
 * @param options what the engine wants to know besides, by its own keys
 * @param lists the same where it wants several things in order, such as a program and its arguments
 * @param folder where the file stands, and what belongs to it, such as recordings; null for a voice
 *     that comes with the program
 */
public record Voice(
    String id,
    String engine,
    Locale language,
    List<Locale> speaks,
    String name,
    @Nullable String gender,
    int sampleRate,
    @Nullable String phones,
    int wordsPerMinute,
    String licence,
    String source,
    Map<String, String> options,
    Map<String, List<String>> lists,
    @Nullable Path folder) {

  /** Copies the lists and maps. */
  public Voice {
    speaks = List.copyOf(speaks);
    options = Map.copyOf(options);
    lists =
        lists.entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    Map.Entry::getKey, entry -> List.copyOf(entry.getValue())));
  }

  /** The same voice, whose file stands in this folder. */
  Voice in(Path home) {
    return new Voice(
        id,
        engine,
        language,
        speaks,
        name,
        gender,
        sampleRate,
        phones,
        wordsPerMinute,
        licence,
        source,
        options,
        lists,
        home);
  }

  /** Whether the voice speaks the language natively. */
  public boolean speaks(Locale wanted) {
    return closest(wanted).isPresent();
  }

  /**
   * The language that the voice speaks and that fits the one wanted most closely. A voice for
   * {@code pt} speaks {@code pt-BR}, and one for {@code pt-BR} does it more closely (RFC 4647,
   * section 3.4). Empty when none fits.
   */
  Optional<Locale> closest(Locale wanted) {
    String tag = wanted.toLanguageTag() + "-";
    return speaks.stream()
        .filter(spoken -> tag.startsWith(spoken.toLanguageTag() + "-"))
        .max(Comparator.comparingInt(Voice::subtags));
  }

  /** How many parts the tag of a language has. */
  static int subtags(Locale language) {
    return language.toLanguageTag().split("-", -1).length;
  }
}
