package org.ahoz.hear.sphinx;

import java.util.Map;
import java.util.Set;
import org.ahoz.chess.Move;
import org.ahoz.hear.Habits;
import org.ahoz.hear.MovePrior;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.SpokenNetwork.Meaning;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;

/**
 * All that may be said now, made ready to be searched: once for a position, however often is
 * listened. Immutable.
 *
 * @param habits of who speaks, by which some of it is likelier
 * @param network its words
 * @param search its sounds
 * @param priors by meaning, the natural logarithm of how often it is said
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Expected(
    PhraseBook book,
    Talk talk,
    Dictionary dictionary,
    Habits habits,
    SpokenNetwork network,
    Search search,
    double[] priors) {

  /** How often an order is given rather than a move, among all orders. */
  private static final double ORDER = Math.log(0.02 / 10);

  /** How often a question is answered by one of them, such as yes. */
  private static final double ANSWER = Math.log(0.2);

  static Expected of(
      AcousticModel model, Dictionary dictionary, Habits habits, PhraseBook book, Talk talk) {
    SpokenNetwork network = book.network(talk);
    Map<Move, Double> logs = book.logs(MovePrior.bundled());
    double[] priors = new double[network.meanings().size()];
    for (int i = 0; i < priors.length; i++) {
      priors[i] =
          network.meanings().get(i) instanceof Meaning.OfMove of
              ? logs.getOrDefault(of.move(), 0.0) - of.cost()
              : talk.equals(Talk.NEW) ? ORDER : ANSWER;
    }
    Search search = search(model, dictionary, habits, network, false);
    return new Expected(book, talk, dictionary, habits, network, search, priors);
  }

  /** All moves there are, legal or not. */
  static Expected ofAnyMove(AcousticModel model, PhraseBook book, Habits habits) {
    Dictionary dictionary = new Dictionary(model, Pronouncer.of(book.lexicon()));
    SpokenNetwork network = book.anyMove();
    double[] priors = new double[network.meanings().size()];
    Search search = search(model, dictionary, habits, network, false);
    return new Expected(book, Talk.NEW, dictionary, habits, network, search, priors);
  }

  private static Search search(
      AcousticModel model,
      Dictionary dictionary,
      Habits habits,
      SpokenNetwork network,
      boolean isWordByWord) {
    SearchGraph graph = new SearchGraphBuilder(model, network, dictionary, isWordByWord).build();
    return new Search(graph, model.hmms(), dictionary.prices(habits));
  }

  /** This of a speaker who keeps to other ways. */
  Expected with(Habits others) {
    if (others.equals(habits)) {
      return this;
    }
    Search again = search.with(dictionary.prices(others));
    return new Expected(book, talk, dictionary, others, network, again, priors);
  }

  /** Some of its meanings alone, by their numbers, with a node for each word. */
  Search wordByWord(AcousticModel model, int... meanings) {
    return search(model, dictionary, habits, network.only(meanings), true);
  }

  /** By meaning, how much more often it is said than others, as much as that is to count. */
  double[] priors(Calibration calibration) {
    double[] weighted = new double[priors.length];
    for (int i = 0; i < weighted.length; i++) {
      int unlikely =
          network.meanings().get(i) instanceof Meaning.OfMove of
              ? habits.cost(Set.of(of.way()))
              : 0;
      weighted[i] = calibration.prior() * (priors[i] - unlikely);
    }
    return weighted;
  }

  /** Whether these were made of the same book and talk. */
  boolean isOf(PhraseBook otherBook, Talk otherTalk) {
    return book == otherBook && talk.equals(otherTalk);
  }
}
