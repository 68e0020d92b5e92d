package org.ahoz.audio.listening;

import java.util.Random;
import org.ahoz.audio.AudioClip;

/**
 * Sound that is shaped as speech is: words of one or two syllables, in which hiss alternates with
 * buzz under moving resonances, and short pauses between. The same seed gives the same sound.
 */
final class SyntheticSpeech {

  static final int SAMPLE_RATE = 16_000;

  private final Random random;

  SyntheticSpeech(long seed) {
    random = new Random(seed);
  }

  /** Three to five words, without silence at the ends, of the given loudness while active. */
  double[] utterance(double loudness) {
    int words = 3 + random.nextInt(3);
    double pitch = 90 + random.nextInt(130);
    double[] sound = new double[0];
    for (int i = 0; i < words; i++) {
      double[] pause = new double[i == 0 ? 0 : samples(40 + random.nextInt(110))];
      sound = joined(joined(sound, pause), word(pitch));
    }
    return scaled(sound, loudness / Math.sqrt(power(sound)));
  }

  /** Three words that follow each other as synthesizers say them, of the given loudness. */
  double[] withoutPause(double loudness) {
    double pitch = 90 + random.nextInt(130);
    double[] sound = joined(joined(word(pitch), word(pitch)), word(pitch));
    return scaled(sound, loudness / Math.sqrt(power(sound)));
  }

  private double[] word(double pitch) {
    double[] word = random.nextBoolean() ? hiss(60 + random.nextInt(80)) : new double[0];
    int syllables = 1 + random.nextInt(2);
    for (int i = 0; i < syllables; i++) {
      word = joined(word, vowel(120 + random.nextInt(130), pitch * (1 - 0.1 * i)));
      word = random.nextInt(3) == 0 ? joined(word, hiss(50 + random.nextInt(60))) : word;
    }
    return word;
  }

  /** Some 15 decibels softer than a vowel. */
  private double[] hiss(int milliseconds) {
    double[] noise = white(samples(milliseconds));
    double last = 0;
    for (int i = 0; i < noise.length; i++) {
      double now = noise[i];
      noise[i] = 0.12 * (now - last) * envelope(i, noise.length);
      last = now;
    }
    return noise;
  }

  private double[] vowel(int milliseconds, double pitch) {
    double[] buzz = new double[samples(milliseconds)];
    double phase = 0;
    for (int i = 0; i < buzz.length; i++) {
      phase += pitch * (1 + 0.1 * i / buzz.length) / SAMPLE_RATE;
      if (phase >= 1) {
        phase -= 1;
        buzz[i] = 1;
      }
    }
    double[] low = resonance(buzz, 300 + random.nextInt(500));
    double[] high = resonance(buzz, 900 + random.nextInt(1_600));
    double[] vowel = new double[buzz.length];
    for (int i = 0; i < vowel.length; i++) {
      vowel[i] = (low[i] + 0.6 * high[i]) * envelope(i, vowel.length);
    }
    return scaled(vowel, 1 / Math.sqrt(power(vowel)));
  }

  private static double[] resonance(double[] sound, double hertz) {
    double radius = 0.97;
    double factor = 2 * radius * Math.cos(2 * Math.PI * hertz / SAMPLE_RATE);
    double[] result = new double[sound.length];
    double last = 0;
    double previous = 0;
    for (int i = 0; i < sound.length; i++) {
      double now = sound[i] + factor * last - radius * radius * previous;
      previous = last;
      last = now;
      result[i] = now;
    }
    return result;
  }

  private static double envelope(int at, int length) {
    int ramp = Math.min(length / 2, samples(25));
    double edge = Math.min(1, Math.min(at + 1, length - at) / (double) ramp);
    return edge * edge * (3 - 2 * edge);
  }

  /** Noise of the power 1, equally strong everywhere. */
  double[] white(int length) {
    double[] noise = new double[length];
    for (int i = 0; i < length; i++) {
      noise[i] = random.nextGaussian();
    }
    return noise;
  }

  /** A dozen people who talk without end, of the power 1. */
  double[] babble(int length) {
    double[] babble = new double[length];
    for (int talker = 0; talker < 12; talker++) {
      int at = -random.nextInt(2 * SAMPLE_RATE);
      while (at < length) {
        double[] utterance = utterance(1);
        for (int i = Math.max(0, -at); i < utterance.length && at + i < length; i++) {
          babble[at + i] += utterance[i];
        }
        at += utterance.length + random.nextInt(samples(150));
      }
    }
    return scaled(babble, 1 / Math.sqrt(power(babble)));
  }

  /** The mean square. */
  static double power(double[] sound) {
    double sum = 0;
    for (double sample : sound) {
      sum += sample * sample;
    }
    return sum / sound.length;
  }

  static double[] scaled(double[] sound, double factor) {
    double[] scaled = new double[sound.length];
    for (int i = 0; i < sound.length; i++) {
      scaled[i] = sound[i] * factor;
    }
    return scaled;
  }

  static double[] joined(double[] one, double[] other) {
    double[] joined = new double[one.length + other.length];
    System.arraycopy(one, 0, joined, 0, one.length);
    System.arraycopy(other, 0, joined, one.length, other.length);
    return joined;
  }

  static double[] sum(double[] one, double[] other) {
    double[] sum = one.clone();
    for (int i = 0; i < sum.length; i++) {
      sum[i] += other[i];
    }
    return sum;
  }

  /** With silence of so many milliseconds on both sides. */
  static double[] padded(double[] sound, int milliseconds) {
    double[] pad = new double[samples(milliseconds)];
    return joined(joined(pad, sound), pad);
  }

  static AudioClip clip(double[] sound) {
    short[] samples = new short[sound.length];
    for (int i = 0; i < samples.length; i++) {
      long rounded = Math.round(sound[i]);
      samples[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, rounded));
    }
    return AudioClip.of(SAMPLE_RATE, samples);
  }

  static int samples(int milliseconds) {
    return milliseconds * SAMPLE_RATE / 1_000;
  }
}
