package org.ahoz.hear.sphinx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import edu.cmu.sphinx.decoder.adaptation.ClusteredDensityFileData;
import edu.cmu.sphinx.decoder.adaptation.Transform;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Pool;
import edu.cmu.sphinx.linguist.acoustic.tiedstate.Sphinx3Loader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.ahoz.audio.AudioClip;
import org.ahoz.hear.Habits;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.Gaussians;
import org.ahoz.hear.acoustic.SenoneScores;
import org.ahoz.hear.acoustic.SphinxModel;
import org.ahoz.speech.Prosody;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is learnt of a voice, held against utterances of the same voice that were not learnt. */
class SpeakerTransformTest {

  private static final AcousticModel MODEL = AcousticModel.bundled();
  private static final int LEARNT = 5;
  private static final Prosody HIGH = Prosody.OWN.withPitch(1.6);

  private static List<Known> known = List.of();

  /** An utterance of which it is known what was said. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Known(float[][] features, Expected expected, Alignment alignment) {}

  @BeforeAll
  static void speak() {
    SaidPhrases phrases = new SaidPhrases();
    List<Prompt> prompts = SaidPhrases.prompts(LEARNT + 3);
    List<AudioClip> clips = SaidPhrases.said(prompts, HIGH);
    List<Known> all = new ArrayList<>();
    for (int i = 0; i < clips.size(); i++) {
      all.add(known(clips.get(i), prompts.get(i), phrases));
    }
    known = all;
  }

  private static Known known(AudioClip clip, Prompt prompt, SaidPhrases phrases) {
    float[][] features = FrontEnd.features(clip);
    Dictionary dictionary = new Dictionary(MODEL, Pronouncer.of(phrases.book(prompt).lexicon()));
    Expected expected = Expected.of(MODEL, dictionary, Habits.NONE, phrases.book(prompt), Talk.NEW);
    SenoneScores scores = scores(features, expected, MODEL.gaussians());
    double[] sounds = SphinxRecognizer.doubles(expected.search().scores(scores));
    List<Utterance.Fit> fits = Utterance.ranked(expected, sounds, new double[sounds.length]);
    Utterance utterance = new Utterance(features, scores, fits);
    Utterance.Fit fit = utterance.of(prompt.move());
    assertThat(fit).as(prompt.said().text()).isNotNull();
    Alignment alignment = fit == null ? null : utterance.alignment(fit, MODEL);
    if (alignment == null) {
      throw new AssertionError(prompt.said().text() + " cannot be aligned");
    }
    return new Known(features, expected, alignment);
  }

  private static SenoneScores scores(float[][] features, Expected expected, Gaussians gaussians) {
    boolean[] needed = new boolean[MODEL.weights().senones()];
    expected.search().mark(needed);
    return SenoneScores.of(features, gaussians, MODEL.weights(), needed);
  }

  private static SpeakerStatistics learnt(List<Known> utterances) {
    SpeakerStatistics speaker = SpeakerStatistics.NONE;
    for (Known each : utterances) {
      speaker = speaker.with(each.features(), each.alignment(), MODEL, MODEL.gaussians());
    }
    return speaker;
  }

  /** Of all frames along their alignments, a natural logarithm for each frame. */
  private static double likelihood(List<Known> utterances, Gaussians gaussians) {
    double sum = 0;
    int frames = 0;
    for (Known each : utterances) {
      SenoneScores scores = scores(each.features(), each.expected(), gaussians);
      for (int frame = 0; frame < each.features().length; frame++) {
        sum += Search.natural(scores.of(each.alignment().senones()[frame])[frame]);
        frames++;
      }
    }
    return sum / frames;
  }

  @Test
  void ofTheSameVoiceOthersAreLikelierToo() {
    Gaussians own = learnt(known.subList(0, LEARNT)).transform().applied(MODEL);
    List<Known> others = known.subList(LEARNT, known.size());
    assertThat(likelihood(known.subList(0, LEARNT), own))
        .isGreaterThan(likelihood(known.subList(0, LEARNT), MODEL.gaussians()) + 1);
    assertThat(likelihood(others, own)).isGreaterThan(likelihood(others, MODEL.gaussians()) + 1);
  }

  @Test
  void sphinxItselfAppliesTheTransformsOfAllStreamsToEachWhichDoesHarm() {
    SpeakerTransform transform = learnt(known.subList(0, LEARNT)).transform();
    List<Known> others = known.subList(LEARNT, known.size());
    Gaussians ours = transform.applied(MODEL);
    Gaussians theirs = updatedBySphinx(transform);
    double before = likelihood(others, MODEL.gaussians());
    assertThat(likelihood(others, ours)).isGreaterThan(before);
    assertThat(likelihood(others, theirs)).isLessThan(before);
  }

