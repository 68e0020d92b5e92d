package org.ahoz.speech.clips;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ahoz.audio.AudioClip;

/**
 * A recording in the making: it listens until somebody has spoken and fallen silent, and judges
 * what it heard.
 *
 * <p>Loud is what rises well above the room, whose noise is measured while nobody speaks yet.
 */
public final class Take {

  /** How a recording turned out. */
  public enum Verdict {
    /** It can be used. */
    GOOD,
    /** Nobody spoke. */
    NOTHING_HEARD,
    /** The voice is hardly louder than the room, or much softer than other recordings. */
    TOO_SOFT,
    /** The loudest parts are cut off. */
    TOO_LOUD,
    /** It did not end, or it is longer than any phrase. */
    TOO_LONG
  }

  private static final int FRAMES_PER_SECOND = 50;

  /** A soft first or last sound, such as f, is hardly louder than the room. */
  private static final Duration BEFORE = Duration.ofMillis(80);

  private static final Duration BEHIND = Duration.ofMillis(120);

  /** The pause that ends a recording; the longest inside a word is a third of it. */
  private static final int QUIET_FRAMES = 40;

  /** Less is a click of a key or a tongue. */
  private static final int SHORTEST_FRAMES = 4;

  private static final int WAITING_FRAMES = 6 * FRAMES_PER_SECOND;
  private static final int LONGEST_FRAMES = 12 * FRAMES_PER_SECOND;

  /** 42 decibels under the loudest: what is softer in every frame is no voice at a microphone. */
  private static final double FAINTEST = 260;

  /** Softer speech has audible noise when it is made as loud as other voices. */
  private static final double SOFTEST = 600;

  private static final int CUT_OFF = 32_600;

  private final int sampleRate;
  private final List<short[]> frames = new ArrayList<>();
  private double room = FAINTEST / 4;
  private int loud;
  private int quiet;

  /**
   * A take that has heard nothing yet.
   *
   * @param sampleRate in hertz
   */
  public Take(int sampleRate) {
    this.sampleRate = sampleRate;
  }

  /** How many samples {@link #hear} wants at a time: a fiftieth of a second. */
  public int frame() {
    return Math.max(1, sampleRate / FRAMES_PER_SECOND);
  }

  /**
   * Hears the next samples.
   *
   * @param samples as many as {@link #frame} says
   * @return whether to go on; false when somebody has spoken and fallen silent, or waiting is over
   */
  public boolean hear(short[] samples) {
    frames.add(samples.clone());
    double loudness = rootMeanSquare(samples, 0, samples.length);
    if (loudness > Math.max(FAINTEST, room * 3)) {
      loud++;
      quiet = 0;
    } else {
      quiet++;
      if (loud < SHORTEST_FRAMES) {
        // Still only the room; a single click does not count as a word.
        room = room * 0.9 + loudness * 0.1;
        loud = quiet > QUIET_FRAMES ? 0 : loud;
      }
    }
    boolean spoken = loud >= SHORTEST_FRAMES;
    return spoken
        ? quiet < QUIET_FRAMES && frames.size() < LONGEST_FRAMES
        : frames.size() < WAITING_FRAMES;
  }

  /** How it turned out. */
  public Verdict verdict() {
    AudioClip all = all();
    if (loud < SHORTEST_FRAMES) {
      return Verdict.NOTHING_HEARD;
    }
    if (quiet < QUIET_FRAMES) {
      return Verdict.TOO_LONG;
    }
    if (cutOff(all) >= 3) {
      return Verdict.TOO_LOUD;
    }
    double loudness = all.loudness();
    return loudness < SOFTEST || loudness < room * 4 ? Verdict.TOO_SOFT : Verdict.GOOD;
  }

  /** What was said, without the silence around it. */
  public AudioClip clip() {
    return spokenPart(all());
  }

  private AudioClip all() {
    short[] samples = new short[frames.stream().mapToInt(frame -> frame.length).sum()];
    int at = 0;
    for (short[] frame : frames) {
      System.arraycopy(frame, 0, samples, at, frame.length);
      at += frame.length;
    }
    return AudioClip.of(sampleRate, samples);
  }

  private static long cutOff(AudioClip clip) {
    long count = 0;
    for (short sample : clip.samples()) {
      count += Math.abs(sample) >= CUT_OFF ? 1 : 0;
    }
    return count;
  }

  /**
   * The part of a recording in which somebody speaks, with a little of what is around it. Unlike
   * {@link AudioClip#trimmed} it knows that a room is never silent.
   */
  public static AudioClip spokenPart(AudioClip recording) {
    short[] samples = recording.samples();
    int frame = Math.max(1, recording.sampleRate() / (2 * FRAMES_PER_SECOND));
    double[] levels = new double[samples.length / frame];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = rootMeanSquare(samples, i * frame, (i + 1) * frame);
    }
    double threshold = threshold(levels);
    int first = 0;
    while (first < levels.length && levels[first] < threshold) {
      first++;
    }
    int last = levels.length - 1;
    while (last > first && levels[last] < threshold) {
      last--;
    }
    if (first >= levels.length) {
      return recording;
    }
    int from = Math.max(0, first * frame - samplesIn(BEFORE, recording));
    int to = Math.min(samples.length, (last + 1) * frame + samplesIn(BEHIND, recording));
    return recording.slice(from, to);
  }

  /** Above the quietest tenth, which is the room, and not far under the loudest. */
  private static double threshold(double[] levels) {
    if (levels.length == 0) {
      return 0;
    }
    double[] sorted = levels.clone();
    Arrays.sort(sorted);
    double room = sorted[sorted.length / 10];
    double loudest = sorted[sorted.length - 1];
    return Math.min(loudest / 3, Math.max(loudest / 30, room * 2.5));
  }

  private static int samplesIn(Duration length, AudioClip clip) {
    return (int) (length.toMillis() * clip.sampleRate() / 1000);
  }

  private static double rootMeanSquare(short[] samples, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += (double) samples[i] * samples[i];
    }
    return to == from ? 0 : Math.sqrt(sum / (to - from));
  }
}
