package org.ahoz.hear.whisper;

import io.github.givimad.whisperjni.WhisperContext;
import io.github.givimad.whisperjni.WhisperFullParams;
import io.github.givimad.whisperjni.WhisperGrammar;
import io.github.givimad.whisperjni.WhisperJNI;
import io.github.givimad.whisperjni.WhisperSamplingStrategy;
import java.io.IOException;
import java.nio.file.Path;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.jspecify.annotations.Nullable;

/** whisper.cpp itself, with one model in memory. */
final class NativeWhisper implements WhisperDecoder {

  /** More threads than these gain nothing with small models. */
  private static final int MOST_THREADS = 4;

  /** What a token outside of the grammar costs; as in whisper.cpp's example of commands. */
  private static final float OUTSIDE = 100;

  private final Path file;
  private final WhisperJNI whisper;
  private final WhisperContext context;
  private @Nullable WhisperGrammar grammar;
  private String written = "";

  private NativeWhisper(Path file, WhisperJNI whisper, WhisperContext context) {
    this.file = file;
    this.whisper = whisper;
    this.context = context;
  }

  /**
   * Loads a model.
   *
   * @throws IOException when the library cannot be unpacked
   * @throws LinkageError when it is not for this computer
   * @throws EarsException when it refuses the model
   */
  static NativeWhisper load(Path file) throws IOException {
    WhisperJNI whisper = library();
    WhisperContext context = whisper.init(file);
    if (context == null) {
      throw new EarsException(
          Kind.NOT_A_MODEL,
          file.toString(),
          "whisper.cpp refuses this model",
          "download it again, or take another one");
    }
    return new NativeWhisper(file, whisper, context);
  }

  /** The library, which is loaded once and tells nothing of what it does. */
  static WhisperJNI library() throws IOException {
    WhisperJNI.loadLibrary();
    WhisperJNI.setLibraryLogger(null);
    return new WhisperJNI();
  }

  @Override
  public boolean knowsManyLanguages() {
    return whisper.isMultilingual(context);
  }

  @Override
  public String decode(String wanted, String language, float[] samples) {
    WhisperFullParams how = new WhisperFullParams(WhisperSamplingStrategy.BEAN_SEARCH);
    how.language = language;
    how.nThreads = Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
    how.noContext = true;
    how.singleSegment = true;
    how.noTimestamps = true;
    how.printProgress = false;
    how.printRealtime = false;
    how.printSpecial = false;
    how.printTimestamps = false;
    // No second attempt at a higher temperature, at which it invents.
    how.temperatureInc = 0;
    how.grammar = grammar(wanted);
    how.grammarPenalty = OUTSIDE;
    int result = whisper.full(context, how, samples, samples.length);
    if (result != 0) {
      throw failed("whisper.cpp failed with the number " + result);
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < whisper.fullNSegments(context); i++) {
      text.append(whisper.fullGetSegmentText(context, i)).append(' ');
    }
    return text.toString();
  }

  private WhisperGrammar grammar(String wanted) {
    WhisperGrammar known = grammar;
    if (known != null && written.equals(wanted)) {
      return known;
    }
    release();
    try {
      WhisperGrammar parsed = whisper.parseGrammar(wanted);
      if (parsed == null) {
        throw failed("it does not take what may be said here");
      }
      grammar = parsed;
      written = wanted;
      return parsed;
    } catch (IOException e) {
      throw new IllegalStateException("a grammar in memory needs no file", e);
    }
  }

  private EarsException failed(String reason) {
    return new EarsException(
        Kind.FAILED, file.toString(), reason, "please report it, with the name of the model");
  }

  private void release() {
    WhisperGrammar known = grammar;
    if (known != null) {
      known.close();
      grammar = null;
    }
  }

  @Override
  public void close() {
    release();
    context.close();
  }
}
