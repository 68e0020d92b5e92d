package org.ahoz.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Progress as a bar that is drawn over and over on one line of a terminal. */
final class BarProgress implements Progress {

  private static final int WIDTH = 79;

  private final ProgressBar bar;
  private boolean isClosed;

  /**
   * A bar that begins.
   *
   * @param games how many there are, about; zero where that is not known
   * @param isAscii whether the terminal may lack the signs that bars are drawn with
   */
  BarProgress(Console console, long games, boolean isAscii) {
    bar =
        new ProgressBarBuilder()
            .setTaskName("ahoz")
            .setUnit(" games", 1)
            .setInitialMax(games == 0 ? -1 : games)
            .setStyle(isAscii ? ProgressBarStyle.ASCII : ProgressBarStyle.UNICODE_BLOCK)
            .setConsumer(new ConsoleProgressBarConsumer(console.messages(), WIDTH))
            .build();
  }

  @Override
  public void step() {
    bar.step();
  }

  @Override
  public synchronized void close() {
    if (!isClosed) {
      isClosed = true;
      bar.close();
    }
  }
}
