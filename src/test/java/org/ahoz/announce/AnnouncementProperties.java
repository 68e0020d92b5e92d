package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.lang.UScript;
import com.ibm.icu.util.ULocale;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.ahoz.chess.Fen;
import org.ahoz.chess.FenException;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.Status;
import org.ahoz.lexicon.Style;

/** What holds of every complete lexicon, in every style and with every alphabet. */
class AnnouncementProperties {

  private static final String PIECES = "QQQRRRBBBNNNPPP";

  private static final List<Lexicon> COMPLETE = complete();

  /** The rook is called like the f file, and captures have no verb. */
  private static final String[] CONFUSIONS = {
    "  rook: muri", "  rook: na",
    "pawn-capture: \"{from} <takes> {to}\"", "pawn-capture: \"{from} {to}\"",
    "default: \"{piece} [{from}] <takes> {to}\"", "default: \"{piece} [{from}] {to}\""
  };

  private static final Lexicon CONFUSING = TestLexicons.altered("qaa", List.of(CONFUSIONS));

  private static final Lexicon CONFUSING_WITHOUT_SPACES =
      TestLexicons.altered(
          "qaa",
          Stream.concat(
                  Stream.of("status: complete", "status: complete\nspacing: none"),
                  Stream.of(CONFUSIONS))
              .toList());

  @Property(tries = 20)
  void noTwoLegalMovesAreSaidAlike(@ForAll("positions") Position position) {
    for (Announcer announcer : announcers()) {
      Map<String, Move> said = new HashMap<>();
      for (Move move : position.legalMoves()) {
        Move other = said.put(announcer.announce(position, move).text(), move);
        assertThat(other)
            .as("%s %s %s in %s", announcer.lexicon(), announcer.style(), move, position.fen())
            .isNull();
      }
    }
  }

  /**
   * Looking only at moves that the words may name finds all that comparing with every move does.
   */
  @Property(tries = 10)
  void theOriginIsSaidWhereAndOnlyWhereTwoMovesWouldBeSaidAlike(
      @ForAll("positions") Position position) {
    List<Announcer> announcers = announcers();
    announcers.addAll(announcersOf(List.of(CONFUSING, CONFUSING_WITHOUT_SPACES)));
    for (Announcer announcer : announcers) {
      Map<String, Integer> howOften = new HashMap<>();
      for (Move move : position.legalMoves()) {
        howOften.merge(announcer.usual(position, move).text(), 1, Integer::sum);
      }
      for (Move move : position.legalMoves()) {
        Utterance usual = announcer.usual(position, move);
        boolean isShared = howOften.getOrDefault(usual.text(), 0) > 1;
        assertThat(announcer.announce(position, move))
            .as("%s %s %s in %s", announcer.lexicon(), announcer.style(), move, position.fen())
            .isEqualTo(isShared ? announcer.longer(position, move) : usual);
      }
    }
  }

  @Property(tries = 8)
  void whatIsSaidIsWordsThatCanBePronounced(@ForAll("positions") Position position) {
    for (Announcer announcer : announcers()) {
      for (Move move : position.legalMoves()) {
        for (Span span : announcer.announce(position, move).spans()) {
          if (span instanceof Span.Word word) {
            assertThat(word.ipa())
                .as("the sound of %s in %s", word, announcer.lexicon())
                .isNotBlank();
            assertThat(word.text())
                .isNotBlank()
                .matches(text -> Normalizer.isNormalized(text, Normalizer.Form.NFC), "is composed")
                .doesNotContainPattern("[{}<>()\\[\\]|@:]")
                .doesNotContainPattern("\\p{Ll}\\p{Lu}")
                .doesNotContainPattern("^\\s|\\s\\s|\\s$");
          }
        }
      }
    }
  }

