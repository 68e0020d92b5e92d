package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.SquareSlots;
import org.ahoz.lexicon.Template;
import org.ahoz.lexicon.Word;
import org.jspecify.annotations.Nullable;

/** Makes patterns of the templates of a lexicon. */
final class PatternCompiler {

  private final Lexicon lexicon;
  private final Map<String, Word> words;
  private final WordClasses classes;
  private final TextReadings texts;
  private final SlotWords slots;

  PatternCompiler(Lexicon lexicon, WordClasses classes) {
    this.lexicon = lexicon;
    this.classes = classes;
    words = lexicon.words();
    texts = new TextReadings(lexicon.rules());
    slots = new SlotWords(lexicon, classes, texts);
  }

  /**
   * The patterns of a template: two where it may tell a piece from its twin in two places, since
   * one of them is enough.
   */
  List<Pattern> patterns(PhraseKey key, Template template, float cost) {
    if (mayTell(key, template, SlotName.FROM) && mayTell(key, template, SlotName.ORIGIN)) {
      return List.of(
          new Compilation(key, template, false, SlotName.FROM).build(cost),
          new Compilation(key, template, false, SlotName.ORIGIN).build(cost));
    }
    return List.of(pattern(key, template, cost));
  }

  private boolean mayTell(PhraseKey key, Template template, SlotName slot) {
    for (Template part : template.all()) {
      if (part instanceof Template.Maybe maybe
          && new Compilation(key, template, false, null).has(maybe, slot)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The pattern of a template.
   *
   * @param key the phrase of which it is, which says what its slots mean
   * @param cost of saying it so
   */
  Pattern pattern(PhraseKey key, Template template, float cost) {
    return new Compilation(key, template, false, null).build(cost);
  }

  /** The same, where each slot may be left unsaid at a cost, and the fixed words may not. */
  Pattern ellipsis(PhraseKey key, Template template) {
    return new Compilation(key, template, true, null).build(0);
  }

  /** All readings of a phrase that has no slots; empty when the lexicon does not have it. */
  List<String> readings(PhraseKey key) {
    return slots.readings(key);
  }

  /** A sentence of slots alone. */
  Pattern slots(float cost, Part... parts) {
    Pattern.Builder builder = new Pattern.Builder();
    for (Part part : parts) {
      int from = builder.last();
      builder.slot(from, builder.addNode(), slot(part));
    }
    return builder.build(cost);
  }

  /** Whether some words of the template are said whatever the move. */
  boolean hasFixedWords(Template template) {
    if (template instanceof Template.Maybe) {
      return false;
    }
    if (template instanceof Template.Rule rule) {
      return hasFixedWords(texts.rule(rule));
    }
    if (template instanceof Template.Sequence sequence) {
      return sequence.parts().stream().anyMatch(this::hasFixedWords);
    }
    return texts.isText(template) && texts.of(template).stream().noneMatch(this::isSilent);
  }

  private boolean isSilent(String reading) {
    return reading.isEmpty() || reading.equals(",");
  }

  /** A slot of one part by itself. */
  SlotArcs slot(Part part) {
    return slots.of(part, null, null, null);
  }

  /** One template in the making. */
  private final class Compilation {

    private final PhraseKey key;
    private final boolean isElliptical;
    private final Template whole;

    /** What is left out where it may be; null for nothing. */
    private final @Nullable SlotName dropped;

    private final Pattern.Builder builder = new Pattern.Builder();

    Compilation(
        PhraseKey key, Template template, boolean isElliptical, @Nullable SlotName dropped) {
      this.dropped = dropped;
      this.key = key;
      this.isElliptical = isElliptical;
      whole = template;
      add(template, 0);
    }

    Pattern build(float cost) {
      return builder.build(cost);
    }

    /** Adds a template behind a node; the answer is the node at its end. */
    private int add(Template template, int from) {
      if (texts.isText(template)) {
        return addText(texts.of(template), from);
      }
      if (template instanceof Template.Sequence sequence) {
        int at = from;
        for (Template part : sequence.parts()) {
          at = add(part, at);
        }
        return at;
      }
      if (template instanceof Template.Rule rule) {
        return add(texts.rule(rule), from);
      }
      if (template instanceof Template.Maybe maybe) {
        if (dropped != null && has(maybe, dropped) && !hasInner(maybe, dropped)) {
          return from;
        }
        int end = add(maybe.part(), from);
        if (isOriginAlone(maybe)) {
          builder.skipOrigin(from, end, tellsWhoTakes(maybe) ? Costs.TAKER_UNSAID : 0);
        } else {
          builder.skip(from, end, tellsWhoTakes(maybe) ? Costs.TAKER_UNSAID : 0);
        }
        return end;
      }
      if (template instanceof Template.Choice choice) {
        return addBranches(choice.readings(), this::add, from);
      }
      int end = addSlot((Template.Slot) template, from);
      if (isElliptical) {
        builder.skip(from, end, Costs.UNSAID);
      }
      return end;
    }

    /** Whether the part says what tells a piece from its twin, and nothing after it does. */
    private boolean isOriginAlone(Template part) {
      return (has(part, SlotName.FROM) && dropped != SlotName.FROM && !isInBoth())
          || (has(part, SlotName.ORIGIN) && dropped != SlotName.ORIGIN && !isInBoth());
    }

    /** Whether two places tell it and both count, since neither of them may be left out. */
    private boolean isInBoth() {
      return dropped == null && has(whole, SlotName.FROM) && has(whole, SlotName.ORIGIN);
    }

    /** Whether a part within that may be left out has the slot. */
    private boolean hasInner(Template.Maybe maybe, SlotName wanted) {
      return maybe.part().all().stream()
          .anyMatch(part -> part instanceof Template.Maybe && has(part, wanted));
    }

    private boolean has(Template template, SlotName wanted) {
      for (Template each : template.all()) {
        if ((each instanceof Template.Slot slot && slotName(slot.name()) == wanted)
            || (each instanceof Template.Rule rule && has(texts.rule(rule), wanted))) {
          return true;
        }
      }
      return false;
    }

    /** A pawn that takes must be told from others, where a piece is by its name. */
    private boolean tellsWhoTakes(Template part) {
      if (key != PhraseKey.PAWN_CAPTURE && key != PhraseKey.EN_PASSANT) {
        return false;
      }
      return has(part, SlotName.PIECE) || has(part, SlotName.FROM) || has(part, SlotName.ORIGIN);
    }

    private <T> int addBranches(List<T> branches, BiFunction<T, Integer, Integer> adder, int from) {
      List<Integer> ends = new ArrayList<>();
      branches.forEach(branch -> ends.add(adder.apply(branch, from)));
      int join = builder.addNode();
      ends.forEach(end -> builder.skip(end, join, 0));
      return join;
    }

    private int addText(List<String> readings, int from) {
      List<String> spoken = readings.stream().filter(reading -> !isSilent(reading)).toList();
      if (spoken.isEmpty()) {
        return from;
      }
      int end = builder.addNode();
      float loss =
          isElliptical
                  || key == PhraseKey.CASTLE_SHORT
                  || key == PhraseKey.CASTLE_LONG
                  || key.group() != PhraseGroup.PHRASES
              ? Costs.PHRASE_LOST
              : Costs.WORD_LOST;
      builder.words(from, end, classes.text(spoken, loss));
      if (spoken.size() < readings.size()) {
        builder.skip(from, end, 0);
      }
      return end;
    }

    private int addSlot(Template.Slot slot, int from) {
      SlotName name = slotName(slot.name());
      if (name == null) {
        Word word = words.get(slot.name());
        if (word == null) {
          throw new IllegalStateException("unchecked slot " + slot.print());
        }
        return addFixed(slot, word, from);
      }
      return switch (name.kind()) {
        case ROLE, SIDE, WING ->
            addParts(List.of(slots.of(part(name), agreement(slot), slot.form(), null)), from);
        case SQUARE -> addSquare(name, slot.form(), from);
        case FROM -> addOrigin(slot.form(), from);
        case SAID, NUMBER, MONTH, NAME -> addCheck(name, from);
      };
    }

    private int addFixed(Template.Slot slot, Word word, int from) {
      Part beside = agreement(slot);
      if (beside == null) {
        int end = builder.addNode();
        builder.words(from, end, classes.word(word, slot.form(), null));
        return end;
      }
      return addParts(List.of(slots.of(beside, null, slot.form(), word)), from);
    }

    private int addCheck(SlotName name, int from) {
      if (name != SlotName.CHECK) {
        throw new IllegalStateException("{" + name.key() + "} is not heard in " + key.path());
      }
      int end = addParts(List.of(PatternCompiler.this.slot(Part.CHECK)), from);
      builder.skip(from, end, 0);
      return end;
    }

    private int addParts(List<SlotArcs> parts, int from) {
      int at = from;
      for (SlotArcs part : parts) {
        int end = builder.addNode();
        builder.slot(at, end, part);
        at = end;
      }
      return at;
    }

    private int addSquare(SlotName name, @Nullable String form, int from) {
      Part file =
          switch (name) {
            case TO -> Part.TO_FILE;
            case AT -> Part.AT_FILE;
            default -> Part.FROM_FILE;
          };
      Part rank =
          switch (name) {
            case TO -> Part.TO_RANK;
            case AT -> Part.AT_RANK;
            default -> Part.FROM_RANK;
          };
      return addSquare(file, rank, form, from);
    }

    private int addSquare(Part file, Part rank, @Nullable String form, int from) {
      Template square = lexicon.square();
      Template last = SquareSlots.last(square);
      int at = from;
      for (Template part : square.all()) {
        String own = part.equals(last) ? form : null;
        if (part.equals(SquareSlots.FILE)) {
          at = addParts(List.of(slots.of(file, null, own, null)), at);
        } else if (part.equals(SquareSlots.RANK)) {
          at = addParts(List.of(slots.of(rank, null, own, null)), at);
        } else if (part instanceof Template.Text text) {
          at = addText(List.of(text.word()), at);
        }
      }
      return at;
    }

    /** Where a piece comes from may be told by its file, its rank or both, whatever is needed. */
    private int addOrigin(@Nullable String form, int from) {
      List<IntFunction<Integer>> ways =
          List.of(
              at -> addParts(List.of(slots.of(Part.FROM_FILE, null, form, null)), at),
              at -> addParts(List.of(slots.of(Part.FROM_RANK, null, form, null)), at),
              at -> addSquare(Part.FROM_FILE, Part.FROM_RANK, form, at));
      return addBranches(ways, (way, at) -> way.apply(at), from);
    }

    private @Nullable Part agreement(Template.Slot slot) {
      SlotName beside = slotName(slot.agreesWith());
      return beside == null ? null : part(beside);
    }

    private @Nullable SlotName slotName(@Nullable String name) {
      return name == null ? null : SlotName.of(name).filter(key::has).orElse(null);
    }

    private static Part part(SlotName name) {
      return switch (name) {
        case PIECE -> Part.PIECE;
        case CAPTURED -> Part.CAPTURED;
        case PROMOTED -> Part.PROMOTED;
        case SIDE -> Part.SIDE;
        case OTHER_SIDE -> Part.OTHER_SIDE;
        case WING -> Part.WING;
        default -> throw new IllegalStateException("no words agree with " + name.key());
      };
    }
  }
}
