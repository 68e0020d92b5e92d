package org.ahoz.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.function.Consumer;

/** Hands over what is printed, line by line, and tells where an answer of them is complete. */
final class PrintedLines extends OutputStream {

  private final ByteArrayOutputStream printed;
  private final Consumer<String> taker;
  private final Runnable end;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  PrintedLines(ByteArrayOutputStream printed, Consumer<String> taker, Runnable end) {
    this.printed = printed;
    this.taker = taker;
    this.end = end;
  }

  @Override
  public void flush() {
    end.run();
  }

  @Override
  public void write(int sign) {
    printed.write(sign);
    if (sign == '\n') {
      taker.accept(line.toString(UTF_8));
      line.reset();
    } else {
      line.write(sign);
    }
  }
}
