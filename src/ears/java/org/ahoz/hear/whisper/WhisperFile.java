package org.ahoz.hear.whisper;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;

/**
 * Looks whether a file is a whole model of whisper.cpp, before native code sees it, which ends the
 * program where a file stops in the middle of its table of words.
 *
 * <p>A model begins with a mark, eleven numbers and filters (whisper.cpp, {@code
 * whisper_model_load}); all numbers are of 32 bits, the low byte first.
 */
final class WhisperFile {

  /** The letters "ggml" as one number. */
  private static final int MARK = 0x67676d6c;

  private static final int HEADER = 4 * 12;

  /** Parameters of a block of the encoder by the square of its width; the decoder has more. */
  private static final long ENCODER_BLOCK = 12;

  private static final long DECODER_BLOCK = 16;

  /** The least bits of a parameter in models that are made small: q2_k with its scales. */
  private static final double LEAST_BITS = 2.5;

  private WhisperFile() {}

  /**
   * Refuses a file that is not a model.
   *
   * @throws EarsException when it is not there, is another's, or cannot be whole
   */
  static void check(Path file) {
    if (!Files.exists(file)) {
      throw new EarsException(
          Kind.NO_MODEL,
          file.toString(),
          "there is no such file",
          "give the path of " + WhisperEars.MODEL);
    }
    if (!Files.isRegularFile(file)) {
      throw notModel(file, "this is a folder, and a model of Whisper is a file");
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      check(file, ByteBuffer.wrap(bytes.readNBytes(HEADER)).order(ByteOrder.LITTLE_ENDIAN));
    } catch (IOException e) {
      throw new EarsException(
          Kind.NOT_A_MODEL,
          file.toString(),
          "it cannot be read: " + e.getMessage(),
          "see to it that you may read it",
          e);
    }
  }

  private static void check(Path file, ByteBuffer header) throws IOException {
    if (header.remaining() == 0) {
      throw notModel(file, "this file is empty");
    }
    if (header.remaining() < HEADER || header.getInt() != MARK) {
      throw notModel(file, "this is not a model of whisper.cpp, whose files begin with its mark");
    }
    long words = header.getInt();
    header.getInt(); // how much sound it hears at once
    long soundWidth = header.getInt();
    header.getInt(); // heads
    long soundLayers = header.getInt();
    header.getInt(); // how much text it writes at once
    long textWidth = header.getInt();
    header.getInt(); // heads
    long textLayers = header.getInt();
    long parameters =
        words * textWidth
            + ENCODER_BLOCK * soundWidth * soundWidth * soundLayers
            + DECODER_BLOCK * textWidth * textWidth * textLayers;
    if (words <= 0 || soundWidth <= 0 || soundLayers <= 0 || textWidth <= 0 || textLayers <= 0) {
      throw notModel(file, "this is a damaged model of whisper.cpp");
    }
    if (Files.size(file) < parameters * LEAST_BITS / Byte.SIZE) {
      throw notModel(file, "this is a part of a model only: the file was cut off");
    }
  }

  private static EarsException notModel(Path file, String reason) {
    return new EarsException(
        Kind.NOT_A_MODEL, file.toString(), reason, "take " + WhisperEars.MODEL);
  }
}
