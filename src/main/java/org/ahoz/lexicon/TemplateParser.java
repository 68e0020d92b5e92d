package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.lexicon.Template.Text;
import org.jspecify.annotations.Nullable;

/**
 * Reads one template line.
 *
 * <pre>
 * line    = part [ "," ] { space part [ "," ] }
 * part    = word | slot | rule | choice | maybe
 * slot    = "{" name [ ":" name ] [ "@" name ] "}"
 * rule    = "&lt;" name "&gt;"
 * choice  = "(" line "|" line { "|" line } ")"
 * maybe   = "[" line "]"
 * </pre>
 */
final class TemplateParser {

  /** How deep choices and optional parts may nest; real lexicons nest three deep. */
  static final int DEEPEST = 20;

  /** How long a line may be, in characters; real lexicons stay below 200. */
  static final int LONGEST = 2000;

  private static final String MARKS = "{}<>()[]|";

  private final String line;
  private int at;

  TemplateParser(String line) {
    this.line = line;
  }

  Template parse() {
    if (line.length() > LONGEST) {
      throw fault("a template is at most " + LONGEST + " characters long", 0);
    }
    Template template = sequence(0);
    if (at < line.length()) {
      throw fault("\"" + line.charAt(at) + "\" closes nothing that was opened", at);
    }
    return template;
  }

  /** Whether this may stand in a template as one word. */
  static boolean isWord(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (!isWordCharacter(word.charAt(i))) {
        return false;
      }
    }
    return !word.isEmpty();
  }

  private static boolean isWordCharacter(char character) {
    return !isSpace(character) && MARKS.indexOf(character) < 0;
  }

  /** Refuses what could not be written as a name in a slot or a rule. */
  static void requireName(String name) {
    if (!isName(name)) {
      throw new IllegalArgumentException("\"" + name + "\" is not a name in a template");
    }
  }

  /** Whether this is made of lower case letters, digits and hyphens, as keys and forms are. */
  static boolean isName(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (!isNameCharacter(name.charAt(i))) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  private static boolean isNameCharacter(char character) {
    return (character >= 'a' && character <= 'z')
        || (character >= '0' && character <= '9')
        || character == '-';
  }

  private static boolean isSpace(char character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  /** Reads up to the end of the line or to a mark that closes or parts what surrounds it. */
  private Template sequence(int depth) {
    List<Template> parts = new ArrayList<>();
    int start = at;
    skipSpaces();
    while (!isAtEnd()) {
      add(parts, part(depth));
      if (isComma()) {
        at++;
        add(parts, new Text(","));
      }
      int end = at;
      skipSpaces();
      if (at == end && !isAtEnd()) {
        throw fault("a space is missing before \"" + line.charAt(at) + "\"", at);
      }
    }
    if (parts.isEmpty()) {
      throw fault("words are missing here", start);
    }
    return parts.size() == 1 ? parts.get(0) : new Sequence(parts);
  }

  /** A comma belongs to the word before it, and stands alone only behind a slot or a bracket. */
  private static void add(List<Template> parts, Template part) {
    int last = parts.size() - 1;
    if (part instanceof Text text
        && text.isComma()
        && last >= 0
        && parts.get(last) instanceof Text before) {
      parts.set(last, new Text(before.word() + text.word()));
    } else {
      parts.add(part);
    }
  }

  private boolean isAtEnd() {
    return at == line.length() || ")]|".indexOf(line.charAt(at)) >= 0;
  }

  /** Whether a comma stands here that ends what is before it. */
  private boolean isComma() {
    return at < line.length()
        && line.charAt(at) == ','
        && (at + 1 == line.length() || !isWordCharacter(line.charAt(at + 1)));
  }

  private Template part(int depth) {
    if (depth > DEEPEST) {
      throw fault("this is nested more than " + DEEPEST + " deep", at);
    }
    return switch (line.charAt(at)) {
      case '{' -> slot();
      case '<' -> rule();
      case '(' -> choice(depth);
      case '[' -> maybe(depth);
      case '}', '>' ->
          throw fault("\"" + line.charAt(at) + "\" closes nothing that was opened", at);
      default -> text();
    };
  }

  private Text text() {
    int start = at;
    while (at < line.length() && isWordCharacter(line.charAt(at))) {
      at++;
    }
    return new Text(line.substring(start, at));
  }

  private Slot slot() {
    int start = at++;
    String name = name("slot");
    String form = nameAfter(':', "form");
    String agreesWith = nameAfter('@', "slot");
    close('}', start);
    return new Slot(name, form, agreesWith);
  }

  private Rule rule() {
    int start = at++;
    String name = name("rule");
    close('>', start);
    return new Rule(name);
  }

  private Choice choice(int depth) {
    int start = at;
    List<Template> readings = new ArrayList<>();
    do {
      at++;
      readings.add(sequence(depth + 1));
    } while (at < line.length() && line.charAt(at) == '|');
    close(')', start);
    if (readings.size() < 2) {
      throw fault("a choice needs a second reading after \"|\"", start);
    }
    return new Choice(readings);
  }

  private Maybe maybe(int depth) {
    int start = at++;
    Template part = sequence(depth + 1);
    close(']', start);
    return new Maybe(part);
  }

  private @Nullable String nameAfter(char mark, String what) {
    if (at == line.length() || line.charAt(at) != mark) {
      return null;
    }
    at++;
    return name(what);
  }

  private String name(String what) {
    int start = at;
    while (at < line.length() && isNameCharacter(line.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw fault("the name of a " + what + " is missing here", at);
    }
    return line.substring(start, at);
  }

  private void close(char mark, int opened) {
    if (at == line.length()) {
      throw fault("\"" + line.charAt(opened) + "\" is not closed by \"" + mark + "\"", opened);
    }
    if (line.charAt(at) != mark) {
      throw fault("\"" + mark + "\" is expected here, not \"" + line.charAt(at) + "\"", at);
    }
    at++;
  }

  private void skipSpaces() {
    while (at < line.length() && isSpace(line.charAt(at))) {
      at++;
    }
  }

  private static TemplateException fault(String message, int index) {
    return new TemplateException(message, index + 1);
  }
}
