package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ahoz.lexicon.Saying.Fill;
import org.ahoz.lexicon.Saying.Fixed;
import org.ahoz.lexicon.Saying.Part;
import org.ahoz.lexicon.Saying.WhenFilled;
import org.ahoz.lexicon.Saying.Words;
import org.ahoz.lexicon.Template.Choice;
import org.ahoz.lexicon.Template.Maybe;
import org.ahoz.lexicon.Template.Rule;
import org.ahoz.lexicon.Template.Sequence;
import org.ahoz.lexicon.Template.Slot;
import org.ahoz.lexicon.Template.Text;
import org.jspecify.annotations.Nullable;

/** Turns checked templates into what is said of them. */
final class SayingCompiler {

  private final Map<String, Template> rules;
  private final Map<String, Word> words;
  private final Sounds sounds;
  private final Map<String, String> respellings;
  private final String separator;

  /**
   * A compiler.
   *
   * @param respellings by token, how to write it for engines that have no phones
   * @param separator what stands between words when they are written
   */
  SayingCompiler(
      Map<String, Template> rules,
      Map<String, Word> words,
      Sounds sounds,
      Map<String, String> respellings,
      String separator) {
    this.rules = rules;
    this.words = words;
    this.sounds = sounds;
    this.respellings = respellings;
    this.separator = separator;
  }

  /**
   * What is said of a template.
   *
   * @param key the clip key of its words, when they are all that it says
   * @param phrase the phrase whose slots may stand in the template; null for none
   */
  Saying compile(String key, Template template, @Nullable PhraseKey phrase) {
    return new Saying(new Assembly(phrase).parts(key, template));
  }

  /** The slot that a name in braces means in a phrase; null when it means a word. */
  static @Nullable SlotName slot(@Nullable PhraseKey phrase, @Nullable String name) {
    return phrase == null || name == null
        ? null
        : SlotName.of(name).filter(phrase::has).orElse(null);
  }

  /** Gathers parts from the left; words that follow one another become one. */
  private final class Assembly {

    private final @Nullable PhraseKey phrase;
    private final List<Part> parts = new ArrayList<>();
    private final List<String> run = new ArrayList<>();

    Assembly(@Nullable PhraseKey phrase) {
      this.phrase = phrase;
    }

    List<Part> parts(String key, Template template) {
      add(template);
      endRun();
      if (!key.isEmpty() && parts.size() == 1 && parts.get(0) instanceof Words only) {
        return List.of(new Words(key, only.text(), only.ipa(), only.respelling()));
      }
      return parts;
    }

    private void add(Template template) {
      if (template instanceof Text text) {
        boolean comma = text.word().endsWith(",");
        String word = comma ? text.word().substring(0, text.word().length() - 1) : text.word();
        if (!word.isEmpty()) {
          run.add(word);
        }
        if (comma) {
          addAll(List.of(new Saying.Comma()));
        }
      } else if (template instanceof Sequence sequence) {
        for (Template part : sequence.parts()) {
          add(part);
        }
      } else if (template instanceof Choice choice) {
        addChoice(choice.readings());
      } else if (template instanceof Rule rule) {
        addAll(new Assembly(phrase).parts(rule.name(), rule(rule)));
      } else if (template instanceof Maybe maybe && dependsOnSlots(maybe.part())) {
        addAll(List.of(new WhenFilled(new Assembly(phrase).parts("", maybe.part()))));
      } else if (template instanceof Slot slot) {
        addAll(List.of(fill(slot)));
      }
    }

    /** The first reading, or where that depends on slots, the first whose slots are filled. */
    private void addChoice(List<Template> readings) {
      if (!dependsOnSlots(readings.get(0))) {
        add(readings.get(0));
        return;
      }
      List<WhenFilled> sayable = new ArrayList<>();
      for (Template reading : readings) {
        sayable.add(new WhenFilled(new Assembly(phrase).parts("", reading)));
        if (!dependsOnSlots(reading)) {
          break;
        }
      }
      addAll(List.of(new Saying.FirstFilled(sayable)));
    }

    private void addAll(List<? extends Part> more) {
      endRun();
      parts.addAll(more);
    }

    private void endRun() {
      if (!run.isEmpty()) {
        String text = String.join(separator, run);
        List<String> ipa = sounds.of(String.join(" ", run));
        parts.add(new Words(text, text, ipa.isEmpty() ? null : ipa.get(0), respelling()));
        run.clear();
      }
    }

    /** How to write the words for engines without phones; null when they will do as they are. */
    private @Nullable String respelling() {
      return run.stream().anyMatch(respellings::containsKey)
          ? run.stream()
              .map(word -> respellings.getOrDefault(word, word))
              .collect(Collectors.joining(separator))
          : null;
    }

    private Part fill(Slot slot) {
      SlotName agreesWith = slot(phrase, slot.agreesWith());
      SlotName name = slot(phrase, slot.name());
      if (name != null) {
        return new Fill(name, slot.form(), agreesWith);
      }
      Word word = words.get(slot.name());
      if (word == null) {
        throw new IllegalStateException("unchecked slot " + slot.print());
      }
      return new Fixed(word, slot.form(), agreesWith);
    }

    /** Whether anything in the template depends on the move, rather than being words. */
    private boolean dependsOnSlots(Template template) {
      for (Template part : template.all()) {
        if (part instanceof Slot slot
            && (slot(phrase, slot.name()) != null || slot(phrase, slot.agreesWith()) != null)) {
          return true;
        }
        if (part instanceof Rule rule && dependsOnSlots(rule(rule))) {
          return true;
        }
      }
      return false;
    }

    private Template rule(Rule rule) {
      Template template = rules.get(rule.name());
      if (template == null) {
        throw new IllegalStateException("unchecked rule " + rule.print());
      }
      return template;
    }
  }
}
