package org.ahoz.cli;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.ahoz.notation.Comment;
import tools.jackson.core.JsonGenerator;

/**
 * The members of a JSON object that come from comments: texts for people, and what commands say to
 * programs, each under a key of its own.
 */
final class CommentJson {

  /** Commands that are written once and as text, by their keys: clock and time for the move. */
  private static final List<String> TIMES = List.of("clk", "emt");

  /** Commands that have a list of values, with their keys: coloured arrows and squares. */
  private static final Map<String, String> LISTS = lists();

  private static final String EVALUATION = "eval";
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d{1,9}(\\.\\d{0,9})?|\\.\\d{1,9})");

  private CommentJson() {}

  private static Map<String, String> lists() {
    Map<String, String> lists = new LinkedHashMap<>();
    lists.put("cal", "arrows");
    lists.put("csl", "squares");
    return lists;
  }

  /** What is said before a move, as one text. */
  static void writeBefore(List<Comment> comments, JsonGenerator json) {
    List<String> texts = texts(comments);
    if (!texts.isEmpty()) {
      json.writeStringProperty("comment_before", String.join(" ", texts));
    }
  }

  /** What is said after a move, each comment as a text of its own. */
  static void writeAfter(List<Comment> comments, JsonGenerator json) {
    List<String> texts = texts(comments);
    if (!texts.isEmpty()) {
      JsonLine.strings(json, "comments_after", texts);
    }
  }

  private static List<String> texts(List<Comment> comments) {
    return comments.stream().map(Comment::text).filter(text -> !text.isEmpty()).toList();
  }

  /** What the commands say; those without a key of their own stand together under one. */
  static void writeCommands(List<Comment> comments, JsonGenerator json) {
    List<Comment.Command> commands =
        comments.stream().flatMap(comment -> comment.commands().stream()).toList();
    if (commands.isEmpty()) {
      return;
    }
    for (String time : TIMES) {
      first(commands, time).ifPresent(value -> json.writeStringProperty(time, value));
    }
    first(commands, EVALUATION).ifPresent(value -> writeEvaluation(value, json));
    LISTS.forEach((command, key) -> writeList(commands, command, key, json));
    writeOthers(commands, json);
  }

  private static Optional<String> first(List<Comment.Command> commands, String name) {
    return commands.stream()
        .filter(command -> command.name().equals(name))
        .map(Comment.Command::value)
        .findFirst();
  }

  /** A number of pawns, for White, or a mate as it is written; the depth behind it is left out. */
  private static void writeEvaluation(String value, JsonGenerator json) {
    String score = value.split(",", 2)[0].strip();
    if (NUMBER.matcher(score).matches()) {
      json.writeNumberProperty(EVALUATION, new BigDecimal(score));
    } else {
      json.writeStringProperty(EVALUATION, score);
    }
  }

  private static void writeList(
      List<Comment.Command> commands, String name, String key, JsonGenerator json) {
    List<String> values =
        commands.stream()
            .filter(command -> command.name().equals(name))
            .flatMap(command -> command.arguments().stream())
            .toList();
    if (!values.isEmpty()) {
      JsonLine.strings(json, key, values);
    }
  }

  private static void writeOthers(List<Comment.Command> commands, JsonGenerator json) {
    List<Comment.Command> others =
        commands.stream()
            .filter(command -> !TIMES.contains(command.name()))
            .filter(command -> !LISTS.containsKey(command.name()))
            .filter(command -> !command.name().equals(EVALUATION))
            .toList();
    if (others.isEmpty()) {
      return;
    }
    json.writeName("commands");
    json.writeStartArray();
    for (Comment.Command command : others) {
      json.writeStartObject();
      json.writeStringProperty("name", command.name());
      json.writeStringProperty("value", command.value());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
