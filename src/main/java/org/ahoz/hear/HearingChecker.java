package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.ahoz.chess.File;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.PronouncingDictionary;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;

/** Finds what a recognizer could not hear of a language, and what it would never hear. */
public final class HearingChecker {

  private final Lexicon lexicon;
  private final SpokenGrammar grammar;
  private final Pronouncer pronouncer;

  private HearingChecker(Lexicon lexicon) {
    this.lexicon = lexicon;
    grammar = SpokenGrammar.of(lexicon);
    pronouncer = Pronouncer.of(lexicon);
  }

  /**
   * What is to be said against a lexicon without errors: lines of its dictionary for words that it
   * does not have, and words whose sound nothing tells. Empty for one that has a notation only.
   */
  public static List<Problem> check(Lexicon lexicon) {
    if (!lexicon.isSpoken()) {
      return List.of();
    }
    HearingChecker checker = new HearingChecker(lexicon);
    List<Problem> problems = new ArrayList<>(checker.unsaid());
    for (String word : checker.silent()) {
      problems.add(
          new Problem(
              Severity.WARNING,
              "no-pronunciation",
              lexicon.tag(),
              0,
              0,
              "\"" + word + "\" is heard in text and not in speech: nothing says how it sounds",
              "add it to sounds, or to heard.dict"));
    }
    return problems;
  }

  private List<Problem> unsaid() {
    List<Problem> problems = new ArrayList<>();
    Set<String> reported = new HashSet<>();
    for (PronouncingDictionary.Entry entry : lexicon.dictionary().entries()) {
      if (grammar.tokens().number(entry.word()) < 0 && reported.add(entry.word())) {
        problems.add(
            entry.warning(
                "unsaid-word",
                "\"" + entry.word() + "\" is said in no sentence of " + lexicon.englishName(),
                "write a word as the lexicon has it, in small letters; only moves, orders and"
                    + " answers are heard"));
      }
    }
    return problems;
  }

  /**
   * The words that nothing tells the sound of. Letters and digits as they are written are not among
   * them: what they are called stands beside them.
   */
  Set<String> silent() {
    Set<String> written = written();
    Set<Integer> sounding = new HashSet<>();
    for (int number = 0; number < grammar.tokens().size(); number++) {
      String token = grammar.tokens().token(number);
      if (!pronouncer.of(token, grammar.tokens().sounds(number)).isEmpty()) {
        sounding.add(number);
      }
    }
    Set<String> silent = new TreeSet<>();
    for (WordClass words : grammar.allClasses()) {
      Set<String> said = new HashSet<>();
      for (WordClass.Variant variant : words.variants()) {
        if (sounding.containsAll(Arrays.stream(variant.tokens()).boxed().toList())) {
          said.add(letters(variant));
        }
      }
      for (WordClass.Variant variant : words.variants()) {
        String text = letters(variant);
        if (!said.contains(text) && !written.contains(text)) {
          silent.add(text);
        }
      }
    }
    return silent;
  }

  /** What a variant says without spaces and hyphens, by which the parts of a word are the word. */
  private String letters(WordClass.Variant variant) {
    StringBuilder text = new StringBuilder();
    for (int number : variant.tokens()) {
      text.append(grammar.tokens().token(number).replaceAll("[^\\p{L}\\p{M}\\p{N}]", ""));
    }
    return text.toString();
  }

  private Set<String> written() {
    Set<String> written = new HashSet<>();
    for (int digit = 0; digit <= 9; digit++) {
      written.add(String.valueOf(digit));
    }
    for (File file : File.values()) {
      written.add(String.valueOf(file.letter()));
    }
    for (Role role : Role.values()) {
      if (role != Role.PAWN) {
        String letter = String.valueOf(lexicon.notation().letter(role));
        written.add(String.join("", grammar.tokenizer().tokens(letter)));
      }
    }
    return written;
  }
}
