package org.ahoz.audio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Sound in one channel: signed samples of sixteen bits, so many to the second.
 *
 * <p>Immutable; every method that changes something gives another clip.
 *
 * <pre>{@code
 * AudioClip pause = AudioClip.silence(22050, Duration.ofMillis(300));
 * AudioClip both = AudioClip.join(List.of(speech, pause));
 * }</pre>
 */
public final class AudioClip {

  /** A sample at or below this counts as silence: 54 decibels under the loudest that there is. */
  private static final int SILENCE = 64;

  private static final Duration ONSET_WINDOW = Duration.ofMillis(10);

  /** Where the pressing together of loud samples begins, as a part of the highest peak allowed. */
  private static final double KNEE = 0.7;

  private static final int NANOS_PER_SECOND = 1_000_000_000;

  private final int sampleRate;
  private final Samples samples;

  private AudioClip(int sampleRate, short[] samples) {
    this(sampleRate, new Samples.Sound(samples));
  }

  private AudioClip(int sampleRate, Samples samples) {
    if (sampleRate < 1) {
      throw new IllegalArgumentException("a sample rate cannot be " + sampleRate + " hertz");
    }
    this.sampleRate = sampleRate;
    this.samples = samples;
  }

  /**
   * A clip of these samples, which are copied.
   *
   * @param sampleRate in hertz, 1 or more
   */
  public static AudioClip of(int sampleRate, short[] samples) {
    return new AudioClip(sampleRate, samples.clone());
  }

  /**
   * Silence, to the nearest sample.
   *
   * @param sampleRate in hertz, 1 or more
   * @param length zero or more
   */
  public static AudioClip silence(int sampleRate, Duration length) {
    return new AudioClip(sampleRate, new Samples.Silence(samplesIn(length, sampleRate)));
  }

  /**
   * The clips one after another, with nothing between them.
   *
   * @throws IllegalArgumentException when there is no clip, or the sample rates differ
   */
  public static AudioClip join(List<AudioClip> clips) {
    if (clips.isEmpty()) {
      throw new IllegalArgumentException("no clips to join");
    }
    int sampleRate = clips.get(0).sampleRate;
    List<Samples> parts = new ArrayList<>(clips.size());
    int length = 0;
    for (AudioClip clip : clips) {
      if (clip.sampleRate != sampleRate) {
        throw new IllegalArgumentException(
            "clips of " + sampleRate + " and " + clip.sampleRate + " hertz cannot be joined");
      }
      parts.add(clip.samples);
      length = Math.addExact(length, clip.length());
    }
    return new AudioClip(sampleRate, new Samples.Chain(parts, length));
  }

  /** How many samples there are to the second, in hertz. */
  public int sampleRate() {
    return sampleRate;
  }

  /** How many samples there are. */
  public int length() {
    return samples.length();
  }

  /** The samples, in a new array. */
  public short[] samples() {
    short[] copy = new short[length()];
    samples.putInto(copy, 0);
    return copy;
  }

  /** How long the clip lasts, cut to whole nanoseconds. */
  public Duration duration() {
    return timeOf(length(), sampleRate);
  }

  /** The largest distance of a sample from zero, 0 to 32768. */
  public int peak() {
    int peak = 0;
    for (short sample : shared()) {
      peak = Math.max(peak, Math.abs(sample));
    }
    return peak;
  }

  /** Whether no sample is loud enough to be heard. */
  public boolean isSilent() {
    for (short sample : shared()) {
      if (sample > SILENCE || sample < -SILENCE) {
        return false;
      }
    }
    return true;
  }

  /**
   * How loud the clip is where it is not quiet: the root mean square, 0 to 32768, of those
   * twentieths of a second that have at least a tenth of the strength of the strongest. Pauses
   * inside a clip therefore do not make it count as softer.
   */
  public double loudness() {
    return loudness(shared());
  }

  private double loudness(short[] array) {
    int frame = Math.max(1, sampleRate / 20);
    int frames = Math.max(1, array.length / frame);
    double[] energies = new double[frames];
    for (int i = 0; i < frames; i++) {
      // What is left over at the end belongs to the last frame.
      energies[i] = energy(array, i * frame, i == frames - 1 ? array.length : (i + 1) * frame);
    }
    double strongest = Arrays.stream(energies).max().orElse(0);
    return Math.sqrt(
        Arrays.stream(energies).filter(energy -> energy >= strongest / 100).average().orElse(0));
  }

