package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.notation.San;

/** What a table of the tests wants to be heard. */
final class Expectation {

  private static final Map<String, Listener> LISTENERS = new ConcurrentHashMap<>();

  private Expectation() {}

  /** The listener for a language, made once. */
  static Listener listener(String tag) {
    return LISTENERS.computeIfAbsent(tag, each -> Listener.of(Lexicons.bundled().get(each)));
  }

  static Position position(String fen) {
    return fen.isEmpty() ? Position.start() : Fen.parseUnreachable(fen).position();
  }

  /** Holds what was heard to a word of expectation and, behind it, moves. */
  static void check(String expected, Heard heard, Position position) {
    String kind = expected.split(" ", 2)[0];
    List<String> moves =
        expected.contains(" ")
            ? List.of(expected.substring(expected.indexOf(' ') + 1).split(", ", -1))
            : List.of();
    List<String> sans =
        kind.equals("order") ? moves : moves.stream().map(san -> plain(san, position)).toList();
    String seen = describe(heard, position);
    switch (kind) {
      case "understood" -> assertThat(seen).isEqualTo("understood " + sans.get(0));
      case "unclear" -> {
        assertThat(heard).as(seen).isInstanceOf(Heard.Unclear.class);
        assertThat(names(heard, position)).containsExactlyInAnyOrderElementsOf(sans);
      }
      case "first" -> {
        assertThat(heard).as(seen).isInstanceOf(Heard.Unclear.class);
        assertThat(names(heard, position).get(0)).isEqualTo(sans.get(0));
      }
      case "first-or-understood" ->
          assertThat(names(heard, position).get(0)).isEqualTo(sans.get(0));
      case "illegal" -> assertThat(heard).as(seen).isInstanceOf(Heard.Illegal.class);
      case "not-understood" -> assertThat(heard).as(seen).isInstanceOf(Heard.NotUnderstood.class);
      case "asked" ->
          assertThat(heard)
              .as(seen)
              .isInstanceOfAny(Heard.Unclear.class, Heard.NotUnderstood.class);
      case "refused" ->
          assertThat(heard)
              .as(seen)
              .isInstanceOfAny(Heard.Unclear.class, Heard.NotUnderstood.class, Heard.Illegal.class);
      case "order" -> assertThat(seen).isEqualTo(expected);
      default -> fail("unknown expectation: " + expected);
    }
  }

  private static String plain(String san, Position position) {
    return San.write(position, San.parse(san).in(position).orElseThrow());
  }

  private static List<String> names(Heard heard, Position position) {
    if (heard instanceof Heard.Understood it) {
      return List.of(San.write(position, it.move()));
    }
    if (heard instanceof Heard.Unclear it) {
      return it.candidates().stream().map(move -> San.write(position, move)).toList();
    }
    return List.of(describe(heard, position));
  }

  static String describe(Heard heard, Position position) {
    if (heard instanceof Heard.Understood it) {
      return "understood " + San.write(position, it.move());
    }
    if (heard instanceof Heard.Unclear it) {
      StringBuilder text = new StringBuilder("unclear");
      for (Move move : it.candidates()) {
        text.append(' ').append(San.write(position, move));
      }
      return text.append(" \"").append(it.question().text()).append('"').toString()
          + " "
          + it.confidence();
    }
    if (heard instanceof Heard.Illegal it) {
      return "illegal: " + it.words().text();
    }
    if (heard instanceof Heard.Order it) {
      return "order " + it.key().key();
    }
    return "not understood";
  }
}
