package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.ahoz.announce.MoveQuestion;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.PhraseKey;
import org.jspecify.annotations.Nullable;

/**
 * Listens in several languages at once to who changes between them, or to two players. Immutable,
 * and safe to share between threads.
 *
 * <p>A move is as likely as it is in all languages together. So it is taken where it is clearly the
 * likeliest beside what the words may mean in the other languages, and where it is another in each
 * of two, one is asked. Answers come in the language that was heard.
 *
 * <pre>{@code
 * Polyglot polyglot = Polyglot.of(List.of(Listener.of(one), Listener.of(other)));
 * Polyglot.Answer answer = polyglot.hear(polyglot.phraseBooks(position), hypotheses, Talk.NEW);
 * }</pre>
 */
public final class Polyglot {

  private final List<Listener> listeners;

  private Polyglot(List<Listener> listeners) {
    this.listeners = List.copyOf(listeners);
  }

  /**
   * Of listeners, one for each language. The first asks where it is not known which language was
   * spoken, and says how sure a move must be.
   *
   * @throws IllegalArgumentException when there are none
   */
  public static Polyglot of(List<Listener> listeners) {
    if (listeners.isEmpty()) {
      throw new IllegalArgumentException("no listeners");
    }
    return new Polyglot(listeners);
  }

  /**
   * What was meant, and who understood it.
   *
   * @param listener of the language that was heard, whose words are in the answer; the first where
   *     it is not known
   */
  public record Answer(Heard heard, Listener listener) {

    /** Whether it is known in which language something was said. */
    public boolean isInKnownLanguage() {
      return !(heard instanceof Heard.NotUnderstood);
    }
  }

  /** The listeners, one for each language. */
  public List<Listener> listeners() {
    return listeners;
  }

  /** All that may be said in a position, by language. */
  public List<PhraseBook> phraseBooks(Position position) {
    return listeners.stream().map(listener -> listener.phraseBook(position)).toList();
  }

  /** All that may be said right behind a move, which may be put right, by language. */
  public List<PhraseBook> phraseBooks(LastMove last) {
    return listeners.stream().map(listener -> listener.phraseBook(last)).toList();
  }

  /**
   * What was meant by words.
   *
   * @param books of the position, as this polyglot made them
   * @param hypotheses what it may have been, the likeliest first, whatever the language
   * @param talk what was said before about the same move
   */
  public Answer hear(List<PhraseBook> books, List<Hypothesis> hypotheses, Talk talk) {
    return new Understanding(books, talk, read(books, hypotheses, talk), true).answer(hypotheses);
  }

  /**
   * What was meant by the sound of an utterance.
   *
   * @param books of the position, as this polyglot made them
   * @param recognitions what a recognizer made of it, for each book
   * @param talk what was said before about the same move
   */
  public Answer hearSound(List<PhraseBook> books, List<Recognition> recognitions, Talk talk) {
    if (recognitions.stream().allMatch(Recognition::strange)) {
      Listener first = listeners.get(0);
      return new Answer(new Heard.NotUnderstood("", MoveQuestion.again(first.speaker())), first);
    }
    for (int i = 0; i < listeners.size(); i++) {
      Hypothesis unlawful = recognitions.get(i).unlawful();
      if (unlawful != null) {
        Heard heard = listeners.get(i).hear(books.get(i), List.of(unlawful), talk);
        if (!Listener.isMove(heard)) {
          return new Answer(heard, listeners.get(i));
        }
      }
    }
    List<Hypothesis> likeliest =
        recognitions.stream()
            .map(Recognition::hypotheses)
            .filter(hypotheses -> !hypotheses.isEmpty() && behind(hypotheses, recognitions) == 0)
            .findFirst()
            .orElse(List.of());
    return new Understanding(books, talk, weigh(books, recognitions, talk), false)
        .answer(likeliest);
  }

  /**
   * The moves that may have been meant by words, the likeliest first.
   *
   * @param most how many of them
   */
  public List<Likely> likeliest(List<PhraseBook> books, List<Hypothesis> hypotheses, int most) {
    return new Understanding(books, Talk.NEW, read(books, hypotheses, Talk.NEW), true)
        .likeliest(most);
  }

  /**
   * The moves that may have been meant by the sound of an utterance, the likeliest first.
   *
   * @param most how many of them
   */
  public List<Likely> likeliestOfSound(
      List<PhraseBook> books, List<Recognition> recognitions, int most) {
    return new Understanding(books, Talk.NEW, weigh(books, recognitions, Talk.NEW), false)
        .likeliest(most);
  }

  /** The talk after an answer, for what is said next. */
  public Talk next(Talk talk, Answer answer) {
    return answer.listener().next(talk, answer.heard());
  }

