package org.ahoz.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFormat;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.Microphone;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.Tags;
import org.ahoz.audio.listening.LevelWord;
import org.ahoz.audio.listening.Listening;
import org.ahoz.audio.listening.ListeningEvent;
import org.ahoz.audio.listening.ListeningOptions;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.PhraseKey;

/** Hears moves at the microphone: one, or one after the other until it is told to stop. */
final class MicrophoneHearing {

  private final SoundHearing hearing;
  private final HeardPrinter printer;
  private final EarOptions options;
  private final Console console;
  private final BlockingQueue<ListeningEvent> events = new LinkedBlockingQueue<>();
  private int kept;

  MicrophoneHearing(
      SoundHearing hearing, HeardPrinter printer, EarOptions options, Console console) {
    this.hearing = hearing;
    this.printer = printer;
    this.options = options;
    this.console = console;
  }

  /**
   * Hears until a move was understood, or on and on.
   *
   * @param continuous whether each move is made, and the next one listened for
   */
  @SuppressWarnings("try") // it listens as long as it is open
  ExitCode hear(Position board, boolean continuous) {
    try (Listening listening =
        Listening.start(this::microphone, ListeningOptions.handsFree(), events::add)) {
      console.tell("listening; say a move");
      return hearOn(board, continuous, listening);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return ExitCode.INTERRUPTED;
    }
  }

  private AudioInput microphone() {
    return options.device().isEmpty()
        ? Microphone.open()
        : Microphone.open(options.device(), SpokenFile.SAMPLE_RATE);
  }

  private ExitCode hearOn(Position start, boolean continuous, Listening listening)
      throws InterruptedException {
    Position board = start;
    List<PhraseBook> books = hearing.polyglot().phraseBooks(board);
    Talk talk = Talk.NEW;
    while (true) {
      hearing.recognizer().prepare(books, talk);
      ListeningEvent event = events.take();
      if (!(event instanceof ListeningEvent.Utterance utterance)) {
        tell(event);
        continue;
      }
      AudioClip sound = utterance.part().sound();
      keep(sound);
      // Nothing is to be heard of what a screen reader may say of the answer.
      listening.pause();
      HeardSound heard = hearing.hear(sound, books, talk);
      Heard answer = heard.answer().heard();
      printer.print("", heard, board);
      console.output().flush();
      listening.resume();
      if (answer instanceof Heard.Order order && order.key() == PhraseKey.ORDER_MIC_OFF) {
        return ExitCode.DONE;
      }
      boolean isMove = answer instanceof Heard.Understood;
      if (!continuous && (isMove || answer instanceof Heard.Order)) {
        return HeardPrinter.exitCode(answer);
      }
      if (answer instanceof Heard.Understood understood) {
        board = board.play(understood.move());
        books = hearing.polyglot().phraseBooks(board);
        talk = Talk.NEW;
      } else {
        talk = hearing.polyglot().next(talk, heard.answer());
      }
    }
  }

  private void tell(ListeningEvent event) {
    if (event instanceof ListeningEvent.DeviceLost lost) {
      console.tell(lost.reason().getMessage() + "; waiting for it");
    } else if (event instanceof ListeningEvent.DeviceBack) {
      console.tell("the microphone is back; listening");
    } else if (event instanceof ListeningEvent.LevelChanged changed
        && changed.level() != LevelWord.GOOD) {
      console.tell(
          "your voice is " + changed.level().name().toLowerCase(Locale.ROOT).replace('_', ' '));
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
