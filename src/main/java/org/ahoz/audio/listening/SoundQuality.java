package org.ahoz.audio.listening;

import org.ahoz.audio.AudioClip;

/**
 * How well somebody can be heard in a recording. Levels are decibels under full scale, that is, of
 * the root mean square against the largest sample, from {@link #NOTHING} to 0.
 *
 * <pre>{@code
 * SoundQuality quality = SoundQuality.of(clip);
 * if (quality.verdict() == SoundQuality.Verdict.NOISY) {
 *   say("please move nearer; " + Math.round(quality.signalToNoise()) + " decibels above the room");
 * }
 * }</pre>
 *
 * @param speechLevel of the voice alone, over the time in which it is active, pauses inside words
 *     and between them included (after ITU-T P.56); {@link #NOTHING} where nobody speaks
 * @param noiseLevel of the room, where nobody speaks; hum below 100 hertz does not count
 * @param signalToNoise how far the voice is above the room, in decibels; 0 where nobody speaks
 * @param clippedShare which part of the samples is cut off at the largest value, 0 to 1
 * @param offset the mean of all samples as a part of the largest, -1 to 1
 * @param humLevel of the mains and its harmonics, {@link #NOTHING} where they do not stand out
 * @param bandwidth up to which frequency something is heard, in hertz: 3500 to 4500 by telephone,
 *     8000 at most; 0 where nothing is
 */
public record SoundQuality(
    double speechLevel,
    double noiseLevel,
    double signalToNoise,
    double clippedShare,
    double offset,
    double humLevel,
    double bandwidth) {

  /** What is to be said of a recording. */
  public enum Verdict {
    /** It can be heard well. */
    GOOD,
    /** The voice is below {@link #QUIETEST_SPEECH}. */
    TOO_QUIET,
    /** The voice is above {@link #LOUDEST_SPEECH}, or {@link #MOST_CLIPPED} is cut off. */
    TOO_LOUD,
    /** The voice is less than {@link #LEAST_SIGNAL_TO_NOISE} above the room. */
    NOISY,
    /** The mains hum, less than {@link #HUM_DISTANCE} below the voice. */
    HUM,
    /** Nothing above {@link #NARROWEST}: as by telephone. */
    NARROW,
    /** Nobody speaks. */
    SILENT
  }

  /** The level of digital silence, for want of minus infinity: that of a twelfth of a bit. */
  public static final double NOTHING = -112;

  /** Softer voices are lost in the noise of the microphone itself. */
  public static final double QUIETEST_SPEECH = -48;

  /** Peaks of speech are some 15 decibels above its level, and must not reach full scale. */
  public static final double LOUDEST_SPEECH = -9;

  /** One clipped sample in a thousand is heard, and is recognized worse. */
  public static final double MOST_CLIPPED = 0.001;

  /**
   * Below it letters are guessed rather than heard, as was measured with Sphinx: of moves in a room
   * 15 decibels below the voice, one in three is misheard, and of those at 20 one in seven.
   */
  public static final double LEAST_SIGNAL_TO_NOISE = 17.5;

  /** Below it next to nothing is heard of letters, and what is guessed had better not be told. */
  public static final double COVERING_SIGNAL_TO_NOISE = 13;

  /** In hertz: from it on f differs from s, and the acoustic model has learnt from all of it. */
  public static final double NARROWEST = 5_000;

  /** Hum is tonal and below most of speech, so it disturbs less than noise does. */
  public static final double HUM_DISTANCE = 20;

  /** A wave has so many equal samples at its top only where it is cut off. */
  private static final int FLAT = 3;

  /** Amplifiers do not clip far below the end of the scale. */
  private static final int LEAST_CLIPPED = Short.MAX_VALUE / 4;

  /**
   * Measures a recording, of a tenth of a second or more. Digital silence, such as is put around
   * clips, is not taken for a quiet room.
   */
  public static SoundQuality of(AudioClip clip) {
    double offset = clip.mean() / 32768;
    short[] samples = clip.samples();
    SoundBands bands = new SoundBands(samples, clip.sampleRate(), clip.mean());
    SpeechActivity activity = SpeechActivity.of(samples, clip.sampleRate(), bands);
    double noise = decibels(activity.noise());
    double speech = decibels(activity.speech());
    double ratio = activity.speech() <= 0 ? 0 : speech - noise;
    double hum = decibels(new HumMeter(clip.sampleRate()).power(samples, clip.mean()));
    return new SoundQuality(
        speech, noise, ratio, clippedShare(samples), offset, hum, bands.width());
  }

  /** The {@link #bandwidth} of a recording, which is much the quickest to find. */
  public static double bandwidthOf(AudioClip clip) {
    return new SoundBands(clip.samples(), clip.sampleRate(), clip.mean()).width();
  }

  /** What is to be said of it, the gravest first. */
  public Verdict verdict() {
    if (speechLevel <= NOTHING) {
      return Verdict.SILENT;
    }
    if (clippedShare > MOST_CLIPPED || speechLevel > LOUDEST_SPEECH) {
      return Verdict.TOO_LOUD;
    }
    if (speechLevel < QUIETEST_SPEECH) {
      return Verdict.TOO_QUIET;
    }
    if (humLevel > NOTHING && speechLevel - humLevel < HUM_DISTANCE) {
      return Verdict.HUM;
    }
    if (signalToNoise < LEAST_SIGNAL_TO_NOISE) {
      return Verdict.NOISY;
    }
    return bandwidth < NARROWEST ? Verdict.NARROW : Verdict.GOOD;
  }

  /** Whether the voice can hardly be told from the room: whatever is heard is a guess. */
  public boolean isCovered() {
    return speechLevel <= NOTHING || signalToNoise < COVERING_SIGNAL_TO_NOISE;
  }

  /**
   * Whether what is heard may well be something else: for noise, or since half of it is cut off.
   */
  public boolean isDoubtful() {
    return signalToNoise < LEAST_SIGNAL_TO_NOISE || bandwidth < NARROWEST;
  }

  /** How loud the voice is, in a word. */
  public LevelWord level() {
    return clippedShare > MOST_CLIPPED ? LevelWord.TOO_LOUD : LevelWord.ofSpeech(speechLevel);
  }

  /**
   * Samples at the end of the scale, and those that stay at the highest or lowest value of the
   * recording for a while: an amplifier may clip below the end of the scale.
   */
  private static double clippedShare(short[] samples) {
    int highest = 0;
    int lowest = 0;
    for (short sample : samples) {
      highest = Math.max(highest, sample);
      lowest = Math.min(lowest, sample);
    }
    int clipped = 0;
    int at = 0;
    while (at < samples.length) {
      short sample = samples[at];
      int end = at + 1;
      while (end < samples.length && samples[end] == sample) {
        end++;
      }
      boolean isExtreme = sample == highest || sample == lowest;
      boolean isFlat = end - at >= FLAT && Math.abs(sample) > LEAST_CLIPPED;
      clipped += isExtreme && (isFlat || isEndOfScale(sample)) ? end - at : 0;
      at = end;
    }
    return samples.length == 0 ? 0 : (double) clipped / samples.length;
  }

  private static boolean isEndOfScale(short sample) {
    return sample == Short.MAX_VALUE || sample == Short.MIN_VALUE;
  }

  private static double decibels(double meanSquare) {
    return meanSquare <= 0
        ? NOTHING
        : Math.max(NOTHING, 10 * Math.log10(meanSquare / (32768.0 * 32768.0)));
  }
}
