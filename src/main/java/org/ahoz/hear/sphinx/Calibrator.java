package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Move;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.Likely;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.jspecify.annotations.Nullable;

/**
 * Finds out, by recordings of which it is known what they say, how scores of sound are to be taken:
 * so that a move is right as often as it is said to be, and that few of those that are not legal,
 * and of what is no move, are taken for moves.
 *
 * <p>Each recording is heard once, as it would be while somebody plays: the recognizer gets used to
 * a voice by its moves. Everything else is arithmetic on what the recordings came to.
 *
 * <pre>{@code
 * Calibrator calibrator = new Calibrator(AcousticModel.bundled(), Calibration.bundled());
 * Calibrator.Voice voice = calibrator.voice(SpeakerStatistics.NONE);
 * voice.move(sound, listener, book, move); // and others, and what is to be refused
 * Calibration better = calibrator.outcome().calibration();
 * }</pre>
 */
public final class Calibrator {

  /** Of moves that are not legal, and of what is no move, so much may be taken for moves. */
  private static final double NOT_LEGAL_TAKEN = 0.06;

  private static final double NO_MOVE_TAKEN = 0.02;

  /** To take more than may be is so much worse than to refuse as many moves. */
  private static final double WORSE = 3;

  /** From these one is chosen. */
  private static final double[] SCALES = {
    0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.24, 0.28, 0.34, 0.4
  };

  /** Recordings are heard by thresholds under which none is refused; lower ones are not tried. */
  private static final double LEAST_GAP = 3;

  private static final double NO_FIT = Double.NEGATIVE_INFINITY;

  /** So many thresholds of each kind are tried. */
  private static final int STEPS = 80;

  /** A move that was not even thought of is not to count for more than others together. */
  private static final double LEAST_CONFIDENCE = 0.002;

  private static final int MOST_LIKELY = 8;

  private static final double TIE = 1e-9;

  /** Where there is one voice, one in so many of its recordings is held out in turn. */
  private static final int PARTS = 3;

  private final AcousticModel model;
  private final Calibration start;
  private final List<Trial> trials = new ArrayList<>();
  private final List<Double> scales = new ArrayList<>();
  private int voices;

  /**
   * Begins from a calibration, which stays where nothing better is found.
   *
   * @param start also says what is learnt from while recordings are heard
   */
  public Calibrator(AcousticModel model, Calibration start) {
    this.model = model;
    this.start = start;
    scales.add(start.scale());
    for (double scale : SCALES) {
      if (scale != start.scale()) {
        scales.add(scale);
      }
    }
  }

  /** What a recording says. */
  private enum Said {
    MOVE,
    NOT_LEGAL,
    NO_MOVE
  }

  /** What would be made of a recording at one scale, but for the thresholds. */
  private record Answer(boolean isTaken, boolean isRight, boolean isAsked, double confidence) {}

  /**
   * A recording that was heard.
   *
   * @param number which recording of its voice it is
   * @param isLegalAfterAll whether what fits best of all moves, legal or not, was legal
   * @param answers by scale
   */
  private record Trial(
      Said said,
      int voice,
      int number,
      double fit,
      double gap,
      boolean isLegalAfterAll,
      List<Answer> answers) {

    boolean isRefused(Calibration by) {
      return fit < by.leastFit() || (gap >= by.unlawfulGap() && !isLegalAfterAll);
    }
  }

