package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/** Reads what a lexicon says of itself. */
final class HeaderReader {

  /** The keys of every lexicon, be it spoken or not. */
  static final List<String> KEYS =
      List.of(
          "lexicon",
          "language",
          LexiconFiles.BASED_ON,
          "name",
          "english-name",
          "status",
          "licence",
          "authors",
          "sources",
          "spacing",
          "comma",
          "notation");

  private static final String FORMAT = "1";

  /** The language of a file that does not say which (BCP 47 {@code und}). */
  private static final String UNDETERMINED = "und";

  private final Place wholeFile;
  private final @Nullable String folder;
  private final Findings findings;

  /**
   * A reader for one file.
   *
   * @param folder the tag by which the lexicon is found; null when any will do
   */
  HeaderReader(Place wholeFile, @Nullable String folder, Findings findings) {
    this.wholeFile = wholeFile;
    this.folder = folder;
    this.findings = findings;
  }

  Lexicon.Header read(Fields fields) {
    Scalar format = required(fields, "lexicon");
    if (format != null && !format.text().equals(FORMAT)) {
      findings.error(
          format.place(),
          "bad-format",
          "this is format " + format.text() + " of lexicons, and the program reads " + FORMAT,
          "use a newer program, or write lexicon: " + FORMAT);
    }
    List<String> sources = new ArrayList<>();
    for (Scalar source : fields.texts("sources")) {
      sources.add(source.text());
    }
    Scalar spacing = fields.text("spacing");
    Scalar comma = fields.text("comma");
    return new Lexicon.Header(
        tag(required(fields, "language")),
        textOf(required(fields, "name")),
        textOf(required(fields, "english-name")),
        status(required(fields, "status")),
        spacing == null ? " " : separator(spacing),
        comma == null ? "," : comma.text(),
        textOf(fields.text("licence")),
        sources);
  }

  /** The text under a key that every file has; null, with a finding, when this one does not. */
  @Nullable Scalar required(Fields fields, String key) {
    if (!fields.has(key)) {
      findings.error(
          wholeFile, "missing-key", "the lexicon does not give its " + key, "add " + key + ":");
    }
    return fields.text(key);
  }

  private static String textOf(@Nullable Scalar scalar) {
    return scalar == null ? "" : scalar.text();
  }

  private String tag(@Nullable Scalar language) {
    if (language == null) {
      return UNDETERMINED;
    }
    String tag = language.text();
    String usual = LanguageTags.usual(tag).orElse(null);
    if (usual == null) {
      findings.error(
          language.place(),
          "bad-language",
          "\"" + tag + "\" is not a language tag",
          "write a BCP 47 tag such as pt or pt-BR");
      return UNDETERMINED;
    }
    if (!usual.equals(tag)) {
      findings.error(
          language.place(),
          "bad-language",
          "\"" + tag + "\" is usually written \"" + usual + "\"",
          "write language: " + usual);
    } else if (folder != null && !folder.equals(tag)) {
      findings.error(
          language.place(),
          "bad-language",
          "the language is \"" + tag + "\", and its folder is called \"" + folder + "\"",
          "give both the same tag");
    }
    return usual;
  }

  private Status status(@Nullable Scalar status) {
    if (status == null) {
      return Status.DRAFT;
    }
    Status known = Status.of(status.text()).orElse(null);
    if (known == null) {
      findings.error(
          status.place(),
          "bad-status",
          "\"" + status.text() + "\" is no status",
          "write complete, draft or notation");
      return Status.DRAFT;
    }
    return known;
  }

  private String separator(Scalar spacing) {
    if (spacing.text().equals("none")) {
      return "";
    }
    if (!spacing.text().equals("words")) {
      findings.error(
          spacing.place(),
          "bad-spacing",
          "\"" + spacing.text() + "\" is no spacing",
          "write words, or none where words are written without spaces");
    }
    return " ";
  }
}
