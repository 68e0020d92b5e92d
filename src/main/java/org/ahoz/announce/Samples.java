package org.ahoz.announce;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.Fen;
import org.ahoz.chess.File;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.San;

/**
 * Everything that a lexicon says, said once, for somebody who knows the language to read or hear.
 */
public final class Samples {

  /** Moves of every kind, each in a position where it is legal. */
  private static final List<SampleMove> MOVES =
      List.of(
          new SampleMove("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "Nf3"),
          new SampleMove("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "Ngf3"),
          new SampleMove("4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "N5f3"),
          new SampleMove("8/8/8/k7/4Q2Q/8/8/K6Q w - - 0 1", "Qh4e1+"),
          new SampleMove("4k3/8/8/4p3/3B4/8/8/4K3 w - - 0 1", "Bxe5"),
          new SampleMove("4k3/8/8/8/8/8/4K3/R2n4 w - - 0 1", "Rxd1"),
          new SampleMove("3qk3/8/8/8/8/8/8/3QK3 b - - 0 1", "Qxd1+"),
          new SampleMove("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2"),
          new SampleMove("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4"),
          new SampleMove("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "exd5"),
          new SampleMove("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6"),
          new SampleMove("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O"),
          new SampleMove("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O"),
          new SampleMove("8/1P6/8/8/8/8/5k2/7K w - - 0 1", "b8=Q"),
          new SampleMove("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "axb8=N"),
          new SampleMove("8/8/2k5/8/8/5N2/8/4K3 w - - 0 1", "Nd4+"),
          new SampleMove("5rk1/5pp1/8/6N1/8/8/8/4K2Q w - - 0 1", "Qh7#"));

  private final Announcer announcer;
  private final List<Sample> samples = new ArrayList<>();

  private Samples(Announcer announcer) {
    this.announcer = announcer;
  }

  /**
   * Something said.
   *
   * @param what the move in PGN's notation, or the path of the phrase
   */
  public record Sample(String what, Utterance said) {}

  private record SampleMove(String fen, String san) {}

  /** What an announcer says: moves of every kind, then every other phrase that its lexicon has. */
  public static List<Sample> of(Announcer announcer) {
    Samples samples = new Samples(announcer);
    MOVES.forEach(samples::addMove);
    for (PhraseKey phrase : PhraseKey.values()) {
      if (phrase.group() != PhraseGroup.PHRASES) {
        samples.addPhrase(phrase);
      }
    }
    for (int nag : new TreeSet<>(announcer.lexicon().annotations())) {
      announcer
          .annotation(nag)
          .ifPresent(said -> samples.samples.add(new Sample("annotations." + nag, said)));
    }
    return List.copyOf(samples.samples);
  }

  private void addMove(SampleMove move) {
    Position position = Fen.parse(move.fen());
    samples.add(
        new Sample(
            move.san(),
            announcer.announce(position, San.parse(move.san()).in(position).orElseThrow())));
  }

  private void addPhrase(PhraseKey phrase) {
    Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);
    phrase.requiredSlots().forEach(slot -> fillings.put(slot, example(slot)));
    phrase.optionalSlots().forEach(slot -> fillings.put(slot, example(slot)));
    announcer.say(phrase, fillings).ifPresent(said -> samples.add(new Sample(phrase.path(), said)));
  }

  private Filling example(SlotName slot) {
    return switch (slot) {
      case PIECE -> new Filling.Piece(Role.KNIGHT);
      case CAPTURED, BLOCKER -> new Filling.Piece(Role.PAWN);
      case PROMOTED -> new Filling.Piece(Role.QUEEN);
      case FROM -> new Filling.OnFile(File.B);
      case ORIGIN -> square("b1");
      case TO, AT -> square("d2");
      case SIDE -> new Filling.Side(Color.WHITE);
      case OTHER_SIDE -> new Filling.Side(Color.BLACK);
      case WING -> new Filling.Wing(CastlingSide.KINGSIDE);
      case NUMBER -> new Filling.Numeral(3);
      case TOTAL -> new Filling.Numeral(20);
      case DAY -> new Filling.Numeral(12);
      case MONTH -> new Filling.Month(5);
      case YEAR -> new Filling.Numeral(1924);
      case NAME -> new Filling.Name("N. N.");
      case CHOICES -> choices();
      case TIME -> time();
      case SQUARES -> squares();
      case PIECES -> pieces();
      case MOVE, CHECK -> new Filling.Said(knightMove("Nbd2").spans());
    };
  }

  private Filling choices() {
    List<Span> spans = new ArrayList<>(knightMove("Nbd2").spans());
    announcer.say(PhraseKey.QUESTION_OR, Map.of()).ifPresent(or -> spans.addAll(or.spans()));
    spans.addAll(knightMove("Nfd2").spans());
    return new Filling.Said(spans);
  }

  private Filling time() {
    return new Filling.Said(
        ClockReading.of(announcer, Duration.ofMinutes(10)).map(Utterance::spans).orElse(List.of()));
  }

  private Filling squares() {
    return new Filling.Said(announcer.name(List.of(square("a1"), square("f1"))).spans());
  }

  private Filling pieces() {
    return new Filling.Said(
        announcer
            .say(
                PhraseKey.BOARD_PIECE_SQUARES,
                Map.of(SlotName.PIECE, new Filling.Piece(Role.ROOK), SlotName.SQUARES, squares()))
            .map(Utterance::spans)
            .orElse(List.of()));
  }

  private Utterance knightMove(String san) {
    Position position = Fen.parse("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    return announcer.announce(position, San.parse(san).in(position).orElseThrow());
  }

  private static Filling square(String name) {
    return new Filling.OnSquare(Square.parse(name).orElseThrow());
  }
}
