package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CacheFolderTest {

  @ParameterizedTest
  @CsvSource({
    "Linux, /home/me/.cache/ahoz",
    "FreeBSD, /home/me/.cache/ahoz",
    "Mac OS X, /home/me/Library/Caches/ahoz",
    "Windows 11, /home/me/AppData/Local/ahoz/Cache"
  })
  void everySystemHasItsPlace(String system, String folder) {
    assertThat(CacheFolder.of(system, "/home/me", Map.of())).isEqualTo(Path.of(folder));
  }

  @Test
  void thePlaceThatTheUserChoseComesFirst() {
    assertThat(CacheFolder.of("Linux", "/home/me", Map.of("XDG_CACHE_HOME", "/fast")))
        .isEqualTo(Path.of("/fast/ahoz"));
    assertThat(CacheFolder.of("Linux", "/home/me", Map.of("XDG_CACHE_HOME", "not/absolute")))
        .isEqualTo(Path.of("/home/me/.cache/ahoz"));
  }

  @Test
  void windowsSaysWhereLocalDataIs() {
    assertThat(CacheFolder.of("Windows 11", "/home/me", Map.of("LOCALAPPDATA", "/local")))
        .isEqualTo(Path.of("/local/ahoz/Cache"));
  }
}
