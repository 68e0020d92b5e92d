package org.ahoz.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.ahoz.live.Key;

/**
 * Keys that come as lines, from another program or a pedal: an empty line is the Enter key, another
 * one the key of its first sign.
 */
final class LineKeyboard implements Keyboard {

  private final BufferedReader lines;

  LineKeyboard(InputStream input) {
    lines = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8));
  }

  @Override
  public void listen(Consumer<Key> taker) {
    Thread reading = new Thread(() -> read(taker), "keyboard");
    reading.setDaemon(true);
    reading.start();
  }

  private void read(Consumer<Key> taker) {
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        taker.accept(line.isEmpty() ? Key.Named.ENTER : new Key.Sign(line.codePointAt(0)));
      }
    } catch (IOException e) {
      // Whoever sent the lines is gone, as at their end.
    }
    taker.accept(Key.Named.CLOSED);
  }

  /** Standard input is not ours to close; a read that waits ends with the program. */
  @Override
  public void close() {}
}
