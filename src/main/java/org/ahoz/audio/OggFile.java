package org.ahoz.audio;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * One stream of packets in the pages of an Ogg file (RFC 3533).
 *
 * <p>Packets of sound come first and those of the head last, because only then is known what the
 * head has to tell; the pages of sound are numbered anew when it takes more than its usual two.
 */
final class OggFile {

  private static final int HEADER = 27;
  private static final int SEGMENTS = 255;

  /** Where in the head of a page its number stands, and its checksum. */
  private static final int NUMBER = 18;

  private static final int CHECKSUM = 22;

  private static final int FIRST_PAGE = 2;
  private static final int LAST_PAGE = 4;
  private static final int CONTINUED = 1;

  private static final int[] CHECKSUMS = checksums();

  private final OutputFile file;
  private final int serial;
  private final int packetsPerPage;

  private final byte[] lacing = new byte[SEGMENTS];
  private final ByteArrayOutputStream content = new ByteArrayOutputStream();
  private int segments;
  private int packets;
  private long position;
  private int pages = 2;

  /**
   * A stream in an empty file.
   *
   * @param serial tells it from other streams
   * @param packetsPerPage a page has no more
   */
  OggFile(OutputFile file, int serial, int packetsPerPage) {
    this.file = file;
    this.serial = serial;
    this.packetsPerPage = packetsPerPage;
  }

  /**
   * Puts a packet of sound at the end.
   *
   * @param end the time at its end, in the stream's own unit
   */
  void add(byte[] packet, long end) {
    int needed = packet.length / SEGMENTS + 1;
    if (packets == packetsPerPage || segments + needed > SEGMENTS) {
      endPage(0);
    }
    Arrays.fill(lacing, segments, segments + needed - 1, (byte) SEGMENTS);
    segments += needed;
    lacing[segments - 1] = (byte) (packet.length % SEGMENTS);
    content.writeBytes(packet);
    packets++;
    position = end;
  }

  /**
   * Ends the stream.
   *
   * @param end the time at its end, at most that of the last packet
   */
  void finish(byte[] identification, byte[] comments, long end) {
    position = end;
    endPage(LAST_PAGE);
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    byte[] lace = {(byte) identification.length};
    head.writeBytes(page(FIRST_PAGE, 0, 0, lace, 1, identification));
    int number = putComments(head, comments);
    file.insert(0, ByteBuffer.wrap(head.toByteArray()));
    if (number != 2) {
      renumber(head.size(), number);
    }
  }

  /** Pages of one packet, which may need several; gives the number of the page after them. */
  private int putComments(ByteArrayOutputStream head, byte[] comments) {
    int number = 1;
    // As many segments as a packet has, the last of them shorter than 255 bytes, be it empty.
    int left = comments.length / SEGMENTS + 1;
    for (int at = 0; left > 0; number++) {
      int here = Math.min(left, SEGMENTS);
      byte[] lace = new byte[here];
      Arrays.fill(lace, (byte) SEGMENTS);
      left -= here;
      if (left == 0) {
        lace[here - 1] = (byte) (comments.length % SEGMENTS);
      }
      byte[] part = Arrays.copyOfRange(comments, at, Math.min(comments.length, at + here * 255));
      // A page on which no packet ends has the time -1.
      long time = left == 0 ? 0 : -1;
      head.writeBytes(page(number == 1 ? 0 : CONTINUED, time, number, lace, here, part));
      at += part.length;
    }
    return number;
  }

  private void endPage(int flags) {
    byte[] bytes = page(flags, position, pages++, lacing, segments, content.toByteArray());
    file.append(ByteBuffer.wrap(bytes));
    content.reset();
    segments = 0;
    packets = 0;
  }

  private byte[] page(int flags, long time, int number, byte[] lace, int laces, byte[] body) {
    byte[] bytes = new byte[HEADER + laces + body.length];
    ByteBuffer page = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    page.put("OggS".getBytes(StandardCharsets.US_ASCII)).put((byte) 0).put((byte) flags);
    page.putLong(time).putInt(serial).putInt(number).putInt(0);
    page.put((byte) laces).put(lace, 0, laces).put(body);
    page.putInt(CHECKSUM, checksum(bytes));
    return bytes;
  }

  private void renumber(long from, int first) {
    int number = first;
    for (long at = from; at < file.length(); number++) {
      ByteBuffer head = file.read(at, HEADER + SEGMENTS);
      int laces = Byte.toUnsignedInt(head.get(HEADER - 1));
      int length = HEADER + laces;
      for (int i = 0; i < laces; i++) {
        length += Byte.toUnsignedInt(head.get(HEADER + i));
      }
      byte[] bytes = new byte[length];
      file.read(at, length).get(bytes);
      ByteBuffer page = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      page.putInt(NUMBER, number).putInt(CHECKSUM, 0);
      page.putInt(CHECKSUM, checksum(bytes));
      file.replace(at, page.rewind());
      at += length;
    }
  }

  /** Is counted over the page with nothing in its place. */
  private static int checksum(byte[] page) {
    int sum = 0;
    for (byte value : page) {
      sum = (sum << 8) ^ CHECKSUMS[(sum >>> 24) ^ Byte.toUnsignedInt(value)];
    }
    return sum;
  }

  private static int[] checksums() {
    int[] sums = new int[256];
    for (int i = 0; i < sums.length; i++) {
      int sum = i << 24;
      for (int bit = 0; bit < 8; bit++) {
        sum = (sum << 1) ^ (sum < 0 ? 0x04C11DB7 : 0);
      }
      sums[i] = sum;
    }
    return sums;
  }
}
