package org.ahoz.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.Wav;
import org.ahoz.audio.listening.SoundQuality;

/**
 * Makes recordings worse as rooms, lines and microphones do, for {@code
 * src/bench/hear-conditions.sh}.
 */
public final class WorseRecordings {

  private static final int RATE = 16_000;

  /** That of a telephone; with it goes what is above 4000 hertz. */
  private static final int NARROW = 8_000;

  /** What a telephone lets pass, in hertz. */
  private static final double LOWEST = 300;

  /** So many talk in the background. */
  private static final int TALKERS = 6;

  private final List<SaidMove> moves;
  private final Random random = new Random(20);

  private WorseRecordings(List<SaidMove> moves) {
    this.moves = moves;
  }

  /** Makes one clip worse; others may be heard in the background. */
  private interface Change {
    AudioClip of(AudioClip clip);
  }

  /**
   * Writes a folder for each condition, each with a table; the names of voices begin with the
   * number of the condition, and so do the lines that are printed, with its name behind.
   *
   * @param arguments a table, a folder, and how many moves to take of each voice
   */
  public static void main(String... arguments) throws IOException {
    Path folder = Path.of(arguments[1]);
    List<SaidMove> moves = SaidMove.read(Path.of(arguments[0]), Integer.parseInt(arguments[2]));
    WorseRecordings worse = new WorseRecordings(moves);
    int number = 0;
    for (Map.Entry<String, Change> each : worse.changes().entrySet()) {
      String name = String.format("c%02d", ++number);
      worse.write(name, folder.resolve(name), each.getValue());
      System.out.println(name + "\t" + each.getKey());
    }
  }

  private Map<String, Change> changes() {
    Map<String, Change> changes = new LinkedHashMap<>();
    changes.put("as they are", clip -> clip);
    for (int decibels : new int[] {20, 15, 10, 5}) {
      changes.put(
          "white noise, " + decibels + " dB", clip -> with(clip, white(clip.length()), decibels));
    }
    for (int decibels : new int[] {20, 15, 10, 5}) {
      changes.put(
          "babble, " + decibels + " dB", clip -> with(clip, babble(clip.length()), decibels));
    }
    changes.put("telephone, 8 kHz", WorseRecordings::telephone);
    changes.put("clipped", clip -> scaled(clip, 4 * 32767.0 / Math.max(1, clip.peak())));
    changes.put("offset, a tenth", clip -> shifted(clip, 3277));
    changes.put("quiet, -40 dB", clip -> leveled(clip, -40));
    changes.put("loud, -12 dB", clip -> leveled(clip, -12));
    return changes;
  }

  private void write(String name, Path folder, Change change) throws IOException {
    Files.createDirectories(folder);
    List<SaidMove> made = new ArrayList<>();
    for (SaidMove move : moves) {
      AudioClip clip = SpokenFile.read(move.file()).resampled(RATE);
      Path file = folder.resolve(String.format("%04d.wav", made.size()));
      Files.write(file, Wav.bytes(change.of(clip)));
      made.add(new SaidMove(name + "/" + move.voice(), file, move.fen(), move.san()));
    }
    SaidMove.write(folder.resolve("index.tsv"), made);
  }

  /** With noise so far below the voice, of which only the time counts in which it is active. */
  private static AudioClip with(AudioClip clip, double[] noise, int decibels) {
    double power = 0;
    for (double sample : noise) {
      power += sample * sample / noise.length;
    }
    double level = SoundQuality.of(clip).speechLevel() - decibels;
    double factor = 32768 * Math.pow(10, level / 20) / Math.sqrt(Math.max(1e-9, power));
    short[] samples = clip.samples();
    for (int i = 0; i < samples.length; i++) {
      samples[i] = sample(samples[i] + factor * noise[i]);
    }
    return AudioClip.of(clip.sampleRate(), samples);
  }

  private double[] white(int length) {
    return random.doubles(length, -1, 1).toArray();
  }

  /** Others of the recordings at once, each over and over, from anywhere. */
  private double[] babble(int length) {
    double[] sum = new double[length];
    for (int talker = 0; talker < TALKERS; talker++) {
      SaidMove move = moves.get(random.nextInt(moves.size()));
      AudioClip speech = SpokenFile.read(move.file()).resampled(RATE);
      double factor = 1.0 / Math.max(1, speech.peak());
      short[] samples = speech.samples();
      int from = random.nextInt(samples.length);
      for (int i = 0; i < length; i++) {
        sum[i] += factor * samples[(from + i) % samples.length];
      }
    }
    return sum;
  }

  /** Between 300 hertz and what 8000 samples a second hold, by two poles below. */
  private static AudioClip telephone(AudioClip clip) {
    short[] samples = clip.resampled(NARROW).samples();
    for (int pass = 0; pass < 2; pass++) {
      double share = 1 / (1 + 2 * Math.PI * LOWEST / NARROW);
      double before = 0;
      double passed = 0;
      for (int i = 0; i < samples.length; i++) {
        passed = share * (passed + samples[i] - before);
        before = samples[i];
        samples[i] = sample(passed);
      }
    }
    return AudioClip.of(NARROW, samples);
  }

  private static AudioClip leveled(AudioClip clip, double decibels) {
    return scaled(clip, Math.pow(10, (decibels - SoundQuality.of(clip).speechLevel()) / 20));
  }

  private static AudioClip scaled(AudioClip clip, double factor) {
    short[] samples = clip.samples();
    for (int i = 0; i < samples.length; i++) {
      samples[i] = sample(factor * samples[i]);
    }
    return AudioClip.of(clip.sampleRate(), samples);
  }

  private static AudioClip shifted(AudioClip clip, int offset) {
    short[] samples = clip.samples();
    for (int i = 0; i < samples.length; i++) {
      samples[i] = sample(samples[i] + offset);
    }
    return AudioClip.of(clip.sampleRate(), samples);
  }

  private static short sample(double value) {
    return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, Math.round(value)));
  }
}