  private static double energy(short[] samples, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += (double) samples[i] * samples[i];
    }
    return to == from ? 0 : sum / (to - from);
  }

  /**
   * The part between two samples.
   *
   * @param from the first sample of the part
   * @param to the sample after its last
   * @throws IndexOutOfBoundsException when the clip has no such part
   */
  public AudioClip slice(int from, int to) {
    if (from < 0 || to > length() || from > to) {
      throw new IndexOutOfBoundsException(
          "no samples " + from + " to " + to + " in a clip of " + length());
    }
    return new AudioClip(sampleRate, Arrays.copyOfRange(shared(), from, to));
  }

  /**
   * When the words in it begin: the first time from here on that it is more than a breath, which is
   * a twentieth of the loudness of the whole. What comes before may be as long as a fifth of a
   * second: the closed lips of a b, or the noise of a voice that was put together from recordings.
   *
   * @param from where to begin to look
   * @return that same time where nothing is heard behind it
   */
  public Duration onset(Duration from) {
    short[] array = shared();
    double breath = loudness(array) / 20;
    int window = samplesIn(ONSET_WINDOW, sampleRate);
    int step = Math.max(1, window / 10);
    for (int start = samplesIn(from, sampleRate); start + window <= array.length; start += step) {
      if (Math.sqrt(energy(array, start, start + window)) > breath) {
        return timeOf(start, sampleRate);
      }
    }
    return from;
  }

  /**
   * The clip without the silence at its two ends; empty when all of it is silent.
   *
   * @param margin how much of that silence stays at each end, as far as there is so much, so that a
   *     soft first or last sound is not cut into
   */
  public AudioClip trimmed(Duration margin) {
    if (isSilent()) {
      return slice(0, 0);
    }
    short[] array = shared();
    int first = 0;
    while (Math.abs(array[first]) <= SILENCE) {
      first++;
    }
    int last = array.length - 1;
    while (Math.abs(array[last]) <= SILENCE) {
      last--;
    }
    int kept = samplesIn(margin, sampleRate);
    return slice(Math.max(0, first - kept), (int) Math.min(array.length, (long) last + 1 + kept));
  }

  /**
   * The same sound with another number of samples to the second. What the new rate cannot carry is
   * filtered out, not folded back.
   *
   * @param newRate in hertz, 1 or more
   */
  public AudioClip resampled(int newRate) {
    return newRate == sampleRate
        ? this
        : new AudioClip(newRate, Resampler.resample(shared(), sampleRate, newRate));
  }

  /** The clip without its mean: cheap sound cards add a constant to every sample. */
  public AudioClip centred() {
    double mean = mean();
    if (Math.round(mean) == 0) {
      return this;
    }
    short[] sound = shared();
    short[] centred = new short[sound.length];
    for (int i = 0; i < sound.length; i++) {
      centred[i] = saturated(sound[i] - mean);
    }
    return new AudioClip(sampleRate, centred);
  }

  /** The mean of all samples, -32768 to 32767; 0 where there are none. */
  public double mean() {
    long sum = 0;
    for (short sample : shared()) {
      sum += sample;
    }
    return length() == 0 ? 0 : (double) sum / length();
  }

  /**
   * The clip made louder or softer. Samples that would not fit stop at the loudest that there is.
   *
   * @param factor zero or more; 1 changes nothing
   */
  public AudioClip scaled(double factor) {
    if (!(factor >= 0)) {
      throw new IllegalArgumentException("sound cannot be scaled by " + factor);
    }
    if (factor == 1) {
      return this;
    }
    short[] array = shared();
    short[] scaled = new short[array.length];
    for (int i = 0; i < array.length; i++) {
      scaled[i] = saturated(array[i] * factor);
    }
    return new AudioClip(sampleRate, scaled);
  }

  /**
   * The clip scaled so that its {@link #loudness} is as given. Where samples would then pass the
   * highest peak allowed, those above seven tenths of it are pressed together under it, so that a
   * click does not make a whole clip softer than others. A silent clip stays as it is.
   */
  public AudioClip leveled(double loudness, int highestPeak) {
    int peak = peak();
    if (peak == 0) {
      return this;
    }
    double factor = loudness / loudness();
    return peak * factor <= highestPeak ? scaled(factor) : limited(factor, highestPeak);
  }

  private AudioClip limited(double factor, int highestPeak) {
    double knee = KNEE * highestPeak;
    double room = highestPeak - knee;
    short[] array = shared();
    short[] limited = new short[array.length];
    for (int i = 0; i < array.length; i++) {
      double size = Math.abs(array[i] * factor);
      double fitting = size <= knee ? size : knee + room * Math.tanh((size - knee) / room);
      limited[i] = saturated(Math.copySign(fitting, array[i]));
    }
    return new AudioClip(sampleRate, limited);
  }

  /**
   * How many samples last as long as this, to the nearest.
   *
   * @param length zero or more
   * @param sampleRate in hertz
   */
  public static int samplesIn(Duration length, int sampleRate) {
    if (length.isNegative()) {
      throw new IllegalArgumentException("sound cannot last " + length);
    }
    long whole = Math.multiplyExact(length.getSeconds(), (long) sampleRate);
    long rest = ((long) length.getNano() * sampleRate + NANOS_PER_SECOND / 2) / NANOS_PER_SECOND;
    return Math.toIntExact(whole + rest);
  }

  /**
   * When a sample sounds, counted from the first.
   *
   * @param sample zero or more
   * @param sampleRate in hertz
   */
  public static Duration timeOf(long sample, int sampleRate) {
    return Duration.ofSeconds(
        sample / sampleRate, sample % sampleRate * NANOS_PER_SECOND / sampleRate);
  }

  static short saturated(double sample) {
    return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(sample)));
  }

  /** The samples themselves, for those who do not change them. */
  short[] shared() {
    return samples.array();
  }

  /** Hands over all samples, in their order. */
  void giveTo(Samples.Taker taker) {
    samples.giveTo(taker);
  }

  /** A part of samples as bytes, the lower byte first, which is how files and lines want it. */
  static byte[] littleEndian(short[] samples, int from, int to) {
    byte[] bytes = new byte[(to - from) * 2];
    ByteBuffer.wrap(bytes)
        .order(ByteOrder.LITTLE_ENDIAN)
        .asShortBuffer()
        .put(samples, from, to - from);
    return bytes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AudioClip clip
        && clip.sampleRate == sampleRate
        && Arrays.equals(clip.shared(), shared());
  }

  @Override
  public int hashCode() {
    return 31 * sampleRate + Arrays.hashCode(shared());
  }

  @Override
  public String toString() {
    return length() + " samples at " + sampleRate + " hertz";
  }
}
