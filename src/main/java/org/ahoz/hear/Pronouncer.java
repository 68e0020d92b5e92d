package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.File;
import org.ahoz.lexicon.Form;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.LexiconException;
import org.ahoz.lexicon.PronouncingDictionary;
import org.ahoz.lexicon.Word;
import org.ahoz.phones.PhoneTable;
import org.ahoz.phones.Pronunciation;
import org.ahoz.problem.Problem;

/**
 * How the words of a language sound to a recognizer that was trained on American English, in the
 * phones of the CMU pronouncing dictionary. Safe to share between threads.
 */
public final class Pronouncer {

  /** What a way of the dictionary costs more than the one before it. */
  private static final float NEXT = 0.4f;

  /** How many ways of saying a word are of use; more would make it like too many others. */
  private static final int MOST_OF_WORD = 4;

  /** The same for names of files, which are short and are told apart by little. */
  private static final int MOST_OF_FILE = 6;

  private final PhoneTable table;
  private final PronouncingDictionary dictionary;
  private final Set<String> files = new HashSet<>();

  private Pronouncer(Lexicon lexicon) {
    table = PhoneTable.heard().forLanguage(lexicon.locale());
    dictionary = lexicon.dictionary();
    List<Problem> problems = dictionary.problems(table.symbols());
    if (!problems.isEmpty()) {
      throw new LexiconException(problems);
    }
    Tokenizer tokenizer = new Tokenizer(lexicon.locale(), lexicon.separator().isEmpty());
    for (String alphabet : lexicon.alphabets()) {
      for (File file : File.values()) {
        Word word = lexicon.word(file, alphabet);
        addFile(word.plain(), tokenizer);
        word.forms().values().forEach(form -> addFile(form, tokenizer));
      }
    }
  }

  private void addFile(Form form, Tokenizer tokenizer) {
    files.addAll(tokenizer.tokens(form.text()));
  }

  /**
   * The pronouncer of a lexicon.
   *
   * @throws LexiconException when its dictionary has phones that there are not
   */
  public static Pronouncer of(Lexicon lexicon) {
    return new Pronouncer(lexicon);
  }

  /**
   * The ways in which a token of the lexicon may be said, the cheapest first, none twice: those of
   * its dictionary, or else of the table for its language.
   *
   * @param token as the grammar has it, in small letters
   * @param ipas its sounds in the lexicon, the usual one first
   * @return empty for a token without a sound, such as a digit: a word of the lexicon stands beside
   *     it
   */
  public List<Pronunciation> of(String token, List<String> ipas) {
    List<Pronunciation> known = known(token);
    if (!known.isEmpty()) {
      return known;
    }
    int most = files.contains(token) ? MOST_OF_FILE : MOST_OF_WORD;
    Map<List<String>, Pronunciation> cheapest = new LinkedHashMap<>();
    for (String ipa : ipas) {
      for (Pronunciation way : table.pronunciations(ipa, most)) {
        cheapest.merge(way.phones(), way, (one, other) -> one.cost() <= other.cost() ? one : other);
      }
    }
    List<Pronunciation> ways = new ArrayList<>(cheapest.values());
    ways.sort(Comparator.comparing(Pronunciation::cost));
    return List.copyOf(ways.subList(0, Math.min(most, ways.size())));
  }

  /** What the dictionary has, each way a little seldomer than the one before it. */
  private List<Pronunciation> known(String token) {
    List<Pronunciation> known = new ArrayList<>();
    for (PronouncingDictionary.Entry entry : dictionary.of(token)) {
      if (known.stream().noneMatch(way -> way.phones().equals(entry.phones()))) {
        known.add(new Pronunciation(entry.phones(), known.size() * NEXT));
      }
    }
    return List.copyOf(known);
  }
}
