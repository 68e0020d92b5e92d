package org.ahoz.hear.acoustic;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The numbers of a file that the trainer of CMU Sphinx writes: a header in words, a number that
 * tells the order of bytes, sizes, how many values there are, the values, and a checksum over all
 * of these. Each number takes four bytes.
 *
 * <p>Read from the front to the end, by one thread. The format is called "s3", and has been
 * described by CMU Sphinx in the documentation of SphinxTrain and by the readers of its decoders.
 */
final class NumberFile {

  private static final String KIND = "s3";
  private static final String VERSION = "1.0";
  private static final String HEADER_END = "endhdr";
  private static final int BYTE_ORDER = 0x11223344;

  private final String name;

  /** Where the numbers begin, in bytes. */
  private final int start;

  private final int[] numbers;
  private final boolean isSummed;
  private int at;

  private NumberFile(String name, int start, int[] numbers, boolean isSummed) {
    this.name = name;
    this.start = start;
    this.numbers = numbers;
    this.isSummed = isSummed;
  }

  /**
   * Reads the header.
   *
   * @param name of the file, for messages
   * @throws AcousticModelException when this is no such file
   */
  static NumberFile of(String name, byte[] content) {
    Header header = new Header(name, content);
    String version = header.entries.get("version");
    if (!VERSION.equals(version)) {
      throw new AcousticModelException(
          "its file " + name + " has version " + version + ", where " + VERSION + " is known");
    }
    ByteBuffer bytes = ByteBuffer.wrap(content);
    int start = header.end + Integer.BYTES;
    if (start > content.length) {
      throw cutShort(name, content.length);
    }
    int order = bytes.getInt(header.end);
    if (order == Integer.reverseBytes(BYTE_ORDER)) {
      bytes.order(ByteOrder.LITTLE_ENDIAN);
    } else if (order != BYTE_ORDER) {
      throw new AcousticModelException(
          "its file "
              + name
              + " is damaged at byte "
              + header.end
              + ": it tells no order of bytes");
    }
    int[] numbers = new int[(content.length - start) / Integer.BYTES];
    bytes.position(start).asIntBuffer().get(numbers);
    return new NumberFile(name, start, numbers, "yes".equals(header.entries.get("chksum0")));
  }

  /**
   * The next number, which is above zero.
   *
   * @param what it counts
   */
  int size(String what) {
    if (at >= numbers.length) {
      throw cutShort(name, place(at));
    }
    int size = numbers[at++];
    if (size <= 0) {
      throw new AcousticModelException(
          "its file %s is damaged at byte %d: it tells %d %s"
              .formatted(name, place(at - 1), size, what));
    }
    return size;
  }

  /** The next number likewise, of which only this one is known. */
  int size(String what, int known) {
    int size = size(what);
    if (size != known) {
      throw new AcousticModelException(
          "its file %s tells %d %s at byte %d, where %d are known"
              .formatted(name, size, what, place(at - 1), known));
    }
    return size;
  }

  /**
   * Behind the sizes, makes sure that as many values follow as these make, multiplied, and that the
   * checksum is right.
   *
   * @throws AcousticModelException when it is not so
   */
  void expectValues(int... sizes) {
    int told = size("values");
    if (told != product(sizes)) {
      throw new AcousticModelException(
          "its file %s is damaged at byte %d: it tells %d values, which its sizes do not make"
              .formatted(name, place(at - 1), told));
    }
    long end = (long) at + told + (isSummed ? 1 : 0);
    if (end > numbers.length) {
      throw cutShort(name, place(numbers.length));
    }
    if (isSummed && sum((int) end - 1) != numbers[(int) end - 1]) {
      throw new AcousticModelException(
          "its file %s is damaged: its checksum, at byte %d, is not that of its numbers"
              .formatted(name, place((int) end - 1)));
    }
  }

  /** At most one more than an int can hold, which no file tells. */
  private static long product(int[] sizes) {
    long product = 1;
    for (int size : sizes) {
      product = Math.min(product * size, 1L << 31);
    }
    return product;
  }

  private int sum(int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum = Integer.rotateLeft(sum, 20) + numbers[i];
    }
    return sum;
  }

  /** The next values; {@link #expectValues} has made sure that they are there. */
  float[] values(int count) {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = Float.intBitsToFloat(numbers[at + i]);
    }
    at += count;
    return values;
  }

  private int place(int number) {
    return start + Integer.BYTES * number;
  }

  private static AcousticModelException cutShort(String name, int place) {
    return new AcousticModelException("its file " + name + " is cut short at byte " + place);
  }

  /** Words by two and two, between the name of the format and that of the end. */
  private static final class Header {

    private final String name;
    private final byte[] content;
    private final Map<String, String> entries = new HashMap<>();

    /** Behind the header, in bytes. */
    private int end;

    Header(String name, byte[] content) {
      this.name = name;
      this.content = content;
      if (content.length < KIND.length() || !word().equals(KIND)) {
        throw new AcousticModelException(
            "its file " + name + " is damaged at byte 0: it does not begin with " + KIND);
      }
      for (String key = word(); !key.equals(HEADER_END); key = word()) {
        entries.put(key, word());
      }
    }

    private String word() {
      int from = end;
      while (isSpace(from)) {
        from++;
      }
      int to = from;
      while (!isSpace(to)) {
        to++;
      }
      end = to + 1;
      return new String(content, from, to - from, StandardCharsets.ISO_8859_1);
    }

    private boolean isSpace(int place) {
      if (place >= content.length) {
        throw cutShort(name, content.length);
      }
      return content[place] == ' ' || content[place] == '\n';
    }
  }
}
