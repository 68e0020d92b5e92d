package org.ahoz.audio;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** An audio file that could not be read or written. */
public final class AudioFileException extends AudioException {

  private static final long serialVersionUID = 1L;

  /** What kind of failure it is. */
  public enum Kind {
    /** There is no file to read. */
    NO_SUCH_FILE,
    /** The file holds no sound, or none that is understood. */
    NOT_AUDIO,
    /** The file has no bytes. */
    EMPTY,
    /** The file describes its sound, and has none. */
    NO_SOUND,
    /** Nothing can be heard in it. */
    SILENT,
    /** The sound is shorter than any word. */
    TOO_SHORT,
    /** The sound is longer than is listened to at once. */
    TOO_LONG_TO_HEAR,
    /** This is sound in a file of another kind, such as MP3, whatever its name says. */
    OTHER_FORMAT,
    /** A WAV file whose sound is compressed, such as A-law or ADPCM. */
    COMPRESSED,
    /** The samples are not whole numbers of sixteen bits. */
    WRONG_SAMPLES,
    /** More than two channels. */
    TOO_MANY_CHANNELS,
    /** The file ends before its sound does. */
    CUT_OFF,
    /** The folder that the file should stand in does not exist. */
    MISSING_FOLDER,
    /** A folder stands where the file should be. */
    IS_FOLDER,
    /** The file exists already, and was not to be replaced. */
    ALREADY_EXISTS,
    /** The file or its folder may not be read or written by this user. */
    NO_PERMISSION,
    /** The disk is full, or the user's share of it. */
    NO_SPACE,
    /** The sound is longer than the file format can hold. */
    TOO_LONG,
    /** The file could not be read to its end. */
    READ_FAILED,
    /** The file could not be written to its end. */
    WRITE_FAILED
  }

  private final Kind kind;

  AudioFileException(Kind kind, String place, String reason, String cure) {
    super(place, reason, cure);
    this.kind = kind;
  }

  private AudioFileException(Kind kind, String place, String reason, String cure, Throwable cause) {
    super(place, reason, cure, cause);
    this.kind = kind;
  }

  /** What kind of failure it is. */
  public Kind kind() {
    return kind;
  }

  static AudioFileException reading(String place, IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return new AudioFileException(
          Kind.NO_PERMISSION,
          place,
          "this file may not be read by you",
          "ask its owner, or name another file",
          cause);
    }
    return new AudioFileException(
        Kind.READ_FAILED,
        place,
        "reading failed: " + said(cause),
        "try again, or name another file",
        cause);
  }

  /**
   * What a failure to write means.
   *
   * @param folder where the bytes were to go; asked for its free space, because the system's own
   *     words for a full disk depend on the user's language
   */
  static AudioFileException writing(String place, Path folder, IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return notPermitted(place, cause);
    }
    if (!Files.isDirectory(folder)) {
      return new AudioFileException(
          Kind.MISSING_FOLDER,
          place,
          "the folder " + folder + " is gone",
          "make it again, or name a file in another",
          cause);
    }
    if (isForWantOfSpace(folder, cause)) {
      return new AudioFileException(
          Kind.NO_SPACE,
          place,
          "there is no space left to write it",
          "free some, or name a file on another disk",
          cause);
    }
    return new AudioFileException(
        Kind.WRITE_FAILED,
        place,
        "writing failed: " + said(cause),
        "try again, or name another file",
        cause);
  }

  static AudioFileException notPermitted(String place, IOException cause) {
    return new AudioFileException(
        Kind.NO_PERMISSION,
        place,
        "you may not write here",
        "name a file in a folder of your own",
        cause);
  }

  private static boolean isForWantOfSpace(Path folder, IOException cause) {
    String words = said(cause).toLowerCase(Locale.ROOT);
    if (words.contains("space") || words.contains("quota")) {
      return true;
    }
    try {
      return Files.getFileStore(folder).getUsableSpace() == 0;
    } catch (IOException unknown) {
      return false;
    }
  }

  /** The system's own words, without the paths that some failures repeat in front of them. */
  private static String said(IOException cause) {
    String said =
        cause instanceof FileSystemException failure ? failure.getReason() : cause.getMessage();
    return said == null ? cause.getClass().getSimpleName() : said;
  }
}
