package org.ahoz.cli;

import java.util.List;
import java.util.Locale;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.OrderReply;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Recognition;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.San;
import tools.jackson.core.JsonGenerator;

/** What was heard, as a JSON object on one line. */
final class HeardJson {

  private HeardJson() {}

  /**
   * Of words.
   *
   * @param tellsLanguage whether to say in which language they were
   */
  static String line(String id, Polyglot.Answer answer, Position position, boolean tellsLanguage) {
    return JsonLine.of(
        json -> {
          json.writeStringProperty("id", id);
          write(json, answer, position, tellsLanguage);
        });
  }

  /** The same with what is known of its sound. */
  static String line(String id, HeardSound sound, Position position, boolean tellsLanguage) {
    return JsonLine.of(
        json -> {
          json.writeStringProperty("id", id);
          write(json, sound.answer(), position, tellsLanguage);
          Recognition recognition = sound.recognition();
          json.writeNumberProperty("milliseconds", recognition.decoding().toMillis());
          json.writeNumberProperty("seconds", recognition.sound().toMillis() / 1000.0);
          if (Double.isFinite(recognition.margin())) {
            json.writeNumberProperty("margin", Math.round(recognition.margin() * 10) / 10.0);
          }
          json.writeStringProperty(
              "sound", sound.quality().verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'));
          if (sound.quality().verdict() != SoundQuality.Verdict.GOOD) {
            json.writeStringProperty("advice", sound.advice().text());
          }
        });
  }

  private static void write(
      JsonGenerator json, Polyglot.Answer answer, Position position, boolean tellsLanguage) {
    Heard heard = answer.heard();
    if (tellsLanguage && answer.isInKnownLanguage()) {
      json.writeStringProperty("language", answer.listener().lexicon().tag());
    }
    if (heard instanceof Heard.Understood understood) {
      json.writeStringProperty("answer", "understood");
      json.writeStringProperty("san", San.write(position, understood.move()));
      json.writeStringProperty("uci", MoveWriter.uci(position, understood.move()));
      candidates(json, List.of(understood.move()), position);
      confidence(json, understood.confidence());
    } else if (heard instanceof Heard.Unclear unclear) {
      json.writeStringProperty("answer", "unclear");
      candidates(json, unclear.candidates(), position);
      confidence(json, unclear.confidence());
      json.writeStringProperty("question", unclear.question().text());
    } else if (heard instanceof Heard.Illegal illegal) {
      json.writeStringProperty("answer", "illegal");
      json.writeStringProperty("code", illegal.reason().code());
      json.writeStringProperty("reason", illegal.words().text());
    } else if (heard instanceof Heard.Order order) {
      write(json, order, position, answer.listener().speaker());
    } else if (heard instanceof Heard.NotUnderstood nothing) {
      json.writeStringProperty("answer", "not-understood");
      json.writeStringProperty("question", nothing.question().text());
    }
  }

  private static void write(
      JsonGenerator json, Heard.Order order, Position position, Announcer speaker) {
    json.writeStringProperty("answer", "order");
    json.writeStringProperty("order", order.key().key());
    order.about().forEach((slot, filling) -> json.writeStringProperty(name(slot), value(filling)));
    List<Utterance> reply = OrderReply.to(order, position, speaker);
    if (!reply.isEmpty()) {
      JsonLine.strings(json, "reply", reply.stream().map(Utterance::text).toList());
    }
    Utterance question = order.question();
    if (question != null) {
      json.writeStringProperty("question", question.text());
    }
  }

  private static String name(SlotName slot) {
    return slot == SlotName.AT ? "square" : slot.key();
  }

  private static String value(Filling filling) {
    if (filling instanceof Filling.Piece piece) {
      return piece.role().name().toLowerCase(Locale.ROOT);
    }
    if (filling instanceof Filling.Side side) {
      return side.color().name().toLowerCase(Locale.ROOT);
    }
    return filling instanceof Filling.OnSquare at ? at.square().toString() : "";
  }

  private static void candidates(JsonGenerator json, List<Move> moves, Position position) {
    JsonLine.strings(
        json, "candidates", moves.stream().map(move -> San.write(position, move)).toList());
  }

  /** Three decimals; more would say more than is known. */
  private static void confidence(JsonGenerator json, double confidence) {
    json.writeNumberProperty("confidence", Math.floor(confidence * 1000) / 1000);
  }
}
