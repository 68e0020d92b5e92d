package org.ahoz.live;

import java.util.List;
import java.util.Map;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.BoardReading;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Utterance;
import org.ahoz.lexicon.SlotName;

/** The words of what is not in the script. */
public final class Answers {

  private Answers() {}

  /**
   * What is said; empty where the language has no words for it, and for silence.
   *
   * @throws IllegalArgumentException when it is in the script
   */
  public static List<Utterance> words(Sound sound, Announcer announcer) {
    if (sound instanceof Sound.Answer answer) {
      return announcer.say(answer.reply().phrase(), Map.of()).stream().toList();
    }
    if (sound instanceof Sound.Numbered numbered) {
      return announcer
          .say(
              numbered.reply().phrase(),
              Map.of(SlotName.NUMBER, new Filling.Numeral(numbered.number())))
          .stream()
          .toList();
    }
    if (sound instanceof Sound.Typed typed) {
      return List.of(announcer.name(List.of(new Filling.Numeral(typed.number()))));
    }
    if (sound instanceof Sound.Board board) {
      return BoardReading.of(announcer, board.position());
    }
    if (sound instanceof Sound.Gap) {
      return List.of();
    }
    throw new IllegalArgumentException(sound + " has its words in the script");
  }

  /** The tone that sounds where there are no words. */
  public static Tone tone(Sound sound) {
    if (sound instanceof Sound.Answer answer) {
      return answer.reply().tone();
    }
    return sound instanceof Sound.Numbered numbered ? numbered.reply().tone() : Tone.FALLING;
  }

  /** The line that is printed where there are no words. */
  public static String line(Sound sound) {
    if (sound instanceof Sound.Answer answer) {
      return answer.reply().line();
    }
    if (sound instanceof Sound.Numbered numbered) {
      return numbered.reply().line() + ": " + numbered.number();
    }
    return "this language has no words yet for what stands where";
  }
}
