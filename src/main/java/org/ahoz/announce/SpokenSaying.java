package org.ahoz.announce;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.ahoz.lexicon.Saying;
import org.ahoz.lexicon.SlotName;

/**
 * A saying whose words are looked up once, to be said again and again: those of its slots when they
 * are first said. Safe to share between threads.
 */
final class SpokenSaying {

  private final List<Part> parts;
  private final boolean placesCheck;
  private final boolean placesOrigin;
  private final Set<SlotName> fixedSlots;

  private SpokenSaying(Saying saying, Wording wording) {
    parts = parts(saying.parts(), wording);
    placesCheck = saying.places(SlotName.CHECK);
    placesOrigin = saying.places(SlotName.ORIGIN);
    fixedSlots = fixedSlots(saying);
  }

  static SpokenSaying of(Saying saying, Wording wording) {
    return new SpokenSaying(saying, wording);
  }

  /** Whether check has a place of its own here, and is not said at the end. */
  boolean placesCheck() {
    return placesCheck;
  }

  /** Whether the square of origin has a place here. */
  boolean placesOrigin() {
    return placesOrigin;
  }

  /** Whether the sentence would break without what a slot holds, which stands in no brackets. */
  boolean needs(SlotName slot) {
    return fixedSlots.contains(slot);
  }

  private static Set<SlotName> fixedSlots(Saying saying) {
    Set<SlotName> slots = EnumSet.noneOf(SlotName.class);
    for (Saying.Part part : saying.parts()) {
      SlotName agreesWith = null;
      if (part instanceof Saying.Fill fill) {
        slots.add(fill.slot());
        agreesWith = fill.agreesWith();
      } else if (part instanceof Saying.Fixed fixed) {
        agreesWith = fixed.agreesWith();
      }
      if (agreesWith != null) {
        slots.add(agreesWith);
      }
    }
    return slots;
  }

  /** Says it; what a slot without filling would say is left out. */
  void say(Slots slots, Sentence sentence) {
    for (Part part : parts) {
      part.say(slots, sentence);
    }
  }

  private static List<Part> parts(List<Saying.Part> parts, Wording wording) {
    List<Part> spoken = new ArrayList<>(parts.size());
    for (Saying.Part part : parts) {
      spoken.add(part(part, wording));
    }
    return List.copyOf(spoken);
  }

  private static Part part(Saying.Part part, Wording wording) {
    if (part instanceof Saying.Words words) {
      return new Always(wording.chunk(words));
    }
    if (part instanceof Saying.Fill fill) {
      return fill(fill, wording);
    }
    if (part instanceof Saying.Fixed fixed) {
      return fixed(fixed, wording);
    }
    if (part instanceof Saying.FirstFilled choice) {
      return new FirstSayable(
          choice.readings().stream()
              .map(reading -> new WhenSayable(parts(reading.parts(), wording)))
              .toList());
    }
    return part instanceof Saying.WhenFilled optional
        ? new WhenSayable(parts(optional.parts(), wording))
        : new Comma(wording.comma());
  }

  private static Part fill(Saying.Fill fill, Wording wording) {
    String form = fill.form();
    SlotName agreesWith = fill.agreesWith();
    FillingTable<Chunk> alone = wording.chunks(form);
    return agreesWith == null
        ? new Filled(fill.slot(), alone)
        : new FilledBeside(
            fill.slot(),
            agreesWith,
            alone,
            new FillingTable<>(
                beside -> new FillingTable<>(filling -> wording.chunk(filling, form, beside))));
  }

  private static Part fixed(Saying.Fixed fixed, Wording wording) {
    SlotName agreesWith = fixed.agreesWith();
    Chunk alone = wording.chunk(fixed.word(), fixed.form(), null);
    return agreesWith == null
        ? new Always(alone)
        : new FixedBeside(
            agreesWith,
            alone,
            new FillingTable<>(beside -> wording.chunk(fixed.word(), fixed.form(), beside)));
  }

  /** A part of what is said. */
  private interface Part {

    void say(Slots slots, Sentence sentence);

    /** Whether the slots that it needs hold something. */
    boolean isSayable(Slots slots);
  }

  private record Always(Chunk chunk) implements Part {

    @Override
    public void say(Slots slots, Sentence sentence) {
      sentence.add(chunk);
    }

    @Override
    public boolean isSayable(Slots slots) {
      return true;
    }
  }

  private record Comma(String sign) implements Part {

    @Override
    public void say(Slots slots, Sentence sentence) {
      sentence.addComma(sign);
    }

    @Override
    public boolean isSayable(Slots slots) {
      return true;
    }
  }

  private record Filled(SlotName slot, FillingTable<Chunk> chunks) implements Part {

    @Override
    public void say(Slots slots, Sentence sentence) {
      sentence.add(slots.get(slot), chunks);
    }

    @Override
    public boolean isSayable(Slots slots) {
      return slots.has(slot);
    }
  }

  private record FilledBeside(
      SlotName slot,
      SlotName agreesWith,
      FillingTable<Chunk> alone,
      FillingTable<FillingTable<Chunk>> beside)
      implements Part {

    @Override
    public void say(Slots slots, Sentence sentence) {
      Filling neighbour = slots.get(agreesWith);
      sentence.add(slots.get(slot), neighbour == null ? alone : beside.of(neighbour));
    }

    @Override
    public boolean isSayable(Slots slots) {
      return slots.has(slot) && slots.has(agreesWith);
    }
  }

  private record FixedBeside(SlotName agreesWith, Chunk alone, FillingTable<Chunk> beside)
      implements Part {

    @Override
    public void say(Slots slots, Sentence sentence) {
      Filling neighbour = slots.get(agreesWith);
      sentence.add(neighbour == null ? alone : beside.of(neighbour));
    }

    @Override
    public boolean isSayable(Slots slots) {
      return slots.has(agreesWith);
    }
  }

  /** Parts that are said when all of them can be. */
  private record WhenSayable(List<Part> parts) implements Part {

    @Override
    public void say(Slots slots, Sentence sentence) {
      sayIfPossible(slots, sentence);
    }

    /** Says it or nothing; whether it was said. */
    boolean sayIfPossible(Slots slots, Sentence sentence) {
      for (Part part : parts) {
        if (!part.isSayable(slots)) {
          return false;
        }
      }
      for (Part part : parts) {
        part.say(slots, sentence);
      }
      return true;
    }

    /** What may be left out keeps nothing else from being said. */
    @Override
    public boolean isSayable(Slots slots) {
      return true;
    }
  }

  /** The first reading that can be said. */
  private record FirstSayable(List<WhenSayable> readings) implements Part {

    @Override
    public void say(Slots slots, Sentence sentence) {
      for (WhenSayable reading : readings) {
        if (reading.sayIfPossible(slots, sentence)) {
          return;
        }
      }
    }

    @Override
    public boolean isSayable(Slots slots) {
      return true;
    }
  }
}
