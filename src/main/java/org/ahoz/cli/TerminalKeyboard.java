package org.ahoz.cli;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.ahoz.live.Key;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;

/**
 * The keys of a terminal, one by one and without echo. Nothing is ever written to it, so that a
 * screen reader has nothing to read and {@code NO_COLOR}, {@code ACCESSIBLE} and {@code TERM=dumb}
 * find nothing to forbid.
 */
final class TerminalKeyboard implements Keyboard {

  private static final int CONTROL_C = 3;
  private static final int CONTROL_D = 4;
  private static final int CONTROL_H = 8;
  private static final int ESCAPE = 27;
  private static final int DELETE = 127;

  /**
   * How long the rest of a key may take that begins with escape, in milliseconds. The key escape
   * sends nothing more, and is known by that.
   */
  private static final long REST_OF_KEY = 100;

  private final Terminal terminal;
  private final Attributes before;
  private volatile boolean isClosed;

  TerminalKeyboard(Terminal terminal) {
    this.terminal = terminal;
    before = terminal.enterRawMode();
    // After the program was stopped and goes on, the shell has set the terminal to its own ways.
    terminal.handle(Terminal.Signal.CONT, signal -> terminal.enterRawMode());
  }

  /** The terminal of this process; empty where its input or its output is none. */
  static Optional<Keyboard> open() {
    try {
      Terminal terminal =
          TerminalBuilder.builder()
              .system(true)
              .dumb(false)
              // The native part forgets the speed of a terminal; stty gives it back as it was.
              .exec(true)
              .jni(isWindows())
              .nativeSignals(true)
              .signalHandler(Terminal.SignalHandler.SIG_DFL)
              .build();
      return Optional.of(new TerminalKeyboard(terminal));
    } catch (IOException | IllegalStateException e) {
      // How the builder says that there is no terminal.
      return Optional.empty();
    }
  }

  private static boolean isWindows() {
    return System.getProperty("os.name", "").startsWith("Windows");
  }

  @Override
  public void listen(Consumer<Key> taker) {
    terminal.handle(Terminal.Signal.INT, signal -> taker.accept(Key.Named.INTERRUPT));
    Thread reading = new Thread(() -> read(taker), "keyboard");
    reading.setDaemon(true);
    reading.start();
  }

  private void read(Consumer<Key> taker) {
    NonBlockingReader reader = terminal.reader();
    Key key = next(reader);
    while (key != Key.Named.CLOSED && !isClosed) {
      taker.accept(key);
      key = next(reader);
    }
    taker.accept(Key.Named.CLOSED);
  }

  private static Key next(NonBlockingReader reader) {
    try {
      int sign = reader.read();
      return switch (sign) {
        case NonBlockingReader.EOF, CONTROL_D -> Key.Named.CLOSED;
        case '\r', '\n' -> Key.Named.ENTER;
        case CONTROL_H, DELETE -> Key.Named.BACKSPACE;
        case CONTROL_C -> Key.Named.INTERRUPT;
        case ESCAPE -> rest(reader);
        default -> sign < ' ' ? Key.Named.OTHER : sign(reader, (char) sign);
      };
    } catch (InterruptedIOException e) {
      return Key.Named.CLOSED;
    } catch (IOException e) {
      // A terminal that was closed, or whose window is gone.
      return Key.Named.CLOSED;
    }
  }

  private static Key sign(NonBlockingReader reader, char sign) throws IOException {
    return Character.isHighSurrogate(sign)
        ? new Key.Sign(Character.toCodePoint(sign, (char) reader.read()))
        : Key.of(sign);
  }

  /** A key that begins with escape: ESC [ or ESC O, parameters, and a letter (ECMA-48, 5.4). */
  private static Key rest(NonBlockingReader reader) throws IOException {
    int introducer = reader.read(REST_OF_KEY);
    if (introducer != '[' && introducer != 'O') {
      return introducer < 0 || introducer == ESCAPE ? Key.Named.ESCAPE : Key.Named.OTHER;
    }
    int sign = reader.read(REST_OF_KEY);
    while (sign >= ' ' && sign < '@') {
      sign = reader.read(REST_OF_KEY);
    }
    return switch (sign) {
      case 'C' -> Key.Named.RIGHT;
      case 'D' -> Key.Named.LEFT;
      default -> Key.Named.OTHER;
    };
  }

  @Override
  public void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    terminal.setAttributes(before);
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException("the terminal cannot be let go: " + e.getMessage(), e);
    }
  }
}
