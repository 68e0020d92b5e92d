package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.hear.Habits;
import org.ahoz.hear.Pronouncer;
import org.ahoz.hear.SpokenNetwork;
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
  private final Map<Priced, WordSounds> sounds = new HashMap<>();

  /** Words, and what each costs by the habits of the speaker. */
  private record Priced(List<Integer> words, List<Integer> prices) {}

  Dictionary(AcousticModel model, Pronouncer pronouncer) {
    this.model = model;
    this.pronouncer = pronouncer;
  }

  /**
   * The ways of saying any of some words of a network, by their numbers.
   *
   * @param habits by which some words are likelier than others
   */
  synchronized WordSounds of(List<Integer> words, SpokenNetwork network, Habits habits) {
    List<Integer> prices =
        words.stream().map(word -> HUNDRED * habits.cost(network.choices(word))).toList();
    return sounds.computeIfAbsent(
        new Priced(words, prices),
        key -> {
          List<WordSounds.Way> all = new ArrayList<>();
          for (int i = 0; i < words.size(); i++) {
            int price = prices.get(i);
            ways(words.get(i), network).forEach(way -> all.add(way.dearer(price)));
          }
          return WordSounds.of(all);
        });
  }

  private List<WordSounds.Way> ways(int word, SpokenNetwork network) {
    return ways.computeIfAbsent(
        word,
        number -> {
          List<Pronunciation> all = pronouncer.of(network.word(number), network.sounds(number));
          int most = all.stream().mapToInt(way -> most(way.phones().size())).max().orElse(0);
          return all.stream().limit(most).map(this::way).toList();
        });
  }

  /** Of short words each way counts; long ones are told from others however they are said. */
  private static int most(int phones) {
    return phones <= SHORT ? MOST : phones <= LONG ? 2 : 1;
  }

  private WordSounds.Way way(Pronunciation pronunciation) {
    int[] phones = pronunciation.phones().stream().mapToInt(model::phone).toArray();
    return new WordSounds.Way(phones, Math.round(pronunciation.cost() * HUNDRED));
  }
}
