package org.ahoz.speech.espeak;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.CacheFolder;
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
import org.ahoz.speech.espeak.EspeakLibrary.UnusableException;
import org.ahoz.speech.espeak.EspeakText.Manner;
import org.jspecify.annotations.Nullable;

/** The engine {@code espeak}. Its option {@code voice} is eSpeak's own name of a voice. */
public final class EspeakEngine implements SpeechEngine {

  private static final String INSTALL = "install espeak-ng";

  private final ClassLoader resources;
  private final Optional<EspeakPlatform> platform;
  private final Path cache;
  private final Path temporary;
  private @Nullable Loading loading;

  /** The engine of this computer. */
  public EspeakEngine() {
    this(
        EspeakEngine.class.getClassLoader(),
        EspeakPlatform.of(System.getProperty("os.name", ""), System.getProperty("os.arch", "")),
        CacheFolder.own(),
        Path.of(System.getProperty("java.io.tmpdir", ".")));
  }

  EspeakEngine(
      ClassLoader resources, Optional<EspeakPlatform> platform, Path cache, Path temporary) {
    this.resources = resources;
    this.platform = platform;
    this.cache = cache;
    this.temporary = temporary;
  }

  @Override
  public String id() {
    return "espeak";
  }

  @Override
  public EngineStatus probe() {
    return loading().status();
  }

  /** How loading the library went; it is tried once. */
  private synchronized Loading loading() {
    if (loading == null) {
      loading = load();
    }
    return loading;
  }

  /** What came of loading: a library when and only when it is ready. */
  private sealed interface Loading {
    EngineStatus status();

    record Done(EspeakLibrary library, Ready status) implements Loading {}

    record Failed(Unavailable status) implements Loading {}
  }

  private static Loading failed(String why, String cure) {
    return new Loading.Failed(new Unavailable(why, cure));
  }

  private Loading load() {
    if (platform.isEmpty()) {
      return failed("no eSpeak library comes with ahoz for this computer", INSTALL);
    }
    try {
      EspeakFiles files = EspeakFiles.unpack(resources, platform.get(), cache, temporary);
      EspeakLibrary library = EspeakLibrary.load(files);
      String remark = files.remark().isEmpty() ? "" : ", " + files.remark();
      return new Loading.Done(
          library, new Ready("eSpeak NG " + library.version() + ", part of this program" + remark));
    } catch (EspeakFiles.MissingResourceException e) {
      return failed(
          "the piper-jni jar, which carries eSpeak, is missing or incomplete: " + e.getMessage(),
          "put it beside ahoz.jar in lib, or " + INSTALL);
    } catch (IOException e) {
      return failed(
          "the eSpeak library cannot be unpacked, neither in "
              + cache
              + " nor in "
              + temporary
              + ": "
              + e.getMessage(),
          "make one of them writable, or name another with XDG_CACHE_HOME, or " + INSTALL);
    } catch (UnusableException e) {
      return failed("the eSpeak library cannot be used: " + e.getMessage(), INSTALL);
    } catch (LinkageError e) {
      return failed(
          "JNA cannot be used: " + e, "put the jna jar beside ahoz.jar in lib, or " + INSTALL);
    }
  }

  @Override
  public Synthesizer open(Voice voice, Prosody prosody) {
    Loading found = loading();
    if (found instanceof Loading.Done done) {
      return open(done.library(), voice, prosody);
    }
    throw SpeechException.unavailable(voice.id(), ((Loading.Failed) found).status());
  }

  private static Synthesizer open(EspeakLibrary library, Voice voice, Prosody prosody) {
    Manner manner = EspeakText.manner(voice, prosody);
    if (!library.hasVoice(manner.voice())) {
      throw noSuchVoice(voice, manner);
    }
    return new SplicingSynthesizer(
        words -> {
          EspeakText text = EspeakText.of(words);
          AudioClip clip =
              library
                  .say(text.text(), text.markup(), manner)
                  .orElseThrow(() -> noSuchVoice(voice, manner));
          return SpeechException.requireSound(voice, words, clip);
        },
        voice.sampleRate(),
        prosody.volume());
  }

  private static SpeechException noSuchVoice(Voice voice, Manner manner) {
    return new SpeechException(
        Kind.UNKNOWN_VOICE,
        voice.id(),
        "eSpeak has no voice \"" + manner.voice() + "\"",
        "write another under engine-options, as espeak-ng --voices lists them");
  }
}
