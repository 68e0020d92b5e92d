package org.ahoz.script;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.ClockReading;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Color;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.Comment;
import org.jspecify.annotations.Nullable;

/**
 * What a program wrote into a comment: {@code [%eval 0.34]}, {@code [%eval #-3]}, {@code [%clk
 * 1:30:57]}, or the notes of CuteChess, {@code +0.13/12 0.29s}, and of ChessGUI, {@code (Nf3)
 * [%eval -35,18]}, both of which are positive where the side that moved is better.
 *
 * @param score in pawns or moves to mate, as it is written; null without one
 * @param sideOfScore for whom a score above zero is good
 * @param clock as it is written; null without one
 * @param mover who made the move
 * @param isWhole whether the text of the comment says nothing to people
 */
record MachineNote(
    @Nullable String score,
    Color sideOfScore,
    @Nullable String clock,
    Color mover,
    boolean isWhole) {

  private static final Pattern CUTECHESS =
      Pattern.compile("([+-]?\\d{1,4}\\.\\d{1,2}|[+-]?M\\d{1,3})/\\d{1,3} \\d{1,7}(?:\\.\\d+)?s.*");

  /** The move that an engine thought best, as ChessGUI notes it beside {@code %eval}. */
  private static final Pattern EXPECTED = Pattern.compile("\\(\\S{2,10}\\)");

  /** A score in hundredths of a pawn with the depth, as ChessBase and ChessGUI write it. */
  private static final Pattern CENTIPAWNS = Pattern.compile("([+-]?\\d{1,6}),\\d{1,3}");

  private static final Pattern PAWNS = Pattern.compile("[+-]?\\d{1,4}(?:\\.\\d{1,3})?");
  private static final Pattern MATE = Pattern.compile("#?([+-]?)[#M]?(\\d{1,3})");
  private static final Pattern CLOCK =
      Pattern.compile("(\\d{1,3}):(\\d{1,2})(?::(\\d{1,2})(?:\\.\\d{1,9})?)?");

  /**
   * What a comment says for machines.
   *
   * @param mover who made the move before it
   */
  static MachineNote of(Comment comment, Color mover) {
    String clock = comment.command("clk").orElse(null);
    Matcher note = CUTECHESS.matcher(comment.text());
    if (note.matches()) {
      return new MachineNote(note.group(1), mover, clock, mover, true);
    }
    String score = comment.command("eval").map(MachineNote::score).orElse(null);
    boolean isOfChessGui = score != null && EXPECTED.matcher(comment.text().strip()).matches();
    return new MachineNote(score, isOfChessGui ? mover : Color.WHITE, clock, mover, isOfChessGui);
  }

  private static String score(String written) {
    Matcher centipawns = CENTIPAWNS.matcher(written.strip());
    return centipawns.matches()
        ? new BigDecimal(centipawns.group(1)).movePointLeft(2).toPlainString()
        : written.split(",", 2)[0];
  }

  /** What the engine thinks, in words. */
  Optional<Utterance> evaluation(Announcer announcer) {
    if (score == null) {
      return Optional.empty();
    }
    String written = score.strip();
    if (PAWNS.matcher(written).matches()) {
      BigDecimal pawns = new BigDecimal(written);
      return pawns.signum() == 0
          ? announcer.say(PhraseKey.COMMENTARY_EVEN, Map.of())
          : announcer.say(
              PhraseKey.COMMENTARY_ADVANTAGE,
              fillings(pawns.signum() > 0, new Filling.Decimal(pawns.abs().stripTrailingZeros())));
    }
    Matcher mate = MATE.matcher(written);
    return mate.matches()
        ? announcer.say(
            PhraseKey.COMMENTARY_MATE_IN,
            fillings(
                !mate.group(1).equals("-"), new Filling.Numeral(Long.parseLong(mate.group(2)))))
        : Optional.empty();
  }

  private Map<SlotName, Filling> fillings(boolean isGood, Filling number) {
    Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);
    fillings.put(SlotName.SIDE, new Filling.Side(isGood ? sideOfScore : sideOfScore.other()));
    fillings.put(SlotName.NUMBER, number);
    return fillings;
  }

  /** What the clock of the mover shows, in words. */
  Optional<Utterance> clock(Announcer announcer) {
    Matcher time = CLOCK.matcher(clock == null ? "" : clock.strip());
    if (!time.matches()) {
      return Optional.empty();
    }
    Duration left =
        Duration.ofHours(Long.parseLong(time.group(1)))
            .plusMinutes(Long.parseLong(time.group(2)))
            .plusSeconds(time.group(3) == null ? 0 : Long.parseLong(time.group(3)));
    return ClockReading.of(announcer, left)
        .map(
            reading ->
                announcer
                    .say(
                        PhraseKey.COMMENTARY_TIME_LEFT,
                        Map.of(
                            SlotName.TIME,
                            new Filling.Said(reading.spans()),
                            SlotName.SIDE,
                            new Filling.Side(mover)))
                    .orElse(reading));
  }
}
