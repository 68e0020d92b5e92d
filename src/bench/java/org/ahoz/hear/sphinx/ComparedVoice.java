package org.ahoz.hear.sphinx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.Wav;
import org.ahoz.bench.SaidMove;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.hear.Listener;
import org.ahoz.hear.PhraseBook;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.SpokenNetwork.Arc;
import org.ahoz.hear.Talk;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.lexicon.Lexicons;

/**
 * The recordings of one voice in a folder, with what other recognizers need to hear them: for each
 * the network of all that may be said, as a finite state grammar of Sphinx, and one dictionary.
 * Words are called by their numbers, since Sphinx knows no spaces within words.
 *
 * <p>The grammars have the same sentences and the same sounds as our own search; what it knows
 * besides, how seldom a way of saying something is, such files cannot say.
 */
final class ComparedVoice {

  private static final String INDEX = "index.tsv";
  private static final String DICTIONARY = "words.dic";
  private static final String WORD = "w";

  /** Is there where few ways of saying a move are to be heard. */
  private static final String FEW = "few";

  private final Path folder;
  private final List<SaidMove> moves;
  private final Listener listener;
  private final boolean isFew;

  private ComparedVoice(Path folder, List<SaidMove> moves) {
    this.folder = folder;
    this.moves = List.copyOf(moves);
    isFew = Files.exists(folder.resolve(FEW));
    listener = Listener.of(Lexicons.bundled().get(moves.get(0).language()));
  }

  /** The voice of a folder that was made before. */
  static ComparedVoice in(Path folder) throws IOException {
    return new ComparedVoice(folder, SaidMove.read(folder.resolve(INDEX), 0));
  }

  /**
   * Makes a folder for each voice of a table.
   *
   * @param most how many moves to take of each; 0 for all
   * @param isFew whether moves are to be heard in one style and alphabet only
   */
  static void makeAll(Path index, Path folder, int most, boolean isFew) throws IOException {
    Map<String, List<SaidMove>> voices = new TreeMap<>();
    for (SaidMove move : SaidMove.read(index, most)) {
      voices.computeIfAbsent(move.voice(), key -> new ArrayList<>()).add(move);
    }
    int number = 0;
    for (List<SaidMove> own : voices.values()) {
      number++;
      make(folder.resolve(String.format("%03d", number)), own, isFew);
    }
  }

  private static void make(Path folder, List<SaidMove> recordings, boolean isFew)
      throws IOException {
    Files.createDirectories(folder);
    if (isFew) {
      Files.createFile(folder.resolve(FEW));
    }
    List<SaidMove> copies = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (SaidMove move : recordings) {
      String name = String.format("%04d", names.size());
      Path file = folder.resolve(name + ".wav");
      AudioClip sound = SpokenFile.read(move.file()).resampled(FrontEnd.SAMPLE_RATE);
      Files.write(file, Wav.bytes(sound));
      copies.add(new SaidMove(move.voice(), file, move.fen(), move.san()));
      names.add(name);
    }
    SaidMove.write(folder.resolve(INDEX), copies);
    Files.write(folder.resolve("utterances.ctl"), names);
    new ComparedVoice(folder, copies).writeGrammars(names);
  }

  private void writeGrammars(List<String> names) throws IOException {
    AcousticModel model = AcousticModel.bundled();
    Dictionary dictionary = new Dictionary(model, Pronouncer.of(listener.lexicon()));
    Map<Integer, List<String>> words = new TreeMap<>();
    for (int i = 0; i < moves.size(); i++) {
      SpokenNetwork network = expected(moves.get(i)).network(Talk.NEW);
      Files.write(folder.resolve(names.get(i) + ".fsg"), grammar(network));
      for (int state = 0; state < network.states(); state++) {
        for (Arc arc : network.arcs(state)) {
          words.computeIfAbsent(
              arc.token(), token -> ways(dictionary.of(List.of(token), network), model.phones()));
        }
      }
    }
    List<String> lines = new ArrayList<>();
    words.forEach(
        (token, ways) -> {
          for (int i = 0; i < ways.size(); i++) {
            lines.add(word(token) + (i == 0 ? "" : "(" + (i + 1) + ")") + " " + ways.get(i));
          }
        });
    Files.write(folder.resolve(DICTIONARY), lines);
  }

  /** Sphinx has one last state, which is reached without a word from all where sentences end. */
  private static List<String> grammar(SpokenNetwork network) {
    int last = network.states();
    List<String> lines =
        new ArrayList<>(
            List.of(
                "FSG_BEGIN chess",
                "NUM_STATES " + (last + 1),
                "START_STATE 0",
                "FINAL_STATE " + last));
    for (int state = 0; state < last; state++) {
      for (Arc arc : network.arcs(state)) {
        lines.add("TRANSITION " + state + " " + arc.to() + " 1.0 " + word(arc.token()));
      }
      if (network.meaningsAt(state).length > 0) {
        lines.add("TRANSITION " + state + " " + last + " 1.0");
      }
    }
    lines.add("FSG_END");
    return lines;
  }

  private static List<String> ways(WordSounds sounds, List<String> phones) {
    List<String> ways = new ArrayList<>();
    for (int first : sounds.firsts()) {
      follow(sounds.node(first), "", sounds, phones, ways);
    }
    return ways;
  }

  private static void follow(
      WordSounds.Node node,
      String before,
      WordSounds sounds,
      List<String> phones,
      List<String> ways) {
    String now = (before + " " + phones.get(node.phone())).strip();
    if (node.isLast()) {
      ways.add(now);
    }
    for (int next : node.next()) {
      follow(sounds.node(next), now, sounds, phones, ways);
    }
  }

  /** What a word is called in the files. */
  static String word(int token) {
    return WORD + token;
  }

  /** The number of a word, by what it is called. */
  static int token(String word) {
    return Integer.parseInt(word.substring(WORD.length()));
  }

  String name() {
    return moves.get(0).voice();
  }

  List<SaidMove> moves() {
    return moves;
  }

  Listener listener() {
    return listener;
  }

  Path dictionary() {
    return folder.resolve(DICTIONARY);
  }

  /** All that may be said where a move is said, as the listener takes it. */
  PhraseBook book(SaidMove move) {
    return listener.phraseBook(position(move));
  }

  /** As much of it as the recognizers are to expect. */
  PhraseBook expected(SaidMove move) {
    if (!isFew) {
      return book(move);
    }
    Announcer announcer = listener.speaker();
    return PhraseBook.of(
        position(move),
        listener.lexicon(),
        List.of(announcer.style()),
        List.of(announcer.alphabet()));
  }

  private static Position position(SaidMove move) {
    return Fen.parseUnreachable(move.fen()).position();
  }
}
