package org.ahoz.cli;

/** Progress in whole lines, of which a screen reader can read each: one after every tenth. */
final class PlainProgress implements Progress {

  private static final int PARTS = 10;

  /** How often a line comes when nobody knows how many games there are. */
  private static final int USUAL = 100;

  private final Console console;
  private final long games;
  private long done;

  /**
   * Progress that begins.
   *
   * @param games how many there are, about; zero where that is not known
   */
  PlainProgress(Console console, long games) {
    this.console = console;
    this.games = games;
  }

  @Override
  public synchronized void step() {
    done++;
    if (games == 0) {
      if (done % USUAL == 0) {
        console.tell(done + " games done");
      }
    } else if (done <= games && done * PARTS / games > (done - 1) * PARTS / games) {
      console.tell(done + " of " + games + " games done");
    }
  }

  @Override
  public void close() {}
}
