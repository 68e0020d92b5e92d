package org.ahoz.cli;

import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes JSON objects of one line each, as JSON Lines has them. */
final class JsonLine {

  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonLine() {}

  /** One object on one line, without the line's end, whose members the writer adds. */
  static String of(Consumer<JsonGenerator> members) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), line)) {
      json.writeStartObject();
      members.accept(json);
      json.writeEndObject();
    }
    return line.toString();
  }

  /** A member that is a list of texts. */
  static void strings(JsonGenerator json, String name, Iterable<String> values) {
    json.writeName(name);
    json.writeStartArray();
    values.forEach(json::writeString);
    json.writeEndArray();
  }
}
