package org.ahoz.hear.sphinx;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Move;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.Gaussians;
import org.ahoz.hear.acoustic.SenoneScores;
import org.jspecify.annotations.Nullable;

/**
 * Hears with the acoustic model of CMU Sphinx, and gets used to who speaks.
 *
 * <p>Each utterance is compared with all that may be said in the position: by the model as it was
 * trained and, once three utterances were understood, by the model as the speaker has it; the mean
 * of both counts, since the second alone errs with voices that the first fits well. One thread may
 * use a recognizer at a time; the model is shared by all.
 *
 * <pre>{@code
 * Recognizer recognizer = SphinxRecognizer.of(AcousticModel.bundled());
 * Recognition recognition = recognizer.recognize(clip, listener.phraseBook(position), Talk.NEW);
 * Heard heard = listener.hear(book, recognition, Talk.NEW);
 * }</pre>
 */
public final class SphinxRecognizer implements Recognizer {

  /** From how many utterances on the speaker is known well enough. */
  private static final int FEW = 3;

  /** So much less do differences count while the speaker is a stranger: it is asked sooner. */
  private static final double STRANGER = 0.8;

  /**
   * By how much a correction must be likelier than a move that puts nothing right: such moves, said
   * by two recorded voices, were less like one by 16 to 108, and corrections, said by FreeTTS with
   * a no before them, more like one by 69 and more.
   */
  private static final double CLEARLY = 30;

  /** By how much more any move must fit than all that are legal to be looked at once more. */
  private static final double DOUBTFUL = 5;

  private final AcousticModel model;
  private final Calibration calibration;
  private final PhoneLoop loop;
  private final Expectations expectations;
  private SpeakerStatistics speaker;
  private Gaussians adapted;
  private @Nullable Utterance last;
  private @Nullable Utterance asked;
  private List<Move> question = List.of();

  private SphinxRecognizer(
      AcousticModel model, Calibration calibration, SpeakerStatistics speaker) {
    this.model = model;
    this.calibration = calibration;
    this.speaker = speaker;
    loop = new PhoneLoop(model);
    expectations = new Expectations(model);
    adapted = adapted();
  }

  /** A recognizer for whoever speaks. */
  public static SphinxRecognizer of(AcousticModel model) {
    return of(model, Calibration.bundled(), SpeakerStatistics.NONE);
  }

  /** A recognizer for a speaker of whom something is known. */
  public static SphinxRecognizer of(
      AcousticModel model, Calibration calibration, SpeakerStatistics speaker) {
    return new SphinxRecognizer(model, calibration, speaker);
  }

  /** What is known of who speaks. */
  public SpeakerStatistics speaker() {
    return speaker;
  }

  @Override
  public void prepare(PhraseBook book, Talk talk) {
    prepare(List.of(book), talk);
  }

  @Override
  public void prepare(List<PhraseBook> books, Talk talk) {
    expectations.of(books, talk);
  }

  @Override
  public Recognition recognize(AudioClip utterance, PhraseBook book, Talk talk) {
    return recognize(utterance, List.of(book), talk).get(0);
  }

  /**
   * What was said in one of several languages. The model is the same for all, so that all of them
   * are compared with the same sounds, and how likely they are with each other.
   */
  @Override
  public List<Recognition> recognize(AudioClip utterance, List<PhraseBook> books, Talk talk) {
    return measured(utterance, books, talk).stream().map(Measured::recognition).toList();
  }

  /**
   * What was said, and by what it was decided whether it is a move that is legal.
   *
   * @param gap see {@link Calibration#unlawfulGap}
   * @param fit see {@link Calibration#leastFit}
   */
  record Measured(Recognition recognition, double gap, double fit) {}

  /** Recognizes, and tells what the thresholds are compared with. */
  Measured measure(AudioClip utterance, PhraseBook book) {
    return measured(utterance, List.of(book), Talk.NEW).get(0);
  }

  private List<Measured> measured(AudioClip utterance, List<PhraseBook> books, Talk talk) {
    long start = System.nanoTime();
    List<Expected> now = expectations.of(books, talk);
    List<Expected> any = books.stream().map(expectations::anyMove).toList();
    Sounding sounding = sounding(utterance, now, any);
    remember(sounding.utterance(), talk);
    boolean isUnlawful = sounding.gap() >= calibration.unlawfulGap();
    Strayed strayed = isUnlawful ? strayed(sounding, any) : alone(sounding.utterance(), now);
    return recognitions(sounding, now, strayed, utterance.duration(), start).stream()
        .map(each -> new Measured(each, sounding.gap(), sounding.fit()))
        .toList();
  }

