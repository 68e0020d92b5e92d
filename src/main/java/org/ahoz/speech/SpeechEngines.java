package org.ahoz.speech;

import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The engines of this program.
 *
 * <p>They are listed in {@code META-INF/services/org.ahoz.speech.SpeechEngine}, the better ones
 * first. A list in Java would make this package depend on the engines, which depend on it; and a
 * jar on the class path can so bring an engine that is not known here.
 */
public final class SpeechEngines {

  private SpeechEngines() {}

  /** New engines of all kinds, the better ones first. */
  public static List<SpeechEngine> all() {
    return ServiceLoader.load(SpeechEngine.class, SpeechEngine.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  static Set<String> ids(List<SpeechEngine> engines) {
    return engines.stream().map(SpeechEngine::id).collect(Collectors.toUnmodifiableSet());
  }
}