  /**
   * How often what happened.
   *
   * @param moves how many moves were said that are legal
   * @param taken of these, how many were taken, be it for another move
   * @param wrong of those taken, how many for another move
   * @param asked of the moves, how many were asked about
   * @param notLegal how many moves were said that are not legal
   * @param notLegalTaken of these, how many were taken for moves
   * @param noMoves how often something was said that is no move
   * @param noMovesTaken of these, how many were taken for moves
   */
  public record Count(
      int moves,
      int taken,
      int wrong,
      int asked,
      int notLegal,
      int notLegalTaken,
      int noMoves,
      int noMovesTaken) {

    private static final Count NONE = new Count(0, 0, 0, 0, 0, 0, 0, 0);

    private Count plus(Count other) {
      return new Count(
          moves + other.moves,
          taken + other.taken,
          wrong + other.wrong,
          asked + other.asked,
          notLegal + other.notLegal,
          notLegalTaken + other.notLegalTaken,
          noMoves + other.noMoves,
          noMovesTaken + other.noMovesTaken);
    }

    private static Count of(Trial trial, Answer answer, boolean isRefused) {
      int one = isRefused || !answer.isTaken() ? 0 : 1;
      int asked = isRefused || !answer.isAsked() ? 0 : 1;
      return switch (trial.said()) {
        case MOVE -> new Count(1, one, answer.isRight() ? 0 : one, asked, 0, 0, 0, 0);
        case NOT_LEGAL -> new Count(0, 0, 0, 0, 1, one, 0, 0);
        case NO_MOVE -> new Count(0, 0, 0, 0, 0, 0, 1, one);
      };
    }
  }

  /**
   * What was found.
   *
   * @param calibration what is best for all recordings
   * @param before how they were heard by the calibration that was there
   * @param after how they are heard by the new one
   * @param heldOut how they are heard by what the other voices, or the other parts of one voice,
   *     would have come to: what is to be expected of voices, and words, that were not among them
   */
  public record Outcome(Calibration calibration, Count before, Count after, Count heldOut) {}

  /** Somebody whose recordings are heard one after the other. */
  public final class Voice {

    private final SphinxRecognizer recognizer;
    private final int number;
    private int count;

    private Voice(SpeakerStatistics speaker, int number) {
      recognizer =
          SphinxRecognizer.of(model, start.with(start.scale(), LEAST_GAP, NO_FIT), speaker);
      this.number = number;
    }

    /** A move that is legal and was said. */
    public void move(AudioClip sound, Listener listener, PhraseBook book, Move move) {
      add(Said.MOVE, sound, listener, book, move);
    }

    /** A move that is not legal here, and no other of that piece goes there. */
    public void notLegal(AudioClip sound, Listener listener, PhraseBook book) {
      add(Said.NOT_LEGAL, sound, listener, book, null);
    }

    /** Something that is no move at all. */
    public void noMove(AudioClip sound, Listener listener, PhraseBook book) {
      add(Said.NO_MOVE, sound, listener, book, null);
    }

    private void add(
        Said said, AudioClip sound, Listener listener, PhraseBook book, @Nullable Move move) {
      SphinxRecognizer.Measured measured = recognizer.measure(sound, book);
      Hypothesis unlawful = measured.recognition().unlawful();
      boolean isLegalAfterAll =
          unlawful == null
              || listener.hear(book, List.of(unlawful), Talk.NEW) instanceof Heard.Understood;
      List<Answer> answers =
          scales.stream().map(scale -> answer(measured, scale, listener, book, move)).toList();
      Trial trial =
          new Trial(said, number, count, measured.fit(), measured.gap(), isLegalAfterAll, answers);
      trials.add(trial);
      count++;
      if (move != null && answers.get(0).isRight() && !trial.isRefused(start)) {
        recognizer.learn(move, false);
      }
    }
  }

  private Answer answer(
      SphinxRecognizer.Measured measured,
      double scale,
      Listener listener,
      PhraseBook book,
      @Nullable Move move) {
    List<Hypothesis> hypotheses =
        measured.recognition().hypotheses().stream()
            .map(hypothesis -> scaled(hypothesis, scale / start.scale()))
            .toList();
    Heard meant = listener.hear(book, hypotheses, Talk.NEW);
    double confidence =
        move == null
            ? 0
            : listener.likeliest(book, hypotheses, MOST_LIKELY).stream()
                .filter(likely -> likely.move().equals(move))
                .mapToDouble(Likely::confidence)
                .sum();
    return new Answer(
        meant instanceof Heard.Understood,
        meant instanceof Heard.Understood understood && understood.move().equals(move),
        meant instanceof Heard.Unclear,
        confidence);
  }

