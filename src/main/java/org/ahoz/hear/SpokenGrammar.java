package org.ahoz.hear;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Confusion;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Phrase;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.Style;
import org.ahoz.lexicon.Template;
import org.jspecify.annotations.Nullable;

/**
 * All that may be said in a language, with the moves left open: made once of a lexicon, by the same
 * templates that announce. Immutable, and safe to share between threads.
 */
final class SpokenGrammar {

  private static final List<PhraseKey> MOVES =
      PhraseKey.in(PhraseGroup.PHRASES).stream().filter(PhraseKey::isMove).toList();

  private final Lexicon lexicon;
  private final Selection selection;
  private final Tokenizer tokenizer;
  private final TokenTable tokens = new TokenTable();
  private final WordClasses classes;
  private final PatternCompiler compiler;
  private final Map<PhraseKey, List<Pattern>> sentences = new EnumMap<>(PhraseKey.class);
  private final Map<PhraseKey, List<Pattern>> whole = new EnumMap<>(PhraseKey.class);
  private final Map<PhraseKey, List<Pattern>> orders = new EnumMap<>(PhraseKey.class);
  private final Map<PhraseKey, WordClass> answers = new EnumMap<>(PhraseKey.class);
  private final List<WordClass> beginnings = new ArrayList<>();
  private final List<Pattern> promotions = new ArrayList<>();
  private final List<Pattern> checks = new ArrayList<>();
  private final int longestVariant;
  private final Pattern pieceAlone;
  private final List<Pattern> descriptions;
  private final Set<String> fillers = new HashSet<>();
  private final Set<String> checkTokens = new HashSet<>();
  private final Set<String> answerTokens = new HashSet<>();
  private final Set<String> mateTokens = new HashSet<>();
  private final Set<String> pieceTokens = new HashSet<>();
  private final Map<String, Map<String, Double>> confusions = new HashMap<>();
  private final List<Rewriting> rewritings = new ArrayList<>();
  private final Set<String> misheard = new HashSet<>();

  /** The styles whose sentences are heard, and the names of files. */
  record Selection(List<Style> styles, List<String> alphabets) {

    Selection {
      styles = List.copyOf(styles);
      alphabets = List.copyOf(alphabets);
    }

    static Selection all(Lexicon lexicon) {
      return new Selection(List.of(Style.values()), lexicon.alphabets());
    }
  }

  /**
   * Words that stand for others, of which one or both are several.
   *
   * @param within where what is heard begins within what was said, as a word that lost its end
   *     does; -1 where it is none of it
   * @param cost natural logarithm of how seldom that is
   */
  record Rewriting(List<String> heard, List<String> said, int within, float cost) {

    static Rewriting of(List<String> heard, List<String> said, double probability) {
      return new Rewriting(
          heard, said, Collections.indexOfSubList(said, heard), (float) -Math.log(probability));
    }

    Rewriting {
      heard = List.copyOf(heard);
      said = List.copyOf(said);
    }
  }

  private SpokenGrammar(Lexicon lexicon, Selection selection) {
    this.lexicon = lexicon;
    this.selection = selection;
    tokenizer = new Tokenizer(lexicon.locale(), lexicon.separator().isEmpty());
    classes = new WordClasses(lexicon, selection.alphabets(), tokenizer, tokens);
    compiler = new PatternCompiler(lexicon, classes);
    pieceAlone = compiler.slots(Costs.ALL_BUT_PIECE_UNSAID, Part.PIECE);
    descriptions =
        List.of(
            compiler.slots(0, Part.PIECE),
            compiler.slots(0, Part.PROMOTED),
            compiler.slots(0, Part.FROM_FILE),
            compiler.slots(0, Part.FROM_RANK),
            compiler.slots(0, Part.FROM_FILE, Part.FROM_RANK),
            compiler.slots(0, Part.TO_FILE),
            compiler.slots(0, Part.TO_RANK),
            compiler.slots(0, Part.TO_FILE, Part.TO_RANK),
            compiler.slots(0, Part.CAPTURED),
            compiler.slots(0, Part.PIECE, Part.FROM_FILE),
            compiler.slots(0, Part.PIECE, Part.FROM_RANK),
            compiler.slots(0, Part.PIECE, Part.FROM_FILE, Part.FROM_RANK));
    MOVES.forEach(this::addMove);
    addSuffixes();
    PhraseKey.in(PhraseGroup.ORDERS).forEach(this::addOrder);
    PhraseKey.in(PhraseGroup.ANSWERS).forEach(this::addAnswer);
    for (Role role : Role.values()) {
      for (WordClass.Variant variant : classes.piece(role, null, null).variants()) {
        if (variant.tokens().length == 1 && variant.cost() < Costs.LETTER_FOR_PIECE) {
          pieceTokens.add(tokens.token(variant.tokens()[0]));
        }
      }
    }
    for (PhraseKey key : List.of(PhraseKey.ORDER_CONFIRM, PhraseKey.ORDER_REJECT)) {
      compiler.readings(key).forEach(reading -> answerTokens.addAll(tokenizer.tokens(reading)));
    }
    for (PhraseKey key : List.of(PhraseKey.ANSWER_MEANT, PhraseKey.ORDER_REJECT)) {
      List<String> readings = compiler.readings(key);
      if (!readings.isEmpty()) {
        beginnings.add(classes.text(readings, Costs.PHRASE_LOST));
      }
    }
    lexicon.fillers().forEach(filler -> fillers.addAll(tokenizer.tokens(filler)));
    lexicon.confusions().forEach(this::addConfusion);
    longestVariant =
        classes.all().stream()
            .flatMap(words -> words.variants().stream())
            .mapToInt(variant -> variant.tokens().length)
            .max()
            .orElse(1);
  }

