package org.ahoz.speech.espeak;

import com.sun.jna.Callback;
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.espeak.EspeakText.Manner;
import org.jspecify.annotations.Nullable;

/**
 * The library libespeak-ng, loaded once for the life of the program.
 *
 * <p>It has one state for the whole process and no locks: threads that call it together end the
 * Java machine, and starting it a second time has been seen to hang. So there is one of these, it
 * does one thing at a time, and it is never let go.
 */
final class EspeakLibrary {

  /** The functions of {@code speak_lib.h} that are used. */
  interface Functions extends Library {
    int espeak_Initialize(int output, int bufferLength, String path, int options);

    void espeak_SetSynthCallback(SoundCallback callback);

    int espeak_SetVoiceByName(String name);

    int espeak_SetParameter(int parameter, int value, int relative);

    int espeak_Synth(
        byte[] text,
        NativeLong size,
        int position,
        int positionType,
        int endPosition,
        int flags,
        @Nullable Pointer identifier,
        @Nullable Pointer userData);

    int espeak_Synchronize();

    String espeak_Info(@Nullable Pointer[] path);
  }

  /** Receives sound as it is made. */
  interface SoundCallback extends Callback {
    int sound(@Nullable Pointer samples, int count, @Nullable Pointer events);
  }

  /** The library cannot be used; the message says why. */
  static final class UnusableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableException(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  // From speak_lib.h.
  private static final int OUTPUT_SYNCHRONOUS = 2;
  private static final int INITIALIZE_DONT_EXIT = 0x8000;
  private static final int POSITION_CHARACTER = 1;
  private static final int CHARACTERS_UTF8 = 1;
  private static final int MARKUP_SSML = 0x10;
  private static final int PARAMETER_RATE = 1;
  private static final int PARAMETER_PITCH = 3;
  private static final int OK = 0;

  /** RTLD_LAZY without RTLD_GLOBAL: two copies in one process otherwise corrupt its memory. */
  private static final Map<String, Object> LOADING =
      Map.of(Library.OPTION_OPEN_FLAGS, 1, Library.OPTION_STRING_ENCODING, "UTF-8");

  private static @Nullable EspeakLibrary loaded;

  private final Functions functions;
  private final int sampleRate;
  private final String version;

  /** Kept here for as long as the library may call it: it holds the only other reference. */
  private final SoundCallback callback = this::receive;

  private final List<short[]> received = new ArrayList<>();

  private EspeakLibrary(Functions functions, EspeakFiles files) throws UnusableException {
    this.functions = functions;
    this.sampleRate =
        functions.espeak_Initialize(
            OUTPUT_SYNCHRONOUS, 0, files.data().toString(), INITIALIZE_DONT_EXIT);
    if (sampleRate <= 0) {
      throw new UnusableException("it does not start with the data in " + files.data(), null);
    }
    this.version = functions.espeak_Info(new Pointer[1]);
    functions.espeak_SetSynthCallback(callback);
  }

  /** The library, from these files when it is not loaded yet. */
  static EspeakLibrary load(EspeakFiles files) throws UnusableException {
    synchronized (EspeakLock.MONITOR) {
      EspeakLibrary library = loaded;
      if (library == null) {
        try {
          library =
              new EspeakLibrary(
                  Native.load(files.library().toString(), Functions.class, LOADING), files);
        } catch (LinkageError e) {
          throw new UnusableException("it does not load: " + firstLine(e), e);
        }
        loaded = library;
      }
      return library;
    }
  }

  private static String firstLine(Throwable failure) {
    String message = failure.getMessage();
    return message == null
        ? failure.getClass().getSimpleName()
        : message.lines().findFirst().orElse("");
  }

  /** The version of eSpeak NG, such as 1.52.0.1. */
  String version() {
    return version;
  }

  /** Whether there is a voice of this name. */
  boolean hasVoice(String name) {
    synchronized (EspeakLock.MONITOR) {
      return functions.espeak_SetVoiceByName(name) == OK;
    }
  }

  /**
   * Says a text; empty when there is no voice of the name.
   *
   * @param markup whether the text is SSML
   */
  Optional<AudioClip> say(String text, boolean markup, Manner manner) {
    synchronized (EspeakLock.MONITOR) {
      if (functions.espeak_SetVoiceByName(manner.voice()) != OK) {
        return Optional.empty();
      }
      functions.espeak_SetParameter(PARAMETER_RATE, manner.rate(), 0);
      functions.espeak_SetParameter(PARAMETER_PITCH, manner.pitch(), 0);
      received.clear();
      byte[] bytes = (text + "\0").getBytes(StandardCharsets.UTF_8);
      int flags = CHARACTERS_UTF8 | (markup ? MARKUP_SSML : 0);
      NativeLong size = new NativeLong(bytes.length);
      functions.espeak_Synth(bytes, size, 0, POSITION_CHARACTER, 0, flags, null, null);
      functions.espeak_Synchronize();
      return Optional.of(join(received));
    }
  }

  private int receive(@Nullable Pointer samples, int count, @Nullable Pointer events) {
    if (samples != null && count > 0) {
      received.add(samples.getShortArray(0, count));
    }
    return OK;
  }

  private AudioClip join(List<short[]> parts) {
    List<AudioClip> clips = new ArrayList<>();
    clips.add(AudioClip.of(sampleRate, new short[0]));
    parts.forEach(part -> clips.add(AudioClip.of(sampleRate, part)));
    return AudioClip.join(clips);
  }
}
