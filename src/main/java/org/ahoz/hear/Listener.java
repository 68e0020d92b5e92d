package org.ahoz.hear;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.announce.MoveQuestion;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which move was said. Immutable, and safe to share between threads.
 *
 * <pre>{@code
 * Listener listener = Listener.of(Lexicons.bundled().get(tag));
 * Heard heard = listener.hear(position, List.of(Hypothesis.of(words)));
 * }</pre>
 */
public final class Listener {

  /** Less likely moves are not asked about. */
  private static final double LEAST_CANDIDATE = 0.02;

  /** Nor are those that are so much less likely than the first. */
  private static final double LEAST_SHARE = 0.12;

  /** More nobody can choose from by ear; but who names a piece alone is asked where it goes. */
  private static final int MOST_CANDIDATES = 8;

  /** A move that costs more is asked about, though no other is likelier: much was left over. */
  private static final double FAR_FETCHED = 10;

  private static final double SURE_ORDER = 0.8;
  private static final double SURE_ENOUGH = 0.4;

  /** A yes to one of several does nothing but to have the question asked once more. */
  private static final double VAIN_ORDER = 0.3;

  private static final Set<PhraseKey> FINAL_ORDERS =
      Set.of(
          PhraseKey.ORDER_TAKEBACK,
          PhraseKey.ORDER_DRAW,
          PhraseKey.ORDER_RESIGN,
          PhraseKey.ORDER_NEW_GAME);

  private final SpokenGrammar grammar;
  private final Scorer scorer;
  private final Trust trust;
  private final Announcer speaker;

  private Listener(SpokenGrammar grammar, Scorer scorer, Trust trust, Announcer speaker) {
    this.grammar = grammar;
    this.scorer = scorer;
    this.trust = trust;
    this.speaker = speaker;
  }

  /**
   * A listener for a language, which asks in that language.
   *
   * @throws IllegalArgumentException when the lexicon has a notation only
   */
  public static Listener of(Lexicon lexicon) {
    SpokenGrammar grammar = SpokenGrammar.of(lexicon);
    return new Listener(grammar, new Scorer(grammar), Trust.NORMAL, Announcer.of(lexicon));
  }

  /** This listener, surer or less sure before it takes a move. */
  public Listener with(Trust other) {
    return new Listener(grammar, scorer, other, speaker);
  }

  /** This listener, asking in the words of this announcer. */
  public Listener speaking(Announcer other) {
    return new Listener(grammar, scorer, trust, other);
  }

  /** Who asks its questions. */
  public Announcer speaker() {
    return speaker;
  }

  /** The lexicon whose words are heard. */
  public Lexicon lexicon() {
    return grammar.lexicon();
  }

  /** All that may be said in a position. */
  public PhraseBook phraseBook(Position position) {
    return PhraseBook.of(position, null, grammar);
  }

  /** All that may be said right behind a move, which may be put right. */
  public PhraseBook phraseBook(LastMove last) {
    return PhraseBook.of(last.after(), last, grammar);
  }

  /**
   * What was meant by an utterance of which nothing was said before.
   *
   * @param hypotheses what it may have been, the likeliest first
   */
  public Heard hear(Position position, List<Hypothesis> hypotheses) {
    return hear(phraseBook(position), hypotheses, Talk.NEW);
  }

  /**
   * What was meant by an utterance.
   *
   * @param book of the position, made by this listener
   * @param hypotheses what it may have been, the likeliest first
   * @param talk what was said before about the same move
   */
  public Heard hear(PhraseBook book, List<Hypothesis> hypotheses, Talk talk) {
    return decide(book, hypotheses, talk, scores(book, hypotheses, talk, 0));
  }

