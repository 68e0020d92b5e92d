package org.ahoz.cli;

/** Progress in whole lines, of which a screen reader can read each: one after every tenth. */
final class PlainProgress implements Progress {

  private static final int PARTS = 10;

  /** How often a line comes when nobody knows how many there are. */
  private static final int USUAL = 100;

  private final Console console;
  private final long all;
  private final String things;
  private long done;

  /**
   * Progress that begins.
   *
   * @param all how many there are, about; zero where that is not known
   * @param things what is counted, such as games
   */
  PlainProgress(Console console, long all, String things) {
    this.console = console;
    this.all = all;
    this.things = things;
  }

  @Override
  public synchronized void step() {
    done++;
    if (all == 0) {
      if (done % USUAL == 0) {
        console.tell(done + " " + things + " done");
      }
    } else if (done <= all && done * PARTS / all > (done - 1) * PARTS / all) {
      console.tell(done + " of " + all + " " + things + " done");
    }
  }

  @Override
  public void close() {}
}
