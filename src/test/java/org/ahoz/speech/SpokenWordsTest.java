package org.ahoz.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Span;
import org.ahoz.audio.AudioClip;
import org.junit.jupiter.api.Test;

class SpokenWordsTest {

  private final List<String> asked = new ArrayList<>();
  private final SpokenWords spoken = new SpokenWords(250);

  @Test
  void whatWasNotAskedForLongestIsForgottenFirst() {
    say("a");
    say("b");
    say("a");
    say("c");
    say("a");
    say("c");
    say("b");
    assertThat(asked).containsExactly("a", "b", "c", "b");
  }

  @Test
  void whatIsLongerThanTheBoundIsSaidAndNotKept() {
    SpokenWords small = new SpokenWords(99);
    small.computeIfAbsent(words("a"), this::clip);
    small.computeIfAbsent(words("a"), this::clip);
    assertThat(asked).containsExactly("a", "a");
  }

  private void say(String text) {
    spoken.computeIfAbsent(words(text), this::clip);
  }

  private AudioClip clip(Words words) {
    asked.add(words.text(Words::reading));
    return AudioClip.of(8000, new short[100]);
  }

  private static Words words(String text) {
    return new Words(Locale.ROOT, " ", List.of(new Span.Word("k", text, null, null)));
  }
}
