package org.ahoz.speech.piper;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The smallest model that Piper takes for a voice, so that its real code can be tried without a
 * voice of megabytes: each phoneme is a tone of a fortieth of a second, whose height is a hundred
 * hertz times the number of the phoneme.
 *
 * <p>Written by the numbers of the fields in {@code onnx.proto3} (ONNX 1.13, operators of version
 * 13).
 */
final class TinyModel {

  static final int RATE = 16_000;
  static final int SAMPLES = RATE / 40;

  private static final int FLOAT = 1;
  private static final int INT64 = 7;

  private TinyModel() {}

  static byte[] onnx() {
    byte[] graph =
        join(
            text(2, "tones"),
            message(1, node("Cast", List.of("input"), "numbers", attribute("to", FLOAT))),
            message(1, node("Unsqueeze", List.of("numbers", "axis"), "column")),
            message(1, node("Mul", List.of("column", "angles"), "product")),
            message(1, node("Sin", List.of("product"), "tones")),
            message(1, node("Reshape", List.of("tones", "shape"), "output")),
            message(5, whole("axis", 2)),
            message(5, whole("shape", 1, 1, 1, -1)),
            message(5, angles()),
            message(11, value("input", INT64, 1, 0)),
            message(11, value("input_lengths", INT64, 1)),
            message(11, value("scales", FLOAT, 3)),
            message(12, value("output", FLOAT, 1, 1, 1, 0)));
    return join(number(1, 8), message(7, graph), message(8, join(text(1, ""), number(2, 13))));
  }

  /**
   * What stands in the file beside the model.
   *
   * @param phonemes {@code text}, which takes letters as they are, or {@code espeak}
   */
  static String config(String phonemes) {
    StringBuilder map = new StringBuilder("\"_\":[0],\"^\":[1],\"$\":[2],\" \":[3]");
    for (char letter = 'a'; letter <= 'z'; letter++) {
      map.append(",\"").append(letter).append("\":[").append(letter - 'a' + 4).append(']');
    }
    return """
    {"audio": {"sample_rate": %d}, "espeak": {"voice": "eo"}, "phoneme_type": "%s",
     "inference": {"noise_scale": 0.667, "length_scale": 1, "noise_w": 0.8},
     "phoneme_id_map": {%s}, "num_speakers": 1, "num_symbols": 256, "speaker_id_map": {}}
    """
        .formatted(RATE, phonemes, map);
  }

  private static byte[] angles() {
    ByteBuffer data = ByteBuffer.allocate(SAMPLES * 4).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < SAMPLES; i++) {
      data.putFloat((float) (2 * Math.PI * 100 * i / RATE));
    }
    return join(
        number(1, 1),
        number(1, 1),
        number(1, SAMPLES),
        number(2, FLOAT),
        text(8, "angles"),
        message(9, data.array()));
  }

  private static byte[] whole(String name, long... values) {
    ByteBuffer data = ByteBuffer.allocate(values.length * 8).order(ByteOrder.LITTLE_ENDIAN);
    for (long value : values) {
      data.putLong(value);
    }
    return join(
        number(1, values.length), number(2, INT64), text(8, name), message(9, data.array()));
  }

  private static byte[] node(String type, List<String> inputs, String output, byte[]... more) {
    byte[] node = new byte[0];
    for (String input : inputs) {
      node = join(node, text(1, input));
    }
    node = join(node, text(2, output), text(4, type));
    for (byte[] attribute : more) {
      node = join(node, message(5, attribute));
    }
    return node;
  }

  private static byte[] attribute(String name, long value) {
    return join(text(1, name), number(3, value), number(20, 2));
  }

  /** An input or output; a length of 0 is any. */
  private static byte[] value(String name, int type, int... lengths) {
    byte[] shape = new byte[0];
    for (int length : lengths) {
      shape = join(shape, message(1, length == 0 ? text(2, "any") : number(1, length)));
    }
    byte[] tensor = join(number(1, type), message(2, shape));
    return join(text(1, name), message(2, message(1, tensor)));
  }

  private static byte[] text(int field, String text) {
    return message(field, text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] message(int field, byte[] content) {
    return join(varint(field << 3 | 2), varint(content.length), content);
  }

  private static byte[] number(int field, long value) {
    return join(varint(field << 3), varint(value));
  }

  private static byte[] varint(long value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      bytes.write((int) ((rest & 0x7f) | 0x80));
      rest >>>= 7;
    }
    bytes.write((int) rest);
    return bytes.toByteArray();
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      bytes.writeBytes(part);
    }
    return bytes.toByteArray();
  }
}
