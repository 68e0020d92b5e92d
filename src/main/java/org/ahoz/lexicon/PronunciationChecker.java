package org.ahoz.lexicon;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.lexicon.Saying.Part;
import org.ahoz.lexicon.Saying.WhenFilled;
import org.ahoz.lexicon.Saying.Words;
import org.ahoz.lexicon.TemplateChecker.SaidForm;
import org.ahoz.yaml.YamlNode.Place;
import org.jspecify.annotations.Nullable;

/** Finds what is said and has no sound: an error when complete, a warning in a draft. */
final class PronunciationChecker {

  private final LexiconText text;
  private final Status status;
  private final Findings findings;
  private final SayingCompiler sayings;
  private final Set<String> reported = new HashSet<>();

  PronunciationChecker(LexiconText text, Status status, Findings findings) {
    this.text = text;
    this.status = status;
    this.findings = findings;
    sayings = new SayingCompiler(text.ruleTemplates(), text.plainWords(), text.sounds);
  }

  void check(Set<SaidForm> saidForms) {
    Set<SaidForm> forms = new LinkedHashSet<>(saidForms);
    // A square says one of its two words in the plain form, whatever is asked of the other.
    text.alphabets.values().forEach(files -> files.values().forEach(word -> addPlain(forms, word)));
    text.ranks.values().forEach(word -> addPlain(forms, word));
    for (SaidForm said : forms) {
      if (said.form().pronunciations().isEmpty()) {
        report(said.form().text(), said.place());
      }
    }
    if (text.square != null) {
      check("square", null, text.square);
    }
    text.phrases.values().forEach(phrases -> phrases.forEach(this::check));
    text.annotations.values().forEach(phrase -> check(null, phrase));
  }

  private static void addPlain(Set<SaidForm> forms, PlacedWord word) {
    forms.add(new SaidForm(word.word().plain(), word.place()));
  }

  private void check(@Nullable PhraseKey key, PlacedPhrase phrase) {
    phrase.said().values().forEach(line -> check(phrase.name(), key, line));
  }

  private void check(String name, @Nullable PhraseKey key, Line line) {
    sayings.compile(name, line.template(), key).parts().forEach(part -> check(part, line));
  }

  private void check(Part part, Line line) {
    if (part instanceof WhenFilled optional) {
      optional.parts().forEach(each -> check(each, line));
    } else if (part instanceof Words words && words.ipa() == null) {
      report(words.text(), line.source().place());
    }
  }

  private void report(String words, Place place) {
    for (String token : text.sounds.missing(words)) {
      if (reported.add(token)) {
        String message = "nothing says how \"" + token + "\" sounds";
        String hint = "add it to sounds, or give its word an ipa";
        if (status == Status.COMPLETE) {
          findings.error(place, "no-pronunciation", message, hint);
        } else {
          findings.warning(place, "no-pronunciation", message, hint);
        }
      }
    }
  }
}
