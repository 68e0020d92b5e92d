package org.ahoz.announce;

import java.util.Map;
import org.ahoz.lexicon.SlotName;
import org.jspecify.annotations.Nullable;

/** What the slots of a phrase hold; most of them nothing. */
final class Slots {

  private static final int COUNT = SlotName.values().length;

  private final @Nullable Filling[] fillings = new Filling[COUNT];

  /** No slot holds anything. */
  static Slots empty() {
    return new Slots();
  }

  static Slots of(Map<SlotName, Filling> fillings) {
    Slots slots = new Slots();
    fillings.forEach(slots::put);
    return slots;
  }

  void put(SlotName slot, @Nullable Filling filling) {
    fillings[slot.ordinal()] = filling;
  }

  @Nullable Filling get(SlotName slot) {
    return fillings[slot.ordinal()];
  }

  boolean has(SlotName slot) {
    return get(slot) != null;
  }
}