  /**
   * The grammar of a lexicon.
   *
   * @throws IllegalArgumentException when the lexicon has a notation only
   */
  static SpokenGrammar of(Lexicon lexicon) {
    return of(lexicon, Selection.all(lexicon));
  }

  /** The grammar of some styles and alphabets of a lexicon. */
  static SpokenGrammar of(Lexicon lexicon, Selection selection) {
    if (!lexicon.isSpoken()) {
      throw new IllegalArgumentException(
          "the lexicon " + lexicon + " has the letters of its notation and no words");
    }
    return new SpokenGrammar(lexicon, selection);
  }

  Lexicon lexicon() {
    return lexicon;
  }

  Tokenizer tokenizer() {
    return tokenizer;
  }

  TokenTable tokens() {
    return tokens;
  }

  /** Of how many tokens the longest words for one thing are. */
  int longestVariant() {
    return longestVariant;
  }

  /** Every class of words, each once. */
  List<WordClass> allClasses() {
    return List.copyOf(classes.all());
  }

  /** The names of the sets of words for files. */
  List<String> alphabets() {
    return selection.alphabets();
  }

  /** Whether words for a file are of an alphabet. */
  boolean isOfAlphabet(List<Integer> fileWords, String alphabet) {
    return classes.isOfAlphabet(fileWords, alphabet);
  }

  int classCount() {
    return classes.all().size();
  }

  /** All ways of saying a kind of move, elliptical ones too. */
  List<Pattern> sentences(PhraseKey key) {
    return sentences.getOrDefault(key, List.of());
  }

  /** The ways of saying a kind of move that leave nothing out, as the lexicon has them. */
  List<Pattern> wholeSentences(PhraseKey key) {
    return whole.getOrDefault(key, List.of());
  }

  /** What may follow a move that promotes. */
  List<Pattern> promotions() {
    return promotions;
  }

  /** What may follow any move, by whether it gives check. */
  List<Pattern> checks() {
    return checks;
  }

  /** The name of a piece and nothing else. */
  Pattern pieceAlone() {
    return pieceAlone;
  }

  /** The ways of naming one part of a move. */
  List<Pattern> descriptions() {
    return descriptions;
  }

  Map<PhraseKey, List<Pattern>> orders() {
    return orders;
  }

  /** The words of an answer; null when the lexicon does not have it. */
  @Nullable WordClass answer(PhraseKey key) {
    return answers.get(key);
  }

  /** What may stand before a correction: that something else was meant, or that it was wrong. */
  List<WordClass> beginningsOfCorrections() {
    return beginnings;
  }

  /** The names of a piece. */
  WordClass piece(Role role) {
    return classes.piece(role, null, null);
  }

  /** The names of a file. */
  WordClass file(File file) {
    return classes.file(file, null);
  }

  /** The names of a rank. */
  WordClass rank(Rank rank) {
    return classes.rank(rank, null);
  }

  boolean isFiller(String token) {
    return fillers.contains(token);
  }

  /** Whether it may say yes or no. */
  boolean isOfAnswer(String token) {
    return answerTokens.contains(token);
  }

  boolean isOfCheck(String token) {
    return checkTokens.contains(token);
  }

  /** Whether it is the name of a piece, other than a letter. */
  boolean isOfPiece(String token) {
    return pieceTokens.contains(token);
  }

  /** Whether it is said of mate or stalemate, and not of check. */
  boolean isOfMate(String token) {
    return mateTokens.contains(token);
  }

  /** How often a token is heard for others: by what was said, the probability. */
  Map<String, Double> confusions(String heard) {
    return confusions.getOrDefault(heard, Map.of());
  }

  /** Whether a token is known to be heard for others, alone or among several. */
  boolean isMisheard(String token) {
    return misheard.contains(token);
  }

