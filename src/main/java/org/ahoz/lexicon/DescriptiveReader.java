package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.notation.DescriptiveLanguage;
import org.ahoz.notation.DescriptiveLanguage.Order;
import org.ahoz.notation.DescriptiveLanguage.Part;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/** Reads the letters and words of a descriptive notation. */
final class DescriptiveReader {

  private static final String SQUARE = "square";
  private static final String PIECES = "pieces";
  private static final String RANKS = "ranks";

  private static final Map<String, Order> ORDERS =
      Map.of(
          "{side}{piece}{rank}", Order.SIDE_PIECE_RANK,
          "{rank}{piece}{side}", Order.RANK_PIECE_SIDE);

  private final Findings findings;

  DescriptiveReader(Findings findings) {
    this.findings = findings;
  }

  /**
   * Reads the map {@code notation.descriptive}; null, with findings, when moves could not be
   * written with it.
   */
  @Nullable DescriptiveLanguage read(String tag, Fields fields) {
    List<String> keys = new ArrayList<>(List.of(SQUARE, PIECES, RANKS));
    Map<Part, List<String>> parts = new EnumMap<>(Part.class);
    for (Part part : Part.values()) {
      String key = key(part);
      keys.add(key);
      List<String> texts = fields.texts(key).stream().map(Scalar::text).toList();
      if (!texts.isEmpty()) {
        parts.put(part, texts);
      }
    }
    fields.allow(keys);
    Order order = order(fields);
    Map<Role, List<String>> pieces = pieces(fields.map(PIECES));
    Map<Rank, List<String>> ranks = ranks(fields.map(RANKS));
    boolean isWhole = order != null && pieces.size() == Role.values().length;
    for (Part part : DescriptiveLanguage.writtenParts()) {
      if (!parts.containsKey(part)) {
        isWhole = false;
        missing(fields, key(part));
      }
    }
    return isWhole && order != null
        ? new DescriptiveLanguage(tag, order, pieces, ranks, parts)
        : null;
  }

  /** Such as {@code castles-short}. */
  private static String key(Part part) {
    return part.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private @Nullable Order order(Fields fields) {
    Scalar square = fields.text(SQUARE);
    Order order = square == null ? null : ORDERS.get(square.text());
    if (order == null) {
      findings.error(
          square == null ? fields.place() : square.place(),
          "bad-notation",
          "notation.descriptive does not say how squares are named",
          "write square: \"{side}{piece}{rank}\" as in KB4, or \"{rank}{piece}{side}\" as in 4AR");
    }
    return order;
  }

  private Map<Role, List<String>> pieces(Fields fields) {
    Map<Role, List<String>> pieces = new EnumMap<>(Role.class);
    Map<String, Role> owners = new HashMap<>();
    List<String> keys = new ArrayList<>();
    for (Role role : Role.values()) {
      String key = WordKeys.of(role);
      keys.add(key);
      for (Scalar letter : fields.texts(key)) {
        Role owner = owners.put(letter.text(), role);
        if (owner != null) {
          findings.error(
              letter.place(),
              "bad-notation",
              "\"" + letter.text() + "\" stands for the " + WordKeys.of(owner) + " and the " + key,
              "one letter means one piece");
        }
        pieces.computeIfAbsent(role, any -> new ArrayList<>()).add(letter.text());
      }
      if (!pieces.containsKey(role)) {
        missing(fields, key);
      }
    }
    fields.allow(keys);
    return pieces;
  }

  private static Map<Rank, List<String>> ranks(Fields fields) {
    Map<String, Rank> numbers = new LinkedHashMap<>();
    for (Rank rank : Rank.values()) {
      numbers.put(String.valueOf(rank.number()), rank);
    }
    fields.allow(numbers.keySet());
    Map<Rank, List<String>> ranks = new EnumMap<>(Rank.class);
    numbers.forEach(
        (key, rank) -> {
          List<String> texts = fields.texts(key).stream().map(Scalar::text).toList();
          if (!texts.isEmpty()) {
            ranks.put(rank, texts);
          }
        });
    return ranks;
  }

  private void missing(Fields fields, String key) {
    findings.error(
        fields.place(),
        "bad-notation",
        "descriptive notation does not say how it writes " + key.replace('-', ' '),
        "add " + key + ":");
  }
}
