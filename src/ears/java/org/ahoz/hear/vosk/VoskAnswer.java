package org.ahoz.hear.vosk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.ahoz.hear.HeardWord;
import org.ahoz.hear.Hypothesis;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads an answer of Vosk: with alternatives, each of which has its text, its words with times and,
 * as {@code confidence}, the natural logarithm of its likelihood; or one alone, whose words have a
 * confidence each (Vosk's {@code recognizer.cc}, {@code NbestResult} and {@code MbrResult}).
 */
final class VoskAnswer {

  /** What Vosk writes for words that are none of the phrases. */
  static final String UNKNOWN = "[unk]";

  private static final JsonFactory JSON = new JsonFactory();
  private static final double LEAST_CONFIDENCE = 0.001;

  private VoskAnswer() {}

  /**
   * What was heard, the likeliest first; empty where nothing was.
   *
   * @throws IllegalArgumentException when it is no answer of Vosk
   */
  static List<Hypothesis> read(String json) {
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), json)) {
      List<Hypothesis> all = new ArrayList<>();
      expect(parser.nextToken(), JsonToken.START_OBJECT);
      readObject(parser, all);
      return all.stream().filter(each -> !each.words().isEmpty()).toList();
    } catch (JacksonException e) {
      throw new IllegalArgumentException("this is not JSON: " + json, e);
    }
  }

  /** Reads the rest of an object: an alternative, or what holds them. */
  private static void readObject(JsonParser parser, List<Hypothesis> all) {
    String text = "";
    List<HeardWord> words = new ArrayList<>();
    Double likelihood = null;
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      JsonToken value = parser.nextToken();
      switch (name) {
        case "alternatives" -> {
          expect(value, JsonToken.START_ARRAY);
          while (parser.nextToken() == JsonToken.START_OBJECT) {
            readObject(parser, all);
          }
        }
        case "result" -> {
          expect(value, JsonToken.START_ARRAY);
          while (parser.nextToken() == JsonToken.START_OBJECT) {
            words.add(readWord(parser));
          }
        }
        case "text" -> text = text(parser);
        case "confidence" -> likelihood = parser.getDoubleValue();
        default -> parser.skipChildren();
      }
    }
    all.add(new Hypothesis(words.isEmpty() ? Hypothesis.of(text).words() : words, likelihood));
  }

  private static HeardWord readWord(JsonParser parser) {
    String word = "";
    double confidence = 1;
    Duration start = null;
    Duration end = null;
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      parser.nextToken();
      switch (name) {
        case "word" -> word = text(parser);
        case "conf" -> confidence = parser.getDoubleValue();
        case "start" -> start = seconds(parser.getDoubleValue());
        case "end" -> end = seconds(parser.getDoubleValue());
        default -> parser.skipChildren();
      }
    }
    return new HeardWord(word, Math.min(1, Math.max(LEAST_CONFIDENCE, confidence)), start, end);
  }

  private static String text(JsonParser parser) {
    expect(parser.currentToken(), JsonToken.VALUE_STRING);
    return parser.getString();
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1000));
  }

  private static void expect(@Nullable JsonToken found, JsonToken expected) {
    if (found != expected) {
      throw new IllegalArgumentException("there is " + found + " in place of " + expected);
    }
  }
}
