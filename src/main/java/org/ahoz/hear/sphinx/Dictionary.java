package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  private final AcousticModel model;
  private final Pronouncer pronouncer;
  private final Map<Integer, List<WordSounds.Way>> ways = new HashMap<>();
  private final Map<List<Integer>, WordSounds> sounds = new HashMap<>();

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
    return new WordSounds.Way(phones, Math.round(pronunciation.cost() * 100));
  }
}
