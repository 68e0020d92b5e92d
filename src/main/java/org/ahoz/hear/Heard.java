package org.ahoz.hear;

import java.util.List;
import java.util.Map;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Move;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Reason;
import org.jspecify.annotations.Nullable;

/** What a listener made of what was said. */
public sealed interface Heard {

  /**
   * One legal move, clearly the likeliest.
   *
   * @param confidence how likely it is that this move was meant, 0 to 1
   */
  record Understood(Move move, double confidence) implements Heard {}

  /**
   * One move that puts the last one right, clearly the likeliest.
   *
   * @param wrong the move that was made last, which is to be taken back
   * @param move what is to be made in its place, legal in the position before it
   * @param confidence how likely it is that this was meant, 0 to 1
   */
  record Corrected(Move wrong, Move move, double confidence) implements Heard {}

  /**
   * One move or several may be meant, and none is sure. They are legal now, or put the last move
   * right, as {@link PhraseBook#positionOf} tells.
   *
   * @param candidates the likeliest first
   * @param confidence how likely the first of them is, 0 to 1
   * @param question asks for the difference
   */
  record Unclear(List<Move> candidates, double confidence, Utterance question) implements Heard {

    /** Copies the candidates. */
    public Unclear {
      candidates = List.copyOf(candidates);
    }
  }

  /**
   * A move that was heard well and is not legal.
   *
   * @param words the reason in words
   */
  record Illegal(Reason reason, Utterance words) implements Heard {}

  /**
   * Something else that a player may say.
   *
   * @param key which order it is, of the group of orders
   * @param about the piece or the square that it is about
   * @param question asks whether it is meant, where it cannot be undone and was not confirmed, or
   *     for a move where yes or no leaves none; null where nothing is to be asked
   */
  record Order(PhraseKey key, Map<SlotName, Filling> about, @Nullable Utterance question)
      implements Heard {

    /** Copies the map. */
    public Order {
      about = Map.copyOf(about);
    }
  }

  /**
   * Nothing that the listener knows.
   *
   * @param transcript what was heard
   * @param question asks to say it again
   */
  record NotUnderstood(String transcript, Utterance question) implements Heard {}
}
