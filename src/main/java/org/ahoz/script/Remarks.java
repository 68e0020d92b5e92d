package org.ahoz.script;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Comment;
import org.ahoz.notation.GameResult;
import org.ahoz.notation.Ply;

/** Says what an annotator and machines added to moves. */
final class Remarks {

  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]+");
  private static final Pattern SPACES = Pattern.compile(" +");

  private final ScriptOptions options;
  private final Announcer announcer;
  private final CueList cues;
  private final CommentReader reader;

  Remarks(ScriptOptions options, Announcer announcer, CueList cues) {
    this.options = options;
    this.announcer = announcer;
    this.cues = cues;
    reader = new CommentReader(options, announcer);
  }

  /**
   * Says comments that stand before a move; whether there was anything to say.
   *
   * @param position at the comments
   * @param line the moves among which they stand
   */
  boolean sayBefore(List<Comment> comments, Position position, List<Ply> line, Place place) {
    boolean isSaid = false;
    for (Comment comment : comments) {
      isSaid |= say(comment, new Surroundings(position, null, line), place);
    }
    return isSaid;
  }

  /** Says a comment after a move; whether there was anything to say. */
  boolean say(Comment comment, Ply ply, List<Ply> line, Place place) {
    return say(comment, surroundings(ply, line), place);
  }

  private boolean say(Comment comment, Surroundings surroundings, Place place) {
    boolean isSaid = false;
    MachineNote note = MachineNote.of(comment, surroundings.after().turn().other());
    if (options.says(Content.COMMENTS) && !note.isWhole() && !isResultToCome(comment)) {
      for (Utterance sentence : reader.sentences(comment.text(), surroundings)) {
        cues.add(Cue.Kind.COMMENT, sentence, place);
        isSaid = true;
      }
    }
    if (options.says(Content.EVALUATIONS)) {
      cues.add(Cue.Kind.EVALUATION, note.evaluation(announcer), place);
    }
    if (options.says(Content.CLOCKS)) {
      cues.add(Cue.Kind.CLOCK, note.clock(announcer), place);
    }
    return isSaid;
  }

  /** Whether a comment says only how the game ended, which is said at its end. */
  private boolean isResultToCome(Comment comment) {
    String text = comment.text().strip();
    return options.says(Content.HEADERS)
        && Stream.of(GameResult.values()).anyMatch(result -> result.marker().equals(text));
  }

  /** Says the judgements on a move and the offer of a draw; whether there were any. */
  boolean sayMarks(Ply ply, Place place) {
    if (!options.says(Content.GLYPHS)) {
      return false;
    }
    List<Utterance> words = new ArrayList<>();
    String comments = options.says(Content.COMMENTS) ? plainText(ply) : "";
    for (int nag : new LinkedHashSet<>(ply.nags())) {
      if (!isTold(nag, comments)) {
        announcer.annotation(nag).ifPresent(words::add);
      }
    }
    if (ply.written().marks().drawOffer()) {
      announcer
          .say(
              PhraseKey.RESULT_DRAW_OFFER,
              Map.of(SlotName.SIDE, new Filling.Side(ply.before().turn())))
          .ifPresent(words::add);
    }
    words.forEach(each -> cues.add(Cue.Kind.GLYPH, each, place));
    return !words.isEmpty();
  }

  private boolean isTold(int nag, String comments) {
    return !comments.isBlank()
        && (names(announcer.annotationReadings(nag), comments)
            || names(options.judgementReadings().apply(nag), comments));
  }

  private boolean names(Set<String> readings, String comments) {
    return readings.stream().anyMatch(reading -> comments.contains(' ' + lower(reading) + ' '));
  }

  /** What the comments on a ply say, as words with single spaces around them. */
  private String plainText(Ply ply) {
    StringBuilder text = new StringBuilder(" ");
    for (Comment comment : ply.comments()) {
      String said =
          options.says(Content.QUOTED_MOVES)
              ? comment.text()
              : reader.sentences(comment.text(), surroundings(ply, List.of())).stream()
                  .map(Utterance::text)
                  .collect(Collectors.joining(" "));
      text.append(NO_WORD.matcher(lower(said)).replaceAll(" ")).append(' ');
    }
    return SPACES.matcher(text).replaceAll(" ");
  }

  private static Surroundings surroundings(Ply ply, List<Ply> line) {
    return new Surroundings(ply.after(), ply.before(), line);
  }

  private String lower(String text) {
    Locale language = options.commentLanguage();
    return text.toLowerCase(language == null ? announcer.lexicon().locale() : language);
  }
}
