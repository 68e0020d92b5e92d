package org.ahoz.audio;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.ahoz.audio.Chapters.Chapter;

/**
 * Tags and chapters of a WAV file, in the chunks after its sound: {@code LIST INFO}, {@code cue}
 * and {@code LIST adtl} of Microsoft's Multimedia Programming Interface (1991), with texts in
 * UTF-8.
 */
final class WavChunks {

  private static final Map<String, String> NAMES =
      Map.of(
          "TITLE", "INAM", "ARTIST", "IART", "ALBUM", "IPRD", "DATE", "ICRD", "LANGUAGE", "ILNG");

  private WavChunks() {}

  /** Nothing, when there is nothing to tell. */
  static ByteBuffer bytes(int sampleRate, Tags tags, List<Chapter> chapters) {
    ByteArrayOutputStream chunks = new ByteArrayOutputStream();
    ByteArrayOutputStream info = new ByteArrayOutputStream();
    for (Tags.Tag tag : tags.named()) {
      info.writeBytes(chunk(NAMES.getOrDefault(tag.name(), "ICMT"), text(tag.text())));
    }
    if (info.size() > 0) {
      chunks.writeBytes(list("INFO", info.toByteArray()));
    }
    if (!chapters.isEmpty()) {
      chunks.writeBytes(chunk("cue ", points(sampleRate, chapters)));
      chunks.writeBytes(list("adtl", labels(chapters)));
    }
    return ByteBuffer.wrap(chunks.toByteArray());
  }

  private static byte[] points(int sampleRate, List<Chapter> chapters) {
    byte[] chunk = new byte[4 + 24 * chapters.size()];
    ByteBuffer points = littleEndian(chunk).putInt(chapters.size());
    for (int i = 0; i < chapters.size(); i++) {
      int sample = AudioClip.samplesIn(chapters.get(i).start(), sampleRate);
      points.putInt(i + 1).putInt(sample).put(ascii("data")).putInt(0).putInt(0).putInt(sample);
    }
    return chunk;
  }

  private static byte[] labels(List<Chapter> chapters) {
    ByteArrayOutputStream labels = new ByteArrayOutputStream();
    for (int i = 0; i < chapters.size(); i++) {
      byte[] title = text(chapters.get(i).title());
      byte[] label = new byte[4 + title.length];
      littleEndian(label).putInt(i + 1).put(title);
      labels.writeBytes(chunk("labl", label));
    }
    return labels.toByteArray();
  }

  private static byte[] list(String kind, byte[] content) {
    return chunk(
        "LIST", ByteBuffer.allocate(4 + content.length).put(ascii(kind)).put(content).array());
  }

  /** Chunks have an even length; the byte that makes it so is not counted. */
  private static byte[] chunk(String name, byte[] content) {
    byte[] chunk = new byte[8 + content.length + content.length % 2];
    littleEndian(chunk).put(ascii(name)).putInt(content.length).put(content);
    return chunk;
  }

  private static byte[] text(String text) {
    return (text + "\0").getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] ascii(String name) {
    return name.getBytes(StandardCharsets.US_ASCII);
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
