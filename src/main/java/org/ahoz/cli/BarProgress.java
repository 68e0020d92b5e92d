package org.ahoz.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
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
            .setConsumer(new Drawing(console.messages()))
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

  /**
   * Draws the bar below what is told while it is there. The bar is drawn by a thread of the
   * library, which may be in the midst of drawing when the bar is closed: what comes later is not
   * drawn, or it would stand a second time below the end.
   */
  static final class Drawing implements ProgressBarConsumer {

    private final Messages messages;
    private boolean hasEnded;

    Drawing(Messages messages) {
      this.messages = messages;
    }

    @Override
    public int getMaxRenderedLength() {
      return WIDTH;
    }

    @Override
    public synchronized void accept(String bar) {
      if (!hasEnded) {
        messages.draw(bar);
      }
    }

    @Override
    public synchronized void close() {
      if (!hasEnded) {
        hasEnded = true;
        messages.endDrawing();
      }
    }
  }
}
