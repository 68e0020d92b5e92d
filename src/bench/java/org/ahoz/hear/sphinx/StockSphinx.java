package org.ahoz.hear.sphinx;

import edu.cmu.sphinx.frontend.util.StreamDataSource;
import edu.cmu.sphinx.linguist.Linguist;
import edu.cmu.sphinx.recognizer.Recognizer;
import edu.cmu.sphinx.result.Result;
import edu.cmu.sphinx.util.props.ConfigurationManager;
import java.io.ByteArrayInputStream;
import java.net.MalformedURLException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.ahoz.audio.AudioClip;
import org.ahoz.chess.Move;
import org.ahoz.hear.HeardWord;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.Talk;
import org.jspecify.annotations.Nullable;

/** Sphinx4 with a linguist, a search and a scorer of its own, and the same model and words. */
final class StockSphinx implements ComparedEngine {

  private final Recognizer recognizer;
  private final Linguist linguist;
  private final NetworkGrammar grammar;
  private final StreamDataSource source;
  private @Nullable SpokenNetwork expected;

  /**
   * Sphinx as it is configured.
   *
   * @param configuration an XML file of Sphinx
   * @param linguist the name of a linguist in it
   * @param dictionary how words sound
   */
  StockSphinx(Path configuration, String linguist, Path dictionary) throws MalformedURLException {
    ConfigurationManager parts = new ConfigurationManager(configuration.toUri().toURL());
    parts.setGlobalProperty("linguist", linguist);
    parts.setGlobalProperty("dictionary", dictionary.toUri().toURL().toString());
    recognizer = (Recognizer) parts.lookup("recognizer");
    recognizer.allocate();
    this.linguist = (Linguist) parts.lookup(linguist);
    grammar = (NetworkGrammar) parts.lookup("grammar");
    source = (StreamDataSource) parts.lookup("source");
  }

  @Override
  public void expect(PhraseBook book) {
    SpokenNetwork network = book.network(Talk.NEW);
    expected = network;
    grammar.expect(network);
    linguist.startRecognition();
    linguist.stopRecognition();
  }

  @Override
  public Recognition hear(AudioClip sound, PhraseBook book) {
    source.setInputStream(new ByteArrayInputStream(bytes(sound)));
    Result result = recognizer.recognize();
    String words = result == null ? "" : result.getBestFinalResultNoFiller();
    return recognition(words, Objects.requireNonNull(expected), sound.duration());
  }

  /** What words of the files of a compared voice are as a hypothesis. */
  static Recognition recognition(String words, SpokenNetwork network, Duration sound) {
    List<HeardWord> heard = new ArrayList<>();
    for (String word : words.strip().split("\\s+", -1)) {
      if (!word.isEmpty()) {
        heard.add(HeardWord.of(network.word(ComparedVoice.token(word))));
      }
    }
    List<Hypothesis> hypotheses =
        heard.isEmpty() ? List.of() : List.of(new Hypothesis(heard, 0.0, true));
    return new Recognition(
        hypotheses, hypotheses.isEmpty(), null, Double.POSITIVE_INFINITY, sound, Duration.ZERO);
  }

  @Override
  public void learn(Move move) {
    // It cannot: its own adaptation does harm to this model.
  }

  /** With the same dither as our own front end has: digital silence has no logarithm. */
  private static byte[] bytes(AudioClip sound) {
    Random random = new Random(1);
    ByteBuffer bytes = ByteBuffer.allocate(2 * sound.length()).order(ByteOrder.LITTLE_ENDIAN);
    for (short sample : sound.samples()) {
      long dithered = Math.round(sample + 4 * random.nextGaussian());
      bytes.putShort((short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, dithered)));
    }
    return bytes.array();
  }
}
