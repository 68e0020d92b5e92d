package org.ahoz.hear.sphinx;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.bench.SaidMove;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Likely;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Recognition;
import org.ahoz.hear.Talk;

/**
 * Hears the recordings of a voice with one engine, and prints a line of figures: right moves,
 * seconds of sound, and CPU seconds for decoding and for making grammars, both warm; for {@code
 * src/bench/hear-engines.sh}, which tells of each.
 */
public final class EngineComparison {

  /** So many utterances are heard before any is measured. */
  private static final int WARM = 8;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Held, since the log manager forgets whom nobody holds. */
  private static final Logger SPHINX = Logger.getLogger("edu.cmu.sphinx");

  private int right;
  private double seconds;
  private long decoding;
  private long preparing;

  private EngineComparison() {}

  /**
   * Makes files, or measures.
   *
   * @param arguments {@code prepare INDEX FOLDER MOST few|all}; or an engine, {@code own}, {@code
   *     plain} or a linguist of the configuration, the folder of a voice and a configuration; or
   *     {@code judge}, the folder and the hypotheses of pocketsphinx_batch
   */
  public static void main(String... arguments) throws IOException {
    SPHINX.setLevel(Level.WARNING);
    Path path = Path.of(arguments[1]);
    if (arguments[0].equals("prepare")) {
      ComparedVoice.makeAll(
          path, Path.of(arguments[2]), Integer.parseInt(arguments[3]), arguments[4].equals("few"));
      return;
    }
    ComparedVoice voice = ComparedVoice.in(path);
    EngineComparison comparison = new EngineComparison();
    if (arguments[0].equals("judge")) {
      comparison.judge(voice, hypotheses(Path.of(arguments[2])));
    } else {
      comparison.measure(voice, engine(arguments[0], voice, Path.of(arguments[2])));
    }
    comparison.print(voice);
  }

  private static ComparedEngine engine(String name, ComparedVoice voice, Path configuration)
      throws IOException {
    return switch (name) {
      case "own" -> ComparedEngine.own(false);
      case "plain" -> ComparedEngine.own(true);
      default -> new StockSphinx(configuration, name, voice.dictionary());
    };
  }

  private void measure(ComparedVoice voice, ComparedEngine engine) {
    List<SaidMove> moves = voice.moves();
    for (SaidMove move : moves.subList(0, Math.min(WARM, moves.size()))) {
      PhraseBook expected = voice.expected(move);
      engine.expect(expected);
      engine.hear(SpokenFile.read(move.file()), expected);
    }
    for (SaidMove move : moves) {
      PhraseBook book = voice.book(move);
      PhraseBook expected = voice.expected(move);
      AudioClip sound = SpokenFile.read(move.file());
      long start = THREADS.getCurrentThreadCpuTime();
      engine.expect(expected);
      long ready = THREADS.getCurrentThreadCpuTime();
      Recognition recognition = engine.hear(sound, expected);
      decoding += THREADS.getCurrentThreadCpuTime() - ready;
      preparing += ready - start;
      Heard heard = voice.listener().hear(book, recognition, Talk.NEW);
      if (heard instanceof Heard.Understood understood) {
        long understanding = THREADS.getCurrentThreadCpuTime();
        engine.learn(understood.move());
        decoding += THREADS.getCurrentThreadCpuTime() - understanding;
      }
      add(voice, move, book, recognition, sound);
    }
  }

  private void judge(ComparedVoice voice, Map<String, String> hypotheses) {
    for (SaidMove move : voice.moves()) {
      PhraseBook book = voice.book(move);
      AudioClip sound = SpokenFile.read(move.file());
      String name = String.valueOf(move.file().getFileName()).replace(".wav", "");
      String words = hypotheses.getOrDefault(name, "");
      add(
          voice,
          move,
          book,
          StockSphinx.recognition(words, voice.expected(move).network(Talk.NEW), sound.duration()),
          sound);
    }
  }

  /** Lines such as {@code w12 w3 w40 (0007 -12345)}. */
  private static Map<String, String> hypotheses(Path file) throws IOException {
    Map<String, String> hypotheses = new HashMap<>();
    for (String line : Files.readAllLines(file)) {
      int end = line.lastIndexOf('(');
      String name = line.substring(end + 1).split(" ", -1)[0];
      hypotheses.put(name, line.substring(0, end));
    }
    return hypotheses;
  }

  /** Whoever hears, the same listener says which move it is. */
  private void add(
      ComparedVoice voice,
      SaidMove move,
      PhraseBook book,
      Recognition recognition,
      AudioClip sound) {
    Position position = book.position();
    List<Likely> likeliest = voice.listener().likeliest(book, recognition.hypotheses(), 1);
    right += !likeliest.isEmpty() && move.isOf(position, likeliest.get(0).move()) ? 1 : 0;
    seconds += sound.duration().toMillis() / 1000.0;
  }

  private void print(ComparedVoice voice) {
    System.out.printf(
        Locale.ROOT,
        "%s\t%d\t%d\t%.2f\t%.3f\t%.3f%n",
        voice.name(),
        voice.moves().size(),
        right,
        seconds,
        decoding / 1e9,
        preparing / 1e9);
  }
}
