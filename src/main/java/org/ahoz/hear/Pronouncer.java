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
import org.ahoz.lexicon.Word;
import org.ahoz.phones.PhoneTable;
import org.ahoz.phones.Pronunciation;

/**
 * How the words of a language sound to a recognizer that was trained on American English, in the
 * phones of the CMU pronouncing dictionary. Safe to share between threads.
 */
public final class Pronouncer {

  private static final String TABLE = "heard";

  /** How many ways of saying a word are of use; more would make it like too many others. */
  private static final int MOST_OF_WORD = 4;

  /** The same for names of files, which are short and are told apart by little. */
  private static final int MOST_OF_FILE = 6;

  private final PhoneTable table;
  private final Set<String> files = new HashSet<>();

  private Pronouncer(Lexicon lexicon) {
    table = PhoneTable.bundled(TABLE).forLanguage(lexicon.locale());
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

  /** The pronouncer of a lexicon. */
  public static Pronouncer of(Lexicon lexicon) {
    return new Pronouncer(lexicon);
  }

  /**
   * The ways in which a token of the lexicon may be said, the cheapest first, none twice.
   *
   * @param token as the grammar has it, in small letters
   * @param ipas its sounds in the lexicon, the usual one first
   * @return empty for a token without a sound, such as a digit: a word of the lexicon stands beside
   *     it
   */
  public List<Pronunciation> of(String token, List<String> ipas) {
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
}
