package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.Move;
import org.ahoz.notation.Annotation;
import org.ahoz.notation.Comment;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.Ply;
import org.ahoz.notation.Variation;
import tools.jackson.core.JsonGenerator;

/**
 * A line of moves as a JSON array, whose plies hold their variations as arrays of the same kind.
 *
 * <p>A key is left out where there is nothing to say. The texts stand in the order of the file: a
 * comment behind a variation comes before the next move, or where none follows after the last. A
 * reader keeps variations only so deep that they can be walked by recursion.
 */
final class LineJson {

  private final Announcer announcer;

  LineJson(Announcer announcer) {
    this.announcer = announcer;
  }

  /**
   * Writes plies as an array.
   *
   * @param firstNumber of the first ply, counted from 1 at the start of the game
   * @param before what is said before the first ply
   */
  void write(List<Ply> plies, int firstNumber, List<Comment> before, JsonGenerator json) {
    write(plies, firstNumber, before, List.of(), json);
  }

  /**
   * @param commanding comments before the first ply whose commands belong to it
   */
  private void write(
      List<Ply> plies,
      int firstNumber,
      List<Comment> before,
      List<Comment> commanding,
      JsonGenerator json) {
    json.writeStartArray();
    List<Comment> early = before;
    List<Comment> additional = commanding;
    for (int index = 0; index < plies.size(); index++) {
      Notes notes = Notes.of(plies.get(index), index == plies.size() - 1);
      write(plies.get(index), firstNumber + index, early, notes, additional, json);
      additional = List.of();
      early = notes.afterVariations();
    }
    json.writeEndArray();
  }

  /**
   * The variation of a ply.
   *
   * @param before all that is said before its first move
   * @param own what of it stands in the variation
   */
  private record Alternative(List<Comment> before, List<Comment> own, List<Ply> plies) {}

  /** What was added to a ply, by its places. */
  private record Notes(
      List<Comment> after, List<Alternative> variations, List<Comment> afterVariations) {

    static Notes of(Ply ply, boolean isLast) {
      List<Comment> after = new ArrayList<>();
      List<Comment> pending = new ArrayList<>();
      List<Alternative> variations = new ArrayList<>();
      boolean isAfterVariation = false;
      for (Annotation annotation : ply.annotations()) {
        if (annotation instanceof Comment comment) {
          (isAfterVariation ? pending : after).add(comment);
        } else if (annotation instanceof Variation variation) {
          isAfterVariation = true;
          pending.addAll(variation.comments());
          if (!variation.plies().isEmpty()) {
            variations.add(
                new Alternative(List.copyOf(pending), variation.comments(), variation.plies()));
            pending.clear();
          }
        }
      }
      if (isLast) {
        after.addAll(pending);
        pending.clear();
      }
      return new Notes(after, variations, pending);
    }
  }

  private void write(
      Ply ply,
      int number,
      List<Comment> before,
      Notes notes,
      List<Comment> commanding,
      JsonGenerator json) {
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
    if (!ply.nags().isEmpty()) {
      json.writeName("nags");
      json.writeStartArray();
      ply.nags().forEach(json::writeNumber);
      json.writeEndArray();
    }
    if (ply.written().marks().drawOffer()) {
      json.writeBooleanProperty("draw_offer", true);
    }
    CommentJson.writeBefore(before, json);
    CommentJson.writeAfter(notes.after(), json);
    CommentJson.writeCommands(
        Stream.concat(ply.comments().stream(), commanding.stream()).toList(), json);
    if (!notes.variations().isEmpty()) {
      json.writeName("variations");
      json.writeStartArray();
      notes
          .variations()
          .forEach(
              variation ->
                  write(variation.plies(), number, variation.before(), variation.own(), json));
      json.writeEndArray();
    }
    json.writeEndObject();
  }
}
