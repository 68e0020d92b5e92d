package org.ahoz.lexicon;

import java.util.EnumMap;
import java.util.Map;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.jspecify.annotations.Nullable;

/** Turns checked phrases as written into phrases that can be said. */
final class PhraseCompiler {

  private final SayingCompiler sayings;

  PhraseCompiler(SayingCompiler sayings) {
    this.sayings = sayings;
  }

  /** The phrases of one style. */
  Map<PhraseKey, Phrase> phrases(Style style, Map<PhraseKey, PlacedPhrase> placed) {
    Map<PhraseKey, Phrase> phrases = new EnumMap<>(PhraseKey.class);
    placed.forEach((key, phrase) -> phrases.put(key, compile(clipKey(key, style), key, phrase)));
    return phrases;
  }

  /** What a NAG says. */
  Phrase annotation(int number, PlacedPhrase placed) {
    return compile("nag-" + number, null, placed);
  }

  /** Move phrases are stored by their key alone, plain ones without their style. */
  private static String clipKey(PhraseKey key, Style style) {
    String group = key.group().key();
    if (key.group() != PhraseGroup.PHRASES) {
      return group.substring(0, group.length() - 1) + "-" + key.key();
    }
    return style == Style.PLAIN ? key.key() : key.key() + "-" + style.key();
  }

  private Phrase compile(String clipKey, @Nullable PhraseKey key, PlacedPhrase placed) {
    Map<Condition, Template> said = new EnumMap<>(Condition.class);
    Map<Condition, Saying> compiled = new EnumMap<>(Condition.class);
    placed
        .said()
        .forEach(
            (condition, line) -> {
              String suffix = condition == Condition.DEFAULT ? "" : "-" + condition.key();
              said.put(condition, line.template());
              compiled.put(condition, sayings.compile(clipKey + suffix, line.template(), key));
            });
    return new Phrase(said, placed.heard().stream().map(Line::template).toList(), compiled);
  }
}
