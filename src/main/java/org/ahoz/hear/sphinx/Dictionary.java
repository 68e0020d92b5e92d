package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.hear.Habits;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.acoustic.AcousticModel;
import org.ahoz.phones.Pronunciation;

/**
 * How the words of one language sound to the acoustic model, each found when it is first asked for.
 * Safe to share between threads.
 */
final class Dictionary {

  /** In phones. */
  private static final int SHORT = 3;

  private static final int LONG = 5;

  private static final int MOST = 4;
  private static final int HUNDRED = 100;

  private final AcousticModel model;
  private final Pronouncer pronouncer;
  private final Map<Integer, List<WordSounds.Way>> ways = new HashMap<>();
  private final Map<List<Integer>, WordSounds> sounds = new HashMap<>();

  /** What speakers choose with words, each by its place. */
  private final List<Set<String>> choices = new ArrayList<>();

  Dictionary(AcousticModel model, Pronouncer pronouncer) {
    this.model = model;
    this.pronouncer = pronouncer;
  }

  /** The ways of saying any of some words of a network, by their numbers. */
  synchronized WordSounds of(List<Integer> words, SpokenNetwork network) {
    return sounds.computeIfAbsent(
        words,
        key -> {
          List<WordSounds.Way> all = new ArrayList<>();
          key.forEach(word -> all.addAll(ways(word, network)));
          return WordSounds.of(all);
        });
  }

  /** How unlikely by its habits a speaker is to choose something, by the numbers of choices. */
  synchronized int[] prices(Habits habits) {
    return choices.stream().mapToInt(habits::cost).toArray();
  }

  private List<WordSounds.Way> ways(int word, SpokenNetwork network) {
    return ways.computeIfAbsent(
        word,
        number -> {
          List<Pronunciation> all = pronouncer.of(network.word(number), network.sounds(number));
          int most = all.stream().mapToInt(way -> most(way.phones().size())).max().orElse(0);
          int choice = choice(network.choices(number));
          return all.stream().limit(most).map(way -> way(way, choice)).toList();
        });
  }

  /** Of short words each way counts; long ones are told from others however they are said. */
  private static int most(int phones) {
    return phones <= SHORT ? MOST : phones <= LONG ? 2 : 1;
  }

  private int choice(Set<String> alternatives) {
    int known = choices.indexOf(alternatives);
    if (known >= 0) {
      return known;
    }
    choices.add(alternatives);
    return choices.size() - 1;
  }

  private WordSounds.Way way(Pronunciation pronunciation, int choice) {
    int[] phones = pronunciation.phones().stream().mapToInt(model::phone).toArray();
    return new WordSounds.Way(phones, Math.round(pronunciation.cost() * HUNDRED), choice);
  }
}
