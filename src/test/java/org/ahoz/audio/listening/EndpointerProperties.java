package org.ahoz.audio.listening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.ahoz.audio.AudioClip;

class EndpointerProperties {

  private static final Endpointing STANDARD = Endpointing.standard();

  @Property(tries = 8)
  void howASoundIsCutIntoPiecesChangesNothing(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 5_000) int longest) {
    AudioClip clip = Conversation.of(seed, 2_000, "white", 20).clip(0);
    Endpointer endpointer = new Endpointer(clip.sampleRate(), STANDARD, sound -> true);
    Random random = new Random(seed);
    List<SpokenPart> parts = new ArrayList<>();
    int at = 0;
    while (at < clip.length()) {
      int end = Math.min(clip.length(), at + 1 + random.nextInt(longest));
      parts.addAll(endpointer.hear(clip.slice(at, end).samples()));
      at = end;
    }
    parts.addAll(endpointer.finish());
    assertThat(parts).isEqualTo(Endpointer.utterances(clip, STANDARD));
  }

  @Property(tries = 12)
  void everyUtteranceIsAPartOfTheSoundAndNoneOverlaps(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 40) int ratio) {
    AudioClip clip = Conversation.of(seed, 2_000, "babble", ratio).clip(0);
    long last = 0;
    for (SpokenPart part : Endpointer.utterances(clip, STANDARD)) {
      long from = part.start().toNanos() * clip.sampleRate() / 1_000_000_000L;
      assertThat(from).isGreaterThanOrEqualTo(last);
      last = from + part.sound().length();
      assertThat(part.sound()).isEqualTo(clip.slice((int) from, (int) last));
    }
    assertThat(last).isLessThanOrEqualTo(clip.length());
  }

  @Property(tries = 12)
  void everyUtteranceIsFoundWholeAtAnyLevelAboveTheRoom(
      @ForAll @IntRange(min = 0, max = 1_000_000) int seed,
      @ForAll @IntRange(min = 150, max = 9_000) int loudness,
      @ForAll @IntRange(min = 18, max = 50) int ratio) {
    Conversation conversation = Conversation.of(seed, loudness, "white", ratio);
    conversation.assertFoundIn(Endpointer.utterances(conversation.clip(0), STANDARD));
  }
}
