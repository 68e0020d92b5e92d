package org.ahoz.audio.listening;

import java.util.Arrays;

/**
 * How strong voice and room are in a recording, as mean squares on the scale of samples.
 *
 * @param speech of the voice alone while it is active; 0 where nobody speaks
 * @param noise of the room while nobody speaks; 0 where it is digital silence
 */
record SpeechActivity(double speech, double noise) {

  private static final int FRAMES_PER_SECOND = 100;

  /** Under voices; mains and rumble are not the room's noise that disturbs. */
  private static final double LOWEST = 100;

  private static final int SMOOTHED_FRAMES = 7;

  /** Pauses up to this belong to speech (the hangover time of ITU-T P.56). */
  private static final int PAUSE_FRAMES = 20;

  /** Less is a click. */
  private static final int LEAST_FRAMES = 10;

  /** The ends of words fade away within this. */
  private static final int EDGE_FRAMES = 5;

  /** Digital silence for this part of a frame makes it useless. */
  private static final int DEAD_PART = 4;

  /** What is cut off at its top is even, too, and not silent: a hundredth of full scale. */
  private static final double LOUDEST_DEAD = 328;

  private static final int ROUNDS = 8;

  /** Frames 15.9 decibels below the level of speech are not active (ITU-T P.56). */
  private static final double MARGIN = 39;

  /** Where the room is this near under speech, the weak ends of words go under in it. */
  private static final double NEAR = 10;

  /** How much of such ends is put back. */
  private static final int END_FRAMES = 4;

  /** Next to speech there is echo, and speech that is too weak to be told from the room. */
  private static final int ECHO_FRAMES = 10;

  /** Decibels above the middle of the room from which on it is not the room. */
  private static final double LEAST_RISE = 1.5;

  private static final double MOST_RISE = 4;

  /** The same, in distances of the room's quietest moments from its middle. */
  private static final double SPREADS = 1.2;

  /**
   * Of a recording.
   *
   * @param bands the same recording by its bands
   */
  static SpeechActivity of(short[] samples, int sampleRate, SoundBands bands) {
    int length = Math.max(1, sampleRate / FRAMES_PER_SECOND);
    Frames frames = Frames.of(samples, sampleRate, length);
    double[] energies = frames.energies();
    double[] smoothed = smoothed(energies);
    if (smoothed.length == 0) {
      return new SpeechActivity(0, 0);
    }
    double threshold = roomThreshold(smoothed);
    boolean[] active = active(smoothed, threshold);
    double noise = noise(energies, active);
    if (frames.areCutShort(active)) {
      noise = Math.min(noise, bands.mostNoise());
    }
    double speech = 0;
    for (int round = 0; round < ROUNDS && count(active) >= LEAST_FRAMES; round++) {
      boolean isNear = speech > 0 && threshold * NEAR > speech;
      speech = mean(energies, isNear ? widened(active, END_FRAMES) : active, true) - noise;
      active = active(smoothed, Math.max(threshold, speech / MARGIN));
    }
    if (count(active) < LEAST_FRAMES) {
      speech = 0;
    }
    return new SpeechActivity(Math.max(0, speech), noise);
  }

  /**
   * Above which energy it is not the room. The frames are parted into two groups so that the levels
   * in each differ least (Nobuyuki Otsu, 1979); most of the weaker group is room.
   */
  private static double roomThreshold(double[] smoothed) {
    double[] levels = new double[smoothed.length];
    for (int i = 0; i < levels.length; i++) {
      levels[i] = 10 * Math.log10(smoothed[i] + 1e-9);
    }
    Arrays.sort(levels);
    int weaker = sizeOfWeakerGroup(levels);
    double middle = levels[weaker / 2];
    double least = levels[weaker / 20];
    double rise = Math.max(LEAST_RISE, Math.min(MOST_RISE, SPREADS * (middle - least)));
    return Math.pow(10, (middle + rise) / 10);
  }

  private static int sizeOfWeakerGroup(double[] sorted) {
    double total = Arrays.stream(sorted).sum();
    double sum = 0;
    double best = -1;
    int size = sorted.length;
    for (int i = 1; i < sorted.length; i++) {
      sum += sorted[i - 1];
      double distance = (total - sum) / (sorted.length - i) - sum / i;
      double between = distance * distance * i * (sorted.length - i);
      if (between > best) {
        best = between;
        size = i;
      }
    }
    return size;
  }

