package org.ahoz.hear;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.ahoz.phones.Pronunciation;

/**
 * Writes how the words of a phrase book sound, a word a line with the phones of ARPAbet as a
 * recognizer of American English has them, and a number behind a word that sounds in more than one
 * way.
 */
final class DictionaryWriter {

  private final PhraseBook book;

  DictionaryWriter(PhraseBook book) {
    this.book = book;
  }

  String write() {
    Set<String> words = new TreeSet<>();
    for (String phrase : new PhraseListWriter(BookSentences.spoken(book)).phrases()) {
      words.addAll(List.of(phrase.split(" ", -1)));
    }
    Pronouncer pronouncer = Pronouncer.of(book.grammar().lexicon());
    List<String> lines = new ArrayList<>();
    for (String word : words) {
      int number = book.grammar().tokens().number(word);
      int count = 0;
      for (Pronunciation way : pronouncer.of(word, book.grammar().tokens().sounds(number))) {
        count++;
        lines.add(word + (count == 1 ? "" : "(" + count + ")") + " " + way);
      }
    }
    return String.join("\n", lines) + "\n";
  }
}
