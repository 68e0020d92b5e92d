package org.ahoz.cli;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.ahoz.announce.Span;
import org.ahoz.script.Cue;

/**
 * A digest of all that decides how cues sound, and what stands beside their sound.
 *
 * <p>It takes the parts one by one: to write a cue out with the position of its game costs more
 * than to make a WAV file of it.
 */
final class CueDigest {

  /** Behind each text, so that two do not run into one. */
  private static final char END = '\u0000';

  /** Before what may be absent, or is one of several kinds of part. */
  private static final char WORD = '\u0001';

  private static final char PAUSE = '\u0002';
  private static final char MARK = '\u0003';
  private static final char PRESENT = '\u0004';

  private final MessageDigest digest;
  private final StringBuilder waiting = new StringBuilder();

  CueDigest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Takes a text. */
  void add(String text) {
    waiting.append(text).append(END);
    digest.update(waiting.toString().getBytes(StandardCharsets.UTF_8));
    waiting.setLength(0);
  }

  /** Takes a cue. */
  void add(Cue cue) {
    waiting.append(cue.kind()).append(END).append(cue.pause()).append(END);
    waiting.append(cue.place().depth()).append(END).append(cue.place().move()).append(END);
    waiting.append(cue.utterance().language().toLanguageTag()).append(END);
    waiting.append(cue.utterance().separator()).append(END);
    cue.utterance().spans().forEach(this::put);
    add("");
  }

  private void put(Span span) {
    if (span instanceof Span.Word word) {
      waiting.append(WORD).append(word.key()).append(END).append(word.text()).append(END);
      if (word.ipa() != null) {
        waiting.append(PRESENT).append(word.ipa());
      }
      waiting.append(END);
      if (word.respelling() != null) {
        waiting.append(PRESENT).append(word.respelling());
      }
    } else if (span instanceof Span.Pause pause) {
      waiting.append(PAUSE).append(pause.length());
    } else if (span instanceof Span.Mark mark) {
      waiting.append(MARK).append(mark.name());
    }
    waiting.append(END);
  }

  /** The digest in forty hexadecimal digits; nothing can be taken after it. */
  String text() {
    return HexFormat.of().formatHex(digest.digest(), 0, 20);
  }
}
