package org.ahoz.audio;

import java.nio.charset.StandardCharsets;

/** What the first bytes of a file say that it is, whatever its name says. */
enum FileSignature {
  WAV("a WAV file"),
  MP3("an MP3 file"),
  OGG("an Ogg file"),
  FLAC("a FLAC file"),
  AAC("an AAC file"),
  MP4("an MP4 or M4A file"),
  WEBM("a WebM or Matroska file"),
  AIFF("an AIFF file"),
  SUN("an AU file"),
  AMR("an AMR file"),
  BIG_WAV("a WAV file of the long kind, RF64"),
  REVERSED_WAV("a WAV file of the kind RIFX, with its bytes in the other order"),
  OTHER_RIFF("a RIFF file without sound, such as a film or a picture"),
  UNKNOWN("no sound that is known");

  private final String words;

  FileSignature(String words) {
    this.words = words;
  }

  /** What it is, to be said. */
  String words() {
    return words;
  }

  /**
   * What these bytes are the beginning of.
   *
   * @param bytes of a file, any number of them
   */
  static FileSignature of(byte[] bytes) {
    String tag = tag(bytes, 0);
    if (tag.equals("RIFF")) {
      // Too short a file is taken for what it most likely was.
      return bytes.length < 12 || tag(bytes, 8).equals("WAVE") ? WAV : OTHER_RIFF;
    }
    if (tag.startsWith("ID3")) {
      return MP3;
    }
    return switch (tag) {
      case "OggS" -> OGG;
      case "fLaC" -> FLAC;
      case "FORM" -> AIFF;
      case ".snd" -> SUN;
      case "#!AM" -> AMR;
      case "RF64", "BW64" -> BIG_WAV;
      case "RIFX" -> REVERSED_WAV;
      case "\u001aEß£" -> WEBM;
      default -> tag(bytes, 4).equals("ftyp") ? MP4 : stream(bytes);
    };
  }

  /**
   * MPEG sound may begin at once with a frame: eleven bits of ones, version, layer (ISO 11172-3;
   * ADTS of ISO 13818-7 has layer 0), and never the bit rate of fifteen.
   */
  private static FileSignature stream(byte[] bytes) {
    if (bytes.length < 4 || bytes[0] != (byte) 0xFF || (bytes[1] & 0xE0) != 0xE0) {
      return UNKNOWN;
    }
    int version = bytes[1] >> 3 & 3;
    int layer = bytes[1] >> 1 & 3;
    if (layer == 0) {
      return (bytes[1] & 0xF0) == 0xF0 ? AAC : UNKNOWN;
    }
    // The third kind of layer looks like the byte order mark of UTF-16, and nobody uses it.
    boolean possible =
        version != 1 && layer != 3 && (bytes[2] & 0xF0) != 0xF0 && (bytes[2] & 0x0C) != 0x0C;
    return possible ? MP3 : UNKNOWN;
  }

  private static String tag(byte[] bytes, int from) {
    int length = Math.max(0, Math.min(4, bytes.length - from));
    return new String(bytes, Math.min(from, bytes.length), length, StandardCharsets.ISO_8859_1);
  }
}
