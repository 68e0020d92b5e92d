package org.ahoz.script;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Filling;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.notation.GameResult;
import org.ahoz.notation.Marks;
import org.jspecify.annotations.Nullable;

/**
 * Reads comments for the ear, sentence by sentence: prose as it is written, chess within it in the
 * words of the speaker, brackets as commas, numbers with their signs in words.
 */
final class CommentReader {

  /** A longer sentence is cut, for captions and for engines. */
  private static final int MOST_WORDS = 60;

  private static final Pattern SIGNED =
      Pattern.compile("([+\u2212\u2013-]?)(\\d{1,6})(?:[.,](\\d{1,4}))?(?:/\\d{1,3})?");

  private static final int DIGITS_OF_THOUSANDS = 3;

  /** As in no. 5. */
  private static final int SHORT_WORD = 3;

  private static final Pattern WITHOUT_VOWELS = Pattern.compile("(?i)[b-df-hj-np-tv-xz]{2,4}");

  private static final Pattern GLYPH_CODE = Pattern.compile("\\$(\\d{1,3})");

  private static final Map<String, PhraseKey> RESULTS =
      Map.of(
          GameResult.WHITE_WINS.marker(),
          PhraseKey.RESULT_WHITE_WINS,
          GameResult.BLACK_WINS.marker(),
          PhraseKey.RESULT_BLACK_WINS,
          GameResult.DRAW.marker(),
          PhraseKey.RESULT_DRAW,
          "\u00BD-\u00BD",
          PhraseKey.RESULT_DRAW);

  private static final int NUMBERS_KEPT = 1000;

  private final ScriptOptions options;
  private final Announcer announcer;
  private final Locale language;
  private final boolean isOwnLanguage;
  private final Map<BigDecimal, List<Span>> numbers = new LinkedHashMap<>();

  CommentReader(ScriptOptions options, Announcer announcer) {
    this.options = options;
    this.announcer = announcer;
    Locale own = announcer.lexicon().locale();
    Locale given = options.commentLanguage();
    language = given == null ? own : given;
    isOwnLanguage = language.equals(own);
  }

  /** The sentences of a comment; where its language is another, its prose and its chess apart. */
  List<Utterance> sentences(String comment, Surroundings surroundings) {
    ChessWords chess = new ChessWords(announcer, options.notation(), surroundings);
    return new Reading(CommentText.words(comment), chess).read();
  }

  /** One comment on its way to sentences. */
  private final class Reading {

    private final List<String> words;
    private final ChessWords chess;
    private final List<Utterance> sentences = new ArrayList<>();
    private Spoken spoken = new Spoken();
    private boolean isProse = true;
    private boolean isAfterMove;

    /** How many sentences were finished before this one, of which there may be parts already. */
    private int sentenceStart;

    private boolean hasMove;

    Reading(List<String> words, ChessWords chess) {
      this.words = words;
      this.chess = chess;
    }

    List<Utterance> read() {
      // A comment may have millions of words: only three of them are taken apart at a time.
      Token token = token(0);
      Token next = token(1);
      for (int index = 0; token != null; index++) {
        Token afterNext = token(index + 2);
        read(token, next, afterNext);
        token = next;
        next = afterNext;
      }
      finishSentence();
      return sentences;
    }

    private @Nullable Token token(int index) {
      return index < words.size() ? Token.of(words.get(index)) : null;
    }

    private void finishSentence() {
      finish();
      if (hasMove && !options.says(Content.QUOTED_MOVES)) {
        sentences.subList(sentenceStart, sentences.size()).clear();
      }
      sentenceStart = sentences.size();
      hasMove = false;
    }

    private void read(Token token, @Nullable Token next, @Nullable Token afterNext) {
      if (token.opensBracket()) {
        spoken.punctuate(comma());
      }
      List<Span> said = chess.read(token, next);
      Token rest = token;
      hasMove |= chess.isMove();
      isAfterMove |= said != null && !said.isEmpty();
      if (said == null) {
        said = notation(token, isAfterMove || token.isQuoted());
        if (RESULTS.containsKey(token.withoutGlyphs().core())) {
          rest = token.withoutGlyphs();
        }
        isAfterMove = false;
      } else if (said.isEmpty()) {
        // Nor do those before a move of Black's.
        rest = new Token(token.lead(), token.core(), "");
      } else if (isNumber(token)) {
        // The dots behind the number of a move end no sentence.
        rest = new Token(token.lead(), token.core(), comma());
      } else if (!chess.isMove()) {
        // Of a square nothing is judged: the mark behind it is that of the sentence.
        rest = token.withoutGlyphs();
      }
      if (said != null) {
        if (!isProse) {
          spoken.pause(comma());
        }
        if (!said.isEmpty()) {
          change(false);
          spoken.add(said);
        }
      } else {
        rest = token.withoutGlyphs();
        addProse(rest);
      }
      boolean isEnd =
          rest.endsSentence()
              && (next == null
                  || ((next.beginsSentence() || chess.isChess(next))
                      && !isAbbreviation(rest, next, afterNext)));
      punctuate(rest, said == null, isEnd);
      if (chess.isJudged()) {
        spoken.pause(comma());
      }
      if (isEnd || spoken.words() >= MOST_WORDS) {
        finishSentence();
      }
    }

