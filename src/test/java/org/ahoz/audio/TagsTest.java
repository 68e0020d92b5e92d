package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.ahoz.audio.Chapters.Chapter;
import org.junit.jupiter.api.Test;

class TagsTest {

  @Test
  void textsAreSingleLines() {
    Tags tags = new Tags(" a\r\n b\t", "", "", "", "").withTitle("c\n\u2028d");
    assertThat(tags.title()).isEqualTo("c d");
    assertThat(new Tags(" a\r\n b\t", "", "", "", "").title()).isEqualTo("a  b");
  }

  @Test
  void onlyWhatIsKnownIsNamed() {
    assertThat(Tags.NONE.named()).isEmpty();
    assertThat(new Tags("", "", "", "1851", "").named())
        .containsExactly(new Tags.Tag("DATE", "1851"));
  }

  @Test
  void aChapterEndsWhereTheNextBegins() {
    Chapters chapters = new Chapters();
    assertThat(chapters.until(seconds(1))).isEmpty();
    chapters.begin(seconds(0), "a");
    chapters.begin(seconds(0), "b\nc");
    chapters.begin(seconds(2), "d");
    assertThat(chapters.until(seconds(5)))
        .containsExactly(
            new Chapter(seconds(0), seconds(2), "a: b c"),
            new Chapter(seconds(2), seconds(5), "d"));
  }

  private static Duration seconds(int seconds) {
    return Duration.ofSeconds(seconds);
  }
}