  @Property(tries = 4)
  void whatIsSaidIsInTheScriptOfItsLanguage(@ForAll("positions") Position position) {
    for (Announcer announcer : announcers()) {
      int[] scripts = UScript.getCode(ULocale.forLocale(announcer.lexicon().locale()));
      for (Move move : position.legalMoves()) {
        String text = announcer.announce(position, move).text();
        assertThat(text.codePoints().filter(Character::isLetter))
            .as("%s in %s", text, announcer.lexicon())
            .allMatch(letter -> Arrays.stream(scripts).anyMatch(script -> isOf(script, letter)));
      }
    }
  }

  /** The mark of a long vowel belongs to two scripts at once, as others do. */
  private static boolean isOf(int script, int letter) {
    return UScript.getScript(letter) == script || UScript.hasScript(letter, script);
  }

  @Provide
  Arbitrary<Position> positions() {
    return Arbitraries.oneOf(
        Arbitraries.longs().map(AnnouncementProperties::fromGame),
        Arbitraries.longs().map(AnnouncementProperties::crowded));
  }

  /** A position after up to 120 random moves. */
  private static Position fromGame(long seed) {
    Random random = new Random(seed);
    Position position = Position.start();
    for (int ply = random.nextInt(120); ply > 0; ply--) {
      List<Move> moves = position.legalMoves();
      if (moves.isEmpty()) {
        return position;
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  /** A legal position in which many like pieces can reach one square, and pawns promote. */
  private static Position crowded(long seed) {
    Random random = new Random(seed);
    while (true) {
      char[] board = ".".repeat(64).toCharArray();
      place(board, 'K', random);
      place(board, 'k', random);
      for (int i = 4 + random.nextInt(12); i > 0; i--) {
        char piece = PIECES.charAt(random.nextInt(PIECES.length()));
        place(board, random.nextBoolean() ? piece : Character.toLowerCase(piece), random);
      }
      try {
        return Fen.parse(fen(board, random.nextBoolean()));
      } catch (FenException e) {
        // Not a position that can be: try another.
      }
    }
  }

  private static void place(char[] board, char piece, Random random) {
    int square;
    do {
      square = random.nextInt(64);
    } while (board[square] != '.'
        || (Character.toLowerCase(piece) == 'p' && (square < 8 || square > 55)));
    board[square] = piece;
  }

  private static String fen(char[] board, boolean white) {
    StringBuilder fen = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      fen.append(square > 0 && square % 8 == 0 ? "/" : "");
      fen.append(board[square]);
    }
    for (int length = 8; length > 0; length--) {
      int at;
      while ((at = fen.indexOf(".".repeat(length))) >= 0) {
        fen.replace(at, at + length, String.valueOf(length));
      }
    }
    return fen + (white ? " w" : " b") + " - - 0 1";
  }

  /** Numbers of moves are the same for all moves of a position, and ICU's words have no IPA. */
  private static final Detail[] DETAILS =
      EnumSet.complementOf(EnumSet.of(Detail.NUMBER)).toArray(Detail[]::new);

  private static List<Announcer> announcers() {
    List<Announcer> announcers = announcersOf(COMPLETE);
    for (Lexicon lexicon : COMPLETE) {
      Announcer announcer = Announcer.of(lexicon);
      for (Detail detail : DETAILS) {
        announcers.add(announcer.saying(detail));
        announcers.add(announcer.with(Style.FULL).omitting(detail));
      }
      announcers.add(announcer.saying(DETAILS));
      announcers.add(announcer.omitting(DETAILS));
      announcers.add(announcer.with(Style.FULL).omitting(DETAILS));
    }
    return announcers;
  }

  private static List<Announcer> announcersOf(List<Lexicon> lexicons) {
    List<Announcer> announcers = new ArrayList<>();
    for (Lexicon lexicon : lexicons) {
      for (Style style : Style.values()) {
        for (String alphabet : lexicon.alphabets()) {
          announcers.add(Announcer.of(lexicon).with(style).withAlphabet(alphabet));
        }
      }
    }
    return announcers;
  }

  private static List<Lexicon> complete() {
    Lexicons lexicons = Lexicons.in(Spec.LEXICONS);
    return lexicons.tags().stream()
        .map(lexicons::get)
        .filter(lexicon -> lexicon.status() == Status.COMPLETE)
        .toList();
  }
}