  List<Rewriting> rewritings() {
    return rewritings;
  }

  private void addMove(PhraseKey key) {
    Map<String, Template> templates = templates(key);
    List<Pattern> all = new ArrayList<>();
    templates.values().forEach(template -> all.addAll(compiler.patterns(key, template, 0)));
    whole.put(key, List.copyOf(all));
    if (key == PhraseKey.EN_PASSANT) {
      templates(PhraseKey.PAWN_CAPTURE)
          .forEach((text, it) -> all.addAll(compiler.patterns(PhraseKey.PAWN_CAPTURE, it, 0)));
    }
    if (key != PhraseKey.PIECE_MOVE && !key.isOfPawns()) {
      templates(PhraseKey.PIECE_MOVE)
          .forEach((text, it) -> all.addAll(compiler.patterns(PhraseKey.PIECE_MOVE, it, 0.3f)));
    }
    if (key == PhraseKey.PIECE_CAPTURE
        || key == PhraseKey.PAWN_CAPTURE
        || key == PhraseKey.EN_PASSANT) {
      templates.values().stream()
          .filter(compiler::hasFixedWords)
          .forEach(template -> all.add(compiler.ellipsis(key, template)));
    }
    if (key == PhraseKey.PAWN_CAPTURE || key == PhraseKey.EN_PASSANT) {
      all.add(compiler.slots(0.5f, Part.FROM_FILE, Part.TO_FILE, Part.TO_RANK));
      all.add(compiler.slots(0.8f, Part.TO_FILE, Part.TO_RANK));
    } else {
      all.add(pieceAlone);
      all.add(compiler.slots(Costs.OTHER_ORDER, Part.TO_FILE, Part.TO_RANK, Part.PIECE));
      all.add(compiler.slots(Costs.SQUARES_ALONE, Part.PIECE, Part.TO_FILE, Part.TO_RANK));
    }
    all.add(
        compiler.slots(
            Costs.SQUARES_ALONE, Part.FROM_FILE, Part.FROM_RANK, Part.TO_FILE, Part.TO_RANK));
    all.add(
        compiler.slots(
            Costs.SQUARES_ALONE,
            Part.PIECE,
            Part.FROM_FILE,
            Part.FROM_RANK,
            Part.TO_FILE,
            Part.TO_RANK));
    sentences.put(key, List.copyOf(all));
  }

  /** Every template of a phrase, in every style, once. */
  private Map<String, Template> templates(PhraseKey key) {
    Map<String, Template> templates = new LinkedHashMap<>();
    for (Style style : selection.styles()) {
      lexicon.phrase(key, style).ifPresent(phrase -> addTemplates(phrase, templates));
    }
    return templates;
  }

  private static void addTemplates(Phrase phrase, Map<String, Template> templates) {
    phrase.said().values().forEach(template -> templates.put(template.print(), template));
    phrase.heard().forEach(template -> templates.put(template.print(), template));
  }

  private void addSuffixes() {
    templates(PhraseKey.PROMOTION)
        .values()
        .forEach(it -> promotions.add(compiler.pattern(PhraseKey.PROMOTION, it, 0)));
    promotions.add(compiler.slots(0.2f, Part.PROMOTED));
    checks.add(compiler.slots(0, Part.CHECK));
    compiler
        .readings(PhraseKey.CHECK)
        .forEach(reading -> checkTokens.addAll(tokenizer.tokens(reading)));
    for (PhraseKey key : List.of(PhraseKey.MATE, PhraseKey.STALEMATE)) {
      compiler.readings(key).forEach(reading -> mateTokens.addAll(tokenizer.tokens(reading)));
    }
    mateTokens.removeAll(checkTokens);
  }

  private void addOrder(PhraseKey key) {
    List<Pattern> patterns = new ArrayList<>();
    templates(key).values().forEach(it -> patterns.add(compiler.pattern(key, it, 0)));
    if (!patterns.isEmpty()) {
      orders.put(key, List.copyOf(patterns));
    }
  }

  private void addAnswer(PhraseKey key) {
    List<String> readings = compiler.readings(key);
    if (!readings.isEmpty()) {
      answers.put(key, classes.text(readings, Costs.PHRASE_LOST));
    }
  }

  private void addConfusion(Confusion confusion) {
    List<String> said = tokenizer.tokens(confusion.said());
    List<String> heard = tokenizer.tokens(confusion.heard());
    if (said.isEmpty() || heard.isEmpty()) {
      return;
    }
    misheard.addAll(heard);
    if (said.size() == 1 && heard.size() == 1) {
      confusions
          .computeIfAbsent(heard.get(0), unused -> new HashMap<>())
          .merge(said.get(0), confusion.probability(), Math::max);
    } else {
      rewritings.add(Rewriting.of(heard, said, confusion.probability()));
    }
  }
}
