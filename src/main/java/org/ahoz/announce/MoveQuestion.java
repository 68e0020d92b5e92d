package org.ahoz.announce;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;

/** The question that asks for the difference between moves, in as few words as will do. */
public final class MoveQuestion {

  /** More choices nobody keeps in mind. */
  private static final int MOST_CHOICES = 5;

  private final Announcer announcer;
  private final Function<Move, Position> positions;

  private MoveQuestion(Announcer announcer, Function<Move, Position> positions) {
    this.announcer = announcer;
    this.positions = positions;
  }

  /**
   * A question about legal moves: whether it is this one, which piece, what a pawn becomes, or
   * which of the moves. Where the lexicon has no words for it, it is asked in the language {@value
   * Lexicons#FALLBACK}.
   *
   * @param moves one or more, the likeliest first
   */
  public static Utterance about(List<Move> moves, Announcer announcer, Position position) {
    return about(moves, announcer, move -> position);
  }

  /**
   * The same about moves that need not be of one position.
   *
   * @param positions that in which each of them is legal
   */
  public static Utterance about(
      List<Move> moves, Announcer announcer, Function<Move, Position> positions) {
    MoveQuestion own = new MoveQuestion(announcer, positions);
    return own.question(moves)
        .or(() -> new MoveQuestion(announcer.fallback(), positions).question(moves))
        .orElseThrow();
  }

  /** The request to say it again. */
  public static Utterance again(Announcer announcer) {
    return announcer.sayAnyhow(PhraseKey.QUESTION_AGAIN, Map.of());
  }

  /** Whether something is meant, such as an order that cannot be undone. */
  public static Utterance confirming(Utterance meant, Announcer announcer) {
    return announcer.sayAnyhow(
        PhraseKey.QUESTION_CONFIRM, Map.of(SlotName.MOVE, new Filling.Said(meant.spans())));
  }

  private Optional<Utterance> question(List<Move> moves) {
    if (moves.size() == 1) {
      Utterance said = announce(moves.get(0));
      return announcer.say(
          PhraseKey.QUESTION_CONFIRM, Map.of(SlotName.MOVE, new Filling.Said(said.spans())));
    }
    Optional<Utterance> short_ = promotion(moves).or(() -> piece(moves));
    return short_.isPresent() ? short_ : anyOf(moves);
  }

  private Optional<Utterance> promotion(List<Move> moves) {
    Set<Square> ways = new LinkedHashSet<>();
    for (Move move : moves) {
      if (move.promotion() == null) {
        return Optional.empty();
      }
      ways.add(move.from());
      ways.add(move.to());
    }
    return ways.size() == 2
        ? announcer.say(PhraseKey.QUESTION_WHICH_PROMOTION, Map.of())
        : Optional.empty();
  }

  /** Which of several pieces of one kind, where all go to one square. */
  private Optional<Utterance> piece(List<Move> moves) {
    Move first = moves.get(0);
    Set<Square> origins = new LinkedHashSet<>();
    for (Move move : moves) {
      if (move.role() != first.role()
          || !move.to().equals(first.to())
          || move instanceof Move.Castle) {
        return Optional.empty();
      }
      origins.add(move.from());
    }
    long files = origins.stream().map(Square::file).distinct().count();
    long ranks = origins.stream().map(Square::rank).distinct().count();
    List<Utterance> choices = new ArrayList<>();
    for (Square origin : origins) {
      choices.add(
          announcer.name(
              List.of(
                  files == origins.size()
                      ? new Filling.OnFile(origin.file())
                      : ranks == origins.size()
                          ? new Filling.OnRank(origin.rank())
                          : new Filling.OnSquare(origin))));
    }
    if (choices.size() < 2) {
      return Optional.empty();
    }
    return choices(choices)
        .flatMap(
            list ->
                announcer.say(
                    PhraseKey.QUESTION_WHICH_PIECE,
                    Map.of(
                        SlotName.PIECE, new Filling.Piece(first.role()), SlotName.CHOICES, list)));
  }

  private Optional<Utterance> anyOf(List<Move> moves) {
    Set<Role> roles = new LinkedHashSet<>();
    moves.forEach(move -> roles.add(move.role()));
    if (moves.size() > MOST_CHOICES && roles.size() == 1) {
      Optional<Utterance> where =
          announcer.say(
              PhraseKey.QUESTION_WHICH_SQUARE,
              Map.of(SlotName.PIECE, new Filling.Piece(moves.get(0).role())));
      if (where.isPresent()) {
        return where;
      }
    }
    List<Utterance> choices = new ArrayList<>();
    for (Move move : moves.subList(0, Math.min(MOST_CHOICES, moves.size()))) {
      choices.add(announce(move));
    }
    return choices(choices)
        .flatMap(
            list -> announcer.say(PhraseKey.QUESTION_WHICH_MOVE, Map.of(SlotName.CHOICES, list)));
  }

  private Utterance announce(Move move) {
    return announcer.announce(positions.apply(move), move);
  }

  /** Choices with the language's "or" before the last, and commas between the others. */
  private Optional<Filling> choices(List<Utterance> choices) {
    Optional<Utterance> or = announcer.say(PhraseKey.QUESTION_OR, Map.of());
    Sentence list = new Sentence();
    for (int i = 0; i < choices.size(); i++) {
      if (i > 0 && i == choices.size() - 1 && or.isPresent()) {
        list.add(or.get());
      } else if (i > 0) {
        list.addComma(announcer.lexicon().comma());
      }
      list.add(choices.get(i));
    }
    return or.isEmpty() ? Optional.empty() : Optional.of(new Filling.Said(list.spans()));
  }
}