  /** The means as Sphinx's loader changes them by a transform. */
  private static Gaussians updatedBySphinx(SpeakerTransform transform) {
    Sphinx3Loader loader = SphinxModel.load();
    loader.update(new GivenTransform(loader, transform), new OneClass());
    int size = loader.getNumGaussiansPerState();
    Pool<float[]> pool = loader.getMeansPool();
    float[][][] means = new float[pool.size() / size][AcousticModel.DIMENSIONS][size];
    for (int i = 0; i < pool.size(); i++) {
      for (int d = 0; d < AcousticModel.DIMENSIONS; d++) {
        means[i / size][d][i % size] = pool.get(i)[d];
      }
    }
    return MODEL.gaussians().withMeans(means);
  }

  /** Ours in Sphinx's form. */
  private static final class GivenTransform extends Transform {

    private final float[][][][] factors =
        new float[1][AcousticModel.STREAMS][AcousticModel.DIMENSIONS][AcousticModel.DIMENSIONS];
    private final float[][][] added = new float[1][AcousticModel.STREAMS][AcousticModel.DIMENSIONS];

    GivenTransform(Sphinx3Loader loader, SpeakerTransform transform) {
      super(loader, 1);
      for (int stream = 0; stream < AcousticModel.STREAMS; stream++) {
        for (int d = 0; d < AcousticModel.DIMENSIONS; d++) {
          double[] row = transform.row(stream, d);
          added[0][stream][d] = (float) row[AcousticModel.DIMENSIONS];
          for (int i = 0; i < AcousticModel.DIMENSIONS; i++) {
            factors[0][stream][d][i] = (float) row[i];
          }
        }
      }
    }

    @Override
    public float[][][][] getAs() {
      return factors;
    }

    @Override
    public float[][][] getBs() {
      return added;
    }
  }

  /** All Gaussians have one transform; made of no means, since there is nothing to be clustered. */
  private static final class OneClass extends ClusteredDensityFileData {

    OneClass() {
      super(new NoMeans(), 0);
    }

    @Override
    public int getClassIndex(int gaussian) {
      return 0;
    }
  }

  /** A model without Gaussians. */
  private static final class NoMeans extends Sphinx3Loader {

    @Override
    public Pool<float[]> getMeansPool() {
      return new Pool<>("none");
    }
  }

  @Test
  void inAnotherOrderNearlyTheSameIsLearnt() {
    List<Known> turned = new ArrayList<>(known);
    Collections.reverse(turned);
    SpeakerStatistics one = adapting(known);
    SpeakerStatistics other = adapting(turned);
    assertThat(apart(one.transform().applied(MODEL), other.transform().applied(MODEL)))
        .as("deviations between the means of the same Gaussian")
        .isLessThan(0.1);
    assertThat(likelihood(known, other.transform().applied(MODEL)))
        .isCloseTo(likelihood(known, one.transform().applied(MODEL)), within(0.1));
  }

  /** How far the means of two are apart on average, in standard deviations. */
  private static double apart(Gaussians one, Gaussians other) {
    double sum = 0;
    int count = 0;
    for (int place = 0; place < one.places(); place++) {
      for (int d = 0; d < AcousticModel.DIMENSIONS; d++) {
        for (int i = 0; i < one.size(); i++) {
          double difference = one.means(place)[d][i] - other.means(place)[d][i];
          sum += Math.abs(difference) * Math.sqrt(-2 * one.precisions(place)[d][i]);
          count++;
        }
      }
    }
    return sum / count;
  }

  /** As a recognizer learns, who knows the speaker better with each. */
  private static SpeakerStatistics adapting(List<Known> utterances) {
    SpeakerStatistics speaker = SpeakerStatistics.NONE;
    for (Known each : utterances) {
      Gaussians adapted = SphinxRecognizer.adapted(speaker, MODEL);
      speaker = speaker.with(each.features(), each.alignment(), MODEL, adapted);
    }
    return speaker;
  }

  @Test
  void howeverMuchWasSaidWhatIsKnownIsOfOneSize() {
    SpeakerStatistics little = learnt(known.subList(0, 1));
    SpeakerStatistics much = learnt(known);
    assertThat(much.numbers()).hasSameSizeAs(little.numbers());
    assertThat(much.frames()).isGreaterThan(little.frames());
    assertThat(SpeakerStatistics.of(much.numbers()).transform().row(2, 3))
        .isEqualTo(much.transform().row(2, 3));
  }

  @Test
  void whoHasSaidNothingSoundsLikeTheModel() {
    double[] row = SpeakerStatistics.NONE.transform().row(1, 4);
    for (int i = 0; i < row.length; i++) {
      assertThat(row[i]).isEqualTo(i == 4 ? 1 : 0);
    }
  }
}