  /**
   * The mean of what is not active, but for what is next to it: a beginning or an end that is too
   * weak for speech and too strong for the room.
   */
  private static double noise(double[] energies, boolean[] active) {
    for (int margin = ECHO_FRAMES; margin >= 0; margin--) {
      boolean[] widened = widened(active, margin);
      int quiet = energies.length - count(widened);
      if (quiet >= LEAST_FRAMES || (margin == 0 && quiet > 0)) {
        return mean(energies, widened, false);
      }
    }
    return Arrays.stream(energies).min().orElse(0);
  }

  private static boolean[] widened(boolean[] active, int margin) {
    boolean[] widened = new boolean[active.length];
    for (int i = 0; i < active.length; i++) {
      if (active[i]) {
        int to = Math.min(active.length, i + margin + 1);
        Arrays.fill(widened, Math.max(0, i - margin), to, true);
      }
    }
    return widened;
  }

  private static int count(boolean[] active) {
    int count = 0;
    for (boolean isActive : active) {
      count += isActive ? 1 : 0;
    }
    return count;
  }

  private static double[] smoothed(double[] energies) {
    double[] smoothed = new double[energies.length];
    for (int i = 0; i < energies.length; i++) {
      int from = Math.max(0, i - SMOOTHED_FRAMES / 2);
      int to = Math.min(energies.length, i + SMOOTHED_FRAMES / 2 + 1);
      smoothed[i] = Arrays.stream(energies, from, to).average().orElse(0);
    }
    return smoothed;
  }

  private static boolean[] active(double[] smoothed, double threshold) {
    boolean[] active = new boolean[smoothed.length];
    int last = -1;
    for (int i = 0; i < active.length; i++) {
      if (smoothed[i] > threshold) {
        if (last >= 0 && i - last <= PAUSE_FRAMES) {
          Arrays.fill(active, last, i, true);
        }
        active[i] = true;
        last = i;
      }
    }
    return active;
  }

  private static double mean(double[] energies, boolean[] active, boolean which) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < energies.length; i++) {
      if (active[i] == which) {
        sum += energies[i];
        count++;
      }
    }
    return count == 0 ? Double.NaN : sum / count;
  }

  /**
   * All frames but those of digital silence, in which no sample differs, or those in a part of the
   * frame do not.
   *
   * @param edges whether digital silence is next to a frame
   * @param dead how many frames are digital silence
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Frames(double[] energies, boolean[] edges, int dead) {

    static Frames of(short[] samples, int sampleRate, int length) {
      BiquadFilter filter = BiquadFilter.highPass(LOWEST, sampleRate);
      double offset = samples.length == 0 ? 0 : samples[0];
      int count = samples.length / length;
      double[] energies = new double[count];
      boolean[] isDead = new boolean[count];
      for (int frame = 0; frame < count; frame++) {
        int even = 0;
        int longest = 0;
        for (int i = frame * length; i < (frame + 1) * length; i++) {
          double value = filter.next(samples[i] - offset);
          energies[frame] += value * value / length;
          boolean isSame = i > 0 && samples[i] == samples[i - 1];
          even = isSame && Math.abs(samples[i] - offset) < LOUDEST_DEAD ? even + 1 : 1;
          longest = Math.max(longest, even);
        }
        isDead[frame] = longest >= Math.min(length, length / DEAD_PART + 1);
      }
      boolean[] nearDead = widened(isDead, EDGE_FRAMES);
      int live = 0;
      boolean[] edges = new boolean[count];
      for (int frame = 0; frame < count; frame++) {
        if (!isDead[frame]) {
          energies[live] = energies[frame];
          edges[live++] = nearDead[frame];
        }
      }
      return new Frames(Arrays.copyOf(energies, live), Arrays.copyOf(edges, live), count - live);
    }

    /**
     * Whether speech goes over into digital silence, as that of synthesizers does: then there may
     * be no room at all, and what seems to be it is weak speech.
     */
    boolean areCutShort(boolean[] active) {
      boolean isCut = false;
      for (int i = 0; i < active.length; i++) {
        isCut |= active[i] && edges[i];
      }
      return isCut && dead >= LEAST_FRAMES;
    }
  }
}
