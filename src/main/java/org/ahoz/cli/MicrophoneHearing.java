package org.ahoz.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFormat;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.Tags;
import org.ahoz.audio.listening.LevelWord;
import org.ahoz.audio.listening.Listening;
import org.ahoz.audio.listening.ListeningEvent;
import org.ahoz.audio.listening.ListeningOptions;
import org.ahoz.chess.Line;
import org.ahoz.hear.Heard;
import org.ahoz.live.Key;
import org.jspecify.annotations.Nullable;

/** Hears moves at the microphone: one, or one after the other until it is told to stop. */
final class MicrophoneHearing {

  private sealed interface Event {
    record Sound(ListeningEvent event) implements Event {}

    record Pressed(Key key) implements Event {}
  }

  private final SoundHearing hearing;
  private final HeardPrinter printer;
  private final EarOptions options;
  private final Console console;
  private final Supplier<AudioInput> microphone;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private @Nullable HeardSound last;
  private int kept;

  MicrophoneHearing(
      SoundHearing hearing,
      HeardPrinter printer,
      EarOptions options,
      Console console,
      Supplier<AudioInput> microphone) {
    this.hearing = hearing;
    this.printer = printer;
    this.options = options;
    this.console = console;
    this.microphone = microphone;
  }

  /**
   * Hears until a move was understood, or on and on; the sound says when somebody speaks.
   *
   * @param continuous whether each move is made, and the next one listened for
   */
  @SuppressWarnings("try") // it listens as long as it is open
  ExitCode hear(Line board, boolean continuous) {
    try (Listening listening = start(ListeningOptions.handsFree().with(hearing.speech()))) {
      console.tell("listening; say a move");
      return hearOn(board, continuous, listening, null);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }

  /** The same where a key says when somebody speaks. */
  @SuppressWarnings("try")
  ExitCode hear(Line board, boolean continuous, Keyboard keyboard, TalkTones tones) {
    try (Listening listening = start(ListeningOptions.pushToTalk())) {
      console.tell(
          "press Enter or the space bar, speak, and press it again; l tells how well you are heard,"
              + " q ends");
      keyboard.listen(key -> events.add(new Event.Pressed(key)));
      return hearOn(board, continuous, listening, new TalkSwitch(listening, tones));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }

  private Listening start(ListeningOptions how) {
    return Listening.start(microphone, how, event -> events.add(new Event.Sound(event)));
  }

  private ExitCode hearOn(
      Line start, boolean continuous, Listening listening, @Nullable TalkSwitch talking)
      throws InterruptedException {
    Conversation conversation = new Conversation(hearing.polyglot(), printer, start);
    ExitCode unheard = continuous ? ExitCode.DONE : ExitCode.NEGATIVE;
    while (true) {
      hearing.recognizer().prepare(conversation.books(), conversation.talk());
      Event event = events.take();
      if (talking != null && event instanceof Event.Pressed pressed) {
        Optional<ExitCode> end = press(pressed.key(), listening, talking, unheard);
        if (end.isPresent()) {
          return end.get();
        }
      } else if (event instanceof Event.Sound sound) {
        if (sound.event() instanceof ListeningEvent.Utterance utterance) {
          Heard heard = hear(utterance.part().sound(), conversation, listening, talking);
          if (isLast(heard, continuous)) {
            return HeardPrinter.exitCode(heard);
          }
        } else {
          tell(sound.event(), listening, talking);
        }
        if (talking != null && talking.isOver()) {
          return unheard;
        }
      }
    }
  }

  private Heard hear(
      AudioClip sound,
      Conversation conversation,
      Listening listening,
      @Nullable TalkSwitch talking) {
    keep(sound);
    // Nothing is to be heard of the answer, be it said aloud or by a screen reader.
    listening.pause();
    if (talking != null) {
      talking.heard();
    }
    HeardSound heard = hearing.hear(sound, conversation.books(), conversation.talk());
    last = heard;
    conversation.answer("", heard);
    listening.resume();
    return heard.answer().heard();
  }

  /** Whether nothing more is to be heard: not while a question waits for its answer. */
  private static boolean isLast(Heard heard, boolean continuous) {
    boolean isDone =
        heard instanceof Heard.Understood
            || (heard instanceof Heard.Order order && order.question() == null);
    return Conversation.isOver(heard) || (!continuous && isDone);
  }

  /** What a key comes to; an exit code where it is the last. */
  private Optional<ExitCode> press(
      Key key, Listening listening, TalkSwitch talking, ExitCode unheard) {
    if (key == Key.Named.INTERRUPT) {
      return Optional.of(ExitCode.INTERRUPTED);
    }
    if (key == Key.Named.CLOSED || key.equals(Key.of('q'))) {
      return talking.end() ? Optional.of(unheard) : Optional.empty();
    }
    if (key == Key.Named.ENTER || key.equals(Key.of(' '))) {
      talking.press();
    } else if (key.equals(Key.of('l'))) {
      HeardSound before = last;
      if (before == null) {
        console.tell("you were not heard yet");
      } else {
        printer.printLevel(before);
        sayAside(listening, talking);
      }
    }
    return Optional.empty();
  }

  /** Says what was told without being asked for; where somebody speaks, with the next answer. */
  private void sayAside(Listening listening, @Nullable TalkSwitch talking) {
    if (talking == null || talking.isIdle()) {
      listening.pause();
      printer.say();
      listening.resume();
    }
  }

  private void tell(ListeningEvent event, Listening listening, @Nullable TalkSwitch talking) {
    if (event instanceof ListeningEvent.DeviceLost lost) {
      if (talking != null) {
        talking.lost();
      }
      console.tell(lost.reason().getMessage() + "; waiting for it");
    } else if (event instanceof ListeningEvent.DeviceBack) {
      console.tell("the microphone is back; listening");
    } else if (event instanceof ListeningEvent.NothingSaid && talking != null) {
      talking.nothing();
    } else if (event instanceof ListeningEvent.LevelChanged changed
        && changed.level() == LevelWord.SILENT) {
      printer.printSilence();
      sayAside(listening, talking);
    }
  }

  private void keep(AudioClip sound) {
    Path folder = options.keep();
    if (folder != null) {
      kept++;
      Path file = folder.resolve(String.format(Locale.ROOT, "%04d.wav", kept));
      try (AudioOutput output = AudioFormat.WAV.create(file, Existing.REPLACE, Tags.NONE)) {
        output.write(sound);
        output.finish();
      }
    }
  }
}
