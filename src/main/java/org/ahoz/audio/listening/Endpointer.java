package org.ahoz.audio.listening;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.listening.SpeechBands.Energies;
import org.jspecify.annotations.Nullable;

/**
 * Finds utterances in a stream of sound: where it is louder than the room for long enough, until it
 * has been quiet for long enough. It learns how loud the room is as it listens.
 *
 * <p>It knows no devices and no clocks: the same samples give the same utterances, however they are
 * cut into pieces. Not for several threads at once.
 *
 * <pre>{@code
 * Endpointer endpointer = new Endpointer(16_000, Endpointing.standard(), clip -> true);
 * for (short[] samples : stream) {
 *   endpointer.hear(samples).forEach(part -> recognize(part.sound()));
 * }
 * endpointer.finish().forEach(part -> recognize(part.sound()));
 * }</pre>
 */
public final class Endpointer {

  private static final int FRAMES_PER_SECOND = 100;

  /** Levels are smoothed over this many frames, which is longer than the period of any voice. */
  private static final int SMOOTHED_FRAMES = 7;

  private final int sampleRate;
  private final int frameLength;
  private final Endpointing endpointing;
  private final Predicate<AudioClip> soundsLikeSpeech;

  private final SpeechBands bands;
  private final NoiseFloor lowFloor = new NoiseFloor();
  private final NoiseFloor highFloor = new NoiseFloor();

  /** The last frames' energies, over which levels are smoothed. */
  private final Deque<Energies> recent = new ArrayDeque<>();

  /** What is kept of the stream: the pre-roll, or all of the utterance that is being heard. */
  private final Deque<Frame> frames = new ArrayDeque<>();

  private final short[] rest;
  private int restLength;

  /** Samples heard so far, in whole frames or not at all. */
  private long position;

  private @Nullable Candidate candidate;

  /**
   * An endpointer that has heard nothing yet.
   *
   * @param sampleRate in hertz, 1000 or more
   * @param soundsLikeSpeech is asked of each utterance, with its sound; what it denies is dropped
   */
  public Endpointer(
      int sampleRate, Endpointing endpointing, Predicate<AudioClip> soundsLikeSpeech) {
    if (sampleRate < 1000) {
      throw new IllegalArgumentException("no speech is heard at " + sampleRate + " hertz");
    }
    this.sampleRate = sampleRate;
    this.endpointing = endpointing;
    this.soundsLikeSpeech = soundsLikeSpeech;
    this.frameLength = sampleRate / FRAMES_PER_SECOND;
    this.bands = new SpeechBands(sampleRate);
    this.rest = new short[frameLength];
  }

  /** The utterances of a whole clip. */
  public static List<SpokenPart> utterances(AudioClip clip, Endpointing endpointing) {
    Endpointer endpointer = new Endpointer(clip.sampleRate(), endpointing, sound -> true);
    List<SpokenPart> parts = new ArrayList<>(endpointer.hear(clip.samples()));
    parts.addAll(endpointer.finish());
    return List.copyOf(parts);
  }

  /**
   * Hears the next samples, any number of them.
   *
   * @return the utterances that ended with them, mostly none
   */
  public List<SpokenPart> hear(short[] samples) {
    List<SpokenPart> ended = new ArrayList<>();
    for (short sample : samples) {
      rest[restLength++] = sample;
      if (restLength == frameLength) {
        restLength = 0;
        hearFrame(rest, ended);
      }
    }
    return ended;
  }

  /**
   * The stream has ended.
   *
   * @return the utterance that was being heard, if there is one
   */
  public List<SpokenPart> finish() {
    List<SpokenPart> ended = new ArrayList<>();
    Candidate last = candidate;
    if (last != null) {
      end(last, false, ended);
    }
    return ended;
  }

  /** Whether somebody is speaking now, for at least as long as the shortest speech. */
  public boolean isHearingSpeech() {
    Candidate now = candidate;
    return now != null && now.loudFrames >= minimumFrames();
  }

  /** Forgets what was heard, but not how loud the room is: there is a gap in the stream. */
  public void interrupt() {
    position += restLength;
    restLength = 0;
    frames.clear();
    recent.clear();
    candidate = null;
    lowFloor.interrupt();
    highFloor.interrupt();
  }

