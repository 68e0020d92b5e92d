package org.ahoz.hear.acoustic;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Files of numbers as the trainer of CMU Sphinx writes them. */
final class WrittenNumbers {

  /** Of 36 bytes, so that places in files are easily told. */
  static final String HEADER = "s3\nversion 1.0\nchksum0 yes\n  endhdr\n";

  /** Tells the order of bytes. */
  static final int MAGIC = 0x11223344;

  private WrittenNumbers() {}

  /** A good file of these sizes and values. */
  static byte[] of(int[] sizes, float... values) {
    return of(HEADER, ByteOrder.LITTLE_ENDIAN, MAGIC, sizes, values);
  }

  /** A file with the checksum as the format defines it. */
  static byte[] of(String header, ByteOrder order, int magic, int[] sizes, float... values) {
    int words = 1 + sizes.length + 1 + values.length + 1;
    ByteBuffer bytes = ByteBuffer.allocate(header.length() + Integer.BYTES * words).order(order);
    bytes.put(header.getBytes(StandardCharsets.US_ASCII)).putInt(magic);
    int begin = bytes.position();
    for (int size : sizes) {
      bytes.putInt(size);
    }
    bytes.putInt(values.length);
    for (float value : values) {
      bytes.putFloat(value);
    }
    int sum = 0;
    for (int at = begin; at < bytes.position(); at += Integer.BYTES) {
      sum = (sum << 20 | sum >>> 12) + bytes.getInt(at);
    }
    return bytes.putInt(sum).array();
  }
}
