package org.ahoz.yaml;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.yaml.YamlNode.Entry;
import org.ahoz.yaml.YamlNode.Mapping;
import org.ahoz.yaml.YamlNode.Place;
import org.ahoz.yaml.YamlNode.Scalar;
import org.ahoz.yaml.YamlNode.Sequence;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/**
 * Builds the tree of one document from the parser's events.
 *
 * <p>Events rather than the library's own tree: that one recurses as deep as the text nests and
 * follows aliases, so that a few hundred bytes could exhaust the stack or the memory.
 */
final class TreeBuilder {

  /** Lexicons nest five deep; the limit keeps our own recursion shallow. */
  private static final int DEEPEST = 50;

  private final Iterator<Event> events;
  private final String file;

  TreeBuilder(Iterator<Event> events, String file) {
    this.events = events;
    this.file = file;
  }

  /** The one document of the stream. */
  YamlNode document() {
    events.next();
    if (events.next().getEventId() == Event.ID.StreamEnd) {
      throw Yaml.failure("empty-file", file, 0, 0, "the file is empty");
    }
    YamlNode root = node(events.next(), 0);
    events.next();
    Event end = events.next();
    if (end.getEventId() != Event.ID.StreamEnd) {
      throw failure("not-yaml", end, "a second document begins here");
    }
    return root;
  }

  private YamlNode node(Event event, int depth) {
    if (depth > DEEPEST) {
      throw failure("too-deep", event, "this is nested more than 50 deep");
    }
    return switch (event.getEventId()) {
      case Scalar -> scalar((ScalarEvent) event);
      case SequenceStart -> sequence(event, depth);
      case MappingStart -> mapping(event, depth);
      case Alias ->
          throw failure(
              "no-aliases",
              event,
              "the alias *" + ((AliasEvent) event).getAlias() + " is not followed, write it out");
      default -> throw failure("not-yaml", event, "this part cannot be read");
    };
  }

  private Scalar scalar(ScalarEvent event) {
    Place place = place(event);
    // The text of a quoted scalar begins behind its quote, and templates count columns from there.
    boolean quoted = event.isSQuoted() || event.isDQuoted();
    return new Scalar(
        quoted ? new Place(file, place.line(), place.column() + 1) : place, event.getValue());
  }

  private Sequence sequence(Event start, int depth) {
    List<YamlNode> items = new ArrayList<>();
    for (Event event = events.next();
        event.getEventId() != Event.ID.SequenceEnd;
        event = events.next()) {
      items.add(node(event, depth + 1));
    }
    return new Sequence(place(start), items);
  }

  private Mapping mapping(Event start, int depth) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    for (Event event = events.next();
        event.getEventId() != Event.ID.MappingEnd;
        event = events.next()) {
      if (!(event instanceof ScalarEvent key)) {
        throw failure("not-a-key", event, "a key must be plain text");
      }
      Entry entry = new Entry(place(event), node(events.next(), depth + 1));
      if (entries.put(key.getValue(), entry) != null) {
        throw failure(
            "repeated-key", event, "the key \"" + key.getValue() + "\" stands here a second time");
      }
    }
    return new Mapping(place(start), entries);
  }

  private Place place(Event event) {
    return event
        .getStartMark()
        .map(mark -> new Place(file, mark.getLine() + 1, mark.getColumn() + 1))
        .orElseGet(() -> new Place(file, 0, 0));
  }

  private YamlException failure(String code, Event event, String message) {
    Place place = place(event);
    return Yaml.failure(code, file, place.line(), place.column(), message);
  }
}