  private void hearFrame(short[] samples, List<SpokenPart> ended) {
    Frame frame = measured(samples);
    position += samples.length;
    boolean isInSpeech = candidate != null;
    frames.addLast(frame);
    boolean isNoise = lowFloor.learn(frame.lowLevel, isInSpeech);
    isNoise = highFloor.learn(frame.highLevel, isInSpeech) || isNoise;
    if (isNoise) {
      lookBack(ended);
    } else {
      judge(frame, ended);
    }
  }

  private Frame measured(short[] samples) {
    Energies energies = bands.next(samples);
    recent.addLast(energies);
    if (recent.size() > SMOOTHED_FRAMES) {
      recent.removeFirst();
    }
    double low = recent.stream().mapToDouble(Energies::low).average().orElse(0);
    double high = recent.stream().mapToDouble(Energies::high).average().orElse(0);
    return new Frame(
        position,
        AudioClip.of(sampleRate, samples),
        energies,
        SpeechBands.decibels(low),
        SpeechBands.decibels(high));
  }

  /** Goes through what is kept once more, with what has been learnt since. */
  private void lookBack(List<SpokenPart> ended) {
    List<Frame> kept = List.copyOf(frames);
    frames.clear();
    candidate = null;
    for (Frame frame : kept) {
      frames.addLast(frame);
      judge(frame, ended);
    }
  }

  private void judge(Frame frame, List<SpokenPart> ended) {
    Candidate now = candidate;
    if (isLoud(frame.lowLevel, frame.highLevel)) {
      if (now == null) {
        now = new Candidate(frame.start);
        candidate = now;
      }
      now.lastLoud = frame.start;
      // A click is long where it is smoothed, and short where it is not.
      boolean isLoudItself =
          isLoud(
              SpeechBands.decibels(frame.energies.low()),
              SpeechBands.decibels(frame.energies.high()));
      now.loudFrames += isLoudItself ? 1 : 0;
    }
    if (now != null) {
      long quiet = frame.start - now.lastLoud;
      if (quiet >= samplesIn(longer(endpointing.hangover(), endpointing.postRoll()))) {
        end(now, false, ended);
      } else if (frame.start - now.firstLoud
          >= samplesIn(endpointing.longest().minus(endpointing.preRoll()))) {
        end(now, true, ended);
      }
    }
    if (candidate == null) {
      keepFrom(frame.start + frameLength - samplesIn(endpointing.preRoll()));
    }
  }

  private boolean isLoud(double lowLevel, double highLevel) {
    return lowLevel > lowFloor.threshold() || highLevel > highFloor.threshold();
  }

  private void end(Candidate last, boolean isCut, List<SpokenPart> ended) {
    candidate = null;
    if (last.loudFrames < minimumFrames()) {
      return;
    }
    keepFrom(last.firstLoud - samplesIn(endpointing.preRoll()));
    long to = isCut ? Long.MAX_VALUE : last.lastLoud + samplesIn(endpointing.postRoll());
    List<Frame> spoken = frames.stream().filter(frame -> frame.start < to).toList();
    keepFrom(to);
    AudioClip sound = AudioClip.join(spoken.stream().map(Frame::sound).toList());
    if (soundsLikeSpeech.test(sound)) {
      Duration start = AudioClip.timeOf(spoken.get(0).start, sampleRate);
      ended.add(new SpokenPart(start, sound, isCut));
    }
  }

  private void keepFrom(long start) {
    while (!frames.isEmpty() && frames.getFirst().start < start) {
      frames.removeFirst();
    }
  }

  private int minimumFrames() {
    return samplesIn(endpointing.minimumSpeech()) / frameLength;
  }

  private int samplesIn(Duration length) {
    return AudioClip.samplesIn(length, sampleRate);
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  /**
   * A hundredth of a second of the stream.
   *
   * @param start its first sample, counted from the beginning of the stream
   * @param lowLevel decibels in the low band, smoothed
   * @param highLevel decibels in the high band, smoothed
   */
  private record Frame(
      long start, AudioClip sound, Energies energies, double lowLevel, double highLevel) {}

  /** What may become an utterance. */
  private static final class Candidate {
    private final long firstLoud;
    private long lastLoud;
    private int loudFrames;

    Candidate(long firstLoud) {
      this.firstLoud = firstLoud;
    }
  }
}
