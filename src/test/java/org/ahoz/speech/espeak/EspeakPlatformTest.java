package org.ahoz.speech.espeak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EspeakPlatformTest {

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, debian-amd64/libespeak-ng.so.1",
    "Linux, aarch64, debian-arm64/libespeak-ng.so.1",
    "Linux, arm, debian-armv7l/libespeak-ng.so.1",
    "Mac OS X, x86_64, macos-amd64/libespeak-ng.1.dylib",
    "Mac OS X, aarch64, macos-arm64/libespeak-ng.1.dylib",
    "Windows 11, amd64, win-amd64/espeak-ng.dll"
  })
  void theLibraryThatTheJarHasForThePlatformIsThere(String system, String processor, String file) {
    EspeakPlatform platform = EspeakPlatform.of(system, processor).orElseThrow();
    assertThat(platform.folder() + "/" + platform.library()).isEqualTo(file);
    assertThat(EspeakPlatform.class.getResource("/" + file)).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"Linux, riscv64", "Mac OS X, arm", "Windows 11, aarch64", "FreeBSD, amd64"})
  void otherPlatformsHaveNone(String system, String processor) {
    assertThat(EspeakPlatform.of(system, processor)).isEmpty();
  }
}
