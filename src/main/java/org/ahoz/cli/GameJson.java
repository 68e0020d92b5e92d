package org.ahoz.cli;

import org.ahoz.announce.Announcer;
import org.ahoz.chess.Move;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameProblem;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.Ply;
import tools.jackson.core.JsonGenerator;

/** A game as a JSON object: its tags, its moves with their words, its problems. */
final class GameJson {

  private final Announcer announcer;
  private final ProblemMessages messages;

  GameJson(Announcer announcer, ProblemMessages messages) {
    this.announcer = announcer;
    this.messages = messages;
  }

  /** The game on one line. */
  String line(Game game) {
    return JsonLine.of(json -> write(game, json));
  }

  private void write(Game game, JsonGenerator json) {
    json.writeName("tags");
    json.writeStartObject();
    game.tags().forEach(json::writeStringProperty);
    json.writeEndObject();
    json.writeStringProperty("result", game.result().marker());
    json.writeName("plies");
    json.writeStartArray();
    int number = 0;
    for (Ply ply : game.plies()) {
      number++;
      write(ply, number, json);
    }
    json.writeEndArray();
    json.writeName("problems");
    json.writeStartArray();
    game.problems().forEach(problem -> write(problem, json));
    json.writeEndArray();
  }

  private void write(Ply ply, int number, JsonGenerator json) {
    Move move = ply.move();
    json.writeStartObject();
    json.writeNumberProperty("ply", number);
    json.writeStringProperty("san", ply.san());
    if (move != null) {
      json.writeStringProperty("uci", MoveWriter.uci(ply.before(), move));
    }
    json.writeStringProperty("fen", ply.after().fen());
    if (move != null) {
      json.writeStringProperty("text", announcer.announce(ply.before(), move).text());
    }
    json.writeEndObject();
  }

  private void write(GameProblem problem, JsonGenerator json) {
    json.writeStartObject();
    json.writeNumberProperty("line", problem.line());
    json.writeNumberProperty("ply", problem.ply());
    json.writeStringProperty("code", problem.code());
    json.writeStringProperty("severity", problem.severity().word());
    json.writeStringProperty("message", messages.message(problem));
    if (problem.suggestion() != null) {
      json.writeStringProperty("suggestion", problem.suggestion());
    }
    json.writeEndObject();
  }
}
