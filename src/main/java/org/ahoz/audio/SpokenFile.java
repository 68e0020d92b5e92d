package org.ahoz.audio;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.ahoz.audio.AudioFileException.Kind;

/**
 * Reads WAV files in which somebody speaks, for those who want to know what is said: PCM of sixteen
 * bits, at any sample rate, in one or two channels, from a tenth of a second to a minute.
 *
 * <p>Whatever else a file may be has an error of its own, which says what it is. {@link Wav} is the
 * reader that takes what can be taken.
 *
 * <pre>{@code
 * try {
 *   AudioClip speech = SpokenFile.read(Path.of("move.wav")); // 16 kHz, one channel
 * } catch (AudioFileException e) {
 *   say(e.getMessage()); // move.wav: nothing can be heard in it; ...
 * }
 * }</pre>
 */
public final class SpokenFile {

  /** The sample rate of what is read, in hertz: that of telephony in wide band, and of Sphinx. */
  public static final int SAMPLE_RATE = 16_000;

  /** Longer files are not one utterance, but a recording that wants to be cut. */
  public static final Duration LONGEST = Duration.ofSeconds(60);

  /** No word is shorter. */
  public static final Duration SHORTEST = Duration.ofMillis(100);

  /** Under telephone quality there are no consonants; above, no microphones. */
  private static final int LOWEST_RATE = 6_000;

  private static final int HIGHEST_RATE = 192_000;

  /** 60 decibels under the loudest: less than the noise of a quiet room. */
  private static final double FAINTEST = 32;

  /** A minute at the highest rate, in two channels, and room for what else a file may hold. */
  private static final int MOST_BYTES = 48 * 1024 * 1024;

  /** Programs that write to a pipe give a length near the highest that fits 31 or 32 bits. */
  private static final long UNKNOWN_LENGTH = 0x7FFF_0000L;

  /** A last block that was not written is missed by nobody. */
  private static final double MISSED_SECONDS = 0.02;

  private static final String RECORD_AGAIN = "record it again, or name another file";

  private SpokenFile() {}

  /**
   * Reads a file.
   *
   * @return the sound at {@link #SAMPLE_RATE}
   * @throws AudioFileException when it is no such file as this reads, with the reason
   */
  public static AudioClip read(Path file) {
    return Wav.read(file, SpokenFile::read);
  }

  /**
   * Reads a stream, no further than the longest file goes, and does not close it.
   *
   * @param name what messages call the stream
   * @return the sound at {@link #SAMPLE_RATE}
   * @throws AudioFileException as {@link #read(Path)} does
   */
  public static AudioClip read(InputStream in, String name) {
    try {
      return parse(in.readNBytes(MOST_BYTES), name);
    } catch (IOException e) {
      throw AudioFileException.reading(name, e);
    }
  }

