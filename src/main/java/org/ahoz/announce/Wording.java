package org.ahoz.announce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Form;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.ProperNames;
import org.ahoz.lexicon.Saying;
import org.ahoz.lexicon.SquareSlots;
import org.ahoz.lexicon.Template;
import org.ahoz.lexicon.Word;
import org.jspecify.annotations.Nullable;

/** The words of one lexicon for the things of chess. Safe to share between threads. */
final class Wording {

  private final Lexicon lexicon;
  private final String alphabet;
  private final boolean writesSquares;
  private final Names names;
  private final Map<String, FillingTable<Chunk>> tables = new ConcurrentHashMap<>();

  /**
   * Wording with an alphabet.
   *
   * @param writesSquares whether squares are written as {@code e5} rather than put into words
   */
  Wording(Lexicon lexicon, String alphabet, boolean writesSquares) {
    this.lexicon = lexicon;
    this.alphabet = alphabet;
    this.writesSquares = writesSquares;
    names = new Names(lexicon, alphabet);
  }

  /** How a comma is written. */
  String comma() {
    return lexicon.comma();
  }

  /** The names of the files. */
  String alphabet() {
    return alphabet;
  }

  /**
   * The words for what slots hold, in a form; null for the form that is said where none is asked.
   */
  FillingTable<Chunk> chunks(@Nullable String form) {
    return tables.computeIfAbsent(
        form == null ? "" : form,
        unused -> new FillingTable<>(filling -> chunk(filling, form, null)));
  }

  /** Words that are said as they stand. */
  Chunk chunk(Saying.Words words) {
    return chunk(
        List.of(new Span.Word(words.key(), words.text(), words.ipa(), words.respelling())));
  }

  /** A word in a form, in the variant that agrees with what another slot holds. */
  Chunk chunk(Word word, @Nullable String form, @Nullable Filling beside) {
    return chunk(List.of(span(word, form, beside)));
  }

  /** What a slot holds, in a form, in the variant that agrees with what another slot holds. */
  Chunk chunk(Filling filling, @Nullable String form, @Nullable Filling beside) {
    List<Span> spans = new ArrayList<>();
    if (filling instanceof Filling.OnSquare square) {
      addSquare(square.square(), form, spans);
    } else if (filling instanceof Filling.OnFile file) {
      addFile(file.file(), form, spans);
    } else if (filling instanceof Filling.OnRank rank) {
      addRank(rank.rank(), form, spans);
    } else if (filling instanceof Filling.Numeral number) {
      addText(lexicon.numbers().words(number.value(), form), spans);
    } else if (filling instanceof Filling.Decimal number) {
      addText(lexicon.numbers().words(number.value()), spans);
    } else if (filling instanceof Filling.Month month) {
      addText(lexicon.numbers().month(month.number(), form), spans);
    } else if (filling instanceof Filling.Name name) {
      addName(name.text(), spans);
    } else {
      Word word = word(filling);
      if (word != null) {
        spans.add(span(word, form, beside));
      }
    }
    return chunk(spans);
  }

  /** What things are called, one after the other. */
  List<Span> names(List<Filling> things) {
    List<Span> spans = new ArrayList<>();
    things.forEach(thing -> spans.addAll(chunk(thing, null, null).spans()));
    return spans;
  }

  private Chunk chunk(List<Span> spans) {
    int named = 0;
    for (Span span : spans) {
      if (span instanceof Span.Word word) {
        named |= names.in(word.text());
      }
    }
    return new Chunk(spans, named);
  }

  /** The one word of a filling; null when it has none, or several. */
  private @Nullable Word word(@Nullable Filling filling) {
    if (filling instanceof Filling.Piece piece) {
      return lexicon.word(piece.role());
    }
    if (filling instanceof Filling.Side side) {
      return lexicon.word(side.color());
    }
    return filling instanceof Filling.Wing wing ? lexicon.word(wing.side()) : null;
  }

  /** Words that no lexicon lists, with their sounds where it happens to know them. */
  private void addText(String text, List<Span> spans) {
    for (String token : text.split(" ", -1)) {
      List<String> ipa = lexicon.pronunciations(token);
      spans.add(new Span.Word(token, token, ipa.isEmpty() ? null : ipa.get(0), null));
    }
  }

  /** A name as a whole where the lexicon lists it so, else word by word. */
  private void addName(String text, List<Span> spans) {
    ProperNames.SaidName whole = lexicon.names().of(text);
    if (whole != null) {
      spans.add(new Span.Word(text, text, whole.ipa(), whole.respelling()));
      return;
    }
    for (String token : text.split(" ", -1)) {
      ProperNames.SaidName said = lexicon.names().of(token);
      spans.add(
          said == null
              ? new Span.Word(token, token, null, null)
              : new Span.Word(token, token, said.ipa(), said.respelling()));
    }
  }

  /** The square's words in the language's order, the last of them in the form. */
  private void addSquare(Square square, @Nullable String form, List<Span> spans) {
    if (writesSquares) {
      spans.add(written(square.toString()));
      return;
    }
    Template template = lexicon.square();
    Template last = SquareSlots.last(template);
    for (Template part : template.all()) {
      String own = part.equals(last) ? form : null;
      if (part.equals(SquareSlots.FILE)) {
        addFile(square.file(), own, spans);
      } else if (part.equals(SquareSlots.RANK)) {
        addRank(square.rank(), own, spans);
      } else if (part instanceof Template.Text text) {
        List<String> ipa = lexicon.pronunciations(text.word());
        spans.add(new Span.Word(text.word(), text.word(), ipa.isEmpty() ? null : ipa.get(0), null));
      }
    }
  }

  private void addFile(File file, @Nullable String form, List<Span> spans) {
    if (writesSquares) {
      spans.add(written(String.valueOf(file.letter())));
    } else {
      spans.add(span(lexicon.word(file, alphabet), form, null));
    }
  }

  private void addRank(Rank rank, @Nullable String form, List<Span> spans) {
    if (writesSquares) {
      spans.add(written(String.valueOf(rank.number())));
    } else {
      spans.add(span(lexicon.word(rank), form, null));
    }
  }

  private static Span.Word written(String text) {
    return new Span.Word(text, text, null, null);
  }

  private Span.Word span(Word word, @Nullable String form, @Nullable Filling beside) {
    Word neighbour = word(beside);
    Word variant = neighbour == null ? null : word.beside(neighbour);
    Word said = variant == null ? word : variant;
    Form shape = said.in(form);
    // A checked lexicon has every form that its templates ask for.
    Form sure = shape == null ? said.plain() : shape;
    return new Span.Word(said.key(form), sure.text(), sure.ipa(), sure.respelling());
  }
}
