package org.ahoz.notation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Inputs from public bug reports and from print, with what is expected of them. */
public final class Cases {

  private static final String TABLE = "cases/cases_dev.tsv";
  private static final JsonFactory JSON = new JsonFactory();

  /** One of them. */
  public record Case(
      String id, String language, String input, String fen, Map<String, Object> expected) {

    public boolean expects(String key) {
      return expected.containsKey(key);
    }

    public String text(String key) {
      return String.valueOf(expected.get(key));
    }

    /** A list, or a text of words parted by spaces. */
    public List<String> words(String key) {
      Object value = expected.get(key);
      if (value instanceof List<?> list) {
        return list.stream().map(String::valueOf).toList();
      }
      String text = String.valueOf(value).strip();
      return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    public int number(String key) {
      return Integer.parseInt(text(key));
    }

    @Override
    public String toString() {
      return id + " " + language + " " + input;
    }
  }

  private Cases() {}

  /** The cases of a kind; a case without id where the table is absent, so that tests can skip. */
  public static Stream<Case> ofKind(String kind) {
    try {
      List<String[]> rows = SharedFolder.rows(TABLE);
      return rows.isEmpty()
          ? Stream.of(new Case("", "", "", "", Map.of()))
          : rows.stream().filter(row -> row[1].equals(kind)).map(Cases::row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Skips the test where the table is absent. */
  public static void assumeTable() {
    SharedFolder.path(TABLE);
  }

  @SuppressWarnings("unchecked")
  private static Case row(String[] row) {
    return new Case(row[0], row[2], unescape(row[3]), row[4], (Map<String, Object>) json(row[5]));
  }

  private static String unescape(String text) {
    if (text.startsWith("BYTES")) {
      throw new IllegalArgumentException("raw bytes are not understood: " + text);
    }
    return text.replace("\\\\", "\u0000")
        .replace("\\n", "\n")
        .replace("\\t", "\t")
        .replace("\u0000", "\\");
  }

  /** A JSON text as maps, lists, whole numbers, and texts of all else. */
  public static Object json(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), bytes)) {
      return String.valueOf(text).isBlank() ? Map.of() : value(parser, parser.nextToken());
    }
  }

  private static Object value(JsonParser parser, @Nullable JsonToken token) {
    if (token == JsonToken.START_OBJECT) {
      Map<String, Object> object = new LinkedHashMap<>();
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String name = parser.currentName();
        object.put(name, value(parser, parser.nextToken()));
      }
      return object;
    }
    if (token == JsonToken.START_ARRAY) {
      List<Object> list = new ArrayList<>();
      for (JsonToken next = parser.nextToken();
          next != JsonToken.END_ARRAY;
          next = parser.nextToken()) {
        list.add(value(parser, next));
      }
      return list;
    }
    return token == JsonToken.VALUE_NUMBER_INT ? (Object) parser.getIntValue() : parser.getString();
  }
}
