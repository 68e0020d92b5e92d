package org.ahoz.hear.sphinx;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.hear.Habits;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Style;
import org.jspecify.annotations.Nullable;

/**
 * What one speaker may be expected to say, in every language that is listened for; kept ready while
 * the position is the same. Made for one thread.
 */
final class Expectations {

  private final AcousticModel model;
  private final Map<Lexicon, Dictionary> dictionaries = new HashMap<>();
  private final Map<Lexicon, Habits> habits = new HashMap<>();
  private final Map<AnyMove, Expected> anyMoves = new HashMap<>();
  private List<Expected> now = List.of();

  private record AnyMove(Lexicon lexicon, Color turn) {}

  Expectations(AcousticModel model) {
    this.model = model;
  }

  /** All that may be said now, by language. */
  List<Expected> of(List<PhraseBook> books, Talk talk) {
    now = books.stream().map(book -> expected(book, talk)).toList();
    return now;
  }

  private Expected expected(PhraseBook book, Talk talk) {
    Habits own = habits(book.lexicon());
    for (Expected known : now) {
      if (known.isOf(book, talk)) {
        return known.with(own);
      }
    }
    return Expected.of(model, dictionary(book.lexicon()), own, book, talk);
  }

  /**
   * What could be said before the last move, as it is said where it puts nothing right; null where
   * the last move cannot be put right. Made anew each time: it is seldom asked for.
   */
  @Nullable Expected alone(PhraseBook book) {
    PhraseBook before = book.before();
    return before == null ? null : expected(before, Talk.NEW);
  }

  /** All moves there are, legal or not, for who has the move. */
  Expected anyMove(PhraseBook book) {
    Habits own = habits(book.lexicon());
    return anyMoves.compute(
        new AnyMove(book.lexicon(), book.position().turn()),
        (key, known) ->
            known == null ? Expected.ofAnyMove(model, plain(book), own) : known.with(own));
  }

  /** What is legal is listened for in every way of saying it; what is not, in the plain one. */
  private static PhraseBook plain(PhraseBook book) {
    Lexicon lexicon = book.lexicon();
    return PhraseBook.of(book.position(), lexicon, List.of(Style.PLAIN), lexicon.alphabets());
  }

  /** Learns of a move by which of all possible words, alphabets and ways it was said. */
  void learn(Utterance.Fit fit, Move move, Alignment alignment) {
    SpokenNetwork network = fit.expected().network();
    Set<String> said = new HashSet<>();
    alignment.words().forEach(word -> said.addAll(network.choices(word.word())));
    if (fit.meaning() instanceof SpokenNetwork.Meaning.OfMove of) {
      said.add(of.way());
    }
    Lexicon lexicon = fit.expected().book().lexicon();
    habits.put(lexicon, habits(lexicon).with(network.choices(move), said));
  }

  /** Forgets what was kept ready. */
  void clear() {
    now = List.of();
  }

  private Habits habits(Lexicon lexicon) {
    return habits.computeIfAbsent(lexicon, Habits::of);
  }

  private Dictionary dictionary(Lexicon lexicon) {
    return dictionaries.computeIfAbsent(lexicon, key -> new Dictionary(model, Pronouncer.of(key)));
  }
}
