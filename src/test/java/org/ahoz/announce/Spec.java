package org.ahoz.announce;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.Style;
import org.ahoz.notation.San;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlNode;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.jspecify.annotations.Nullable;

/**
 * The spec file of a language: what it must say, row by row.
 *
 * @param rows in the order of the file
 */
record Spec(Lexicon lexicon, List<Row> rows) {

  /** The project's own lexicons; tests run in the project's folder. */
  static final Path LEXICONS = Path.of("lexicons");

  private static final Set<String> KEYS =
      Set.of(
          "after",
          "fen",
          "move",
          "written",
          "phrase",
          "with",
          "says",
          "writes",
          "hears",
          "unclear",
          "illegal",
          "style",
          "saying",
          "omitting",
          "alphabet",
          "direction",
          "xfail");

  /** The specs of all lexicons. */
  static List<Spec> all() {
    List<Spec> specs = new ArrayList<>();
    for (String tag : Lexicons.in(LEXICONS).tags()) {
      specs.add(of(tag));
    }
    return specs;
  }

  private static Spec of(String tag) {
    Path file = LEXICONS.resolve(tag).resolve("spec.yaml");
    Lexicon lexicon = Lexicons.in(LEXICONS).get(tag);
    try {
      Mapping root = (Mapping) Yaml.read(Files.readString(file), file.toString());
      if (!tag.equals(scalar(root, "lexicon"))) {
        throw new IllegalArgumentException(file + " does not begin with lexicon: " + tag);
      }
      List<Row> rows = new ArrayList<>();
      for (YamlNode row : ((Sequence) node(root, "tests")).items()) {
        rows.add(new Row(lexicon, root, fields(row), file.toUri(), row.place()));
      }
      return new Spec(lexicon, rows);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A row as a map: a pair is the commonest one, of a move and what is said for it. */
  private static Mapping fields(YamlNode row) {
    if (row instanceof Sequence pair && pair.items().size() == 2) {
      YamlNode move = pair.items().get(0);
      YamlNode says = pair.items().get(1);
      return new Mapping(
          row.place(),
          Map.of(
              "move", new YamlNode.Entry(move.place(), move),
              "says", new YamlNode.Entry(says.place(), says)));
    }
    return (Mapping) row;
  }

  private static YamlNode node(Mapping mapping, String key) {
    YamlNode.Entry entry = mapping.entries().get(key);
    if (entry == null) {
      throw new IllegalArgumentException(mapping.place() + " has no " + key);
    }
    return entry.value();
  }

  private static @Nullable String scalar(Mapping mapping, String key) {
    return mapping.entries().containsKey(key) ? ((Scalar) node(mapping, key)).text() : null;
  }

  /** One row. */
  record Row(Lexicon lexicon, Mapping root, Mapping fields, URI file, Place place) {

    Row {
      for (String key : fields.entries().keySet()) {
        if (!KEYS.contains(key)) {
          throw new IllegalArgumentException(place + ": a row has no \"" + key + "\"");
        }
      }
    }

    /** The value of a key in the row, or above all rows; null when in neither. */
    @Nullable String get(String key) {
      String own = scalar(fields, key);
      return own == null ? scalar(root, key) : own;
    }

    /** The value of a key. */
    String require(String key) {
      String value = get(key);
      if (value == null) {
        throw new IllegalArgumentException(place + " has no " + key);
      }
      return value;
    }

    boolean has(String key) {
      return fields.entries().containsKey(key);
    }

    /** Whether the row only tells what is heard. */
    boolean isHeardOnly() {
      return "hears".equals(get("direction"))
          || !Stream.of("says", "writes", "written").anyMatch(this::has);
    }

    /** Whether the row is about what is heard, of a move that is said or of other words. */
    boolean isHeard() {
      return has("hears")
          || (!"says".equals(get("direction"))
              && has("says")
              && has("move")
              && !has("illegal")
              && !has("phrase"));
    }

    /** What is to be heard. */
    List<String> heard() {
      if (!has("hears")) {
        return List.of(require("says"));
      }
      YamlNode words = node(fields, "hears");
      return words instanceof Sequence several
          ? several.items().stream().map(each -> ((Scalar) each).text()).toList()
          : List.of(((Scalar) words).text());
    }

    /** The moves among which a question is to ask. */
    List<String> unclear() {
      YamlNode moves = node(fields, "unclear");
      return ((Sequence) moves).items().stream().map(each -> ((Scalar) each).text()).toList();
    }

    Announcer announcer() {
      String style = get("style");
      String alphabet = get("alphabet");
      Announcer announcer = Announcer.of(lexicon);
      announcer = style == null ? announcer : announcer.with(Style.of(style).orElseThrow());
      announcer = alphabet == null ? announcer : announcer.withAlphabet(alphabet);
      return announcer.saying(details("saying")).omitting(details("omitting"));
    }

    /** The details under a key, apart by spaces. */
    private Detail[] details(String key) {
      String names = get(key);
      return names == null
          ? new Detail[0]
          : Stream.of(names.split(" ", -1))
              .map(name -> Detail.of(name).orElseThrow())
              .toArray(Detail[]::new);
    }

    /** The position in which the move is made. */
    Position position() {
      String fen = get("fen");
      Position position = fen == null ? Position.start() : Fen.parse(fen);
      String after = get("after");
      for (String move : after == null ? new String[0] : after.split(" ", -1)) {
        position = position.play(San.parse(move).in(position).orElseThrow());
      }
      return position;
    }

    /** The fillings under {@code with}: words by their keys, squares, files, ranks, numbers. */
    Map<SlotName, Filling> fillings() {
      Map<SlotName, Filling> fillings = new EnumMap<>(SlotName.class);
      if (has("with")) {
        ((Mapping) node(fields, "with"))
            .entries()
            .forEach(
                (name, entry) -> {
                  SlotName slot = SlotName.of(name).orElseThrow();
                  fillings.put(slot, filling(slot, ((Scalar) entry.value()).text()));
                });
      }
      return fillings;
    }

    private static Filling filling(SlotName slot, String text) {
      return switch (slot.kind()) {
        case NUMBER -> new Filling.Numeral(Long.parseLong(text));
        case MONTH -> new Filling.Month(Integer.parseInt(text));
        case NAME -> new Filling.Name(text);
        default -> filling(text);
      };
    }

    private static Filling filling(String text) {
      for (Role role : Role.values()) {
        if (role.name().equalsIgnoreCase(text)) {
          return new Filling.Piece(role);
        }
      }
      for (Color color : Color.values()) {
        if (color.name().equalsIgnoreCase(text)) {
          return new Filling.Side(color);
        }
      }
      for (CastlingSide wing : CastlingSide.values()) {
        if (wing.name().equalsIgnoreCase(text)) {
          return new Filling.Wing(wing);
        }
      }
      if (text.length() == 1) {
        return Square.parse(text + "1")
            .<Filling>map(square -> new Filling.OnFile(square.file()))
            .orElseGet(() -> new Filling.OnRank(Square.parse("a" + text).orElseThrow().rank()));
      }
      return Square.parse(text)
          .<Filling>map(Filling.OnSquare::new)
          .orElseGet(() -> new Filling.Said(List.of(new Span.Word("said", text, null, null))));
    }

    /** Where the row stands, for tools that open it. */
    URI source() {
      return URI.create(file + "?line=" + place.line());
    }

    @Override
    public String toString() {
      String what =
          Stream.of("written", "phrase", "move", "hears")
              .filter(this::has)
              .findFirst()
              .map(key -> node(fields, key) instanceof Scalar scalar ? scalar.text() : key)
              .orElse("row");
      String style = get("style");
      return "%s %s %s, line %d"
          .formatted(lexicon.tag(), style == null ? Style.PLAIN.key() : style, what, place.line());
    }
  }
}
