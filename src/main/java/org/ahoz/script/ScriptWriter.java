package org.ahoz.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.BoardReading;
import org.ahoz.announce.Detail;
import org.ahoz.announce.Filling;
import org.ahoz.announce.GameTitle;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Annotation;
import org.ahoz.notation.Comment;
import org.ahoz.notation.Game;
import org.ahoz.notation.Ply;
import org.ahoz.notation.Variation;

/**
 * Walks a game, its variations on a stack of its own: a game made by a program may nest them deeper
 * than recursion could follow.
 */
final class ScriptWriter {

  private final Game game;
  private final ScriptOptions options;
  private final Announcer announcer;
  private final Announcer withoutNumbers;
  private final Remarks remarks;
  private final CueList cues = new CueList();
  private final Deque<LineAt> lines = new ArrayDeque<>();
  private final int deepest;

  /** How many variations were entered so far. */
  private int variations;

  /** Whether the variation to come replaces the same move as the one that was just left. */
  private boolean isAnother;

  /** Whether a variation ended with one within it, and only the end of both is to be told. */
  private boolean isEndUntold;

  /** Whether something was said since the last move, so that the next one wants its number. */
  private boolean isInterrupted;

  ScriptWriter(Game game, ScriptOptions options, Announcer announcer) {
    this.game = game;
    this.options = options;
    this.announcer = announcer;
    withoutNumbers = announcer.says(Detail.NUMBER) ? announcer.omitting(Detail.NUMBER) : announcer;
    remarks = new Remarks(options, announcer, cues);
    deepest = options.says(Content.VARIATIONS) ? Math.min(options.depth(), sayableDepth()) : 0;
  }

  /** How deep a listener can be told where the line is. */
  private int sayableDepth() {
    if (!GameScript.canSayVariations(announcer)) {
      return 0;
    }
    return has(PhraseKey.COMMENTARY_BACK_TO_VARIATION) ? Integer.MAX_VALUE : 1;
  }

  private boolean has(PhraseKey phrase) {
    return announcer.lexicon().phrase(phrase).isPresent();
  }

  List<Cue> cues() {
    Place start = new Place(game.number(), 0, 0, "", game.start());
    if (options.says(Content.HEADERS)) {
      Map<String, String> tags = new HashMap<>(game.tags());
      tags.replaceAll((name, value) -> CommentText.withoutAddresses(value));
      GameTitle.of(announcer, tags).forEach(sentence -> cues.add(Cue.Kind.TITLE, sentence, start));
    }
    remarks.sayBefore(game.comments(), game.start(), game.plies(), start);
    LineAt mainline = new LineAt(game.plies(), 0, 0, 0);
    lines.push(mainline);
    while (!lines.isEmpty()) {
      goOn(lines.element());
    }
    if (options.says(Content.HEADERS)) {
      Place end = new Place(game.number(), game.plies().size(), 0, mainline.label(), game.end());
      new Ending(game, announcer)
          .sentences()
          .forEach(sentence -> cues.add(Cue.Kind.RESULT, sentence, end));
    }
    return cues.finished();
  }

  private void goOn(LineAt line) {
    Annotation annotation = line.nextAnnotation();
    if (annotation instanceof Comment comment) {
      if (line.isBehindVariation() && !options.says(Content.QUOTED_MOVES)) {
        return;
      }
      isInterrupted |= remarks.say(comment, line.last(), line.plies(), place(line));
    } else if (annotation instanceof Variation variation) {
      enter(variation, line);
    } else {
      Ply next = line.advance();
      if (next == null) {
        lines.pop();
        leave(line);
      } else {
        say(next, line);
      }
    }
  }

  private void say(Ply ply, LineAt line) {
    Place place = place(line);
    cues.add(
        Cue.Kind.MOVE,
        words(ply, isInterrupted, announcer).map(words -> words.afterMark(mark(line))),
        place);
    isInterrupted = remarks.sayMarks(ply, place);
    int moves = ply.before().fullmoveNumber();
    if (line.depth() == 0
        && options.boardEvery() > 0
        && ply.before().turn() == Color.BLACK
        && moves % options.boardEvery() == 0) {
      BoardReading.of(announcer, ply.after())
          .forEach(sentence -> cues.add(Cue.Kind.BOARD, sentence, place));
      isInterrupted = true;
    }
  }

  private String mark(LineAt line) {
    String variation = line.number() == 0 ? "" : "variation-" + line.number() + "-";
    return "game-" + game.number() + "-" + variation + "ply-" + line.ply();
  }

