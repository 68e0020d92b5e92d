package org.ahoz.hear;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.ahoz.lexicon.Lexicon;

/**
 * What a speaker keeps to, of the many ways in which a move may be said: who has named files by
 * their letters ten times will hardly say {@code bravo} next, and who never says {@code to} will
 * not begin to. Immutable.
 *
 * <p>A cache language model (Kuhn and De Mori, 1990), in which a choice counts only where there was
 * one: the words of castling become no unlikelier because no one castled.
 *
 * @param choices by word, alphabet or way, how often it was chosen where it might have been
 */
public record Habits(Map<String, Choice> choices) {

  /** Of a speaker of whom nothing is known, in no language. */
  public static final Habits NONE = new Habits(Map.of());

  /** The way in which moves are announced: what moves, and where it goes. */
  static final String USUAL = " usual";

  /** To name two squares and no piece. */
  static final String FROM_TO = " from-to";

  /** To leave something out that is told as a rule, or to add what is not. */
  static final String SELDOM = " seldom";

  /** How unlikely something can become, as a natural logarithm: habits change. */
  private static final int MOST = 6;

  /** So much is believed of either before anything is heard; little, since people keep to a way. */
  private static final double PRIOR = 0.1;

  /**
   * How often something was chosen.
   *
   * @param chances how often it might have been
   * @param times how often it was, at most as often
   */
  public record Choice(int chances, int times) {

    private static final Choice NEW = new Choice(0, 0);
    private static final Choice UNUSUAL = new Choice(3, 0);
  }

  public Habits {
    choices = Map.copyOf(choices);
  }

  /** What speakers of a language keep to as a rule: the first alphabet, and to name pieces. */
  public static Habits of(Lexicon lexicon) {
    Map<String, Choice> choices = new HashMap<>();
    choices.put(FROM_TO, Choice.UNUSUAL);
    lexicon.alphabets().stream()
        .skip(1)
        .forEach(each -> choices.put(alphabet(each), Choice.UNUSUAL));
    return new Habits(choices);
  }

  /** The name of an alphabet among the choices; no word begins with a space. */
  static String alphabet(String name) {
    return " " + name;
  }

  /**
   * These after one move more.
   *
   * @param possible all words, alphabets and ways by which it might have been said
   * @param said those by which it was
   */
  public Habits with(Set<String> possible, Set<String> said) {
    Map<String, Choice> more = new HashMap<>(choices);
    for (String each : possible) {
      Choice before = choices.getOrDefault(each, Choice.NEW);
      int once = said.contains(each) ? 1 : 0;
      more.put(each, new Choice(before.chances() + 1, before.times() + once));
    }
    return new Habits(more);
  }

  /**
   * How unlikely it is that something is chosen where another might be, as a whole natural
   * logarithm: what is known of a few moves is no more exact.
   *
   * @param alternatives the alphabets to which a word belongs, or the word itself, or a way
   */
  public int cost(Set<String> alternatives) {
    int least = MOST;
    for (String each : alternatives) {
      Choice choice = choices.getOrDefault(each, Choice.NEW);
      double share = (choice.times() + PRIOR) / (choice.chances() + 2 * PRIOR);
      least = Math.min(least, (int) Math.round(Math.max(0, Math.log(0.5 / share))));
    }
    return least;
  }
}