  private static AudioClip parse(byte[] bytes, String name) {
    if (bytes.length == 0) {
      throw new AudioFileException(Kind.EMPTY, name, "this file is empty", RECORD_AGAIN);
    }
    FileSignature signature = FileSignature.of(bytes);
    if (signature != FileSignature.WAV && signature != FileSignature.UNKNOWN) {
      throw new AudioFileException(
          Kind.OTHER_FORMAT,
          name,
          "this is " + signature.words() + ", whatever its name says",
          "turn it into a WAV file with a program such as Audacity or ffmpeg");
    }
    boolean endsInHeader = signature == FileSignature.WAV && bytes.length < Wav.HEADER_LENGTH;
    if (endsInHeader) {
      throw new AudioFileException(
          Kind.CUT_OFF,
          name,
          "the file is cut off after " + bytes.length + " bytes, before any sound",
          "copy it again, or record it again");
    }
    WavFile wav = WavFile.parse(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN), name);
    requireKnownFormat(wav, name);
    ByteBuffer data = wav.data();
    if (data == null || data.remaining() < wav.frameLength()) {
      throw new AudioFileException(
          Kind.NO_SOUND,
          name,
          "the file describes its sound, and has none",
          "see that the microphone is on, and record it again");
    }
    requireLength(wav, data.remaining(), bytes.length == MOST_BYTES, name);
    AudioClip clip = Wav.Format.of(wav, name).decode(data);
    requireSound(clip, name);
    return clip.resampled(SAMPLE_RATE);
  }

  private static void requireKnownFormat(WavFile wav, String name) {
    if (wav.code() == WavFile.FLOAT) {
      throw wrongSamples(name, "its samples are floating point numbers");
    }
    if (wav.code() != WavFile.PCM) {
      throw new AudioFileException(
          Kind.COMPRESSED,
          name,
          "the sound in it is compressed, by " + compression(wav.code()),
          "save it as PCM of sixteen bits, uncompressed");
    }
    if (wav.bits() != 16) {
      throw wrongSamples(name, "its samples have " + wav.bits() + " bits");
    }
    if (wav.channels() > 2) {
      throw new AudioFileException(
          Kind.TOO_MANY_CHANNELS,
          name,
          "it has " + wav.channels() + " channels" + (wav.channels() == 6 ? " (5.1 sound)" : ""),
          "save the one of the speaker, or mix them into one");
    }
    boolean possible = wav.channels() > 0 && wav.sampleRate() > 0;
    if (possible && (wav.sampleRate() < LOWEST_RATE || wav.sampleRate() > HIGHEST_RATE)) {
      throw wrongSamples(name, "it has " + wav.sampleRate() + " samples to the second");
    }
    // For its message about what cannot be.
    Wav.Format.of(wav, name);
  }

  private static AudioFileException wrongSamples(String name, String reason) {
    return new AudioFileException(
        Kind.WRONG_SAMPLES,
        name,
        reason,
        "save it as PCM of sixteen bits, with sixteen thousand samples to the second or more");
  }

  /** Names of the formats that recorders and telephones make (RFC 2361, WAVE codec registry). */
  private static String compression(int code) {
    return switch (code) {
      case 2, 0x11 -> "ADPCM";
      case 6 -> "A-law";
      case 7 -> "mu-law";
      case 0x31 -> "GSM";
      case 0x55 -> "MP3";
      case 0xFF, 0x1610 -> "AAC";
      default -> "format " + code;
    };
  }

  private static void requireLength(WavFile wav, int present, boolean goesOn, String name) {
    double bytesPerSecond = (double) wav.sampleRate() * wav.frameLength();
    boolean known = wav.declared() > 0 && wav.declared() < UNKNOWN_LENGTH;
    double seconds = (known && goesOn ? wav.declared() : present) / bytesPerSecond;
    if (known && !goesOn && (wav.declared() - present) / bytesPerSecond > MISSED_SECONDS) {
      throw new AudioFileException(
          Kind.CUT_OFF,
          name,
          String.format(
              Locale.ROOT,
              "the file is cut off: of %.1f seconds it has %.1f",
              wav.declared() / bytesPerSecond,
              seconds),
          "copy it again, or record it again");
    }
    if (seconds > LONGEST.toSeconds()) {
      throw new AudioFileException(
          Kind.TOO_LONG_TO_HEAR,
          name,
          "it lasts " + (known || !goesOn ? words(seconds) : "more than " + words(seconds)),
          "cut it into parts of a minute at most, best of one move each");
    }
    if (seconds < SHORTEST.toMillis() / 1000.0) {
      throw new AudioFileException(
          Kind.TOO_SHORT,
          name,
          String.format(Locale.ROOT, "it lasts only %.0f thousandths of a second", seconds * 1000),
          "record it again, from before the first word until after the last");
    }
  }

  private static String words(double seconds) {
    long whole = Math.round(seconds);
    long minutes = whole / 60;
    long rest = whole % 60;
    String text = minutes + (minutes == 1 ? " minute" : " minutes");
    return rest == 0 ? text : text + " and " + rest + (rest == 1 ? " second" : " seconds");
  }

  private static void requireSound(AudioClip clip, String name) {
    if (clip.centred().loudness() < FAINTEST) {
      throw new AudioFileException(
          Kind.SILENT,
          name,
          "nothing was said in it, it is silent",
          "see that the microphone is on and not too far, and record it again");
    }
  }
}
