package org.ahoz.audio.listening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioDeviceException;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.listening.ListeningEvent.DeviceBack;
import org.ahoz.audio.listening.ListeningEvent.DeviceLost;
import org.ahoz.audio.listening.ListeningEvent.LevelChanged;
import org.ahoz.audio.listening.ListeningEvent.NothingSaid;
import org.ahoz.audio.listening.ListeningEvent.Utterance;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ListeningTest {

  private static final int RATE = 16_000;
  private static final Duration SOON = Duration.ofMillis(10);
  private static final ListeningOptions HANDS_FREE = quick(ListeningOptions.handsFree());
  private static final ListeningOptions KEY = quick(ListeningOptions.pushToTalk());

  private final FakeMicrophone microphone = new FakeMicrophone(RATE);
  private final BlockingQueue<ListeningEvent> events = new LinkedBlockingQueue<>();
  private Listening listening = Listening.start(() -> microphone, HANDS_FREE, events::add);

  @AfterEach
  void close() {
    listening.close();
  }

  @Test
  void whatIsSaidIsToldWithItsLevel() throws InterruptedException {
    AudioClip speech = speech(1, 2_000);
    microphone.gives(room(1_000), speech, room(1_000));
    assertThat(next()).isEqualTo(new LevelChanged(LevelWord.GOOD));
    SpokenPart part = utterance(next());
    assertThat(part.start().toMillis()).isCloseTo(750, within(50L));
    assertThat(part.sound().length()).isGreaterThan(speech.length());

    microphone.gives(speech(2, 2_000), room(1_000));
    assertThat(next()).isInstanceOf(Utterance.class);
    microphone.gives(speech(2, 150), room(1_000));
    assertThat(next()).isEqualTo(new LevelChanged(LevelWord.QUIET));
    assertThat(next()).isInstanceOf(Utterance.class);
  }

  @Test
  void soundOfOtherRatesComesOutAtTheOneForRecognizers() throws InterruptedException {
    FakeMicrophone other = new FakeMicrophone(44_100);
    restart(other, HANDS_FREE);
    AudioClip all = AudioClip.join(List.of(room(1_000), speech(3, 2_000), room(1_000)));
    other.gives(all.resampled(44_100));
    next();
    assertThat(utterance(next()).sound().sampleRate()).isEqualTo(SpokenFile.SAMPLE_RATE);
  }

  @Test
  void whatDoesNotSoundLikeSpeechIsNotTold() throws InterruptedException {
    AtomicInteger asked = new AtomicInteger();
    restart(
        microphone,
        HANDS_FREE.with(
            clip -> {
              assertThat(clip.sampleRate()).isEqualTo(SpokenFile.SAMPLE_RATE);
              return asked.incrementAndGet() == 2;
            }));
    microphone.gives(room(1_000), speech(4, 2_000), room(1_000), speech(5, 2_000), room(1_000));
    next();
    assertThat(utterance(next()).start().toMillis()).isGreaterThan(2_000);
    assertThat(asked).hasValue(2);
  }

  @Test
  void nothingIsHeardWhileTheProgramSpeaks() throws InterruptedException {
    microphone.gives(room(500));
    microphone.awaitRead();
    listening.pause();
    microphone.gives(speech(6, 8_000), room(500));
    microphone.awaitRead();
    listening.resume();
    microphone.gives(room(1_000), speech(7, 2_000), room(1_000));
    next();
    utterance(next());
    microphone.awaitRead();
    assertThat(events).isEmpty();
  }

  @Test
  void whatTheDeviceKeptWhileTheListenerWasBusyIsDroppedOnResuming() throws InterruptedException {
    AtomicInteger utterances = new AtomicInteger();
    AtomicInteger flushes = new AtomicInteger();
    FakeMicrophone device =
        new FakeMicrophone(RATE) {
          @Override
          public synchronized void begin() {
            if (flushes.incrementAndGet() > 1) {
              drop();
            }
          }
        };
    BlockingQueue<Listening> own = new LinkedBlockingQueue<>();
    Listening answering =
        Listening.start(
            () -> device,
            HANDS_FREE,
            event -> {
              if (event instanceof Utterance && utterances.incrementAndGet() == 1) {
                own.element().pause();
                // The answer is spoken, and the device hears it.
                device.gives(speech(8, 8_000), room(1_000));
                own.element().resume();
                events.add(event);
              }
            });
    own.add(answering);
    device.gives(room(1_000), speech(9, 2_000), room(1_000));
    utterance(next());
    device.awaitRead();
    answering.close();
    assertThat(flushes).hasValue(2);
    assertThat(utterances).hasValue(1);
  }

  @Test
  void aSpeakerInterruptedByPausingIsNotHeardHalf() throws InterruptedException {
    AudioClip speech = speech(10, 2_000);
    microphone.gives(room(1_000), speech.slice(0, speech.length() / 2));
    microphone.awaitRead();
    listening.pause();
    listening.resume();
    microphone.gives(room(2_000));
    microphone.awaitRead();
    assertThat(events).isEmpty();
  }

  @Test
  void aKeyThatIsHeldMakesAnUtterance() throws InterruptedException {
    restart(microphone, KEY);
    AudioClip speech = speech(11, 2_000);
    microphone.gives(room(1_000));
    microphone.awaitRead();
    listening.beginTalk();
    microphone.gives(speech);
    microphone.awaitRead();
    listening.endTalk();
    microphone.gives(room(1_000));
    next();
    SpokenPart part = utterance(next());
    assertThat(part.start().toMillis()).isCloseTo(750, within(50L));
    assertThat(part.sound().duration().minus(speech.duration()).toMillis())
        .isCloseTo(500, within(70L));
  }

  @Test
  void speechWithoutTheKeyIsNotHeard() throws InterruptedException {
    restart(microphone, KEY);
    microphone.gives(room(500), speech(12, 2_000), room(2_000));
    microphone.awaitRead();
    listening.endTalk();
    microphone.gives(room(1_000));
    microphone.awaitRead();
    assertThat(events).isEmpty();
  }

  @Test
  void aKeyThatIsOnlyTappedHearsNothing() throws InterruptedException {
    restart(microphone, KEY);
    microphone.gives(room(500));
    microphone.awaitRead();
    listening.beginTalk();
    listening.endTalk();
    microphone.gives(room(1_000));
    assertThat(next()).isEqualTo(new NothingSaid());
  }

  @Test
  void aKeyThatStaysPressedCutsWhatIsSaid() throws InterruptedException {
    restart(microphone, KEY);
    listening.beginTalk();
    for (int i = 0; i < 14; i++) {
      microphone.gives(speech(20 + i, 2_000), room(200));
    }
    next();
    SpokenPart part = utterance(next());
    assertThat(part.isCut()).isTrue();
    assertThat(part.sound().duration().toMillis()).isCloseTo(15_000, within(30L));
    listening.endTalk();
    microphone.gives(room(1_000));
    assertThat(utterance(next()).isCut()).isFalse();
  }

  @Test
  void handsFreeThereIsNoKey() {
    assertThatIllegalStateException().isThrownBy(listening::beginTalk);
    assertThatIllegalStateException().isThrownBy(listening::endTalk);
  }

  @Test
  void aMicrophoneThatVanishesIsToldAndWaitedFor() throws InterruptedException {
    FakeMicrophone first = new FakeMicrophone(RATE);
    FakeMicrophone second = new FakeMicrophone(48_000);
    AtomicInteger attempts = new AtomicInteger();
    Listening patient =
        Listening.start(
            () ->
                switch (attempts.incrementAndGet()) {
                  case 1 -> first;
                  case 4 -> second;
                  default -> throw failure("this computer has none");
                },
            HANDS_FREE,
            events::add);
    try (Listening open = patient) {
      first.vanishes();
      ListeningEvent lost = next();
      assertThat(lost).isInstanceOf(DeviceLost.class);
      assertThat(((DeviceLost) lost).reason()).hasMessageContaining("the plug was pulled");
      assertThat(next()).isEqualTo(new DeviceBack());
      assertThat(attempts).hasValue(4);
      AudioClip all = AudioClip.join(List.of(room(1_000), speech(13, 2_000), room(1_000)));
      second.gives(all.resampled(48_000));
      next();
      utterance(next());
      assertThat(open).isNotNull();
    }
    assertThat(second.isClosed()).isTrue();
  }

  @Test
  void aMicrophoneThatIsNotThereAtFirstIsTheCallersToHear() {
    assertThatExceptionOfType(AudioDeviceException.class)
        .isThrownBy(
            () ->
                Listening.start(
                    () -> {
                      throw failure("this computer has none");
                    },
                    HANDS_FREE,
                    events::add));
  }

  @Test
  void aMicrophoneThatIsSwitchedOffIsTold() throws InterruptedException {
    microphone.gives(AudioClip.silence(RATE, Duration.ofSeconds(4)));
    assertThat(next()).isEqualTo(new LevelChanged(LevelWord.SILENT));
    microphone.gives(AudioClip.silence(RATE, Duration.ofSeconds(4)));
    microphone.awaitRead();
    assertThat(events).isEmpty();
  }

  @Test
  void closingEndsItAtOnceAlsoWhileItWaitsForSound() {
    long begin = System.nanoTime();
    listening.close();
    listening.close();
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(2));
    assertThat(microphone.isClosed()).isTrue();
    assertThat(events).isEmpty();
  }

  @Test
  void theListenerItselfMayCloseIt() throws InterruptedException {
    BlockingQueue<Listening> open = new LinkedBlockingQueue<>();
    FakeMicrophone other = new FakeMicrophone(RATE);
    Listening own =
        Listening.start(
            () -> other,
            HANDS_FREE,
            event -> {
              open.element().close();
              events.add(event);
            });
    open.add(own);
    other.gives(room(1_000), speech(14, 2_000), room(1_000));
    next();
    assertThat(other.isClosed()).isTrue();
  }

  private void restart(FakeMicrophone input, ListeningOptions options) {
    listening.close();
    input.opens();
    listening = Listening.start(() -> input, options, events::add);
  }

  private ListeningEvent next() throws InterruptedException {
    ListeningEvent event = events.poll(20, TimeUnit.SECONDS);
    return event == null ? new DeviceLost(failure("nothing was told")) : event;
  }

  private static SpokenPart utterance(ListeningEvent event) {
    assertThat(event).isInstanceOf(Utterance.class);
    return ((Utterance) event).part();
  }

  private static AudioDeviceException failure(String reason) {
    return new AudioDeviceException(
        "microphone", reason, "connect one", new IllegalStateException(reason));
  }

  private static ListeningOptions quick(ListeningOptions options) {
    return new ListeningOptions(
        options.mode(), options.endpointing(), options.soundsLikeSpeech(), SOON, options.echo());
  }

  private static AudioClip speech(long seed, double loudness) {
    SyntheticSpeech source = new SyntheticSpeech(seed);
    double[] speech = source.utterance(loudness);
    return SyntheticSpeech.clip(SyntheticSpeech.sum(speech, source.white(speech.length)));
  }

  private static AudioClip room(int milliseconds) {
    SyntheticSpeech source = new SyntheticSpeech(milliseconds);
    int length = SyntheticSpeech.samples(milliseconds);
    return SyntheticSpeech.clip(SyntheticSpeech.scaled(source.white(length), 3));
  }

  /** Gives what it is given, as fast as it is read, and waits for more. */
  private static class FakeMicrophone implements AudioInput {
    private final int sampleRate;
    private final Queue<Short> samples = new ArrayDeque<>();
    private boolean isOpen = true;
    private boolean isWaiting;
    private String failure = "it was closed";

    FakeMicrophone(int sampleRate) {
      this.sampleRate = sampleRate;
    }

    synchronized void gives(AudioClip... clips) {
      for (AudioClip clip : clips) {
        for (short sample : clip.samples()) {
          samples.add(sample);
        }
      }
      isWaiting = false;
      notifyAll();
    }

    synchronized void drop() {
      samples.clear();
    }

    /** Until all is read but less than one reading, and what was read is heard. */
    synchronized void awaitRead() throws InterruptedException {
      while (!isWaiting) {
        wait();
      }
    }

    synchronized void vanishes() {
      failure = "the plug was pulled";
      isOpen = false;
      notifyAll();
    }

    synchronized void opens() {
      isOpen = true;
    }

    synchronized boolean isClosed() {
      return !isOpen;
    }

    @Override
    public int sampleRate() {
      return sampleRate;
    }

    @Override
    public synchronized void begin() {}

    @Override
    public synchronized void read(short[] wanted) {
      while (samples.size() < wanted.length && isOpen) {
        isWaiting = true;
        notifyAll();
        try {
          wait();
        } catch (InterruptedException e) {
          throw ListeningTest.failure("interrupted");
        }
      }
      if (!isOpen) {
        throw ListeningTest.failure(failure);
      }
      for (int i = 0; i < wanted.length; i++) {
        wanted[i] = samples.remove();
      }
    }

    @Override
    public synchronized void close() {
      isOpen = false;
      notifyAll();
    }
  }
}
