package org.ahoz.speech;

import java.util.Objects;
import java.util.Set;

/** Files of voices for tests, in languages that ISO 639 leaves to private use. */
final class VoiceTexts {

  static final Set<String> ENGINES = Set.of("one", "two");

  private VoiceTexts() {}

  static String text(String id, String engine, String language, String speaks, String more) {
    return String.join(
        "\n",
        "voice: " + id,
        "engine: " + engine,
        "language: " + language,
        "speaks: [" + speaks + "]",
        "name: Somebody",
        "sample-rate: 10000",
        "rate: {words-per-minute: 150}",
        "licence: none",
        "source: a test",
        more);
  }

  static Voice voice(String id, String engine, String language, String speaks, String more) {
    VoiceFile file = VoiceFile.read(text(id, engine, language, speaks, more), id, ENGINES);
    return Objects.requireNonNull(file.voice(), () -> file.problems().toString());
  }
}
