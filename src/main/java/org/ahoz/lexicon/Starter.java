package org.ahoz.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/**
 * The two files with which a new language begins. Every word is yet to be written: the check of the
 * lexicon names each empty place, and so is the list of what is left to do.
 */
public final class Starter {

  private static final String CONTRACT = "/lexicons/phrases.yaml";

  private final String tag;
  private final StringBuilder text = new StringBuilder();

  private Starter(String tag) {
    this.tag = tag;
  }

  /**
   * The text of {@code lexicon.yaml}.
   *
   * @param tag a BCP 47 tag in its usual letter case
   * @throws IllegalArgumentException when it is none
   */
  public static String lexicon(String tag) {
    require(tag);
    Starter starter = new Starter(tag);
    starter.head();
    starter.words();
    starter.phrases();
    return starter.text.toString();
  }

  /**
   * The text of {@code spec.yaml}.
   *
   * @param tag a BCP 47 tag in its usual letter case
   * @throws IllegalArgumentException when it is none
   */
  public static String spec(String tag) {
    require(tag);
    return """
        # What this language must say; README.md beside this folder explains the rows.
        lexicon: %s
        style: plain
        alphabet: letters
        tests:
          # - [Nf3, the words for it]
          []
        """
        .formatted(tag);
  }

  private static void require(String tag) {
    if (!LanguageTags.usual(tag).filter(tag::equals).isPresent()) {
      throw new IllegalArgumentException(
          "\"" + tag + "\" is not a language tag in its usual form, such as pt or pt-BR");
    }
  }

  private void head() {
    Locale locale = Locale.forLanguageTag(tag);
    line("# Fill in every place that is empty: ahoz lexicon check " + tag + " lists them.");
    line(
        "# The format on one page: README.md of the lexicons. Delete what the language does not need.");
    line("lexicon: 1");
    line("language: " + tag);
    line("name: " + locale.getDisplayName(locale));
    line("english-name: " + locale.getDisplayName(Locale.ENGLISH));
    line("status: draft        # notation: letters only; draft: speaks with gaps; complete");
    line("licence: CC0-1.0");
    line("sources:");
    line("  -                  # where the words come from");
    line("");
    line("notation:            # the first of a list is written, all are read");
    line("  pieces: {king: , queen: , rook: , bishop: , knight: }");
    line("  castling: {short: [O-O, 0-0], long: [O-O-O, 0-0-0]}");
    line("  en-passant: [e.p.]");
    line("  draw-offer: [\"(=)\"]");
    line("");
  }

  private void words() {
    line("words:");
    for (Role role : Role.values()) {
      line("  " + WordKeys.of(role) + ":");
    }
    line("  white:");
    line("  black:");
    line("files:");
    line("  letters:");
    for (File file : File.values()) {
      line("    " + file.letter() + ":");
    }
    line("ranks:");
    for (Rank rank : Rank.values()) {
      line("  " + rank.number() + ":");
    }
    line("square: \"{file} {rank}\"");
    line("");
  }

  private void phrases() {
    for (PhraseGroup group : PhraseGroup.values()) {
      // A key with nothing but comments behind it would be no map.
      line((group == PhraseGroup.PHRASES ? "" : "# ") + group.key() + ":");
      boolean isOfMoves = group == PhraseGroup.PHRASES;
      if (isOfMoves) {
        line("  plain:");
      }
      for (PhraseKey phrase : PhraseKey.in(group)) {
        entry(phrase, isOfMoves ? "    " : "  ");
      }
    }
    line("# annotations:");
    line("  # 1: what is said for a good move, and so on for other numbers");
    line("# sounds:");
    line("  # every word with its sound in the International Phonetic Alphabet");
  }

  private void entry(PhraseKey phrase, String indent) {
    line(indent + "# " + example(phrase));
    String slots =
        String.join(
            " ", phrase.requiredSlots().stream().map(slot -> "{" + slot.key() + "}").toList());
    // What the language need not say is left for later, behind a comment sign.
    String sign = phrase.importance() == Importance.REQUIRED ? "" : "# ";
    String begin = phrase.has(SlotName.FROM) && phrase.isMove() ? "[{from}] " : "";
    String template = begin + slots;
    line(indent + sign + phrase.key() + ":" + (template.isBlank() ? "" : " \"" + template + "\""));
  }

  /** What English says, from the contract. */
  private static String example(PhraseKey phrase) {
    YamlNode group = entry(Contract.ROOT, phrase.group().key());
    YamlNode entry = group == null ? null : entry(group, phrase.key());
    return entry != null && entry(entry, "example") instanceof Scalar example ? example.text() : "";
  }

  private static @Nullable YamlNode entry(YamlNode node, String key) {
    YamlNode.Entry entry = node instanceof Mapping map ? map.entries().get(key) : null;
    return entry == null ? null : entry.value();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  /** Read when a language begins, and not before. */
  private static final class Contract {
    static final Mapping ROOT = read();

    private static Mapping read() {
      try (InputStream in = Starter.class.getResourceAsStream(CONTRACT)) {
        String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        return (Mapping) Yaml.read(text, CONTRACT);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (YamlException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