  /**
   * An utterance beside all that may be said, all moves there are, and any phones.
   *
   * @param move the likeliest of all moves, legal or not
   * @param gap by how much more it is like that one than like what may be said
   * @param fit how well it fits what may be said beside any phones, for a frame
   */
  private record Sounding(Utterance utterance, AnyMove move, double gap, double fit) {}

  /**
   * A move, legal or not, as the likeliest one.
   *
   * @param language by its number
   * @param meaning by its number in the network of all moves
   */
  private record AnyMove(int language, int meaning, double sound) {}

  private Sounding sounding(AudioClip sound, List<Expected> now, List<Expected> any) {
    float[][] features = FrontEnd.features(sound.resampled(FrontEnd.SAMPLE_RATE));
    boolean[] needed = new boolean[model.weights().senones()];
    now.forEach(each -> each.search().mark(needed));
    any.forEach(each -> each.search().mark(needed));
    loop.mark(needed);
    SenoneScores scores = SenoneScores.of(features, model.gaussians(), model.weights(), needed);
    List<Utterance.Fit> fits = new ArrayList<>();
    for (Expected each : now) {
      double[] sounds = doubles(each.search().scores(scores));
      fits.addAll(Utterance.ranked(each, sounds, each.priors(calibration)));
    }
    List<Utterance.Fit> ranked = Utterance.ranked(fits);
    double fit = (Utterance.best(fits) - loop.score(scores)) / Math.max(1, features.length);
    Finalists finalists = Finalists.of(ranked, model);
    AnyMove move = likeliest(any, scores);
    double gap = move.sound() - Utterance.best(fits);
    if (!isStranger()) {
      boolean isDoubtful = gap >= DOUBTFUL;
      SenoneScores own = adaptedScores(features, finalists, isDoubtful ? any : List.of());
      ranked = finalists.adapted(ranked, own);
      if (isDoubtful) {
        double mean = (move.sound() + likeliest(any, own).sound()) / 2;
        gap = mean - Utterance.best(ranked);
      }
    }
    Utterance utterance = new Utterance(features, scores, ranked, finalists.alignments(scores));
    return new Sounding(utterance, move, ranked.isEmpty() ? 0 : gap, fit);
  }

  /** By the model as the speaker has it, for what is compared with it. */
  private SenoneScores adaptedScores(float[][] features, Finalists finalists, List<Expected> any) {
    boolean[] needed = new boolean[model.weights().senones()];
    finalists.mark(needed);
    any.forEach(each -> each.search().mark(needed));
    return SenoneScores.of(features, adapted, model.weights(), needed);
  }

  /**
   * A move that is not legal, as it was heard.
   *
   * @param language by its number
   * @param words null where it is too short for them
   */
  private record Strayed(int language, @Nullable Hypothesis words) {}

  private Strayed strayed(Sounding sounding, List<Expected> any) {
    AnyMove move = sounding.move();
    SenoneScores scores = sounding.utterance().scores();
    Expected expected = any.get(move.language());
    return new Strayed(move.language(), Hypotheses.of(expected, move.meaning(), scores, model));
  }

  /**
   * A move of the position before, where what is likest to a correction is as like to that alone: a
   * little word such as no is easily heard in a breath. Nothing where it is a correction or none.
   */
  private @Nullable Strayed alone(Utterance utterance, List<Expected> now) {
    Utterance.Fit first = utterance.fits().isEmpty() ? null : utterance.fits().get(0);
    if (first == null || !first.isCorrection()) {
      return null;
    }
    Expected alone = expectations.alone(first.expected().book());
    if (alone == null) {
      return null;
    }
    Search framed = first.expected().wordByWord(model, first.number());
    boolean[] needed = new boolean[model.weights().senones()];
    alone.search().mark(needed);
    framed.mark(needed);
    SenoneScores scores =
        SenoneScores.of(utterance.features(), model.gaussians(), model.weights(), needed);
    AnyMove move = likeliest(List.of(alone), scores);
    return framed.scores(scores)[0] >= move.sound() + CLEARLY
        ? null
        : new Strayed(
            now.indexOf(first.expected()), Hypotheses.of(alone, move.meaning(), scores, model));
  }

