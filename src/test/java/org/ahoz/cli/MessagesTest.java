package org.ahoz.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MessagesTest {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
  private final Messages messages = new Messages(stream);

  @Test
  void withoutAnythingDrawnALineIsALine() {
    messages.tell("one");
    messages.tell("two");
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .isEqualTo("one" + System.lineSeparator() + "two" + System.lineSeparator());
  }

  @Test
  void aMessageHasALineOfItsOwnAndWhatIsDrawnMovesBelowIt() {
    messages.draw("###.......");
    messages.tell("short");
    messages.draw("####......");
    messages.tell("longer than what is drawn");
    assertThat(screen()).containsExactly("short", "longer than what is drawn", "####......");
  }

  @Test
  void nothingIsLeftOfALongerLineThatWasDrawn() {
    messages.draw("a long line");
    messages.draw("short");
    assertThat(screen()).containsExactly("short");
  }

  @Test
  void whatWasDrawnLastStaysWhenDrawingEnds() {
    messages.draw("done");
    messages.endDrawing();
    messages.endDrawing();
    messages.tell("good bye");
    assertThat(screen()).containsExactly("done", "good bye");
  }

  @Test
  void whatIsToldWhileABarIsDrawnStandsAboveTheBar() {
    Console console =
        new Console(InputStream.nullInputStream(), new PrintStream(printed), stream, Map.of());
    try (Progress progress = new BarProgress(console, 3, "games", true)) {
      console.messages().draw("ahoz 0% [          ] 0/3");
      for (int i = 1; i <= 3; i++) {
        console.tell("game " + i + " is broken");
        progress.step();
      }
    }
    console.tell("3 files were written");
    assertThat(screen())
        .startsWith("ahoz: game 1 is broken", "ahoz: game 2 is broken", "ahoz: game 3 is broken")
        .endsWith("ahoz: 3 files were written")
        .hasSize(5)
        .element(3)
        .asString()
        .startsWith("ahoz")
        .contains("3/3");
  }

  @Test
  void aBarThatIsDrawnLateByAnotherThreadIsNotDrawnBelowItsEnd() {
    BarProgress.Drawing drawing = new BarProgress.Drawing(messages);
    drawing.accept("ahoz 100% [==========] 3/3");
    drawing.close();
    messages.tell("3 files were written");
    drawing.accept("ahoz 100% [==========] 3/3");
    drawing.close();
    messages.tell("good bye");
    assertThat(screen())
        .containsExactly("ahoz 100% [==========] 3/3", "3 files were written", "good bye");
  }

  /** What a terminal shows of all that was printed. */
  private List<String> screen() {
    List<StringBuilder> lines = new ArrayList<>(List.of(new StringBuilder()));
    int column = 0;
    for (char sign : printed.toString(StandardCharsets.UTF_8).toCharArray()) {
      StringBuilder line = lines.get(lines.size() - 1);
      if (sign == '\r') {
        column = 0;
      } else if (sign == '\n') {
        lines.add(new StringBuilder());
        column = 0;
      } else {
        line.setLength(Math.max(column + 1, line.length()));
        line.setCharAt(column++, sign);
      }
    }
    return lines.stream()
        .map(line -> line.toString().stripTrailing())
        .filter(l -> !l.isEmpty())
        .toList();
  }
}
