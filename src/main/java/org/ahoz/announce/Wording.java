package org.ahoz.announce;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Form;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Names;
import org.ahoz.lexicon.Saying;
import org.ahoz.lexicon.Saying.Part;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.SquareSlots;
import org.ahoz.lexicon.Template;
import org.ahoz.lexicon.Word;
import org.jspecify.annotations.Nullable;

/** Puts phrases of one lexicon into words. */
final class Wording {

  /** The pause of a comma, which engines that speak word by word would not make. */
  private static final Duration COMMA = Duration.ofMillis(150);

  private final Lexicon lexicon;
  private final String alphabet;
  private final boolean writesSquares;

  /**
   * Wording with an alphabet.
   *
   * @param writesSquares whether squares are written as {@code e5} rather than put into words
   */
  Wording(Lexicon lexicon, String alphabet, boolean writesSquares) {
    this.lexicon = lexicon;
    this.alphabet = alphabet;
    this.writesSquares = writesSquares;
  }

  /** The words of a phrase; what a slot without filling would say is left out. */
  List<Span> of(Saying saying, Map<SlotName, Filling> fillings) {
    List<Span> spans = new ArrayList<>();
    add(saying.parts(), fillings, spans);
    return spans;
  }

  private void add(List<Part> parts, Map<SlotName, Filling> fillings, List<Span> spans) {
    for (Part part : parts) {
      if (part instanceof Saying.Words words) {
        spans.add(new Span.Word(words.key(), words.text(), words.ipa(), null));
      } else if (part instanceof Saying.Fill fill) {
        Filling filling = fillings.get(fill.slot());
        if (filling != null) {
          addFilling(filling, fill.form(), beside(fill.agreesWith(), fillings), spans);
        }
      } else if (part instanceof Saying.Fixed fixed) {
        addWord(fixed.word(), fixed.form(), beside(fixed.agreesWith(), fillings), spans);
      } else if (part instanceof Saying.WhenFilled optional) {
        if (isFilled(optional, fillings)) {
          add(optional.parts(), fillings, spans);
        }
      } else if (part instanceof Saying.Comma) {
        addComma(spans);
      }
    }
  }

  private static boolean isFilled(Saying.WhenFilled optional, Map<SlotName, Filling> fillings) {
    for (Part part : optional.parts()) {
      if (part instanceof Saying.Fill fill
          && (!fillings.containsKey(fill.slot()) || isMissing(fill.agreesWith(), fillings))) {
        return false;
      }
      if (part instanceof Saying.Fixed fixed && isMissing(fixed.agreesWith(), fillings)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMissing(@Nullable SlotName slot, Map<SlotName, Filling> fillings) {
    return slot != null && !fillings.containsKey(slot);
  }

  /** The word with which another is to agree; null when there is none. */
  private @Nullable Word beside(@Nullable SlotName slot, Map<SlotName, Filling> fillings) {
    Filling filling = slot == null ? null : fillings.get(slot);
    return filling == null ? null : word(filling);
  }

  /** The one word of a filling; null when it has none, or several. */
  private @Nullable Word word(Filling filling) {
    if (filling instanceof Filling.Piece piece) {
      return lexicon.word(piece.role());
    }
    if (filling instanceof Filling.Side side) {
      return lexicon.word(side.color());
    }
    return filling instanceof Filling.Wing wing ? lexicon.word(wing.side()) : null;
  }

  private void addFilling(
      Filling filling, @Nullable String form, @Nullable Word beside, List<Span> spans) {
    if (filling instanceof Filling.Said said) {
      spans.addAll(said.spans());
    } else if (filling instanceof Filling.OnSquare square) {
      addSquare(square.square(), form, spans);
    } else if (filling instanceof Filling.OnFile file) {
      addFile(file.file(), form, spans);
    } else if (filling instanceof Filling.OnRank rank) {
      addRank(rank.rank(), form, spans);
    } else if (filling instanceof Filling.Numeral number) {
      addText(lexicon.numbers().words(number.value(), form), spans);
    } else if (filling instanceof Filling.Month month) {
      addText(lexicon.numbers().month(month.number(), form), spans);
    } else if (filling instanceof Filling.Name name) {
      addName(name.text(), spans);
    } else {
      Word word = word(filling);
      if (word != null) {
        addWord(word, form, beside, spans);
      }
    }
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
    Names.SaidName whole = lexicon.names().of(text);
    if (whole != null) {
      spans.add(new Span.Word(text, text, whole.ipa(), whole.respelling()));
      return;
    }
    for (String token : text.split(" ", -1)) {
      Names.SaidName said = lexicon.names().of(token);
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
      addWord(lexicon.word(file, alphabet), form, null, spans);
    }
  }

  private void addRank(Rank rank, @Nullable String form, List<Span> spans) {
    if (writesSquares) {
      spans.add(written(String.valueOf(rank.number())));
    } else {
      addWord(lexicon.word(rank), form, null, spans);
    }
  }

  private static Span.Word written(String text) {
    return new Span.Word(text, text, null, null);
  }

  private static void addWord(
      Word word, @Nullable String form, @Nullable Word beside, List<Span> spans) {
    Word variant = beside == null ? null : word.beside(beside);
    Word said = variant == null ? word : variant;
    Form shape = said.in(form);
    // A checked lexicon has every form that its templates ask for.
    Form sure = shape == null ? said.plain() : shape;
    spans.add(new Span.Word(said.key(form), sure.text(), sure.ipa(), sure.respelling()));
  }

  private static void addComma(List<Span> spans) {
    int last = spans.size() - 1;
    if (last >= 0 && spans.get(last) instanceof Span.Word word) {
      spans.set(last, new Span.Word(word.key(), word.text() + ",", word.ipa(), word.respelling()));
      spans.add(new Span.Pause(COMMA));
    }
  }
}