  /**
   * What was meant by the sound of an utterance.
   *
   * @param book of the position, made by this listener
   * @param recognition what a recognizer made of it
   * @param talk what was said before about the same move
   */
  public Heard hear(PhraseBook book, Recognition recognition, Talk talk) {
    if (recognition.strange()) {
      return new Heard.NotUnderstood("", MoveQuestion.again(speaker));
    }
    Hypothesis unlawful = recognition.unlawful();
    if (unlawful != null) {
      Heard heard = hear(book, List.of(unlawful), talk);
      if (!isMove(heard)) {
        return heard;
      }
    }
    return hear(book, recognition.hypotheses(), talk);
  }

  /**
   * The moves that may have been meant, the likeliest first.
   *
   * @param most how many of them
   */
  public List<Likely> likeliest(PhraseBook book, List<Hypothesis> hypotheses, int most) {
    return likeliest(book, scores(book, hypotheses, Talk.NEW, 0), most);
  }

  /** The likeliest moves by these scores. */
  static List<Likely> likeliest(PhraseBook book, Scores scores, int most) {
    Judge judge = judge(book, Talk.NEW, scores).judge();
    return judge.ranking().stream()
        .limit(most)
        .map(index -> new Likely(book.entries().get(index).move(), judge.ofMove(index)))
        .toList();
  }

  /** The talk after an answer, for what is said next. */
  public Talk next(Talk talk, Heard heard) {
    return heard instanceof Heard.Order order && order.key() == PhraseKey.ORDER_REJECT
        ? talk.denying()
        : talk.after(heard);
  }

  /** What was found, with the reason why the likeliest other move is not legal. */
  private record Judgement(Scores scores, Judge judge, @Nullable Reason reason) {}

  /**
   * What each meaning costs in this language.
   *
   * @param behind how much less likely the first hypothesis is than what was heard in another
   *     language, as a natural logarithm
   */
  Scores scores(PhraseBook book, List<Hypothesis> hypotheses, Talk talk, double behind) {
    return scorer.score(book, hypotheses, new Dialogue(book, talk).context(), behind);
  }

  private static Judgement judge(PhraseBook book, Talk talk, Scores scores) {
    Dialogue dialogue = new Dialogue(book, talk);
    Optional<Reason> reason = Unlawful.reason(scores.unlawful(), book);
    Judge judge =
        new Judge(
            scores,
            book.entries().size(),
            book.legalMoves().size(),
            dialogue::isAsked,
            !talk.equals(Talk.NEW),
            reason.isPresent());
    return new Judgement(scores, judge, reason.orElse(null));
  }

  /** What is answered to these scores, in the words of this listener. */
  Heard decide(PhraseBook book, List<Hypothesis> hypotheses, Talk talk, Scores scores) {
    Judgement judgement = judge(book, talk, scores);
    Judge judge = judgement.judge();
    Reason reason = judgement.reason();
    for (Map.Entry<PhraseKey, Scores.Meaning> order : judgement.scores().orders().entrySet()) {
      boolean isVain = order.getKey() == PhraseKey.ORDER_CONFIRM && talk.asked().size() > 1;
      if (judge.ofOrder(order.getKey()) >= (isVain ? VAIN_ORDER : SURE_ORDER)) {
        return order(order.getValue(), talk, book);
      }
    }
    if (reason != null && judge.ofUnlawful() >= Math.max(SURE_ENOUGH, judge.ofMoves())) {
      return new Heard.Illegal(reason, speaker.explain(reason));
    }
    List<Move> all = candidates(book, judge);
    double confidence = all.isEmpty() ? 0 : judge.ofMove(judge.ranking().get(0));
    boolean isFarFetched =
        !all.isEmpty() && judgement.scores().ofMove(book.index(all.get(0))) > FAR_FETCHED;
    List<Move> candidates = all.stream().filter(move -> !isSettled(move, book)).toList();
    boolean isSettled = !all.isEmpty() && isSettled(all.get(0), book);
    if (confidence >= trust.confidence() && !isFarFetched && !isSettled) {
      return taken(all.get(0), confidence, book);
    }
    if (judge.ofMoves() < SURE_ENOUGH
        || isSettled
        || candidates.isEmpty()
        || areTooMany(candidates)) {
      return new Heard.NotUnderstood(
          hypotheses.isEmpty() ? "" : hypotheses.get(0).text(), MoveQuestion.again(speaker));
    }
    return new Heard.Unclear(
        candidates, confidence, MoveQuestion.about(candidates, speaker, book::positionOf));
  }