  /** The words of a move; empty where the turn was passed and the language has no words for it. */
  private Optional<Utterance> words(Ply ply, boolean wantsNumber, Announcer announcer) {
    Move move = ply.move();
    if (move == null) {
      return announcer.say(
          PhraseKey.COMMENTARY_PASS, Map.of(SlotName.SIDE, new Filling.Side(ply.before().turn())));
    }
    Utterance words = announcer.announce(ply.before(), move);
    return Optional.of(
        wantsNumber && ply.before().turn() == Color.BLACK && announcer.says(Detail.NUMBER)
            ? numbered(ply, words)
            : words);
  }

  /** Black's move behind its number, where the language tells it from White's. */
  private Utterance numbered(Ply ply, Utterance words) {
    Map<SlotName, Filling> fillings = fillings(ply);
    Optional<Utterance> number = announcer.say(PhraseKey.GAME_MOVE_NUMBER, fillings);
    fillings.remove(SlotName.SIDE);
    return number.isEmpty() || number.equals(announcer.say(PhraseKey.GAME_MOVE_NUMBER, fillings))
        ? words
        : Spoken.joined(announcer, List.of(number.get(), words));
  }

  private void enter(Variation variation, LineAt line) {
    int depth = line.depth() + 1;
    Ply replaced = line.last();
    Place place =
        new Place(game.number(), line.ply() - 1, depth, line.previousLabel(), replaced.before());
    if (variation.plies().isEmpty()) {
      // Some programs put what is only a comment into parentheses.
      if (options.says(Content.QUOTED_MOVES)) {
        isInterrupted |=
            remarks.sayBefore(variation.comments(), replaced.after(), line.plies(), place(line));
      }
      return;
    }
    if (depth > deepest) {
      return;
    }
    cues.add(Cue.Kind.VARIATION_START, beginning(depth, replaced), place);
    isAnother = false;
    remarks.sayBefore(variation.comments(), replaced.before(), variation.plies(), place);
    variations++;
    lines.push(new LineAt(variation.plies(), line.ply() - 1, depth, variations));
    isInterrupted = false;
  }

  /** Where a variation begins: at which move, or that it is another one at the same. */
  private Optional<Utterance> beginning(int depth, Ply replaced) {
    PhraseKey phrase =
        depth > 1 && !isAnother && has(PhraseKey.COMMENTARY_NESTED_VARIATION)
            ? PhraseKey.COMMENTARY_NESTED_VARIATION
            : PhraseKey.COMMENTARY_VARIATION;
    Optional<Utterance> beginning = announcer.say(phrase, fillings(replaced));
    Optional<Utterance> or =
        isAnother ? announcer.say(PhraseKey.QUESTION_OR, Map.of()) : Optional.empty();
    if (or.isEmpty() || beginning.isEmpty()) {
      return beginning;
    }
    Spoken both = new Spoken();
    both.add(or.get().spans());
    both.add(beginning.get().spans());
    return Optional.of(both.in(announcer.lexicon().locale(), announcer.lexicon().separator()));
  }

  private void leave(LineAt line) {
    LineAt outer = lines.peek();
    if (outer == null) {
      return;
    }
    boolean isEndUntoldWithin = isEndUntold;
    isEndUntold = options.says(Content.JOINED_VARIATIONS) && outer.depth() > 0 && outer.isOver();
    if (isEndUntold) {
      return;
    }
    boolean isVariationNext = outer.isVariationNext();
    isAnother =
        options.says(Content.JOINED_VARIATIONS)
            && isVariationNext
            && !isEndUntoldWithin
            && has(PhraseKey.QUESTION_OR);
    if (isAnother) {
      return;
    }
    Ply replaced = outer.last();
    Map<SlotName, Filling> fillings = fillings(replaced);
    if (!isVariationNext) {
      words(replaced, false, withoutNumbers)
          .ifPresent(move -> fillings.put(SlotName.MOVE, new Filling.Said(move.spans())));
    }
    PhraseKey phrase =
        outer.depth() == 0
            ? PhraseKey.COMMENTARY_BACK_TO_GAME
            : PhraseKey.COMMENTARY_BACK_TO_VARIATION;
    cues.add(
        Cue.Kind.VARIATION_END,
        announcer.say(phrase, fillings),
        new Place(game.number(), outer.ply(), line.depth(), outer.label(), replaced.after()));
    isInterrupted = true;
  }

  private static Map<SlotName, Filling> fillings(Ply ply) {
    Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);
    fillings.put(SlotName.NUMBER, new Filling.Numeral(ply.before().fullmoveNumber()));
    fillings.put(SlotName.SIDE, new Filling.Side(ply.before().turn()));
    return fillings;
  }

  private Place place(LineAt line) {
    return new Place(game.number(), line.ply(), line.depth(), line.label(), line.last().after());
  }
}
