package org.ahoz.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.Earcon;
import org.ahoz.audio.LiveOutput;
import org.ahoz.live.Answers;
import org.ahoz.live.Rate;
import org.ahoz.live.Sound;
import org.ahoz.live.Tone;
import org.ahoz.live.Track;
import org.jspecify.annotations.Nullable;

/**
 * Makes sounds heard, on a thread of its own. What is to be heard next cuts what sounds now, in the
 * middle of a word if need be; a cue of the script can go on where it was cut.
 */
final class LivePlayer implements AutoCloseable {

  /** Gives words a voice. */
  @FunctionalInterface
  interface Speaker {
    /** The sound of words at a speed; empty where the voice cannot say them, which it tells. */
    Optional<AudioClip> speak(Utterance utterance, Rate rate);
  }

  /** Hears of what comes of the sounds, on the player's thread. */
  interface Listener {
    /** All sounds of an order were heard to their end. */
    void silence(int order);

    /** They cannot be heard. */
    void failed(Throwable cause);
  }

  /**
   * What is to be heard.
   *
   * @param number tells one order from another
   */
  record Order(int number, List<Sound> sounds, Track track, Rate rate) {}

  private record Cut(int cue, double part) {}

  /** How much is handed over at a time; a sound is cut at such a place. */
  private static final int PARTS_PER_SECOND = 20;

  /**
   * How much of what was handed over is said once more when a cue goes on: devices hold back up to
   * half a second, and whoever comes back wants to find into the sentence.
   */
  private static final Duration ONCE_MORE = Duration.ofSeconds(1);

  private static final Duration LEFT_IN_DEVICE = Duration.ofMillis(50);

  private static final Duration BETWEEN_SENTENCES = Duration.ofMillis(250);

  /** Tones and pauses before the first words are made at this rate, in hertz. */
  private static final int USUAL_RATE = 22_050;

  private final LiveOutput output;
  private final Speaker speaker;
  private final Announcer announcer;
  private final Console console;
  private final double pauses;
  private final Listener listener;
  private final Thread thread = new Thread(this::run, "player");

  private volatile @Nullable Order current;
  private boolean isNew;
  private volatile boolean isClosed;

  // Only the player's thread sees these.
  private @Nullable Cut cut;
  private int sampleRate = USUAL_RATE;

  /**
   * A player that waits for orders.
   *
   * @param pauses what the length of every pause is multiplied by, zero or more
   */
  LivePlayer(
      LiveOutput output,
      Speaker speaker,
      Announcer announcer,
      Console console,
      double pauses,
      Listener listener) {
    this.output = output;
    this.speaker = speaker;
    this.announcer = announcer;
    this.console = console;
    this.pauses = pauses;
    this.listener = listener;
    thread.setDaemon(true);
    thread.start();
  }

  /** Makes these sounds heard in place of those of the order before. */
  void play(Order order) {
    current = order;
    // Before the new order is taken up, so that none of its own sound is lost.
    output.stop();
    synchronized (this) {
      isNew = true;
      notifyAll();
    }
  }

  /** Falls silent, and lets go of its thread. */
  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
      current = null;
      notifyAll();
    }
    output.stop();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    for (Order order = take(); order != null; order = take()) {
      try {
        // What another order left in the device ends here.
        output.stop();
        perform(order);
      } catch (RuntimeException | Error e) {
        listener.failed(e);
        return;
      }
    }
  }

  private synchronized @Nullable Order take() {
    while (!isNew && !isClosed) {
      try {
        wait();
      } catch (InterruptedException e) {
        return null;
      }
    }
    isNew = false;
    return isClosed ? null : current;
  }

  private boolean isCurrent(Order order) {
    Order now = current;
    return now != null && now.number() == order.number();
  }

  private void perform(Order order) {
    for (Sound sound : order.sounds()) {
      if (!isCurrent(order)) {
        return;
      }
      perform(sound, order);
    }
    if (isCurrent(order)) {
      listener.silence(order.number());
    }
  }

  private void perform(Sound sound, Order order) {
    if (sound instanceof Sound.Scripted scripted) {
      Utterance words = order.track().cue(scripted.cue()).utterance();
      say(scripted, speaker.speak(words, order.rate()).orElseGet(this::nothing), order);
    } else if (sound instanceof Sound.Gap gap) {
      long nanos = Math.round(gap.length().toNanos() * pauses);
      play(AudioClip.silence(sampleRate, Duration.ofNanos(nanos)), 0, order);
    } else {
      play(AudioClip.join(answer(sound, order.rate())), 0, order);
    }
  }

  private AudioClip nothing() {
    return Earcon.falling(sampleRate);
  }

  private List<AudioClip> answer(Sound sound, Rate rate) {
    List<AudioClip> clips = new ArrayList<>();
    for (Utterance words : Answers.words(sound, announcer)) {
      Optional<AudioClip> clip = speaker.speak(words, rate);
      if (clip.isPresent()) {
        sampleRate = clip.get().sampleRate();
        clips.add(clip.get());
        clips.add(AudioClip.silence(sampleRate, BETWEEN_SENTENCES));
      }
    }
    if (clips.isEmpty()) {
      console.tell(Answers.line(sound));
      clips.add(Answers.tone(sound) == Tone.RISING ? Earcon.rising(sampleRate) : nothing());
    }
    return clips;
  }

  private void say(Sound.Scripted scripted, AudioClip clip, Order order) {
    sampleRate = clip.sampleRate();
    Cut before = cut;
    int from =
        scripted.isResumed() && before != null && before.cue() == scripted.cue()
            ? (int) (before.part() * clip.length())
            : 0;
    int heard = play(clip, from, order);
    int onceMore = (int) (ONCE_MORE.toMillis() * sampleRate / 1000);
    double part = (double) Math.max(0, heard - onceMore) / Math.max(1, clip.length());
    cut = new Cut(scripted.cue(), part);
  }

  /**
   * What is heard counts, not what was handed over: a key means what the listener just heard. A
   * rest is left, so that the device does not run dry; to drain it would take some of them half a
   * second.
   */
  private void awaitHeard(Order order) {
    Duration unheard = output.unheard();
    try {
      while (isCurrent(order) && unheard.compareTo(LEFT_IN_DEVICE) > 0) {
        Thread.sleep(Math.min(LEFT_IN_DEVICE.toMillis(), unheard.toMillis()));
        unheard = output.unheard();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Plays a clip from a sample on; up to which it came. */
  private int play(AudioClip clip, int from, Order order) {
    int part = Math.max(1, clip.sampleRate() / PARTS_PER_SECOND);
    int at = from;
    while (at < clip.length() && isCurrent(order)) {
      int to = Math.min(clip.length(), at + part);
      output.write(clip.slice(at, to));
      at = to;
    }
    awaitHeard(order);
    return at;
  }
}
