package org.ahoz.cli;

import java.io.UncheckedIOException;
import java.util.List;
import org.ahoz.audio.AudioException;
import org.ahoz.audio.AudioFileException;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.acoustic.AcousticModelException;
import org.ahoz.hear.sphinx.ProfileException;
import org.ahoz.lexicon.LexiconException;
import org.ahoz.lexicon.UnknownLexiconException;
import org.ahoz.problem.Problem;
import org.ahoz.speech.SpeechException;
import org.jspecify.annotations.Nullable;

/**
 * What a failure comes to: the lines to tell, and the answer to the caller.
 *
 * @param lines for standard error, in order
 */
record Failure(ExitCode exitCode, List<String> lines) {

  /** What this exception means to the person at the keyboard. */
  static Failure of(Throwable exception) {
    if (exception instanceof CommandFailure failure) {
      return one(failure.exitCode(), failure.getMessage());
    }
    if (exception instanceof SpeechException failure) {
      return one(exitCode(failure), failure.getMessage());
    }
    if (exception instanceof AudioException failure) {
      return one(exitCode(failure), failure.getMessage());
    }
    if (exception instanceof EarsException failure) {
      return one(exitCode(failure), failure.getMessage());
    }
    if (exception instanceof ProfileException failure) {
      return one(exitCode(failure), failure.getMessage());
    }
    if (exception instanceof AcousticModelException failure) {
      return one(ExitCode.UNAVAILABLE, failure.getMessage());
    }
    if (exception instanceof UnknownLexiconException failure) {
      return one(ExitCode.USAGE, failure.getMessage() + "; ahoz lexicon list shows all languages");
    }
    if (exception instanceof LexiconException failure) {
      return new Failure(
          ExitCode.BAD_DATA, failure.problems().stream().map(Problem::toString).toList());
    }
    if (exception instanceof UncheckedIOException failure) {
      return one(ExitCode.INPUT_OUTPUT, failure.getMessage());
    }
    return one(
        ExitCode.BUG,
        "this is a fault of the program, not yours: "
            + exception
            + "; please report it with what --verbose adds");
  }

  private static Failure one(ExitCode exitCode, @Nullable String line) {
    return new Failure(exitCode, List.of(String.valueOf(line)));
  }

  private static ExitCode exitCode(SpeechException failure) {
    return switch (failure.kind()) {
      case UNKNOWN_VOICE -> ExitCode.USAGE;
      case NO_VOICE, ENGINE_UNAVAILABLE, UNSPEAKABLE, ENGINE_FAILED -> ExitCode.UNAVAILABLE;
    };
  }

  private static ExitCode exitCode(EarsException failure) {
    return switch (failure.kind()) {
      case NO_MODEL -> ExitCode.NO_INPUT;
      case NOT_A_MODEL -> ExitCode.BAD_DATA;
      case OTHER_LANGUAGE, UNAVAILABLE, FAILED -> ExitCode.UNAVAILABLE;
    };
  }

  private static ExitCode exitCode(ProfileException failure) {
    return switch (failure.kind()) {
      case UNKNOWN, BAD_NAME -> ExitCode.USAGE;
      case DAMAGED -> ExitCode.BAD_DATA;
      case READ_FAILED -> ExitCode.NO_INPUT;
      case WRITE_FAILED -> ExitCode.CANNOT_CREATE;
    };
  }

  private static ExitCode exitCode(AudioException failure) {
    if (!(failure instanceof AudioFileException file)) {
      return ExitCode.UNAVAILABLE;
    }
    return switch (file.kind()) {
      case NO_SUCH_FILE -> ExitCode.NO_INPUT;
      case NOT_AUDIO,
          EMPTY,
          NO_SOUND,
          SILENT,
          TOO_SHORT,
          TOO_LONG_TO_HEAR,
          OTHER_FORMAT,
          COMPRESSED,
          WRONG_SAMPLES,
          TOO_MANY_CHANNELS,
          CUT_OFF ->
          ExitCode.BAD_DATA;
      case MISSING_FOLDER, IS_FOLDER, ALREADY_EXISTS, NO_PERMISSION -> ExitCode.CANNOT_CREATE;
      case NO_SPACE, TOO_LONG, READ_FAILED, WRITE_FAILED -> ExitCode.INPUT_OUTPUT;
    };
  }
}
