package org.ahoz.cli;

import org.ahoz.announce.Announcer;
import org.ahoz.notation.Game;
import org.ahoz.notation.GameProblem;
import tools.jackson.core.JsonGenerator;

/** A game as a JSON object: its tags, its moves with their words, its problems. */
final class GameJson {

  private final LineJson lines;
  private final ProblemMessages messages;

  GameJson(Announcer announcer, ProblemMessages messages) {
    lines = new LineJson(announcer);
    this.messages = messages;
  }

  /** The game on one line. */
  String line(ReadGame read) {
    return JsonLine.of(json -> write(read, json));
  }

  private void write(ReadGame read, JsonGenerator json) {
    Game game = read.game();
    json.writeName("tags");
    json.writeStartObject();
    game.tags().forEach(json::writeStringProperty);
    json.writeEndObject();
    json.writeStringProperty("result", game.result().marker());
    read.encoding().ifPresent(charset -> json.writeStringProperty("encoding", charset.name()));
    json.writeStringProperty("notation", read.notation());
    CommentJson.writeBefore(game.comments(), json);
    CommentJson.writeCommands(game.comments(), json);
    json.writeName("plies");
    lines.write(game.plies(), 1, game.comments(), json);
    json.writeName("problems");
    json.writeStartArray();
    game.problems().forEach(problem -> write(problem, json));
    json.writeEndArray();
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
