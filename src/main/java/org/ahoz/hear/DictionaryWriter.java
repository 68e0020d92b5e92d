package org.ahoz.hear;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.ahoz.phones.Phone;
import org.ahoz.phones.PhoneTable;

/**
 * Writes how the words of a phrase book sound, a word a line with the phones of ARPAbet, and a
 * number behind a word that sounds in more than one way.
 */
final class DictionaryWriter {

  private final PhraseBook book;

  DictionaryWriter(PhraseBook book) {
    this.book = book;
  }

  String write() {
    Set<String> words = new TreeSet<>();
    for (String phrase : new PhraseListWriter(book).phrases()) {
      words.addAll(List.of(phrase.split(" ", -1)));
    }
    PhoneTable table = PhoneTable.bundled("arpabet").forLanguage(book.grammar().lexicon().locale());
    List<String> lines = new ArrayList<>();
    for (String word : words) {
      Set<String> ways = new LinkedHashSet<>();
      int number = book.grammar().tokens().number(word);
      for (String ipa : book.grammar().tokens().sounds(number)) {
        if (table.unknownSigns(ipa).isEmpty()) {
          ways.add(
              table.phones(List.of(ipa)).get(0).stream()
                  .map(Phone::symbol)
                  .map(symbol -> symbol.toUpperCase(Locale.ROOT))
                  .collect(Collectors.joining(" ")));
        }
      }
      int count = 0;
      for (String way : ways) {
        count++;
        lines.add(word + (count == 1 ? "" : "(" + count + ")") + " " + way);
      }
    }
    return String.join("\n", lines) + "\n";
  }
}
