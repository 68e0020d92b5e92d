package org.ahoz.script;

import java.util.List;
import org.ahoz.announce.Announcer;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.Game;

/** What is said of a whole game, cue by cue. */
public final class GameScript {

  private GameScript() {}

  /** Whether a speaker has words for where variations begin and end, and so says them. */
  public static boolean canSayVariations(Announcer announcer) {
    return announcer.lexicon().phrase(PhraseKey.COMMENTARY_VARIATION).isPresent()
        && announcer.lexicon().phrase(PhraseKey.COMMENTARY_BACK_TO_GAME).isPresent();
  }

  /**
   * The script of a game. It holds what its speaker has words for: a language that cannot say that
   * a variation begins or ends leaves variations out, and other phrases that it lacks.
   *
   * <p>Variations may be nested without bound.
   *
   * @param announcer whose words are said
   */
  public static List<Cue> of(Game game, ScriptOptions options, Announcer announcer) {
    return new ScriptWriter(game, options, announcer).cues();
  }
}
