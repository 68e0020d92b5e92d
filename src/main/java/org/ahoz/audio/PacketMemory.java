package org.ahoz.audio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Remembers the packets of what was encoded before: most of what is said in a game was said in
 * another. Encoding costs thirty times as much as speaking, and remembering next to nothing.
 *
 * <p>Safe for use by many threads; two that want the same at the same time may both encode it.
 */
final class PacketMemory {

  /** What all files of this program share: some hours of speech. */
  static final PacketMemory SHARED =
      new PacketMemory(Math.min(32L << 20, Runtime.getRuntime().maxMemory() / 8));

  /** What an entry costs beside its bytes, and a packet beside its own, roughly. */
  private static final int ENTRY = 200;

  private static final int PACKET = 24;

  private final long largest;
  private final Map<ByteBuffer, List<byte[]>> entries = new LinkedHashMap<>(16, 0.75f, true);
  private long size;

  /**
   * An empty memory.
   *
   * @param largest in bytes; what was wanted longest ago is forgotten first
   */
  PacketMemory(long largest) {
    this.largest = largest;
  }

  /**
   * The packets of this sound.
   *
   * @param settings of the encoder
   * @param encode makes them when they are not remembered
   */
  List<byte[]> packets(String settings, short[] sound, Supplier<List<byte[]>> encode) {
    ByteBuffer key = key(settings, sound);
    List<byte[]> known;
    synchronized (entries) {
      known = entries.get(key);
    }
    if (known != null) {
      return known;
    }
    List<byte[]> packets = List.copyOf(encode.get());
    synchronized (entries) {
      if (entries.putIfAbsent(key, packets) == null) {
        size += sizeOf(packets);
        forgetOldest();
      }
    }
    return packets;
  }

  private void forgetOldest() {
    var oldest = entries.values().iterator();
    while (size > largest && oldest.hasNext()) {
      size -= sizeOf(oldest.next());
      oldest.remove();
    }
  }

  private static long sizeOf(List<byte[]> packets) {
    return ENTRY + packets.stream().mapToLong(packet -> PACKET + packet.length).sum();
  }

  /** A digest instead of the samples, which are twenty times as large as their packets. */
  private static ByteBuffer key(String settings, short[] sound) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(settings.getBytes(StandardCharsets.UTF_8));
      ByteBuffer bytes = ByteBuffer.allocate(sound.length * 2).order(ByteOrder.LITTLE_ENDIAN);
      bytes.asShortBuffer().put(sound);
      digest.update(bytes.array());
      return ByteBuffer.wrap(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
