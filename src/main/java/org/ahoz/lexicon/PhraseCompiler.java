package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.jspecify.annotations.Nullable;

/** Turns checked phrases as written into phrases that can be said. */
final class PhraseCompiler {

  private final SayingCompiler sayings;

  PhraseCompiler(SayingCompiler sayings) {
    this.sayings = sayings;
  }

  /** All phrases in a style, those that it lacks in the style to which it falls back. */
  Map<PhraseKey, Phrase> phrases(LexiconText text, Style style) {
    Map<PhraseKey, Phrase> phrases = new EnumMap<>(PhraseKey.class);
    for (Style each : style.chain()) {
      for (Map.Entry<PhraseKey, PlacedPhrase> placed : text.phrases(each).entrySet()) {
        PhraseKey key = placed.getKey();
        if (!phrases.containsKey(key)) {
          phrases.put(key, compile(clipKey(key, each), key, placed.getValue()));
        }
      }
    }
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
    for (Map.Entry<Condition, Line> each : placed.said().entrySet()) {
      Condition condition = each.getKey();
      Template template = each.getValue().template();
      String suffix = condition == Condition.DEFAULT ? "" : "-" + condition.key();
      said.put(condition, template);
      compiled.put(condition, sayings.compile(clipKey + suffix, template, key));
    }
    List<Template> heard = new ArrayList<>();
    for (Line line : placed.heard()) {
      heard.add(line.template());
    }
    return new Phrase(said, heard, compiled);
  }
}
