package org.ahoz.script;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;

/** Words and punctuation on their way to an utterance. */
final class Spoken {

  /** As long as that of a comma in a phrase. */
  private static final Duration COMMA = Duration.ofMillis(150);

  private final List<Span> spans = new ArrayList<>();
  private int words;

  /** Utterances one after the other, with commas between them. */
  static Utterance joined(Announcer announcer, List<Utterance> parts) {
    Spoken all = new Spoken();
    for (Utterance part : parts) {
      all.pause(announcer.lexicon().comma());
      all.add(part.spans());
    }
    return all.in(announcer.lexicon().locale(), announcer.lexicon().separator());
  }

  void add(List<Span> more) {
    spans.addAll(more);
    words += more.size();
  }

  /** A word of prose. */
  void add(String word) {
    spans.add(new Span.Word(word, word, null, null));
    words++;
  }

  /** Puts a sign behind the last word, unless there is one. */
  void punctuate(String sign) {
    if (!spans.isEmpty()
        && spans.get(spans.size() - 1) instanceof Span.Word word
        && Character.isLetterOrDigit(word.text().codePointBefore(word.text().length()))) {
      spans.set(
          spans.size() - 1,
          new Span.Word(word.key(), word.text() + sign, word.ipa(), word.respelling()));
    }
  }

  /** Puts a comma behind the last word, and a pause for engines that do not see it. */
  void pause(String comma) {
    if (!spans.isEmpty() && spans.get(spans.size() - 1) instanceof Span.Word) {
      punctuate(comma);
      spans.add(new Span.Pause(COMMA));
    }
  }

  /** Takes off a comma at the end, behind which nothing comes. */
  void withoutLast(String comma) {
    while (!spans.isEmpty() && spans.get(spans.size() - 1) instanceof Span.Pause) {
      spans.remove(spans.size() - 1);
    }
    if (!spans.isEmpty()
        && !comma.isEmpty()
        && spans.get(spans.size() - 1) instanceof Span.Word word
        && word.text().length() > comma.length()
        && word.text().endsWith(comma)) {
      String text = word.text().substring(0, word.text().length() - comma.length());
      spans.set(spans.size() - 1, new Span.Word(word.key(), text, word.ipa(), word.respelling()));
    }
  }

  int words() {
    return words;
  }

  boolean isEmpty() {
    return spans.isEmpty();
  }

  /** What was put together, without a pause at its end. */
  Utterance in(Locale language, String separator) {
    int end = spans.size();
    while (end > 0 && spans.get(end - 1) instanceof Span.Pause) {
      end--;
    }
    return new Utterance(language, separator, spans.subList(0, end));
  }
}