  /** Reads the same words in each language. */
  private List<Scores> read(List<PhraseBook> books, List<Hypothesis> hypotheses, Talk talk) {
    return IntStream.range(0, listeners.size())
        .mapToObj(i -> listeners.get(i).scores(books.get(i), hypotheses, talk, 0))
        .toList();
  }

  /** Takes the hypotheses of each language for as likely as they sound beside the others. */
  private List<Scores> weigh(List<PhraseBook> books, List<Recognition> recognitions, Talk talk) {
    List<Scores> all = new ArrayList<>();
    for (int i = 0; i < listeners.size(); i++) {
      List<Hypothesis> own = recognitions.get(i).hypotheses();
      all.add(listeners.get(i).scores(books.get(i), own, talk, behind(own, recognitions)));
    }
    return all;
  }

  /** How much less likely the first of these is than the first in any language. */
  private static double behind(List<Hypothesis> own, List<Recognition> all) {
    return all.stream()
        .map(Recognition::hypotheses)
        .mapToDouble(each -> likelihood(each) - likelihood(own))
        .filter(Double::isFinite)
        .max()
        .orElse(0);
  }

  private static double likelihood(List<Hypothesis> hypotheses) {
    Double first = hypotheses.isEmpty() ? null : hypotheses.get(0).logLikelihood();
    return hypotheses.isEmpty() ? Double.NEGATIVE_INFINITY : first == null ? 0 : first;
  }

  /** What one utterance may mean in each language, and in all of them. */
  private final class Understanding {

    private final List<PhraseBook> books;
    private final Talk talk;
    private final List<Scores> own;
    private final Scores all;

    /**
     * Of scores.
     *
     * @param areSameWords whether each language read the same words, rather than what it was heard
     *     to be in that language
     */
    Understanding(List<PhraseBook> books, Talk talk, List<Scores> own, boolean areSameWords) {
      this.books = books;
      this.talk = talk;
      this.own = own;
      if (own.size() == 1) {
        all = own.get(0);
        return;
      }
      all = new Scores(books.get(0).entries().size(), own.get(0).certainty());
      all.join(own.get(0));
      for (Scores other : own.subList(1, own.size())) {
        if (areSameWords) {
          all.joinReading(other);
        } else {
          all.join(other);
        }
      }
    }

    List<Likely> likeliest(int most) {
      return Listener.likeliest(books.get(0), all, most);
    }

    Answer answer(List<Hypothesis> hypotheses) {
      Heard heard = answer(0, hypotheses);
      int language = language(heard);
      // The same is decided in each language, and said in its words.
      return new Answer(
          language == 0 ? heard : answer(language, hypotheses), listeners.get(language));
    }

    private Heard answer(int language, List<Hypothesis> hypotheses) {
      return listeners.get(language).decide(books.get(language), hypotheses, talk, all);
    }

    private int language(Heard heard) {
      if (heard instanceof Heard.Understood understood) {
        return cheapest(scores -> cost(scores, understood.move()));
      }
      if (heard instanceof Heard.Corrected corrected) {
        return cheapest(scores -> cost(scores, corrected.move()));
      }
      if (heard instanceof Heard.Unclear unclear) {
        int[] languages =
            unclear.candidates().stream()
                .mapToInt(move -> cheapest(scores -> cost(scores, move)))
                .distinct()
                .toArray();
        return languages.length == 1 ? languages[0] : 0;
      }
      if (heard instanceof Heard.Illegal) {
        return cheapest(scores -> cost(scores.unlawful()));
      }
      return heard instanceof Heard.Order order
          ? cheapest(scores -> Math.min(cost(scores, order.key()), ofYes(scores)))
          : 0;
    }

    /** What a move costs, said in full or by a yes to a question about it. */
    private double cost(Scores scores, Move move) {
      PhraseBook book = books.get(0);
      double said = book.has(move) ? scores.ofMove(book.index(move)) : Double.POSITIVE_INFINITY;
      return Math.min(said, ofYes(scores));
    }

    private double ofYes(Scores scores) {
      return talk.isQuestion() ? cost(scores, PhraseKey.ORDER_CONFIRM) : Double.POSITIVE_INFINITY;
    }

    private static double cost(Scores scores, PhraseKey order) {
      return cost(scores.orders().get(order));
    }

    private static double cost(Scores.@Nullable Meaning meaning) {
      return meaning == null ? Double.POSITIVE_INFINITY : meaning.cost();
    }

    /** The language in which something costs least; the first of those that are equal. */
    private int cheapest(ToDoubleFunction<Scores> cost) {
      int best = 0;
      for (int i = 1; i < own.size(); i++) {
        if (cost.applyAsDouble(own.get(i)) < cost.applyAsDouble(own.get(best))) {
          best = i;
        }
      }
      return best;
    }
  }
}
