package org.ahoz.hear.sphinx;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Habits;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.hear.acoustic.SenoneScores;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.speech.EngineSpeech;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.Synthesizer;
import org.ahoz.speech.freetts.FreeTtsEngine;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long it takes to hear three seconds of sound in a position with 40 legal moves, warm and in
 * one thread: {@code decode} compares it with all that may be said by the model as it was trained;
 * {@code recognize} does so by the speaker's own as well, and looks for what is no move and for
 * moves that are not legal; {@code recognizeAndLearn} learns from it besides. The sound is
 * FreeTTS's, with quiet around it; how long it takes depends on its length alone.
 *
 * <p>At the end it tells how much of the heap is in use after all garbage was collected, with the
 * model, a recognizer and a lexicon alive.
 *
 * <p>Java runs with the options of {@code ahoz}.
 *
 * <pre>mvn -q -Pjmh -Dquick -DskipTests test-compile exec:exec -Dbenchmarks=EarBenchmark</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:FreqInlineSize=100", "-XX:InlineSmallCode=1000"})
public class EarBenchmark {

  private static final Duration LENGTH = Duration.ofSeconds(3);

  /** As many as make a speaker known. */
  private static final int LEARNT = 6;

  /** 40 legal moves, castling and captures among them. */
  private static final Position POSITION =
      Fen.parse("r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQ - 0 7");

  private final AcousticModel model = AcousticModel.bundled();
  private final Listener listener = Listener.of(Lexicons.bundled().get(Lexicons.FALLBACK));
  private final PhraseBook book = listener.phraseBook(POSITION);
  private final SphinxRecognizer recognizer = SphinxRecognizer.of(model);
  private final Expected expected =
      Expected.of(
          model,
          new Dictionary(model, Pronouncer.of(listener.lexicon())),
          Habits.of(listener.lexicon()),
          book,
          Talk.NEW);
  private AudioClip sound = AudioClip.silence(FrontEnd.SAMPLE_RATE, LENGTH);
  private Move said = POSITION.legalMoves().get(0);

  /** Says some moves, of which the last one is heard. */
  @Setup
  public void setUp() {
    Announcer announcer = Announcer.of(listener.lexicon());
    List<Move> moves = POSITION.legalMoves();
    try (Synthesizer voice =
        new FreeTtsEngine().open(EngineSpeech.voiceOf("freetts"), Prosody.OWN)) {
      for (int i = 0; i < LEARNT; i++) {
        said = moves.get(i * moves.size() / LEARNT);
        sound =
            padded(
                voice
                    .speak(announcer.announce(POSITION, said))
                    .audio()
                    .resampled(FrontEnd.SAMPLE_RATE));
        recognizer.recognize(sound, book, Talk.NEW);
        recognizer.learn(said, true);
      }
    }
  }

  private static AudioClip padded(AudioClip speech) {
    Duration before = Duration.ofMillis(500);
    AudioClip behind =
        AudioClip.silence(FrontEnd.SAMPLE_RATE, LENGTH.minus(before).minus(speech.duration()));
    return AudioClip.join(List.of(AudioClip.silence(FrontEnd.SAMPLE_RATE, before), speech, behind));
  }

  @Benchmark
  public float[] decode() {
    boolean[] needed = new boolean[model.weights().senones()];
    expected.search().mark(needed);
    return expected
        .search()
        .scores(
            SenoneScores.of(FrontEnd.features(sound), model.gaussians(), model.weights(), needed));
  }

  @Benchmark
  public Recognition recognize() {
    return recognizer.recognize(sound, book, Talk.NEW);
  }

  @Benchmark
  public Recognition recognizeAndLearn() {
    Recognition recognition = recognizer.recognize(sound, book, Talk.NEW);
    recognizer.learn(said, true);
    return recognition;
  }

  /** Tells how much memory all this takes. */
  @TearDown
  public void tearDown() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    memory.gc();
    System.out.printf(
        "%nheap in use after collection: %.1f MB%n", memory.getHeapMemoryUsage().getUsed() / 1e6);
  }
}