  private static Hypothesis scaled(Hypothesis hypothesis, double by) {
    Double likelihood = hypothesis.logLikelihood();
    return new Hypothesis(
        hypothesis.words(), likelihood == null ? null : likelihood * by, hypothesis.exact());
  }

  /**
   * Begins with a voice.
   *
   * @param speaker what is known of it already
   */
  public Voice voice(SpeakerStatistics speaker) {
    return new Voice(speaker, voices++);
  }

  /** Chooses by all that was heard. */
  public Outcome outcome() {
    Calibration best = best(trials);
    Count heldOut = Count.NONE;
    int groups = voices > 1 ? voices : PARTS;
    for (int group = 0; group < groups; group++) {
      int own = group;
      List<Trial> others = trials.stream().filter(trial -> group(trial) != own).toList();
      List<Trial> held = trials.stream().filter(trial -> group(trial) == own).toList();
      heldOut = heldOut.plus(count(held, best(others)));
    }
    return new Outcome(best, count(trials, start), count(trials, best), heldOut);
  }

  private int group(Trial trial) {
    return voices > 1 ? trial.voice() : trial.number() % PARTS;
  }

  private Count count(List<Trial> of, Calibration by) {
    int scale = scales.indexOf(by.scale());
    Count count = Count.NONE;
    for (Trial trial : of) {
      count = count.plus(Count.of(trial, trial.answers().get(scale), trial.isRefused(by)));
    }
    return count;
  }

  private Calibration best(List<Trial> of) {
    double scale = scale(of);
    List<Double> fits = thresholds(of, Trial::fit, start.leastFit());
    List<Double> gaps =
        thresholds(of, Trial::gap, start.unlawfulGap()).stream()
            .filter(gap -> gap >= LEAST_GAP)
            .toList();
    List<Calibration> best = new ArrayList<>();
    double least = Double.POSITIVE_INFINITY;
    for (double gap : gaps) {
      for (double fit : fits) {
        Calibration tried = start.with(scale, gap, fit);
        double cost = cost(count(of, tried));
        if (cost < least - TIE) {
          best.clear();
        }
        if (cost < least + TIE) {
          best.add(tried);
          least = Math.min(least, cost);
        }
      }
    }
    // Of those that are as good, one with others as good around it.
    return best.get(best.size() / 2);
  }

  /** The scale by which the moves that were said seem likeliest. */
  private double scale(List<Trial> of) {
    List<Trial> moves = of.stream().filter(trial -> trial.said() == Said.MOVE).toList();
    double most = Double.NEGATIVE_INFINITY;
    int best = 0;
    for (int i = 0; i < scales.size(); i++) {
      int scale = i;
      double sum =
          moves.stream()
              .mapToDouble(trial -> trial.answers().get(scale).confidence())
              .map(confidence -> Math.log(Math.max(LEAST_CONFIDENCE, confidence)))
              .sum();
      if (sum > most) {
        most = sum;
        best = i;
      }
    }
    return scales.get(best);
  }

  private static List<Double> thresholds(
      List<Trial> of, ToDoubleFunction<Trial> measure, double start) {
    double[] all = of.stream().mapToDouble(measure).filter(Double::isFinite).sorted().toArray();
    Set<Double> thresholds = new TreeSet<>(Set.of(start));
    for (int i = 0; i < STEPS; i++) {
      thresholds.add(Math.rint(all[(int) ((long) i * all.length / STEPS)] * 100) / 100);
    }
    return List.copyOf(thresholds);
  }

  private static double share(int part, int all) {
    return all == 0 ? 0 : (double) part / all;
  }

  /** How bad it is, in moves that are not taken. */
  private static double cost(Count count) {
    return share(count.moves() - count.taken(), count.moves())
        + WORSE * Math.max(0, share(count.notLegalTaken(), count.notLegal()) - NOT_LEGAL_TAKEN)
        + WORSE * Math.max(0, share(count.noMovesTaken(), count.noMoves()) - NO_MOVE_TAKEN);
  }
}
