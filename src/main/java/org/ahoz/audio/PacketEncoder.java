package org.ahoz.audio;

import java.util.List;

/** Turns sound into packets of one length, each of which a file can hold by itself. */
interface PacketEncoder {

  /** How many samples a packet holds. */
  int frameLength();

  /** How many packets of silence have to follow a sound until nothing of it is left over. */
  int tail();

  /**
   * The packets of some frames of sound.
   *
   * @param frames whole frames
   * @param before the whole frames that came before, or none, which means silence of any length
   */
  List<byte[]> encode(short[] frames, short[] before);

  /** The packet of silence that follows silence. */
  byte[] silence();

  /** What makes these packets differ from those of other encoders, for the same sound. */
  String settings();
}
