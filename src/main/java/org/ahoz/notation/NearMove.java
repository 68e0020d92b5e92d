package org.ahoz.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Piece;
import org.ahoz.chess.Position;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.jspecify.annotations.Nullable;

/**
 * A legal move, and how far what is written is from it.
 *
 * @param move legal in the position
 * @param distance in hundredths of a slip of the pen; 0 for none
 */
record NearMove(Move move, int distance) {

  /** Moves farther than this, or so much farther than the nearest, are not near. */
  private static final int FARTHEST = 170;

  private static final int WIDEST = 100;

  /** Longer than any move without its marks. */
  private static final int LONGEST = 10;

  private static final int MOST = 24;

  private static final int WRONG_DEPARTURE = 40;
  private static final int KING_FOR_CASTLING = 20;
  private static final int CASTLING_LETTER = 80;

  /** Knights seldom go to the rim: there they command half as many squares, or fewer. */
  private static final int KNIGHT_ON_RIM = 30;

  /** Few moves lay a piece open to be taken for less than it is worth. */
  private static final int EXPOSED = 30;

  private static final int NO_SUCH_CHECK = 40;
  private static final int UNMARKED_CHECK = 10;

  NearMove farther(int more) {
    return new NearMove(move, distance + more);
  }

  /** The legal moves near to what is written, the nearest first; it is known to mean none. */
  static List<NearMove> of(String text, MoveReader reader, Position position) {
    return nearest(
        reader.grammar() == null
            ? algebraic(text, reader, position)
            : others(reader.grammar(), reader.readOrNull(text), position));
  }

