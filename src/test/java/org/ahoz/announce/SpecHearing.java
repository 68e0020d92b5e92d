package org.ahoz.announce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Hypothesis;
import org.ahoz.hear.Listener;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.notation.San;

/** Holds the hearing of a lexicon to the rows of its spec file. */
final class SpecHearing {

  private static final Map<Lexicon, Listener> LISTENERS = new ConcurrentHashMap<>();

  private SpecHearing() {}

  static void check(Spec.Row row) {
    Listener listener = LISTENERS.computeIfAbsent(row.lexicon(), Listener::of);
    Position position = row.position();
    for (String words : row.heard()) {
      Heard heard = listener.hear(position, List.of(Hypothesis.of(words)));
      if (row.has("unclear")) {
        assertThat(heard).as(words).isInstanceOf(Heard.Unclear.class);
        assertThat(names(((Heard.Unclear) heard).candidates(), position))
            .as(words)
            .containsExactlyInAnyOrderElementsOf(
                row.unclear().stream().map(san -> plain(san, position)).toList());
      } else if (row.has("illegal")) {
        assertThat(heard).as(words).isInstanceOf(Heard.Illegal.class);
      } else {
        assertThat(heard).as(words).isInstanceOf(Heard.Understood.class);
        assertThat(names(List.of(((Heard.Understood) heard).move()), position))
            .as(words)
            .containsExactly(plain(row.require("move"), position));
      }
    }
  }

  private static List<String> names(List<Move> moves, Position position) {
    return moves.stream().map(move -> San.write(position, move)).toList();
  }

  private static String plain(String san, Position position) {
    return San.write(position, San.parse(san).in(position).orElseThrow());
  }
}
