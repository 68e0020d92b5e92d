package org.ahoz.hear;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;

/**
 * How often moves of a kind are played, by their piece, where they go, what they take and how far
 * the game is: enough to break near ties between moves that sound alike, and no advice, since it
 * knows nothing of which move is good. Immutable.
 *
 * <p>A conditional logit model; its weights stand in {@code move-prior.tsv} with their source.
 */
public final class MovePrior {

  private static final String FILE = "move-prior.tsv";

  /** The ply from which a game is no longer in its opening, and from which it is an ending. */
  private static final int MIDDLE_GAME = 20;

  private static final int END_GAME = 60;

  private final Map<String, Double> weights;

  private MovePrior(Map<String, Double> weights) {
    this.weights = Map.copyOf(weights);
  }

  /** The weights that come with the program, read once. */
  public static MovePrior bundled() {
    return Bundled.PRIOR;
  }

  private static final class Bundled {

    private static final MovePrior PRIOR = read();
  }

  private static MovePrior read() {
    Map<String, Double> weights = new HashMap<>();
    try (InputStream in = MovePrior.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is missing");
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          String[] columns = line.split("\t", -1);
          weights.put(columns[0], Double.parseDouble(columns[1]));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new MovePrior(weights);
  }

  /** The natural logarithm of how likely each of these moves is, if one of them is played. */
  public double[] logs(Position position, List<Move> moves) {
    double[] logs = new double[moves.size()];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < logs.length; i++) {
      logs[i] = weight(position, moves.get(i));
      most = Math.max(most, logs[i]);
    }
    double sum = 0;
    for (double log : logs) {
      sum += Math.exp(log - most);
    }
    double total = most + Math.log(sum);
    for (int i = 0; i < logs.length; i++) {
      logs[i] -= total;
    }
    return logs;
  }

  private double weight(Position position, Move move) {
    return features(position, move).stream()
        .mapToDouble(feature -> weights.getOrDefault(feature, 0.0))
        .sum();
  }

  private static List<String> features(Position position, Move move) {
    List<String> features = new ArrayList<>();
    Position after = position.play(move);
    if (after.isCheck()) {
      features.add(after.isCheckmate() ? "mate" : "check");
    }
    if (move instanceof Move.Castle castle) {
      features.add(castle.side() == CastlingSide.KINGSIDE ? "castles short" : "castles long");
      return features;
    }
    String phase = phase(position);
    String piece = name(move.role());
    String kind = move.role() == Role.PAWN || move.role() == Role.KING ? piece : "piece";
    String file = " file " + Math.min(move.to().file().ordinal(), 7 - move.to().file().ordinal());
    int rank = move.to().rank().number();
    String relativeRank = " rank " + (position.turn() == Color.WHITE ? rank : 9 - rank);
    features.add(phase + piece);
    features.add(phase + piece + file);
    features.add(phase + piece + relativeRank);
    features.add(kind + relativeRank);
    if (!kind.equals(piece)) {
      features.add(phase + kind + file);
    }
    if (move.isCapture()) {
      features.add("takes " + phase.strip());
      features.add("takes with " + piece);
    }
    Role promotion = move.promotion();
    if (promotion != null) {
      features.add("promotes to " + name(promotion));
    }
    return features;
  }

  private static String phase(Position position) {
    int plies = 2 * (position.fullmoveNumber() - 1) + position.turn().ordinal();
    return plies < MIDDLE_GAME ? "opening " : plies < END_GAME ? "middle " : "";
  }

  private static String name(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }
}