  private static List<NearMove> others(
      MoveGrammar grammar, @Nullable WrittenMove written, Position position) {
    if (written == null) {
      return List.of();
    }
    List<San> readings = new ArrayList<>(written.readings());
    readings.addAll(written.looseReadings());
    List<NearMove> moves = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      int distance =
          readings.stream()
              .mapToInt(reading -> grammar.slip(reading, position, move))
              .min()
              .orElse(WritingDistance.FAR);
      if (distance <= FARTHEST) {
        int unlikelihood = Slip.unlikelihood(move, position, written.marks());
        moves.add(new NearMove(move, distance + unlikelihood));
      }
    }
    return moves;
  }

  private static List<NearMove> nearest(List<NearMove> moves) {
    List<NearMove> sorted = new ArrayList<>(moves);
    sorted.sort(Comparator.comparingInt(NearMove::distance));
    int nearest = sorted.isEmpty() ? 0 : sorted.get(0).distance();
    return sorted.stream().filter(move -> move.distance() <= nearest + WIDEST).limit(MOST).toList();
  }

  private static List<NearMove> algebraic(String text, MoveReader reader, Position position) {
    Slip slip = new Slip(text, reader);
    if (slip.core.isEmpty() || slip.core.length() > LONGEST) {
      return List.of();
    }
    Set<Move> misplaced = slip.movesFromElsewhere(position);
    List<NearMove> moves = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      int distance = misplaced.contains(move) ? WRONG_DEPARTURE : WritingDistance.FAR;
      distance = Math.min(distance, slip.distance(move));
      if (distance <= FARTHEST) {
        distance += Slip.unlikelihood(move, position, slip.marks);
        moves.add(new NearMove(move, distance));
      }
    }
    return moves;
  }

  /** What is written, made ready to be compared. */
  private static final class Slip {

    private final MoveReader reader;
    private final String text;
    private final Marks marks;
    private final String core;
    private final String letters;

    Slip(String text, MoveReader reader) {
      this.reader = reader;
      this.text = text;
      String plain = Figurine.inLetters(MoveText.normalise(text).strip(), reader.language());
      int end = endOfMove(plain, reader);
      marks = reader.readMarks(plain.substring(end)).orElse(Marks.NONE);
      core = withoutSigns(plain.substring(0, end));
      letters =
          String.join(
              "", reader.language().letters().values().stream().flatMap(List::stream).toList());
    }

    private static int endOfMove(String plain, MoveReader reader) {
      for (int end = 2; end < plain.length(); end++) {
        boolean isSign = !Character.isLetterOrDigit(plain.charAt(end));
        if ((isSign || plain.length() - end > 1)
            && reader.readMarks(plain.substring(end)).isPresent()) {
          return end;
        }
      }
      return plain.length();
    }

    private static String withoutSigns(String plain) {
      StringBuilder letters = new StringBuilder(plain.length());
      for (int index = 0; index < plain.length(); index++) {
        char character = plain.charAt(index);
        if (index > 0 && index + 1 < plain.length() && MoveText.isCapture(character)) {
          letters.append('x');
        } else if (Character.isLetterOrDigit(character)) {
          letters.append(character);
        }
      }
      return letters.toString();
    }

    /** The moves of the piece that is written to the square that is written, from elsewhere. */
    Set<Move> movesFromElsewhere(Position position) {
      WrittenMove written = reader.readOrNull(text);
      if (written == null) {
        return Set.of();
      }
      Set<Move> moves = new HashSet<>();
      for (San reading : written.readings()) {
        if (reading instanceof San.Step step && step.role() != Role.PAWN) {
          moves.addAll(
              new San.Step(step.role(), null, null, step.capture(), step.to(), step.promotion())
                  .in(position)
                  .moves());
        }
      }
      return moves;
    }

    static int unlikelihood(Move move, Position position, Marks marks) {
      int cost = 0;
      File file = move.to().file();
      if (move.role() == Role.KNIGHT && (file == File.A || file == File.H)) {
        cost += KNIGHT_ON_RIM;
      }
      Position after = position.play(move);
      if (isExposed(move, after)) {
        cost += EXPOSED;
      }
      boolean isCheck = after.isCheck();
      if (isCheck != (marks.check() != CheckMark.NONE)) {
        cost += isCheck ? UNMARKED_CHECK : NO_SUCH_CHECK;
      }
      return cost;
    }

    /** Whether the piece that moved can be taken, and more is lost than won. */
    private static boolean isExposed(Move move, Position after) {
      Role captured = move.captured();
      int won = captured == null ? 0 : worth(captured);
      Role moved = move.promotion() == null ? move.role() : move.promotion();
      int lost = worth(moved);
      for (Square attacker : after.attackers(move.to(), after.turn())) {
        Piece taker = after.at(attacker);
        boolean isGuarded = !after.attackers(move.to(), after.turn().other()).isEmpty();
        int regained = isGuarded && taker != null ? worth(taker.role()) : 0;
        if (won + regained < lost) {
          return true;
        }
      }
      return false;
    }

    /** In pawns, as players reckon; no king can be taken. */
    private static int worth(Role role) {
      return switch (role) {
        case PAWN -> 1;
        case KNIGHT, BISHOP -> 3;
        case ROOK -> 5;
        case QUEEN -> 9;
        case KING -> 100;
      };
    }

    int distance(Move move) {
      if (move instanceof Move.Castle castle) {
        return distance(castle);
      }
      int nearest = distance(move, new Form().file(move.from().file()).rank(move.from().rank()));
      if (move.role() == Role.PAWN) {
        nearest = Math.min(nearest, distance(move, ""));
      }
      for (String letter : reader.language().letters().getOrDefault(move.role(), List.of())) {
        String name = MoveText.normalise(letter).strip();
        // Nobody means a pawn by a wrong letter.
        if (move.role() != Role.PAWN || core.startsWith(name)) {
          nearest = Math.min(nearest, distance(move, name));
        }
      }
      return nearest;
    }

    private int distance(Move move, String name) {
      File file = move.from().file();
      Rank rank = move.from().rank();
      boolean isPawn = move.role() == Role.PAWN;
      int nearest = distance(move, new Form().piece(name).file(file).rank(rank));
      if (!isPawn || move.isCapture()) {
        nearest = Math.min(nearest, distance(move, new Form().piece(name).file(file)));
      }
      if (!isPawn) {
        nearest = Math.min(nearest, distance(move, new Form().piece(name).rank(rank)));
      }
      if (!isPawn || !move.isCapture()) {
        nearest = Math.min(nearest, distance(move, new Form().piece(name)));
      }
      return nearest;
    }

    private int distance(Move move, Form departure) {
      Form form = move.isCapture() ? departure.capture() : departure;
      form.file(move.to().file()).rank(move.to().rank());
      Role promotion = move.promotion();
      if (promotion != null) {
        form.piece(MoveText.normalise(reader.language().letter(promotion)));
      }
      return form.distance(core, letters);
    }

    private int distance(Move.Castle castle) {
      int count = 0;
      for (int index = 0; index < core.length(); index++) {
        boolean isLetter = MoveText.isCastlingLetter(core.charAt(index));
        count += isLetter || "QDCG".indexOf(core.charAt(index)) >= 0 ? 1 : core.length();
      }
      int needed = castle.side() == CastlingSide.KINGSIDE ? 2 : 3;
      int nearest = CASTLING_LETTER * Math.abs(needed - count);
      Square to = castle.to();
      for (String name : reader.language().letters().getOrDefault(Role.KING, List.of())) {
        Form form = new Form().piece(MoveText.normalise(name)).file(to.file()).rank(to.rank());
        nearest = Math.min(nearest, KING_FOR_CASTLING + form.distance(core, letters));
      }
      return nearest;
    }
  }

  /** A way to write a move. */
  private static final class Form {

    private final StringBuilder text = new StringBuilder(8);
    private final List<WritingDistance.Part> parts = new ArrayList<>(8);

    Form piece(String name) {
      text.append(name);
      parts.addAll(Collections.nCopies(name.length(), WritingDistance.Part.PIECE));
      return this;
    }

    Form file(File file) {
      return add(file.letter(), WritingDistance.Part.FILE);
    }

    Form rank(Rank rank) {
      return add((char) ('0' + rank.number()), WritingDistance.Part.RANK);
    }

    Form capture() {
      return add('x', WritingDistance.Part.CAPTURE);
    }

    private Form add(char character, WritingDistance.Part part) {
      text.append(character);
      parts.add(part);
      return this;
    }

    int distance(String written, String letters) {
      return WritingDistance.of(
          written, text.toString(), parts.toArray(new WritingDistance.Part[0]), letters);
    }
  }
}
