package org.ahoz.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Recognition;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.notation.MoveWriter;
import org.ahoz.notation.San;
import tools.jackson.core.JsonGenerator;

/** What was heard, as a JSON object on one line; as two where a move is put right. */
final class HeardJson {

  private HeardJson() {}

  /**
   * Of words.
   *
   * @param tellsLanguage whether to say in which language they were
   */
  static List<String> lines(
      String id, Polyglot.Answer answer, SpokenGame game, boolean tellsLanguage) {
    return lines(id, answer, game, tellsLanguage, json -> {});
  }

  /** The same with what is known of its sound. */
  static List<String> lines(String id, HeardSound sound, SpokenGame game, boolean tellsLanguage) {
    return lines(id, sound.answer(), game, tellsLanguage, json -> write(json, sound));
  }

  private static List<String> lines(
      String id,
      Polyglot.Answer answer,
      SpokenGame game,
      boolean tellsLanguage,
      Consumer<JsonGenerator> more) {
    List<String> lines = new ArrayList<>();
    if (answer.heard() instanceof Heard.Corrected) {
      lines.add(
          JsonLine.of(
              json -> {
                begin(json, id, answer, tellsLanguage);
                json.writeStringProperty("answer", "order");
                json.writeStringProperty("order", PhraseKey.ORDER_REJECT.key());
                takenBack(json, answer.heard(), game);
              }));
    }
    lines.add(
        JsonLine.of(
            json -> {
              begin(json, id, answer, tellsLanguage);
              write(json, answer, game);
              more.accept(json);
            }));
    return lines;
  }

  private static void begin(
      JsonGenerator json, String id, Polyglot.Answer answer, boolean tellsLanguage) {
    json.writeStringProperty("id", id);
    if (tellsLanguage && answer.isInKnownLanguage()) {
      json.writeStringProperty("language", answer.listener().lexicon().tag());
    }
  }

  private static void write(JsonGenerator json, HeardSound sound) {
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
  }

  private static void write(JsonGenerator json, Polyglot.Answer answer, SpokenGame game) {
    Heard heard = answer.heard();
    if (heard instanceof Heard.Understood understood) {
      understood(json, understood.move(), understood.confidence(), game);
    } else if (heard instanceof Heard.Corrected corrected) {
      understood(json, corrected.move(), corrected.confidence(), game);
    } else if (heard instanceof Heard.Unclear unclear) {
      json.writeStringProperty("answer", "unclear");
      candidates(json, unclear.candidates(), game);
      confidence(json, unclear.confidence());
      json.writeStringProperty("question", unclear.question().text());
    } else if (heard instanceof Heard.Illegal illegal) {
      json.writeStringProperty("answer", "illegal");
      json.writeStringProperty("code", illegal.reason().code());
      json.writeStringProperty("reason", illegal.words().text());
    } else if (heard instanceof Heard.Order order) {
      write(json, order, game, answer.listener().speaker());
    } else if (heard instanceof Heard.NotUnderstood nothing) {
      json.writeStringProperty("answer", "not-understood");
      json.writeStringProperty("question", nothing.question().text());
    }
  }

  private static void understood(
      JsonGenerator json, Move move, double confidence, SpokenGame game) {
    Position position = game.positionOf(move);
    json.writeStringProperty("answer", "understood");
    json.writeStringProperty("san", San.write(position, move));
    json.writeStringProperty("uci", MoveWriter.uci(position, move));
    candidates(json, List.of(move), game);
    confidence(json, confidence);
  }

  private static void takenBack(JsonGenerator json, Heard heard, SpokenGame game) {
    game.takenBack(heard)
        .ifPresent(
            last -> json.writeStringProperty("taken_back", San.write(last.before(), last.move())));
  }

  private static void write(
      JsonGenerator json, Heard.Order order, SpokenGame game, Announcer speaker) {
    json.writeStringProperty("answer", "order");
    json.writeStringProperty("order", order.key().key());
    order.about().forEach((slot, filling) -> json.writeStringProperty(name(slot), value(filling)));
    takenBack(json, order, game);
    List<Utterance> reply = Reply.toOrder(order, game, speaker);
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

  private static void candidates(JsonGenerator json, List<Move> moves, SpokenGame game) {
    JsonLine.strings(
        json,
        "candidates",
        moves.stream().map(move -> San.write(game.positionOf(move), move)).toList());
  }

  /** Three decimals; more would say more than is known. */
  private static void confidence(JsonGenerator json, double confidence) {
    json.writeNumberProperty("confidence", Math.floor(confidence * 1000) / 1000);
  }
}
