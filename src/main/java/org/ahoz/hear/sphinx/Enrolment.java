package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Move;
import org.ahoz.hear.Habits;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.Gaussians;
import org.ahoz.hear.acoustic.SenoneScores;
import org.ahoz.lexicon.Lexicon;
import org.jspecify.annotations.Nullable;

/**
 * Gets to know a speaker by phrases of which it is known what they mean, and finds out whether that
 * is of use. Nothing of the sound is kept but what its features are until it ends.
 *
 * <p>Each phrase is heard once as that of a stranger, and once after the others were learnt: all
 * but its own third, so that nothing is tried on what it was learnt from.
 *
 * <pre>{@code
 * Enrolment enrolment = new Enrolment(AcousticModel.bundled(), Calibration.bundled());
 * enrolment.add(sound, book, move); // and others
 * Enrolment.Outcome outcome = enrolment.outcome();
 * if (outcome.helps()) {
 *   profiles.write(new Profile(name, tag, Calibration.bundled(), outcome.speaker()));
 * }
 * }</pre>
 */
public final class Enrolment {

  /** Of so many phrases one is held out. */
  private static final int PARTS = 3;

  /**
   * By so much another phrase is likelier only when it was said, however badly somebody is known.
   */
  private static final double FAR = 80;

  private final AcousticModel model;
  private final Calibration calibration;
  private final PhoneLoop loop;
  private final Map<Lexicon, Dictionary> dictionaries = new HashMap<>();
  private final Map<PhraseBook, Expected> books = new HashMap<>();
  private final List<Take> takes = new ArrayList<>();

  /** Of nobody yet. */
  public Enrolment(AcousticModel model, Calibration calibration) {
    this.model = model;
    this.calibration = calibration;
    loop = new PhoneLoop(model);
  }

  /** What a take is good for. */
  public enum Verdict {
    /** It can be learnt from, and was taken. */
    TAKEN,
    /** It sounds like no move at all. */
    STRANGE,
    /** It sounds like another phrase. */
    ANOTHER
  }

  /**
   * How well phrases are understood.
   *
   * @param right of how many the move is the likeliest
   * @param margin the mean of how much likelier it is than anything else, as a natural logarithm
   */
  public record Understanding(int right, double margin) {}

  /**
   * What became of it.
   *
   * @param phrases how many there were
   * @param before how well a stranger is understood
   * @param after how well the speaker is, each phrase by what the others taught
   * @param speaker what all phrases taught
   */
  public record Outcome(
      int phrases, Understanding before, Understanding after, SpeakerStatistics speaker) {

    /** Whether the speaker is understood better than a stranger. */
    public boolean helps() {
      return after.right() == before.right()
          ? after.margin() > before.margin()
          : after.right() > before.right();
    }
  }

  /** A phrase as it was said, and how the model as it was trained takes it. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Take(
      float[][] features, Expected expected, double[] sounds, Move move, Alignment alignment) {}

  /** How many phrases were taken. */
  public int phrases() {
    return takes.size();
  }

  /**
   * Takes a phrase, if it is what it should be.
   *
   * @param sound with a quarter of a second of quiet before and behind it
   * @param book all that may have been said
   * @param move what should have been said
   */
  public Verdict add(AudioClip sound, PhraseBook book, Move move) {
    float[][] features = FrontEnd.features(sound.resampled(FrontEnd.SAMPLE_RATE));
    Expected expected = books.computeIfAbsent(book, this::expected);
    boolean[] needed = needed(expected);
    loop.mark(needed);
    SenoneScores scores = SenoneScores.of(features, model.gaussians(), model.weights(), needed);
    double[] sounds = sounds(expected, scores);
    Utterance utterance = new Utterance(features, scores, ranked(expected, sounds));
    Utterance.@Nullable Fit fit = utterance.of(move);
    Alignment alignment = fit == null ? null : utterance.alignment(fit, model);
    if (fit == null || alignment == null) {
      return Verdict.STRANGE;
    }
    double best = utterance.fits().stream().mapToDouble(Utterance.Fit::sound).max().orElseThrow();
    if ((best - loop.score(scores)) / features.length < calibration.leastFit()) {
      return Verdict.STRANGE;
    }
    if (best - fit.sound() > FAR) {
      return Verdict.ANOTHER;
    }
    takes.add(new Take(features, expected, sounds, move, alignment));
    return Verdict.TAKEN;
  }

  /** Learns from all takes, and tries out what they teach. */
  public Outcome outcome() {
    double[] before = new double[takes.size()];
    double[] after = new double[takes.size()];
    for (int part = 0; part < PARTS; part++) {
      Gaussians taught = adapted(learnt(part));
      for (int i = part; i < takes.size(); i += PARTS) {
        Take take = takes.get(i);
        before[i] = margin(take, take.sounds());
        after[i] = margin(take, SphinxRecognizer.mean(take.sounds(), sounds(take, taught)));
      }
    }
    return new Outcome(takes.size(), understanding(before), understanding(after), learnt(PARTS));
  }

  /** What all phrases taught but those of one part. */
  private SpeakerStatistics learnt(int without) {
    SpeakerStatistics speaker = SpeakerStatistics.NONE;
    for (int i = 0; i < takes.size(); i++) {
      if (i % PARTS != without) {
        Take take = takes.get(i);
        speaker = speaker.with(take.features(), take.alignment(), model, adapted(speaker));
      }
    }
    return speaker;
  }

  private Gaussians adapted(SpeakerStatistics speaker) {
    return SphinxRecognizer.adapted(speaker, model);
  }

  private Expected expected(PhraseBook book) {
    Dictionary dictionary =
        dictionaries.computeIfAbsent(
            book.lexicon(), lexicon -> new Dictionary(model, Pronouncer.of(lexicon)));
    return Expected.of(model, dictionary, Habits.NONE, book, Talk.NEW);
  }

  private boolean[] needed(Expected expected) {
    boolean[] needed = new boolean[model.weights().senones()];
    expected.search().mark(needed);
    return needed;
  }

  private double[] sounds(Take take, Gaussians gaussians) {
    return sounds(
        take.expected(),
        SenoneScores.of(take.features(), gaussians, model.weights(), needed(take.expected())));
  }

  private static double[] sounds(Expected expected, SenoneScores scores) {
    return SphinxRecognizer.doubles(expected.search().scores(scores));
  }

  private List<Utterance.Fit> ranked(Expected expected, double[] sounds) {
    return Utterance.ranked(expected, sounds, expected.priors(calibration));
  }

  /** By how much a move is likelier than anything else; negative when something else is. */
  private double margin(Take take, double[] sounds) {
    double own = -FAR;
    double other = Double.NEGATIVE_INFINITY;
    for (Utterance.Fit fit : ranked(take.expected(), sounds)) {
      if (fit.isOf(take.move())) {
        own = fit.score();
      } else {
        other = Math.max(other, fit.score());
      }
    }
    return own - other;
  }

  private static Understanding understanding(double[] margins) {
    int right = 0;
    double sum = 0;
    for (double margin : margins) {
      right += margin > 0 ? 1 : 0;
      sum += margin;
    }
    return new Understanding(right, sum / Math.max(1, margins.length));
  }
}
