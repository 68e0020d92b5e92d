package org.ahoz.cli;

import java.util.Arrays;
import java.util.HashSet;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.Set;
import org.ahoz.announce.Announcer;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.LexiconException;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.UnknownLexiconException;
import org.ahoz.notation.Game;
import org.ahoz.notation.MoveReader;
import org.ahoz.notation.NotationStyle;
import org.ahoz.script.Content;
import org.ahoz.script.GameScript;
import org.ahoz.script.ScriptOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that choose what is said of a game beside its moves. */
final class ScriptOptionsMixin {

  private enum Choice {
    SAY,
    SKIP
  }

  private enum VariationChoice {
    SAY,
    SKIP,
    MAINLINE_ONLY;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Option(
      names = "--comments",
      paramLabel = "CHOICE",
      description = "say or skip the annotator's comments. Default: say.")
  private Choice comments = Choice.SAY;

  @Option(
      names = "--variations",
      paramLabel = "CHOICE",
      description =
          "say or skip the other moves that might have been played, or mainline-only: then no move"
              + " is heard but those of the game, since sentences of comments with moves in them and"
              + " comments behind variations are left out too. Default: say, in a language that has"
              + " words for where they begin and end.")
  private VariationChoice variations = VariationChoice.SAY;

  @Option(
      names = "--glyphs",
      paramLabel = "CHOICE",
      description = "say or skip judgements such as ! and ?, and offers of a draw. Default: say.")
  private Choice glyphs = Choice.SAY;

  @Option(
      names = "--headers",
      paramLabel = "CHOICE",
      description = "say or skip who plays, where and when, and how the game ended. Default: skip.")
  private Choice headers = Choice.SKIP;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Say variations only so deep: 1 for those of the game itself. Default: all.")
  private int depth = Integer.MAX_VALUE;

  @Option(names = "--evaluations", description = "Say what an engine thought, from %%eval.")
  private boolean hasEvaluations;

  @Option(names = "--clocks", description = "Say what the clocks showed, from %%clk.")
  private boolean hasClocks;

  @Option(
      names = "--board-every",
      paramLabel = "N",
      description = "Say what stands where after every N moves of both sides. Default: never.")
  private int boardEvery;

  @Option(
      names = "--comment-language",
      paramLabel = "TAG",
      description = "The language of the comments, such as de. Default: the one that is spoken.")
  private @Nullable String commentLanguage;

  private boolean isTold;

  /**
   * What is said of games, whatever their notation.
   *
   * @throws CommandFailure when a number is negative, or the language is no tag
   */
  ScriptOptions options() {
    if (depth < 0 || boardEvery < 0) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "bad-number",
          (depth < 0 ? "--depth" : "--board-every") + ": this is a number, zero or more");
    }
    ScriptOptions options = ScriptOptions.usual().toDepth(depth).withBoardEvery(boardEvery);
    options = with(options, Content.COMMENTS, comments == Choice.SAY);
    options = with(options, Content.VARIATIONS, variations == VariationChoice.SAY);
    options = with(options, Content.QUOTED_MOVES, variations != VariationChoice.MAINLINE_ONLY);
    options = with(options, Content.GLYPHS, glyphs == Choice.SAY);
    options = with(options, Content.HEADERS, headers == Choice.SAY);
    options = with(options, Content.EVALUATIONS, hasEvaluations);
    options = with(options, Content.CLOCKS, hasClocks);
    return commentLanguage == null ? options : options.withCommentsIn(locale(commentLanguage));
  }

  private static ScriptOptions with(ScriptOptions options, Content content, boolean isSaid) {
    return isSaid ? options.saying(content) : options.omitting(content);
  }

  private static Locale locale(String tag) {
    try {
      return new Locale.Builder().setLanguageTag(tag).build();
    } catch (IllformedLocaleException e) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "bad-language",
          "--comment-language: " + tag + " is not the tag of a language, as de and pt-BR are");
    }
  }

  /** Tells once that the language has no words around variations, where a game has any. */
  void tellLeftOut(Game game, Announcer announcer, Console console) {
    if (!isTold
        && variations == VariationChoice.SAY
        && depth > 0
        && !GameScript.canSayVariations(announcer)
        && game.plies().stream().anyMatch(ply -> !ply.variations().isEmpty())) {
      isTold = true;
      console.tell(
          announcer.lexicon().tag()
              + ": variations are left out, since this language has no words yet for where they"
              + " begin and end");
    }
  }

  /**
   * What is said of a game, with comments in its notation.
   *
   * @param notation the tag of a language or the name of a style
   */
  ScriptOptions options(String notation, Lexicons lexicons) {
    return options()
        .withNotation(commentNotation(notation, lexicons))
        .withJudgementReadings(nag -> judgementReadings(nag, notation, lexicons));
  }

  /**
   * How comments may put a judgement beside the words that are spoken: in the language that the
   * user says they have, in that of the moves, and in the one that programs write.
   */
  private Set<String> judgementReadings(int nag, String notation, Lexicons lexicons) {
    Set<String> readings = new HashSet<>();
    for (String tag : Arrays.asList(commentLanguage, notation, Lexicons.FALLBACK)) {
      try {
        if (tag != null) {
          Lexicon lexicon = lexicons.get(tag);
          lexicon.annotation(nag).map(lexicon::readings).ifPresent(readings::addAll);
        }
      } catch (UnknownLexiconException | LexiconException e) {
        // There is nothing to compare with then.
      }
    }
    return readings;
  }

  /**
   * How moves in comments are written where the moves of the game are in this notation: as they
   * are, unless that is no notation for people.
   *
   * @param notation the tag of a language or the name of a style
   */
  private static MoveReader commentNotation(String notation, Lexicons lexicons) {
    try {
      NotationStyle style = NamedStyle.of(notation, lexicons).style();
      return style instanceof NotationStyle.Uci
              || style instanceof NotationStyle.Iccf
              || style instanceof NotationStyle.Descriptive
          ? MoveReader.san()
          : style.reader();
    } catch (UnknownLexiconException | LexiconException e) {
      return MoveReader.san();
    }
  }
}
