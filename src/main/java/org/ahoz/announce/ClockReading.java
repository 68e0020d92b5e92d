package org.ahoz.announce;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.SlotName;

/** What is said of a clock: hours, minutes and seconds, without those that are zero. */
public final class ClockReading {

  private static final int MINUTES_AN_HOUR = 60;
  private static final int SECONDS_A_MINUTE = 60;

  private ClockReading() {}

  /**
   * A time in words; empty when the lexicon does not have them.
   *
   * @param time zero or more; parts of a second are not said
   */
  public static Optional<Utterance> of(Announcer announcer, Duration time) {
    long hours = time.toHours();
    long minutes = time.toMinutes() % MINUTES_AN_HOUR;
    long seconds = time.toSeconds() % SECONDS_A_MINUTE;
    List<Span> spans = new ArrayList<>();
    boolean isSaid = add(announcer, PhraseKey.GAME_HOURS, hours, spans);
    isSaid &= add(announcer, PhraseKey.GAME_MINUTES, minutes, spans);
    if (seconds > 0 || time.toSeconds() == 0) {
      isSaid &= say(announcer, PhraseKey.GAME_SECONDS, seconds, spans);
    }
    return isSaid
        ? Optional.of(
            new Utterance(announcer.lexicon().locale(), announcer.lexicon().separator(), spans))
        : Optional.empty();
  }

  private static boolean add(Announcer announcer, PhraseKey unit, long number, List<Span> spans) {
    return number == 0 || say(announcer, unit, number, spans);
  }

  private static boolean say(Announcer announcer, PhraseKey unit, long number, List<Span> spans) {
    Optional<Utterance> said =
        announcer.say(unit, Map.of(SlotName.NUMBER, new Filling.Numeral(number)));
    said.ifPresent(utterance -> spans.addAll(utterance.spans()));
    return said.isPresent();
  }
}
