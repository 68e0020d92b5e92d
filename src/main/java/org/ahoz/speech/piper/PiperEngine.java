package org.ahoz.speech.piper;

import io.github.givimad.piperjni.PiperVoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.EngineStatus;
import org.ahoz.speech.EngineStatus.Ready;
import org.ahoz.speech.EngineStatus.Unavailable;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SpeechEngine;
import org.ahoz.speech.SpeechException;
import org.ahoz.speech.SpeechException.Kind;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.WordSpeaker;
import org.ahoz.speech.Words;
import org.jspecify.annotations.Nullable;

/**
 * The engine {@code piper}: neural voices, whose files a user brings.
 *
 * <p>Options of a voice: {@code model} is the file {@code .onnx}, from the folder of the voice on;
 * without it the only one there is taken. {@code config} is the file that describes it, usually of
 * the same name with {@code .json} behind. {@code speaker} is the number of a speaker in a model
 * with several. Piper knows rates and no pitches.
 */
public final class PiperEngine implements SpeechEngine {

  private static final String CURE =
      "use another voice; what piper-jni needs is Linux of glibc 2.29, macOS or Windows";

  /** How slowly the model speaks by itself, in Piper's description of it. */
  private static final Pattern LENGTH_SCALE =
      Pattern.compile("(\"length_scale\"\\s*:\\s*)([0-9.]+)");

  private @Nullable EngineStatus status;

  @Override
  public String id() {
    return "piper";
  }

  /** Whether its jar is there; the library itself is only loaded to speak, as it is large. */
  @Override
  public synchronized EngineStatus probe() {
    if (status == null) {
      status = look();
    }
    return status;
  }

  private static EngineStatus look() {
    try {
      Class.forName(PiperVoice.class.getName(), false, PiperEngine.class.getClassLoader());
      return new Ready("Piper, part of this program, for voices that you bring");
    } catch (ClassNotFoundException | LinkageError e) {
      return new Unavailable(
          "the piper-jni jar is not on the class path", "put it beside ahoz.jar in lib");
    }
  }

  @Override
  public boolean isSlow() {
    return true;
  }

  @Override
  public String fingerprint(Voice voice) {
    return PiperFiles.of(voice).fingerprint();
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    if (probe() instanceof Unavailable unavailable) {
      throw SpeechException.unavailable(voice.id(), unavailable);
    }
    PiperFiles files = PiperFiles.of(voice);
    PiperLibrary library = library(voice);
    PiperVoice model = load(library, voice, files, prosody);
    return new SplicingSynthesizer(
        new Speaker(voice, library, model), voice.sampleRate(), prosody.volume());
  }

  private static PiperLibrary library(Voice voice) {
    try {
      return PiperLibrary.get();
    } catch (IOException | LinkageError e) {
      throw new SpeechException(
          Kind.ENGINE_UNAVAILABLE,
          voice.id(),
          "Piper's library cannot be loaded: " + e.getMessage(),
          CURE,
          e);
    }
  }

  private static PiperVoice load(
      PiperLibrary library, Voice voice, PiperFiles files, Prosody prosody) {
    Path changed = null;
    try {
      changed = atRate(files.config(), (double) voice.wordsPerMinute() / prosody.rateFor(voice));
      return library.load(
          files.model(), changed == null ? files.config() : changed, speaker(voice));
    } catch (IOException e) {
      throw new SpeechException(
          Kind.ENGINE_UNAVAILABLE,
          voice.id(),
          "Piper cannot use " + files.model() + ": " + e.getMessage(),
          "download it and the file .json beside it again, as one of them is damaged or not of"
              + " Piper",
          e);
    } finally {
      delete(changed);
    }
  }

  /**
   * A copy of a description in which the model speaks at another rate; null when it is the same.
   *
   * @param stretch how much longer everything is to take
   */
  private static @Nullable Path atRate(Path config, double stretch) throws IOException {
    Matcher scale = LENGTH_SCALE.matcher(Files.readString(config));
    if (stretch == 1 || !scale.find()) {
      return null;
    }
    double own = Double.parseDouble(scale.group(2));
    String changed =
        scale.replaceFirst(String.format(Locale.ROOT, "$1%.4f", Math.max(0.05, own * stretch)));
    Path copy = Files.createTempFile("ahoz-piper-", ".json");
    return Files.writeString(copy, changed);
  }

  private static long speaker(Voice voice) {
    String number = voice.options().getOrDefault("speaker", "");
    if (number.isEmpty()) {
      return -1;
    }
    if (!number.matches("[0-9]{1,6}")) {
      throw new SpeechException(
          Kind.ENGINE_UNAVAILABLE,
          voice.id(),
          "\"" + number + "\" is not the number of a speaker",
          "write such as engine-options: {speaker: 3}");
    }
    return Long.parseLong(number);
  }

  private static void delete(@Nullable Path file) {
    if (file != null) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // It stays in the folder for temporary files, which the system clears.
      }
    }
  }

  /** Says words with one model. */
  private record Speaker(Voice voice, PiperLibrary library, PiperVoice model)
      implements WordSpeaker {

    @Override
    public AudioClip say(Words words) {
      String text = words.text(Words::reading);
      try {
        AudioClip clip = AudioClip.of(model.getSampleRate(), library.say(model, text));
        return SpeechException.requireSound(voice, words, clip);
      } catch (IOException e) {
        throw new SpeechException(
            Kind.ENGINE_FAILED,
            voice.id(),
            "Piper failed at \"" + text + "\": " + e.getMessage(),
            "choose another voice, or give the word a respelling in its lexicon",
            e);
      }
    }

    @Override
    public void close() {
      model.close();
    }
  }
}
