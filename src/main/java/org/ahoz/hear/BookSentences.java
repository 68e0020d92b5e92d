package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.ahoz.chess.Move;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.MoveWriter;

/**
 * The sentences of a phrase book as grammars write them: whole ones, without what is only guessed.
 */
final class BookSentences {

  private final PhraseBook book;
  private final boolean isBySound;

  private BookSentences(PhraseBook book, boolean isBySound) {
    this.book = book;
    this.isBySound = isBySound;
  }

  /** Sentences in the tokens by which text is compared. */
  static BookSentences written(PhraseBook book) {
    return new BookSentences(book, false);
  }

  /** Sentences in words that have a sound, which the tokens of some words have not. */
  static BookSentences spoken(PhraseBook book) {
    return new BookSentences(book, true);
  }

  /** By the move in the notation of UCI, all ways of saying it. */
  Map<String, List<Expression>> moves() {
    Map<String, List<Expression>> moves = new LinkedHashMap<>();
    for (Move move : book.legalMoves()) {
      PhraseBook.Entry entry = book.bare(book.index(move));
      List<Expression> sentences = new ArrayList<>();
      for (Pattern pattern : book.grammar().wholeSentences(PhraseKey.of(move))) {
        Expression core = Expression.of(PhraseBook.Bound.of(pattern, entry.values()));
        if (core != null) {
          sentences.add(with(core, entry));
        }
      }
      moves.put(MoveWriter.uci(book.position(), move), sentences);
    }
    return moves;
  }

  private static Expression with(Expression core, PhraseBook.Entry entry) {
    List<Expression> row = new ArrayList<>();
    row.add(core);
    List<Expression> promotions = expressions(entry.promotions());
    if (!promotions.isEmpty()) {
      row.add(oneOf(promotions));
    }
    List<Expression> checks = expressions(entry.checks());
    if (!checks.isEmpty()) {
      row.add(new Expression.Optional(oneOf(checks)));
    }
    return row.size() == 1 ? core : new Expression.Row(row);
  }

  private static Expression oneOf(List<Expression> all) {
    return all.size() == 1 ? all.get(0) : new Expression.OneOf(all);
  }

  /** By its key, all ways of giving an order. */
  Map<String, List<Expression>> orders() {
    Map<String, List<Expression>> orders = new LinkedHashMap<>();
    for (Map.Entry<PhraseKey, List<PhraseBook.Bound>> order : book.orders().entrySet()) {
      orders.put(order.getKey().key(), expressions(order.getValue()));
    }
    return orders;
  }

  private static List<Expression> expressions(List<PhraseBook.Bound> sentences) {
    return sentences.stream().map(Expression::of).filter(Objects::nonNull).distinct().toList();
  }

  /** What is said of a class without a cost; the cheapest where all have one. */
  List<String> texts(WordClass words) {
    List<String> texts = new ArrayList<>();
    if (!words.members().isEmpty()) {
      words.members().forEach(member -> texts.addAll(texts(member)));
      return texts.stream().distinct().toList();
    }
    float least = Float.POSITIVE_INFINITY;
    for (WordClass.Variant variant : words.variants()) {
      least = Math.min(least, variant.cost());
    }
    Set<String> whole = new HashSet<>();
    if (isBySound) {
      words.variants().stream()
          .filter(this::isWordWithSound)
          .forEach(variant -> whole.add(letters(variant)));
    }
    for (WordClass.Variant variant : words.variants()) {
      String text = text(variant);
      boolean isWanted =
          isSpokenOnly(variant)
              ? isBySound && isWordWithSound(variant)
              : !whole.contains(letters(variant)) && !(isBySound && isSilent(variant));
      if (isWanted && variant.cost() <= least && !text.chars().anyMatch(Character::isDigit)) {
        texts.add(text);
      }
    }
    return texts;
  }

  /** Whether it has a token that is never found in text. */
  private boolean isSpokenOnly(WordClass.Variant variant) {
    return Arrays.stream(variant.tokens()).anyMatch(book.grammar().tokens()::isSpokenOnly);
  }

  /** The same, and grammars can name the token: it has no space in it. */
  private boolean isWordWithSound(WordClass.Variant variant) {
    return isSpokenOnly(variant)
        && Arrays.stream(variant.tokens())
            .noneMatch(token -> book.grammar().tokens().token(token).contains(" "));
  }

  /** Whether nothing tells how it sounds, as of a letter beside its name. */
  private boolean isSilent(WordClass.Variant variant) {
    TokenTable tokens = book.grammar().tokens();
    return Arrays.stream(variant.tokens())
        .anyMatch(
            token ->
                tokens.sounds(token).isEmpty()
                    && book.grammar().lexicon().dictionary().of(tokens.token(token)).isEmpty());
  }

  private String letters(WordClass.Variant variant) {
    return text(variant).replaceAll("[^\\p{L}\\p{M}]", "");
  }

  private String text(WordClass.Variant variant) {
    List<String> tokens = new ArrayList<>();
    for (int token : variant.tokens()) {
      tokens.add(book.grammar().tokens().token(token));
    }
    return String.join(" ", tokens);
  }
}
