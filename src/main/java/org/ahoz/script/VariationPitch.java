package org.ahoz.script;

/**
 * How much lower or higher than the game itself variations are spoken, so that a listener hears
 * where the line is: one step in a variation, and two in those that are nested in it.
 *
 * @param step what the height of the voice is multiplied by; 1 for no difference
 */
public record VariationPitch(double step) {

  /** As high as the game itself. */
  public static final VariationPitch SAME = new VariationPitch(1);

  /** Deeper ones are told by words and pauses; a voice can only be so low. */
  private static final int MOST_STEPS = 2;

  /** Refuses what no voice can do. */
  public VariationPitch {
    if (!(step > 0)) {
      throw new IllegalArgumentException("a pitch cannot be multiplied by " + step);
    }
  }

  /** What the height of the voice is multiplied by at a cue. */
  public double at(Cue cue) {
    return Math.pow(step, Math.min(cue.level(), MOST_STEPS));
  }
}