  /** Whether an answer is one move, which is to be made. */
  static boolean isMove(Heard heard) {
    return heard instanceof Heard.Understood || heard instanceof Heard.Corrected;
  }

  private static Heard taken(Move move, double confidence, PhraseBook book) {
    LastMove last = book.last();
    return last != null && book.isCorrection(book.index(move))
        ? new Heard.Corrected(last.move(), move, confidence)
        : new Heard.Understood(move, confidence);
  }

  /**
   * Whether a move that is to put the last one right is that one, or was refused in its place: it
   * is listened for, so that nothing is taken for another, and means that something was misheard.
   */
  private static boolean isSettled(Move move, PhraseBook book) {
    LastMove last = book.last();
    return last != null
        && book.isCorrection(book.index(move))
        && (move.equals(last.move()) || last.refused().contains(move));
  }

  private static boolean areTooMany(List<Move> candidates) {
    boolean isOneKind = candidates.stream().map(Move::role).distinct().count() == 1;
    boolean canBeAskedWhere = isOneKind && candidates.get(0).role() != Role.PAWN;
    return candidates.size() > MOST_CANDIDATES && !canBeAskedWhere;
  }

  private static List<Move> candidates(PhraseBook book, Judge judge) {
    List<Move> candidates = new ArrayList<>();
    List<Integer> ranking = judge.ranking();
    for (int index : ranking) {
      double likely = judge.ofMove(index);
      if (likely >= LEAST_CANDIDATE && likely >= LEAST_SHARE * judge.ofMove(ranking.get(0))) {
        candidates.add(book.entries().get(index).move());
      }
    }
    return candidates;
  }

  private Heard order(Scores.Meaning order, Talk talk, PhraseBook book) {
    Heard.Order pending = talk.ordered();
    boolean isYes = order.key() == PhraseKey.ORDER_CONFIRM;
    if (pending != null && (isYes || order.key() == pending.key())) {
      return new Heard.Order(pending.key(), pending.about(), null);
    }
    List<Move> asked = talk.asked();
    if (isYes && asked.size() == 1) {
      return taken(asked.get(0), 1, book);
    }
    if (isYes && asked.size() > 1) {
      return new Heard.Unclear(
          asked, 1.0 / asked.size(), MoveQuestion.about(asked, speaker, book::positionOf));
    }
    Map<SlotName, Filling> about = about(order.values());
    return new Heard.Order(order.key(), about, question(order.key(), about, talk));
  }

  /** What is to be asked before an order is carried out; null where nothing is. */
  private @Nullable Utterance question(PhraseKey order, Map<SlotName, Filling> about, Talk talk) {
    if (FINAL_ORDERS.contains(order)) {
      return speaker
          .say(order, about)
          .map(said -> MoveQuestion.confirming(said, speaker))
          .orElseGet(() -> MoveQuestion.again(speaker));
    }
    boolean leavesNothing =
        order == PhraseKey.ORDER_REJECT
            ? talk.ordered() == null
            : order == PhraseKey.ORDER_CONFIRM && talk.last() == null;
    return leavesNothing ? MoveQuestion.again(speaker) : null;
  }

  private static Map<SlotName, Filling> about(Values values) {
    Map<SlotName, Filling> about = new EnumMap<>(SlotName.class);
    Role role = values.role(Part.PIECE);
    if (role != null) {
      about.put(SlotName.PIECE, new Filling.Piece(role));
    }
    if (values.has(Part.SIDE)) {
      about.put(SlotName.SIDE, new Filling.Side(Color.values()[values.of(Part.SIDE)]));
    }
    Square at = values.square(Part.AT_FILE, Part.AT_RANK);
    if (at != null) {
      about.put(SlotName.AT, new Filling.OnSquare(at));
    }
    return about;
  }
}
