package org.ahoz.hear.sphinx;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.hear.HeardWord;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Recognizer;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.Talk;
import org.ahoz.lexicon.Lexicon;
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

  /** So many hypotheses are told at most, and none that is so much less likely than the first. */
  private static final int MOST_HYPOTHESES = 6;

  private static final double FAR = 80;

  private final AcousticModel model;
  private final Calibration calibration;
  private final PhoneLoop loop;
  private final Map<Lexicon, Dictionary> dictionaries = new HashMap<>();
  private final Map<AnyMove, Expected> anyMoves = new HashMap<>();
  private SpeakerStatistics speaker;
  private Gaussians adapted;
  private @Nullable Expected expected;
  private @Nullable Utterance last;
  private @Nullable Utterance asked;
  private List<Move> question = List.of();

  private record AnyMove(Lexicon lexicon, Color turn) {}

  private SphinxRecognizer(
      AcousticModel model, Calibration calibration, SpeakerStatistics speaker) {
    this.model = model;
    this.calibration = calibration;
    this.speaker = speaker;
    loop = new PhoneLoop(model);
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
    expected(book, talk);
  }

  @Override
  public Recognition recognize(AudioClip utterance, PhraseBook book, Talk talk) {
    long start = System.nanoTime();
    float[][] features = FrontEnd.features(utterance.resampled(FrontEnd.SAMPLE_RATE));
    Expected now = expected(book, talk);
    Expected any = anyMove(book);
    Utterance compared = compare(features, now, any);
    rememberAsked(talk);
    last = compared;
    List<Hypothesis> hypotheses = new ArrayList<>();
    Hypothesis unlawful = null;
    boolean isStrange = true;
    if (!compared.fits().isEmpty()) {
      double legal = compared.fits().stream().mapToDouble(Utterance.Fit::sound).max().orElseThrow();
      double fit = (legal - loop.score(compared.scores())) / Math.max(1, features.length);
      double gap = best(any.search().scores(compared.scores())) - legal;
      isStrange = fit < calibration.leastFit();
      hypotheses.addAll(hypotheses(compared));
      if (gap >= calibration.unlawfulGap()) {
        unlawful = unlawful(compared, any);
      }
    }
    return new Recognition(
        hypotheses,
        isStrange,
        unlawful,
        compared.margin(),
        utterance.duration(),
        Duration.ofNanos(System.nanoTime() - start));
  }

  /** A question that is new was raised by the utterance before this one. */
  private void rememberAsked(Talk talk) {
    if (!talk.asked().equals(question)) {
      asked = talk.asked().isEmpty() ? null : last;
      question = talk.asked();
    }
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
      learn(meant, meant.of(move));
    }
    boolean isLearnt = confirmed && asked == null;
    if (utterance != null && !isLearnt && isClear(utterance, move)) {
      learn(utterance, utterance.of(move));
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

  private void learn(Utterance utterance, Utterance.@Nullable Fit fit) {
    Alignment alignment = fit == null ? null : utterance.alignment(fit, model);
    if (alignment != null) {
      speaker = speaker.with(utterance.features(), alignment, model, adapted);
      adapted = adapted();
    }
  }

  @Override
  public void close() {
    last = null;
    asked = null;
    expected = null;
  }

  private Gaussians adapted() {
    return adapted(speaker, model);
  }

  /** The Gaussians of a speaker, or of nobody in particular while too little is known. */
  static Gaussians adapted(SpeakerStatistics speaker, AcousticModel model) {
    return speaker.utterances() < FEW ? model.gaussians() : speaker.transform().applied(model);
  }

  private Expected expected(PhraseBook book, Talk talk) {
    Expected known = expected;
    if (known == null || !known.isOf(book, talk)) {
      known = Expected.of(model, dictionary(book.lexicon()), book, talk);
      expected = known;
    }
    return known;
  }

  private Dictionary dictionary(Lexicon lexicon) {
    return dictionaries.computeIfAbsent(lexicon, key -> new Dictionary(model, Pronouncer.of(key)));
  }

  /** All moves there are, legal or not, for who has the move. */
  private Expected anyMove(PhraseBook book) {
    return anyMoves.computeIfAbsent(
        new AnyMove(book.lexicon(), book.position().turn()),
        key -> {
          SpokenNetwork network = book.anyMove();
          Dictionary dictionary = dictionary(book.lexicon());
          SearchGraph graph = new SearchGraphBuilder(model, network, dictionary, false).build();
          return new Expected(
              book,
              Talk.NEW,
              dictionary,
              network,
              new Search(graph, model.hmms()),
              new double[network.meanings().size()]);
        });
  }

  private Utterance compare(float[][] features, Expected now, Expected any) {
    boolean[] needed = new boolean[model.weights().senones()];
    now.search().mark(needed);
    boolean[] all = needed.clone();
    any.search().mark(all);
    loop.mark(all);
    SenoneScores scores = SenoneScores.of(features, model.gaussians(), model.weights(), all);
    double[] sounds = doubles(now.search().scores(scores));
    if (adapted != model.gaussians()) {
      SenoneScores own = SenoneScores.of(features, adapted, model.weights(), needed);
      sounds = mean(sounds, doubles(now.search().scores(own)));
    }
    double[] priors = now.priors(calibration);
    return new Utterance(features, now, scores, Utterance.ranked(now.network(), sounds, priors));
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

  private static float best(float[] scores) {
    float best = Search.NEVER;
    for (float score : scores) {
      best = Math.max(best, score);
    }
    return best;
  }

  private List<Hypothesis> hypotheses(Utterance utterance) {
    List<Hypothesis> hypotheses = new ArrayList<>();
    double first = utterance.fits().get(0).score();
    for (Utterance.Fit fit : utterance.fits()) {
      if (hypotheses.size() == MOST_HYPOTHESES || fit.score() < first - FAR) {
        break;
      }
      Alignment alignment = utterance.alignment(fit, model);
      if (alignment != null) {
        Hypothesis hypothesis =
            hypothesis(
                alignment,
                utterance.expected().network(),
                (fit.score() - first) * calibration.scale());
        if (hypotheses.stream().noneMatch(each -> each.text().equals(hypothesis.text()))) {
          hypotheses.add(hypothesis);
        }
      }
    }
    return hypotheses;
  }

  private @Nullable Hypothesis unlawful(Utterance utterance, Expected any) {
    SearchGraph graph =
        new SearchGraphBuilder(model, any.network(), any.dictionary(), true).build();
    Alignment alignment = Alignment.of(new Search(graph, model.hmms()), utterance.scores());
    return alignment == null ? null : hypothesis(alignment, any.network(), 0);
  }

  private static Hypothesis hypothesis(
      Alignment alignment, SpokenNetwork network, double logLikelihood) {
    List<HeardWord> words = new ArrayList<>();
    for (int i = 0; i < alignment.words().size(); i++) {
      Alignment.AlignedWord word = alignment.words().get(i);
      int end =
          i + 1 < alignment.words().size()
              ? alignment.words().get(i + 1).start()
              : alignment.senones().length;
      words.add(
          new HeardWord(
              network.word(word.word()),
              1,
              Duration.ofMillis((long) word.start() * FrontEnd.FRAME),
              Duration.ofMillis((long) end * FrontEnd.FRAME)));
    }
    return new Hypothesis(words, logLikelihood, true);
  }
}
