package org.ahoz.lexicon;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is said of a template: its first readings, with rules put in and sounds looked up. */
public record Saying(List<Part> parts) {

  /** Copies the parts. */
  public Saying {
    parts = List.copyOf(parts);
  }

  /** Whether a slot has its place here. */
  public boolean places(SlotName slot) {
    return places(parts, slot);
  }

  private static boolean places(List<Part> parts, SlotName slot) {
    for (Part part : parts) {
      if ((part instanceof Fill fill && fill.slot() == slot)
          || (part instanceof WhenFilled optional && places(optional.parts(), slot))
          || (part instanceof FirstFilled choice && places(choice, slot))) {
        return true;
      }
    }
    return false;
  }

  private static boolean places(FirstFilled choice, SlotName slot) {
    return choice.readings().stream().anyMatch(reading -> places(reading.parts(), slot));
  }

  /** A part of what is said. */
  public sealed interface Part {}

  /**
   * Words that are said as they stand.
   *
   * @param key the rule or phrase when that is all it says, else the text; clips are stored under
   *     it
   * @param ipa how they sound, in IPA; null when the lexicon does not say
   * @param respelling how to write them for engines without phones; null when the text will do
   */
  public record Words(String key, String text, @Nullable String ipa, @Nullable String respelling)
      implements Part {}

  /** A comma behind what was said last, and a short pause. */
  public record Comma() implements Part {}

  /**
   * A place for what a slot holds.
   *
   * @param agreesWith the slot whose word decides which variant is said; null where none does
   */
  public record Fill(SlotName slot, @Nullable String form, @Nullable SlotName agreesWith)
      implements Part {}

  /**
   * A word of the lexicon, in a form or beside what a slot holds.
   *
   * @param agreesWith the slot whose word decides which variant is said; null where none does
   */
  public record Fixed(Word word, @Nullable String form, @Nullable SlotName agreesWith)
      implements Part {}

  /** Parts that are said when every slot among them holds something. */
  public record WhenFilled(List<Part> parts) implements Part {

    /** Copies the parts. */
    public WhenFilled {
      parts = List.copyOf(parts);
    }
  }

  /** The first of several readings of which every slot holds something; none if there is none. */
  public record FirstFilled(List<WhenFilled> readings) implements Part {

    /** Copies the readings. */
    public FirstFilled {
      readings = List.copyOf(readings);
    }
  }
}
