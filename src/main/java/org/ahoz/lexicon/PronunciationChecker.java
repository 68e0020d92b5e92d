package org.ahoz.lexicon;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.File;
import org.ahoz.lexicon.FormChecker.SaidForm;
import org.ahoz.lexicon.LexiconText.PlacedPhrase;
import org.ahoz.lexicon.LexiconText.PlacedWord;
import org.ahoz.lexicon.Saying.Part;
import org.ahoz.lexicon.Saying.WhenFilled;
import org.ahoz.lexicon.Saying.Words;
import org.ahoz.lexicon.Template.Text;
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
    // Words are looked up one by one, so that here they stand apart in every language.
    sayings =
        new SayingCompiler(
            text.ruleTemplates(), text.plainWords(), text.sounds, text.respellings, " ");
  }

  void check(Set<SaidForm> saidForms) {
    Set<SaidForm> forms = new LinkedHashSet<>(saidForms);
    // A square says one of its two words in the plain form, whatever is asked of the other.
    for (Map<File, PlacedWord> files : text.alphabets.values()) {
      addPlain(forms, files.values());
    }
    addPlain(forms, text.ranks.values());
    for (SaidForm said : forms) {
      if (said.form().pronunciations().isEmpty()) {
        report(said.form().text(), said.place());
      }
    }
    checkSquare(text.square);
    for (Map<PhraseKey, PlacedPhrase> phrases : text.phrases.values()) {
      for (Map.Entry<PhraseKey, PlacedPhrase> phrase : phrases.entrySet()) {
        check(phrase.getKey(), phrase.getValue());
      }
    }
    for (PlacedPhrase annotation : text.annotations.values()) {
      check(null, annotation);
    }
  }

  private static void addPlain(Set<SaidForm> forms, Collection<PlacedWord> words) {
    for (PlacedWord word : words) {
      forms.add(new SaidForm(word.word().plain(), word.place()));
    }
  }

  private void checkSquare(@Nullable Line square) {
    if (square != null) {
      for (Template part : square.template().all()) {
        if (part instanceof Text fixed) {
          report(fixed.word(), square.source().place());
        }
      }
    }
  }

  private void check(@Nullable PhraseKey key, PlacedPhrase phrase) {
    for (Line line : phrase.said().values()) {
      check(sayings.compile(phrase.name(), line.template(), key).parts(), line);
    }
  }

  private void check(List<Part> parts, Line line) {
    for (Part part : parts) {
      if (part instanceof WhenFilled optional) {
        check(optional.parts(), line);
      } else if (part instanceof Words words && words.ipa() == null) {
        report(words.text(), line.source().place());
      }
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
