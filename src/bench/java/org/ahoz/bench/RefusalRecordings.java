package org.ahoz.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFormat;
import org.ahoz.audio.AudioOutput;
import org.ahoz.audio.Existing;
import org.ahoz.audio.SpokenFile;
import org.ahoz.audio.Tags;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.notation.San;

/**
 * Makes of recorded moves, and of recordings of the words in them, what is to be refused.
 *
 * <p>{@code java -cp target/classes src/bench/java/org/ahoz/bench/RefusalRecordings.java AUDIO
 * OUT}: reads {@code AUDIO/index.tsv} and {@code AUDIO/words/VOICE/*.wav}, and writes {@code
 * OUT/index.tsv} for {@code ahoz evaluate} and {@code OUT/VOICE/*.wav}. Each voice has its moves;
 * the same where no move of that piece goes there; and words in an order in which they are no move,
 * whatever the position. What {@code OUT/spoken/VOICE/*.wav} has is no move either.
 */
public final class RefusalRecordings {

  private static final int UNLAWFUL = 70;
  private static final int SALADS = 26;
  private static final String NO_MOVE = "-";
  private static final Duration BETWEEN = Duration.ofMillis(80);
  private static final Duration AROUND = Duration.ofMillis(250);

  /** Clips that are a move, or may be taken for one, by themselves. */
  private static final Set<String> WHOLE = Set.of("CastleK", "CastleQ", "alert", "move", "Back");

  private record Row(String voice, String file, String fen, String san) {

    String line() {
      return String.join("\t", voice, file, fen, san);
    }
  }

  private RefusalRecordings() {}

  public static void main(String[] arguments) throws IOException {
    Path audio = Path.of(arguments[0]).toAbsolutePath();
    Path out = Path.of(arguments[1]).toAbsolutePath();
    Files.createDirectories(out);
    Map<String, List<Row>> voices = new LinkedHashMap<>();
    for (String line : Files.readAllLines(audio.resolve("index.tsv")).stream().skip(1).toList()) {
      String[] cells = line.split("\t", -1);
      voices
          .computeIfAbsent(cells[0], key -> new ArrayList<>())
          .add(new Row(cells[0], audio.resolve(cells[1]).toString(), cells[2], cells[3]));
    }
    List<String> lines = new ArrayList<>(List.of("voice\tfile\tfen\tsan"));
    Random random = new Random(7);
    for (Map.Entry<String, List<Row>> voice : voices.entrySet()) {
      List<Row> rows = new ArrayList<>(voice.getValue());
      rows.addAll(unlawful(voice.getValue(), random));
      rows.addAll(salads(voice.getKey(), voice.getValue(), audio, out, random));
      Collections.shuffle(rows, random);
      rows.forEach(row -> lines.add(row.line()));
    }
    lines.addAll(spoken(out, voices.values().iterator().next()));
    Files.write(out.resolve("index.tsv"), lines, StandardCharsets.UTF_8);
  }

  private static List<Row> unlawful(List<Row> moves, Random random) {
    List<Row> rows = new ArrayList<>();
    while (rows.size() < UNLAWFUL) {
      Row move = moves.get(random.nextInt(moves.size()));
      Row other = moves.get(random.nextInt(moves.size()));
      Row row = new Row(move.voice(), move.file(), other.fen(), move.san());
      if (!mayBeLegal(San.parse(move.san()), Fen.parse(other.fen())) && !rows.contains(row)) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** Whether any move of this piece goes there, taking or not. */
  private static boolean mayBeLegal(San san, Position position) {
    for (Move move : position.legalMoves()) {
      boolean isSame =
          san instanceof San.Castle castle
              ? move instanceof Move.Castle own && own.side() == castle.side()
              : san instanceof San.Step step
                  ? step.role() == move.role() && step.to().equals(move.to())
                  : san instanceof San.PawnCapture capture
                      && move.role() == Role.PAWN
                      && move.to().file() == capture.to();
      if (isSame) {
        return true;
      }
    }
    return false;
  }

  private static List<Row> salads(
      String voice, List<Row> moves, Path audio, Path out, Random random) throws IOException {
    Map<String, AudioClip> words = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(audio.resolve("words").resolve(voice))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().replaceFirst("\\.wav$", "");
        if (!WHOLE.contains(name)) {
          words.put(name, SpokenFile.read(file).trimmed(Duration.ZERO));
        }
      }
    }
    List<String> names = new ArrayList<>(words.keySet());
    Files.createDirectories(out.resolve(voice));
    List<Row> rows = new ArrayList<>();
    while (rows.size() < SALADS) {
      List<String> said = new ArrayList<>();
      int length = 2 + random.nextInt(4);
      while (said.size() < length) {
        said.add(names.get(random.nextInt(names.size())));
      }
      if (hasSquare(said)) {
        continue;
      }
      Path file = out.resolve(voice).resolve("salad-" + rows.size() + ".wav");
      write(file, said.stream().map(words::get).toList());
      rows.add(
          new Row(voice, file.toString(), moves.get(random.nextInt(moves.size())).fen(), NO_MOVE));
    }
    return rows;
  }

  /** Sentences with quiet around them, each in another position of a game. */
  private static List<String> spoken(Path out, List<Row> moves) throws IOException {
    List<String> lines = new ArrayList<>();
    Path folder = out.resolve("spoken");
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".wav")).sorted().toList()) {
        String voice = folder.relativize(file).getName(0).toString();
        Path padded = out.resolve(voice).resolve(file.getFileName());
        Files.createDirectories(out.resolve(voice));
        write(padded, List.of(SpokenFile.read(file)));
        String fen = moves.get(lines.size() % moves.size()).fen();
        lines.add(new Row(voice, padded.toString(), fen, NO_MOVE).line());
      }
    }
    return lines;
  }

  /** Without a file and a rank behind it nothing is a move. */
  private static boolean hasSquare(List<String> said) {
    for (int i = 0; i + 1 < said.size(); i++) {
      if (said.get(i).matches("[a-h]") && said.get(i + 1).matches("[1-8]")) {
        return true;
      }
    }
    return false;
  }

  private static void write(Path file, List<AudioClip> words) {
    int rate = words.get(0).sampleRate();
    List<AudioClip> parts = new ArrayList<>(List.of(AudioClip.silence(rate, AROUND)));
    for (int i = 0; i < words.size(); i++) {
      if (i > 0) {
        parts.add(AudioClip.silence(rate, BETWEEN));
      }
      parts.add(words.get(i));
    }
    parts.add(AudioClip.silence(rate, AROUND));
    try (AudioOutput output = AudioFormat.WAV.create(file, Existing.REPLACE, Tags.NONE)) {
      output.write(AudioClip.join(parts));
      output.finish();
    }
  }
}
