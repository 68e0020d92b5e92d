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
    List<Token> tokens = new ArrayList<>();
    CommentText.words(comment).forEach(word -> tokens.add(Token.of(word)));
    return new Reading(tokens, new ChessWords(announcer, options.notation(), surroundings)).read();
  }

  /** One comment on its way to sentences. */
  private final class Reading {

    private final List<Token> tokens;
    private final ChessWords chess;
    private final List<Utterance> sentences = new ArrayList<>();
    private Spoken spoken = new Spoken();
    private boolean isProse = true;
    private boolean isAfterMove;

    Reading(List<Token> tokens, ChessWords chess) {
      this.tokens = tokens;
      this.chess = chess;
    }

    List<Utterance> read() {
      for (int index = 0; index < tokens.size(); index++) {
        Token next = index + 1 < tokens.size() ? tokens.get(index + 1) : null;
        read(tokens.get(index), next);
      }
      finish();
      return sentences;
    }

    private void read(Token token, @Nullable Token next) {
      if (token.opensBracket()) {
        spoken.punctuate(comma());
      }
      List<Span> said = chess.read(token, next);
      Token rest = token;
      isAfterMove |= said != null && !said.isEmpty();
      if (said == null) {
        said = notation(token, isAfterMove);
        isAfterMove = false;
      } else if (isNumber(token)) {
        // The dots behind the number of a move end no sentence.
        rest = new Token(token.lead(), token.core(), comma());
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
      punctuate(rest, said == null);
      boolean isEnd = rest.endsSentence() && (next == null || next.beginsSentence());
      if ((isEnd && !isInitial(rest)) || spoken.words() >= MOST_WORDS) {
        finish();
      }
    }

    private boolean isNumber(Token token) {
      return token.core().chars().allMatch(Character::isDigit) && !token.core().isEmpty();
    }

    /** The full stop behind a single letter is that of a name. */
    private boolean isInitial(Token token) {
      return token.core().codePointCount(0, token.core().length()) == 1
          && Character.isUpperCase(token.core().codePointAt(0));
    }

    private void addProse(Token token) {
      if (token.core().codePoints().anyMatch(Character::isLetterOrDigit)) {
        change(true);
        spoken.add(token.core());
      } else {
        // Dashes and arrows stand for a pause.
        spoken.punctuate(token.core().isEmpty() ? "" : comma());
      }
    }

    private void punctuate(Token token, boolean isAfterProse) {
      String sign = token.sign(comma());
      if (sign.equals(comma()) && !isAfterProse) {
        spoken.pause(sign);
      } else if (!sign.isEmpty()) {
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
    PhraseKey result = RESULTS.get(core);
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
