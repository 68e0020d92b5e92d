package org.ahoz.speech.espeak;

import java.util.Locale;
import java.util.Optional;

/**
 * A kind of computer that the piper-jni jar carries the library for.
 *
 * @param folder the folder in the jar
 * @param library the name of the library there
 */
record EspeakPlatform(String folder, String library) {

  /** The platform of these system properties; empty when the jar has nothing for it. */
  static Optional<EspeakPlatform> of(String osName, String osArch) {
    String system = osName.toLowerCase(Locale.ROOT);
    Optional<String> processor = processor(osArch.toLowerCase(Locale.ROOT));
    if (system.startsWith("linux")) {
      return processor.map(name -> new EspeakPlatform("debian-" + name, "libespeak-ng.so.1"));
    }
    if (system.startsWith("mac")) {
      return processor
          .filter(name -> !name.equals("armv7l"))
          .map(name -> new EspeakPlatform("macos-" + name, "libespeak-ng.1.dylib"));
    }
    return processor
        .filter(name -> system.startsWith("windows") && name.equals("amd64"))
        .map(name -> new EspeakPlatform("win-" + name, "espeak-ng.dll"));
  }

  private static Optional<String> processor(String osArch) {
    return switch (osArch) {
      case "amd64", "x86_64" -> Optional.of("amd64");
      case "aarch64", "arm64" -> Optional.of("arm64");
      case "arm", "armv7l" -> Optional.of("armv7l");
      default -> Optional.empty();
    };
  }
}
