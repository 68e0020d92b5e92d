package org.ahoz.speech;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlNode;

/** The phrases of {@code src/test/resources/speech/phrases.yaml}. */
public final class Phrases {

  private static final String FILE = "/speech/phrases.yaml";

  private Phrases() {}

  /** A phrase of each language. */
  public static List<Words> all() {
    List<Words> phrases = new ArrayList<>();
    ((YamlNode.Mapping) Yaml.read(text(), FILE))
        .entries()
        .forEach(
            (tag, entry) ->
                phrases.add(
                    new Words(
                        Locale.forLanguageTag(tag),
                        " ",
                        items(entry.value()).stream().map(Phrases::word).toList())));
    return phrases;
  }

  /** The phrase of a language. */
  public static Words of(String tag) {
    return all().stream()
        .filter(words -> words.language().toLanguageTag().equals(tag))
        .findFirst()
        .orElseThrow();
  }

  /** The phrases whose words all have a sound. */
  public static List<Words> withSounds() {
    return all().stream()
        .filter(words -> words.words().stream().allMatch(word -> word.ipa() != null))
        .toList();
  }

  /** The words as an utterance, with these spans before and behind. */
  public static Utterance utterance(Words words, List<Span> before, List<Span> behind) {
    List<Span> spans = new ArrayList<>(before);
    spans.addAll(words.words());
    spans.addAll(behind);
    return new Utterance(words.language(), words.separator(), spans);
  }

  private static Span.Word word(YamlNode node) {
    List<String> fields =
        items(node).stream().map(field -> ((YamlNode.Scalar) field).text()).toList();
    return switch (fields.size()) {
      case 1 -> new Span.Word("word", fields.get(0), null, null);
      case 2 -> new Span.Word("word", fields.get(0), fields.get(1), null);
      default -> new Span.Word(fields.get(0), fields.get(1), fields.get(2), null);
    };
  }

  private static List<YamlNode> items(YamlNode node) {
    return ((YamlNode.Sequence) node).items();
  }

  private static String text() {
    try (InputStream in = Objects.requireNonNull(Phrases.class.getResourceAsStream(FILE))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
