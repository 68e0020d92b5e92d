package org.ahoz.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/** Progress as a bar that is drawn over and over on one line of a terminal. */
final class BarProgress implements Progress {

  private static final int WIDTH = 79;

  private final ProgressBar bar;
  private final Drawing drawing;
  private boolean isClosed;

  /**
   * A bar that begins.
   *
   * @param all how many there are, about; zero where that is not known
   * @param things what is counted, such as games
   * @param isAscii whether the terminal may lack the signs that bars are drawn with
   */
  BarProgress(Console console, long all, String things, boolean isAscii) {
    drawing = new Drawing(console.messages());
    bar =
        new ProgressBarBuilder()
            .setTaskName("ahoz")
            .setUnit(" " + things, 1)
            .setInitialMax(all == 0 ? -1 : all)
            .setStyle(isAscii ? ProgressBarStyle.ASCII : ProgressBarStyle.UNICODE_BLOCK)
            .setConsumer(drawing)
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
      // The library's thread may be so late that it has not drawn the end when this returns.
      bar.refresh();
      bar.close();
      drawing.close();
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
