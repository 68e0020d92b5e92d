package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.Style;
import org.ahoz.lexicon.Word;
import org.jspecify.annotations.Nullable;

/** The words of a lexicon for what slots hold. */
final class SlotWords {

  private final Lexicon lexicon;
  private final WordClasses classes;
  private final TextReadings texts;

  SlotWords(Lexicon lexicon, WordClasses classes, TextReadings texts) {
    this.lexicon = lexicon;
    this.classes = classes;
    this.texts = texts;
  }

  /**
   * What stands in a slot.
   *
   * @param beside what decides about the words too, where they agree; null where nothing does
   * @param form the form that is asked for; null for the usual one
   * @param fixed a word that agrees with the part, rather than naming it; null where it does
   */
  SlotArcs of(Part part, @Nullable Part beside, @Nullable String form, @Nullable Word fixed) {
    int width = beside == null ? 1 : beside.size();
    @Nullable WordClass[] table = new WordClass[part.size() * width];
    List<WordClass> members = new ArrayList<>();
    for (int value = 0; value < part.size(); value++) {
      for (int other = 0; other < width; other++) {
        WordClass made =
            fixed == null
                ? wordClass(part, value, form, beside == null ? null : word(beside, other))
                : classes.word(fixed, form, word(part, value));
        table[value * width + other] = made;
        if (made != null && !members.contains(made)) {
          members.add(made);
        }
      }
    }
    return new SlotArcs(
        part, beside, table, members.size() == 1 ? members.get(0) : classes.union(members));
  }

  private @Nullable Word word(Part part, int value) {
    return switch (part) {
      case PIECE, CAPTURED, PROMOTED -> lexicon.word(Role.values()[value]);
      case SIDE, OTHER_SIDE -> lexicon.word(Color.values()[value]);
      case WING -> lexicon.word(CastlingSide.values()[value]);
      default -> null;
    };
  }

  private @Nullable WordClass wordClass(
      Part part, int value, @Nullable String form, @Nullable Word beside) {
    return switch (part) {
      case PIECE, CAPTURED, PROMOTED -> classes.piece(Role.values()[value], form, beside);
      case SIDE, OTHER_SIDE -> classes.side(Color.values()[value], form, beside);
      case WING -> classes.wing(CastlingSide.values()[value], form, beside);
      case FROM_FILE, TO_FILE, AT_FILE -> classes.file(File.values()[value], form);
      case FROM_RANK, TO_RANK, AT_RANK -> classes.rank(Rank.values()[value], form);
      case CHECK -> check(value);
    };
  }

  /** The words for check, for mate and check, or for stalemate; none without. */
  private @Nullable WordClass check(int value) {
    if (value == 0) {
      return null;
    }
    List<String> readings = new ArrayList<>();
    if (value == 3) {
      readings.addAll(readings(PhraseKey.STALEMATE));
    } else {
      if (value == 2) {
        readings.addAll(readings(PhraseKey.MATE));
      }
      readings.addAll(readings(PhraseKey.CHECK));
    }
    return readings.isEmpty() ? null : classes.text(readings, Costs.CHECK_NOT_SAID);
  }

  /** All readings of a phrase that has no slots; empty when the lexicon does not have it. */
  List<String> readings(PhraseKey key) {
    List<String> all = new ArrayList<>();
    for (Style style : Style.values()) {
      lexicon
          .phrase(key, style)
          .ifPresent(
              phrase -> {
                phrase.said().values().stream()
                    .filter(texts::isText)
                    .forEach(template -> all.addAll(texts.of(template)));
                phrase.heard().stream()
                    .filter(texts::isText)
                    .forEach(template -> all.addAll(texts.of(template)));
              });
    }
    all.replaceAll(reading -> reading.replace(", ", "").strip());
    all.removeIf(String::isEmpty);
    return all.stream().distinct().toList();
  }
}