  private List<Recognition> recognitions(
      Sounding sounding,
      List<Expected> now,
      @Nullable Strayed strayed,
      Duration length,
      long start) {
    Utterance compared = sounding.utterance();
    double scale = calibration.scale() * (isStranger() ? STRANGER : 1);
    Map<PhraseBook, List<Hypothesis>> hypotheses = Hypotheses.of(compared, scale, model);
    Duration decoding = Duration.ofNanos(System.nanoTime() - start);
    List<Recognition> recognitions = new ArrayList<>();
    for (int i = 0; i < now.size(); i++) {
      recognitions.add(
          new Recognition(
              hypotheses.getOrDefault(now.get(i).book(), List.of()),
              calibration.leastFit() - sounding.fit(),
              strayed != null && i == strayed.language() ? strayed.words() : null,
              compared.margin(),
              length,
              decoding));
    }
    return recognitions;
  }

  /** Keeps what may be learnt from; a question that is new was raised by the utterance before. */
  private void remember(Utterance utterance, Talk talk) {
    if (!talk.asked().equals(question)) {
      asked = talk.asked().isEmpty() ? null : last;
      question = talk.asked();
    }
    last = utterance;
  }

  /**
   * Learns how the speaker sounds: from the last utterance, when this move was understood so
   * clearly that no other came near; and from the one that a question was about, when the answer
   * was this move. Nothing of the sound itself is kept.
   */
  @Override
  public void learn(Move move, boolean confirmed) {
    Utterance utterance = last;
    Utterance meant = asked == null ? utterance : asked;
    if (confirmed && meant != null) {
      learn(meant, move);
    }
    boolean isLearnt = confirmed && asked == null;
    if (utterance != null && !isLearnt && isClear(utterance, move)) {
      learn(utterance, move);
    }
    last = null;
    asked = null;
    question = List.of();
  }

  private boolean isClear(Utterance utterance, Move move) {
    return !utterance.fits().isEmpty()
        && utterance.fits().get(0).isOf(move)
        && utterance.soundMargin() >= calibration.learningMargin();
  }

  private void learn(Utterance utterance, Move move) {
    Utterance.Fit fit = utterance.of(move);
    Alignment alignment = fit == null ? null : utterance.alignment(fit, model);
    if (fit != null && alignment != null) {
      expectations.learn(fit, move, alignment);
      speaker = speaker.with(utterance.features(), alignment, model, adapted);
      adapted = adapted();
    }
  }

  @Override
  public void close() {
    last = null;
    asked = null;
    question = List.of();
    expectations.clear();
  }

  /** Whether too little is known of who speaks. */
  private boolean isStranger() {
    return adapted == model.gaussians();
  }

  private Gaussians adapted() {
    return adapted(speaker, model);
  }

  /** The Gaussians of a speaker, or of nobody in particular while too little is known. */
  static Gaussians adapted(SpeakerStatistics speaker, AcousticModel model) {
    return speaker.utterances() < FEW ? model.gaussians() : speaker.transform().applied(model);
  }

  /** How likely something sounds, where a stranger and the speaker count as much. */
  static double[] mean(double[] stranger, double[] speaker) {
    double[] mean = new double[stranger.length];
    for (int i = 0; i < mean.length; i++) {
      mean[i] = (stranger[i] + speaker[i]) / 2;
    }
    return mean;
  }

  static double[] doubles(float[] floats) {
    double[] doubles = new double[floats.length];
    for (int i = 0; i < doubles.length; i++) {
      doubles[i] = floats[i];
    }
    return doubles;
  }

  private static AnyMove likeliest(List<Expected> any, SenoneScores scores) {
    AnyMove likeliest = new AnyMove(0, 0, Search.NEVER);
    for (int language = 0; language < any.size(); language++) {
      float[] sounds = any.get(language).search().scores(scores);
      for (int meaning = 0; meaning < sounds.length; meaning++) {
        if (sounds[meaning] > likeliest.sound()) {
          likeliest = new AnyMove(language, meaning, sounds[meaning]);
        }
      }
    }
    return likeliest;
  }
}
