package org.ahoz.announce;

import java.util.ArrayList;
import java.util.List;
import org.ahoz.lexicon.Saying;
import org.ahoz.lexicon.SlotName;

/**
 * A saying whose words are looked up once, to be said again and again: those of its slots when they
 * are first said. Safe to share between threads.
 */
final class SpokenSaying {

  private final List<Part> parts;
  private final boolean placesCheck;

  private SpokenSaying(List<Part> parts, boolean placesCheck) {
    this.parts = parts;
    this.placesCheck = placesCheck;
  }

  static SpokenSaying of(Saying saying, Wording wording) {
    return new SpokenSaying(parts(saying.parts(), wording), saying.places(SlotName.CHECK));
  }

  /** Whether check has a place of its own here, and is not said at the end. */
  boolean placesCheck() {
    return placesCheck;
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
      for (Part part : parts) {
        if (!part.isSayable(slots)) {
          return;
        }
      }
      for (Part part : parts) {
        part.say(slots, sentence);
      }
    }

    /** What may be left out keeps nothing else from being said. */
    @Override
    public boolean isSayable(Slots slots) {
      return true;
    }
  }
}