    private boolean isNumber(Token token) {
      return token.core().chars().allMatch(Character::isDigit) && !token.core().isEmpty();
    }

    /**
     * The full stop behind a single capital is that of a name; behind letters with a full stop
     * between, behind consonants alone, and behind a short word before a number it is that of an
     * abbreviation. Where that is wrong nothing is lost but a pause, for the full stop is kept.
     */
    private boolean isAbbreviation(Token token, Token next, @Nullable Token afterNext) {
      String core = token.core();
      int letters = core.codePointCount(0, core.length());
      return token.trail().startsWith(".")
          && !token.trail().startsWith("..")
          && core.codePoints().allMatch(each -> Character.isLetter(each) || each == '.')
          && !core.isEmpty()
          && ((letters == 1 && Character.isUpperCase(core.codePointAt(0)))
              || core.indexOf('.') > 0
              || WITHOUT_VOWELS.matcher(core).matches()
              || (letters <= SHORT_WORD
                  && startsWithDigit(next)
                  && !chess.isChess(next)
                  && !chess.isNumber(next, afterNext)));
    }

    private boolean startsWithDigit(Token token) {
      return !token.core().isEmpty() && Character.isDigit(token.core().codePointAt(0));
    }

    private void addProse(Token token) {
      if (token.core().codePoints().anyMatch(Character::isLetterOrDigit)) {
        change(true);
        spoken.add(token.core());
      } else {
        Optional<Utterance> and =
            isOwnLanguage && token.core().equals("&")
                ? announcer.say(PhraseKey.COMMENTARY_AND, Map.of())
                : Optional.empty();
        if (and.isPresent()) {
          change(true);
          spoken.add(and.get().spans());
          return;
        }
        // Dashes and arrows stand for a pause.
        spoken.punctuate(token.core().isEmpty() ? "" : comma());
      }
    }

    private void punctuate(Token token, boolean isAfterProse, boolean isEnd) {
      String sign = token.isCutShort() && !isEnd && isAfterProse ? comma() : token.sign(comma());
      if (sign.equals(comma()) && !isAfterProse) {
        spoken.pause(sign);
      } else if (!sign.isEmpty()) {
        if (token.isEmpty()) {
          // Some put a full stop apart behind a bracket, for which there is a comma.
          spoken.withoutLast(comma());
        }
        spoken.punctuate(sign);
      }
    }

    /** Another voice goes on where languages change. */
    private void change(boolean toProse) {
      if (!isOwnLanguage && toProse != isProse) {
        finish();
      }
      isProse = toProse;
    }

    private void finish() {
      if (!spoken.isEmpty()) {
        spoken.withoutLast(comma());
        sentences.add(
            isOwnLanguage || !isProse
                ? spoken.in(announcer.lexicon().locale(), announcer.lexicon().separator())
                : spoken.in(language, " "));
      }
      spoken = new Spoken();
    }
  }

  private String comma() {
    return announcer.lexicon().comma();
  }

  /**
   * Judgements, results and numbers with signs; null for other words.
   *
   * @param isAfterMove whether it stands behind a move; what is a judgement there may be an arrow
   *     elsewhere
   */
  private @Nullable List<Span> notation(Token token, boolean isAfterMove) {
    String core = token.core();
    if (core.isEmpty() || core.length() > 20) {
      return null;
    }
    Matcher code = GLYPH_CODE.matcher(core);
    if (code.matches()) {
      return annotations(List.of(Integer.parseInt(code.group(1))));
    }
    PhraseKey result = RESULTS.get(token.withoutGlyphs().core());
    if (result != null) {
      return announcer.say(result, Map.of()).map(Utterance::spans).orElse(null);
    }
    if (core.chars().noneMatch(Character::isLetterOrDigit)) {
      List<Integer> nags =
          isAfterMove
              ? options.notation().readMarks(core).map(Marks::nags).orElse(List.of())
              : List.of();
      return nags.isEmpty() ? null : annotations(nags);
    }
    return isOwnLanguage ? number(core) : null;
  }

  private List<Span> annotations(List<Integer> nags) {
    Spoken words = new Spoken();
    for (int nag : nags) {
      Optional<Utterance> judgement = nag == 0 ? Optional.empty() : announcer.annotation(nag);
      judgement.ifPresent(
          said -> {
            words.pause(comma());
            words.add(said.spans());
          });
    }
    return words.in(language, "").spans();
  }

  /** A number with a sign or with decimals; whole numbers are left to the engine. */
  private @Nullable List<Span> number(String core) {
    Matcher signed = SIGNED.matcher(core);
    if (!signed.matches() || (signed.group(1).isEmpty() && signed.group(3) == null)) {
      return null;
    }
    if (signed.group(1).isEmpty() && signed.group(3).length() == DIGITS_OF_THOUSANDS) {
      // 1,000 and 1.000 are a thousand to some and one to others.
      return null;
    }
    String minus = signed.group(1).isEmpty() || signed.group(1).equals("+") ? "" : "-";
    String decimals = signed.group(3) == null ? "" : "." + signed.group(3);
    BigDecimal value = new BigDecimal(minus + signed.group(2) + decimals);
    if (numbers.size() > NUMBERS_KEPT) {
      numbers.clear();
    }
    return numbers.computeIfAbsent(
        value, each -> announcer.name(List.of(new Filling.Decimal(each))).spans());
  }
}
