package org.ahoz.lexicon;

import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/**
 * The head and the notation of a lexicon, without the rest of it: to find out in which language a
 * text is written, all languages are asked, and reading all their words would take seconds.
 */
final class NotationPart {

  private static final String NOTATION = "notation:";
  private static final String BASED_ON = LexiconFiles.BASED_ON + ":";

  private NotationPart() {}

  /** Whether a file has a notation of its own. */
  static boolean isIn(String text) {
    return hasKey(text, NOTATION);
  }

  /** Whether a file is based on another, where the notation or a part of it may stand. */
  static boolean isBased(String text) {
    return hasKey(text, BASED_ON);
  }

  private static boolean hasKey(String text, String key) {
    return text.startsWith(key) || text.contains("\n" + key);
  }

  /**
   * Reads the part of a file that is not based on another.
   *
   * @return null when it has faults; to tell them is for those who use the lexicon
   */
  static @Nullable WrittenLanguage read(String text, String tag) {
    try {
      return read(Yaml.read(cut(text), tag), tag);
    } catch (YamlException e) {
      return null;
    }
  }

  /** Reads the part of a whole lexicon; null when it has faults. */
  static @Nullable WrittenLanguage read(YamlNode root, String tag) {
    Findings findings = new Findings();
    Fields fields = Fields.of(Fields.WHOLE, root, findings);
    Scalar name = fields.text("english-name");
    Lexicon.Notations notations = new NotationReader(findings).readAll(tag, fields.map("notation"));
    return name == null || notations == null || findings.hasErrors()
        ? null
        : new WrittenLanguage(tag, name.text(), notations.algebraic(), notations.descriptive());
  }

  /**
   * The lines that count. A lexicon is a map of blocks, whose keys begin their lines; what belongs
   * to a key is indented.
   */
  private static String cut(String text) {
    StringBuilder kept = new StringBuilder();
    boolean isWanted = false;
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start) + 1;
      int next = end == 0 ? text.length() : end;
      char first = text.charAt(start);
      if (first != ' ' && first != '\n' && first != '\r' && first != '#') {
        isWanted = text.startsWith(NOTATION, start) || text.startsWith("english-name:", start);
      }
      if (isWanted) {
        kept.append(text, start, next);
      }
      start = next;
    }
    return kept.toString();
  }
}
