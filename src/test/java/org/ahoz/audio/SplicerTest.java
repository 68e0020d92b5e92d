package org.ahoz.audio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SplicerTest {

  private static final int FRAME = 10;

  private final CountingEncoder encoder = new CountingEncoder();
  private final List<byte[]> packets = new ArrayList<>();
  private final Splicer splicer = new Splicer(encoder, new PacketMemory(1 << 20), packets::add);

  @Test
  void soundKeepsItsPlaceToTheNearestFrame() {
    splicer.sound(silence(104));
    splicer.sound(sound(20, 7));
    splicer.sound(silence(102));
    splicer.sound(sound(10, 8));
    splicer.sound(silence(4));
    splicer.finish(0);
    assertThat(audible()).containsExactly("10: 7", "11: 7", "23: 8");
    assertThat(packets).hasSize(24);
  }

  @Test
  void whatComesAgainIsEncodedOnce() {
    for (int i = 0; i < 5; i++) {
      splicer.sound(sound(30, 7));
      splicer.sound(silence(77));
    }
    splicer.finish(0);
    assertThat(encoder.encodings).isEqualTo(1);
    assertThat(audible()).hasSize(15);
  }

  @Test
  void itDoesNotMatterHowTheSoundIsHandedOver() {
    short[] all = new short[500];
    Arrays.fill(all, 100, 222, (short) 7);
    Arrays.fill(all, 300, 305, (short) 8);
    splicer.sound(all);
    splicer.finish(3);
    List<byte[]> others = new ArrayList<>();
    Splicer other = new Splicer(encoder, new PacketMemory(1 << 20), others::add);
    for (short sample : all) {
      other.sound(new short[] {sample});
    }
    other.finish(3);
    assertThat(others).containsExactlyElementsOf(packets);
  }

  @Test
  void silenceThatIsOnlyCountedIsTheSameAsSamplesOfZero() {
    splicer.sound(sound(122, 7));
    splicer.sound(silence(178));
    splicer.sound(sound(5, 8));
    splicer.sound(silence(21));
    splicer.sound(sound(5, 9));
    splicer.sound(silence(195));
    splicer.finish(3);
    List<byte[]> others = new ArrayList<>();
    Splicer other = new Splicer(encoder, new PacketMemory(1 << 20), others::add);
    other.sound(sound(122, 7));
    other.silence(100);
    other.silence(78);
    other.sound(sound(5, 8));
    other.silence(21);
    other.sound(sound(5, 9));
    other.silence(195);
    other.finish(3);
    assertThat(others).containsExactlyElementsOf(packets);
    assertThat(other.samples()).isEqualTo(splicer.samples());
  }

  @Test
  void aShortPauseDoesNotEndAStretch() {
    splicer.sound(sound(10, 7));
    splicer.sound(silence(20));
    splicer.sound(sound(10, 8));
    splicer.sound(silence(100));
    splicer.finish(0);
    assertThat(encoder.encodings).isEqualTo(1);
    assertThat(audible()).containsExactly("0: 7", "3: 8");
  }

  @Test
  void thePacketsReachAsFarAsTheDelayNeeds() {
    splicer.sound(sound(95, 7));
    splicer.finish(16);
    assertThat(packets).hasSize(12);
    assertThat(splicer.packets()).isEqualTo(12);
    assertThat(splicer.samples()).isEqualTo(95);
  }

  @Test
  void soundAtTheVeryEndIsRatherEarlyThanCut() {
    splicer.sound(silence(108));
    splicer.sound(sound(10, 7));
    splicer.finish(0);
    assertThat(audible()).containsExactly("10: 7");
    assertThat(packets).hasSize(12);
  }

  @Test
  void soundWithoutAPauseIsEncodedInPartsThatKnowOfEachOther() {
    for (int i = 1; i <= 1000; i++) {
      splicer.sound(sound(FRAME, 10 + i % 100));
    }
    splicer.finish(0);
    assertThat(packets).hasSize(1000);
    for (int i = 0; i < 1000; i++) {
      assertThat(packets.get(i)[0]).as("packet %s", i).isEqualTo((byte) (10 + (i + 1) % 100));
    }
    assertThat(encoder.encodings).isEqualTo(2);
    assertThat(encoder.before).isEqualTo(3 * FRAME);
  }

  @Test
  void memoryForgetsWhatWasWantedLongestAgo() {
    PacketMemory memory = new PacketMemory(1000);
    List<byte[]> packets = List.of(new byte[200]);
    int[] encodings = new int[1];
    for (int sound : new int[] {1, 2, 1, 3, 1, 2, 1}) {
      memory.packets(
          "test",
          sound(1, sound),
          () -> {
            encodings[0]++;
            return packets;
          });
    }
    // Two fit: 1 is always fresh, so that 2 made room for 3, and has to be made again.
    assertThat(encodings[0]).isEqualTo(4);
  }

  @Test
  void otherSettingsAreOtherPackets() {
    PacketMemory memory = new PacketMemory(1000);
    byte[] one = {1};
    byte[] two = {2};
    assertThat(memory.packets("a", sound(1, 1), () -> List.of(one))).containsExactly(one);
    assertThat(memory.packets("b", sound(1, 1), () -> List.of(two))).containsExactly(two);
  }

  private List<String> audible() {
    List<String> audible = new ArrayList<>();
    for (int i = 0; i < packets.size(); i++) {
      if (packets.get(i)[0] != 0) {
        audible.add(i + ": " + packets.get(i)[0]);
      }
    }
    return audible;
  }

  private static short[] silence(int length) {
    return new short[length];
  }

  private static short[] sound(int length, int sample) {
    short[] sound = new short[length];
    Arrays.fill(sound, (short) sample);
    return sound;
  }

  /** Its packets are the first samples of their frames. */
  private static final class CountingEncoder implements PacketEncoder {

    private int encodings;
    private int before;

    @Override
    public int frameLength() {
      return FRAME;
    }

    @Override
    public int tail() {
      return 2;
    }

    @Override
    public List<byte[]> encode(short[] frames, short[] before) {
      encodings++;
      this.before = before.length;
      List<byte[]> encoded = new ArrayList<>();
      for (int i = 0; i < frames.length; i += FRAME) {
        encoded.add(new byte[] {(byte) frames[i]});
      }
      return encoded;
    }

    @Override
    public byte[] silence() {
      return new byte[1];
    }

    @Override
    public String settings() {
      return "test";
    }
  }
}
