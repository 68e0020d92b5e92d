package org.ahoz.audio.listening;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioDeviceException;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.listening.ListeningOptions.Mode;
import org.jspecify.annotations.Nullable;

/**
 * Listens at a microphone in a thread of its own, and tells what happens: utterances above all.
 *
 * <p>A microphone that vanishes is told and waited for. While the program itself speaks, {@link
 * #pause} keeps it from hearing itself. Nothing that is heard is kept once it is told.
 *
 * <pre>{@code
 * Supplier<AudioInput> microphone = () -> Microphone.open("headset", 16_000);
 * try (Listening listening =
 *     Listening.start(microphone, ListeningOptions.handsFree(), events::add)) {
 *   if (events.take() instanceof ListeningEvent.Utterance utterance) {
 *     recognize(utterance.part().sound()); // 16 kHz
 *   }
 * }
 * }</pre>
 *
 * <p>All methods may be called from any thread, that of the listener as well.
 */
public final class Listening implements AutoCloseable {

  private static final int READS_PER_SECOND = 50;

  /** What a microphone gives that is switched off differs by no more than this, up and down. */
  private static final int DEAD = 1;

  private static final Duration DEAD_FOR = Duration.ofSeconds(3);

  /** A driver may hang while it opens a device; then the thread ends when it comes back. */
  private static final Duration LONGEST_END = Duration.ofSeconds(3);

  private final Supplier<AudioInput> microphone;
  private final ListeningOptions options;
  private final Consumer<ListeningEvent> listener;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final TalkKey key = new TalkKey();
  private final Thread thread;

  /** How often listening was paused and resumed; what was read meanwhile is not to be heard. */
  private final AtomicInteger gates = new AtomicInteger();

  private volatile boolean isPaused;
  private volatile AudioInput input;

  /** The last that was told. */
  private @Nullable LevelWord level;

  private Listening(
      Supplier<AudioInput> microphone,
      ListeningOptions options,
      Consumer<ListeningEvent> listener,
      AudioInput input) {
    this.microphone = microphone;
    this.options = options;
    this.listener = listener;
    this.input = input;
    this.thread = new Thread(this::run, "listening");
    thread.setDaemon(true);
  }

  /**
   * Opens the microphone and begins to listen.
   *
   * @param microphone opens it, and opens it again after it was lost
   * @param listener is told what happens, in the thread that listens; while it is busy nothing is
   *     heard but what the device keeps, so it should hand over what takes long, and never throw
   * @throws AudioDeviceException when the microphone cannot be opened
   */
  public static Listening start(
      Supplier<AudioInput> microphone,
      ListeningOptions options,
      Consumer<ListeningEvent> listener) {
    Listening listening = new Listening(microphone, options, listener, microphone.get());
    listening.thread.start();
    return listening;
  }

  /**
   * Stops hearing, as is wanted while the program speaks; what was being said is dropped. An
   * utterance that had ended just before may still be told.
   */
  public void pause() {
    isPaused = true;
    gates.incrementAndGet();
  }

  /** Hears again, from now on: what the device kept meanwhile is dropped. */
  public void resume() {
    gates.incrementAndGet();
    isPaused = false;
  }

  /**
   * The key is pressed.
   *
   * @throws IllegalStateException when listening hands-free
   */
  public void beginTalk() {
    requireKey();
    key.press();
  }

  /**
   * The key is let go: what was said is told a moment later, or that nothing was.
   *
   * @throws IllegalStateException when listening hands-free
   */
  public void endTalk() {
    requireKey();
    key.release();
  }

  private void requireKey() {
    if (options.mode() != Mode.PUSH_TO_TALK) {
      throw new IllegalStateException("there is no key when listening hands-free");
    }
  }

  /** Stops listening, and gives the microphone back. What was being said is dropped. */
  @Override
  public void close() {
    closed.countDown();
    input.close();
    if (Thread.currentThread() == thread) {
      return;
    }
    try {
      thread.join(LONGEST_END.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isClosed() {
    return closed.getCount() == 0;
  }

  private void run() {
    try {
      while (!isClosed()) {
        try {
          listen(input);
        } catch (AudioDeviceException e) {
          input.close();
          if (!isClosed()) {
            listener.accept(new ListeningEvent.DeviceLost(e));
            reopen();
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      input.close();
    }
  }

  private void reopen() throws InterruptedException {
    while (!closed.await(options.reopening().toMillis(), TimeUnit.MILLISECONDS)) {
      try {
        input = microphone.get();
        listener.accept(new ListeningEvent.DeviceBack());
        return;
      } catch (AudioDeviceException stillGone) {
        // It was told already; the next attempt follows.
      }
    }
  }

  private void listen(AudioInput from) {
    int sampleRate = from.sampleRate();
    Ear ear = ear(sampleRate);
    short[] samples = new short[Math.max(1, sampleRate / READS_PER_SECOND)];
    int echo = AudioClip.samplesIn(options.echo(), sampleRate);
    int unheard = 0;
    int dead = 0;
    int gate = gates.get();
    from.begin();
    while (!isClosed()) {
      from.read(samples);
      if (gates.get() != gate) {
        gate = gates.get();
        ear.interrupt();
        from.begin();
        unheard = echo;
      } else if (isPaused) {
        dead = 0;
      } else if (unheard > 0) {
        unheard -= samples.length;
      } else {
        dead = isDead(samples) ? dead + samples.length : 0;
        if (dead >= AudioClip.samplesIn(DEAD_FOR, sampleRate)) {
          tell(LevelWord.SILENT);
        }
        ear.hear(samples).forEach(this::tell);
      }
    }
  }

  private Ear ear(int sampleRate) {
    return switch (options.mode()) {
      case HANDS_FREE -> new HandsFreeEar(sampleRate, options);
      case PUSH_TO_TALK -> new PushToTalkEar(sampleRate, options.endpointing(), key);
    };
  }

  private void tell(ListeningEvent event) {
    if (event instanceof ListeningEvent.Utterance utterance) {
      tell(SoundQuality.of(utterance.part().sound()).level());
    }
    listener.accept(event);
  }

  private void tell(LevelWord now) {
    if (now != level) {
      level = now;
      listener.accept(new ListeningEvent.LevelChanged(now));
    }
  }

  private static boolean isDead(short[] samples) {
    short lowest = samples[0];
    short highest = samples[0];
    for (short sample : samples) {
      lowest = (short) Math.min(lowest, sample);
      highest = (short) Math.max(highest, sample);
    }
    return highest - lowest <= DEAD;
  }
}
