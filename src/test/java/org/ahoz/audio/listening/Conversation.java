package org.ahoz.audio.listening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.ahoz.audio.AudioClip;

/**
 * Utterances at known places in a room of known noise.
 *
 * @param clean the utterances without the room
 * @param noisy with it
 * @param begins the first sample of each utterance
 * @param ends the sample after the last of each
 */
record Conversation(
    List<Double> clean, List<Double> noisy, List<Integer> begins, List<Integer> ends) {

  private static final int RATE = SyntheticSpeech.SAMPLE_RATE;

  /** Five synthetic ones. */
  static Conversation of(long seed, double loudness, String noise, int ratio) {
    SyntheticSpeech source = new SyntheticSpeech(seed);
    List<double[]> utterances = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      utterances.add(source.utterance(loudness));
    }
    return of(utterances, seed, loudness, noise, ratio);
  }

  /** These, which are as loud as given. */
  static Conversation of(
      List<double[]> utterances, long seed, double loudness, String noise, int ratio) {
    Random random = new Random(seed);
    double[] clean = new double[0];
    List<Integer> begins = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    for (double[] utterance : utterances) {
      double[] pause = new double[RATE * 9 / 10 + random.nextInt(RATE)];
      begins.add(clean.length + pause.length);
      clean = SyntheticSpeech.joined(SyntheticSpeech.joined(clean, pause), utterance);
      ends.add(clean.length);
    }
    clean = SyntheticSpeech.joined(clean, new double[RATE]);
    SyntheticSpeech room = new SyntheticSpeech(seed + 1_000);
    double[] around =
        switch (noise) {
          case "white" -> room.white(clean.length);
          case "babble" -> room.babble(clean.length);
          default -> new double[clean.length];
        };
    double[] scaled = SyntheticSpeech.scaled(around, loudness * Math.pow(10, -ratio / 20.0));
    double[] microphone = room.white(clean.length);
    double[] noisy = SyntheticSpeech.sum(SyntheticSpeech.sum(clean, scaled), microphone);
    return new Conversation(listed(clean), listed(noisy), begins, ends);
  }

  /** What a microphone hears that adds a constant. */
  AudioClip clip(int offset) {
    return SyntheticSpeech.clip(noisy.stream().mapToDouble(sample -> sample + offset).toArray());
  }

  /** Each was found once, with no more than a hundredth of its energy left out, and no other. */
  void assertFoundIn(List<SpokenPart> parts) {
    assertThat(parts).hasSize(begins.size());
    for (int i = 0; i < begins.size(); i++) {
      int from = (int) (parts.get(i).start().toNanos() * RATE / 1_000_000_000L);
      int to = (int) (parts.get(i).end().toNanos() * RATE / 1_000_000_000L);
      double all = energy(begins.get(i), ends.get(i));
      double found = energy(Math.max(from, begins.get(i)), Math.min(to, ends.get(i)));
      assertThat(found / all).as("utterance %s of %s", i, begins.size()).isGreaterThan(0.99);
    }
  }

  private double energy(int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += clean.get(i) * clean.get(i);
    }
    return sum;
  }

  private static List<Double> listed(double[] sound) {
    return Arrays.stream(sound).boxed().toList();
  }
}
