package org.ahoz.audio;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ahoz.audio.Chapters.Chapter;

/**
 * Tags and chapters as FLAC and Opus have them: lines {@code NAME=text} (Xiph.Org, Ogg Vorbis I
 * format specification: comment field), chapters as in the Chapter Extension: {@code
 * CHAPTER001=00:01:02.003} and {@code CHAPTER001NAME=title}.
 */
final class VorbisComments {

  private VorbisComments() {}

  /**
   * The block of comments.
   *
   * @param vendor what has encoded the sound
   */
  static byte[] bytes(String vendor, Tags tags, List<Chapter> chapters) {
    List<String> comments = new ArrayList<>();
    tags.named().forEach(tag -> comments.add(tag.name() + "=" + tag.text()));
    for (int i = 0; i < chapters.size(); i++) {
      String number = String.format(Locale.ROOT, "CHAPTER%03d", i);
      comments.add(number + "=" + clock(chapters.get(i).start()));
      comments.add(number + "NAME=" + chapters.get(i).title());
    }
    ByteArrayOutputStream block = new ByteArrayOutputStream();
    putText(block, vendor);
    putNumber(block, comments.size());
    comments.forEach(comment -> putText(block, comment));
    return block.toByteArray();
  }

  private static String clock(Duration time) {
    return String.format(
        Locale.ROOT,
        "%02d:%02d:%02d.%03d",
        time.toHours(),
        time.toMinutesPart(),
        time.toSecondsPart(),
        time.toMillisPart());
  }

  private static void putText(ByteArrayOutputStream block, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    putNumber(block, bytes.length);
    block.writeBytes(bytes);
  }

  private static void putNumber(ByteArrayOutputStream block, int number) {
    block.writeBytes(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(number).array());
  }
}
