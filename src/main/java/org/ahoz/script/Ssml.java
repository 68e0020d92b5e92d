package org.ahoz.script;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;

/**
 * Scripts as SSML, the Speech Synthesis Markup Language 1.1 of the W3C: one document with a
 * paragraph a game and a sentence a cue.
 *
 * <p>Nothing is told by markup alone: the text of the elements {@code s} is that of the cues, word
 * for word, without the characters that XML 1.0 has no way to write.
 */
public final class Ssml {

  private final Locale language;
  private final VariationPitch pitch;

  /**
   * A document.
   *
   * @param language of what is said where a cue has none of its own
   * @param pitch how variations are set off
   */
  public Ssml(Locale language, VariationPitch pitch) {
    this.language = language;
    this.pitch = pitch;
  }

  /** What stands before the first game. */
  public String head() {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\""
        + language.toLanguageTag()
        + "\">\n";
  }

  /**
   * A game.
   *
   * @param before the silence before it
   */
  public String paragraph(List<Cue> cues, Duration before) {
    StringBuilder text = new StringBuilder();
    if (!before.isZero()) {
      text.append(pause(before)).append('\n');
    }
    text.append("<p>\n");
    for (Cue cue : cues) {
      if (!cue.pause().isZero()) {
        text.append(pause(cue.pause())).append('\n');
      }
      text.append(sentence(cue)).append('\n');
    }
    return text.append("</p>\n").toString();
  }

  /** What stands after the last game. */
  public String foot() {
    return "</speak>\n";
  }

  private String sentence(Cue cue) {
    Utterance utterance = cue.utterance();
    StringBuilder text = new StringBuilder("<s");
    if (!utterance.language().equals(language)) {
      text.append(" xml:lang=\"").append(utterance.language().toLanguageTag()).append('"');
    }
    text.append('>');
    double height = pitch.at(cue);
    if (height == 1) {
      append(utterance, text);
    } else {
      text.append("<prosody pitch=\"").append(change(height)).append("\">");
      append(utterance, text);
      text.append("</prosody>");
    }
    return text.append("</s>").toString();
  }

  /** As SSML has it: by how many percent, with a sign. */
  private static String change(double factor) {
    BigDecimal percent =
        BigDecimal.valueOf((factor - 1) * 100)
            .setScale(1, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return (percent.signum() >= 0 ? "+" : "") + percent.toPlainString() + "%";
  }

  private static void append(Utterance utterance, StringBuilder text) {
    boolean isFirst = true;
    for (Span span : utterance.spans()) {
      if (span instanceof Span.Word word) {
        text.append(isFirst ? "" : escaped(utterance.separator()));
        append(word, text);
        isFirst = false;
      } else if (span instanceof Span.Pause pause) {
        text.append(pause(pause.length()));
      } else if (span instanceof Span.Mark mark) {
        text.append("<mark name=\"").append(escaped(mark.name())).append("\"/>");
      }
    }
  }

  /** The word, and how it sounds; the punctuation around it has no sound and stays outside. */
  private static void append(Span.Word word, StringBuilder text) {
    String written = word.text();
    String ipa = word.ipa();
    String respelling = word.respelling();
    int start = 0;
    while (start < written.length() && !isSounded(written.codePointAt(start))) {
      start += Character.charCount(written.codePointAt(start));
    }
    int end = written.length();
    while (end > start && !isSounded(written.codePointBefore(end))) {
      end -= Character.charCount(written.codePointBefore(end));
    }
    String sounded = escaped(written.substring(start, end));
    if (sounded.isEmpty() || (ipa == null && respelling == null)) {
      text.append(escaped(written));
      return;
    }
    text.append(escaped(written.substring(0, start)));
    if (ipa != null) {
      text.append("<phoneme alphabet=\"ipa\" ph=\"").append(escaped(ipa)).append("\">");
      text.append(sounded).append("</phoneme>");
    } else {
      text.append("<sub alias=\"").append(escaped(String.valueOf(respelling))).append("\">");
      text.append(sounded).append("</sub>");
    }
    text.append(escaped(written.substring(end)));
  }

  private static boolean isSounded(int character) {
    return Character.isLetterOrDigit(character)
        || switch (Character.getType(character)) {
          case Character.NON_SPACING_MARK,
              Character.COMBINING_SPACING_MARK,
              Character.ENCLOSING_MARK,
              Character.OTHER_SYMBOL,
              Character.MATH_SYMBOL,
              Character.CURRENCY_SYMBOL,
              Character.OTHER_NUMBER ->
              true;
          default -> false;
        };
  }

  private static String pause(Duration length) {
    return "<break time=\"" + length.toMillis() + "ms\"/>";
  }

  /** As it may stand in text and in quotation marks. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints().filter(Ssml::isAllowed).forEach(each -> append(each, escaped));
    return escaped.toString();
  }

  private static void append(int character, StringBuilder escaped) {
    switch (character) {
      case '&' -> escaped.append("&amp;");
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      case '"' -> escaped.append("&quot;");
      // A reader of XML would make spaces of these within quotation marks, and of a return a line.
      case '\t', '\n', '\r' -> escaped.append("&#").append(character).append(';');
      default -> escaped.appendCodePoint(character);
    }
  }

  /** The characters of XML 1.0, section 2.2; lone surrogates are none. */
  private static boolean isAllowed(int character) {
    return character == '\t'
        || character == '\n'
        || character == '\r'
        || (character >= 0x20 && character <= 0xD7FF)
        || (character >= 0xE000 && character <= 0xFFFD)
        || character >= 0x10000;
  }
}
