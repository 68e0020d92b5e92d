package org.ahoz.script;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntFunction;
import org.ahoz.notation.MoveReader;
import org.jspecify.annotations.Nullable;

/**
 * What is said of a game, and how its comments are read.
 *
 * @param contents what is said beside moves
 * @param depth how many variations deep moves are said, zero or more
 * @param boardEvery after how many full moves of the game what stands where is read out; 0 for
 *     never
 * @param commentLanguage the language of comments; null where it is that of the speaker
 * @param notation how moves within comments are written
 * @param judgementReadings how comments may put the judgement of an annotation glyph, by its
 *     number, beside the words of the speaker: what a comment says in words is not said again
 */
public record ScriptOptions(
    Set<Content> contents,
    int depth,
    int boardEvery,
    @Nullable Locale commentLanguage,
    MoveReader notation,
    IntFunction<Set<String>> judgementReadings) {

  /** Copies the set; refuses negative numbers. */
  public ScriptOptions {
    contents = Set.copyOf(contents);
    if (depth < 0 || boardEvery < 0) {
      throw new IllegalArgumentException(
          "neither the depth %d nor the number of moves %d may be negative"
              .formatted(depth, boardEvery));
    }
  }

  /** Moves with comments, variations and glyphs, comments in the notation of PGN. */
  public static ScriptOptions usual() {
    return new ScriptOptions(
        EnumSet.of(
            Content.COMMENTS,
            Content.VARIATIONS,
            Content.JOINED_VARIATIONS,
            Content.QUOTED_MOVES,
            Content.GLYPHS),
        Integer.MAX_VALUE,
        0,
        null,
        MoveReader.san(),
        nag -> Set.of());
  }

  /** These options with more that is said. */
  public ScriptOptions saying(Content... more) {
    Set<Content> all = EnumSet.noneOf(Content.class);
    all.addAll(contents);
    all.addAll(Arrays.asList(more));
    return with(all);
  }

  /** These options with less that is said. */
  public ScriptOptions omitting(Content... less) {
    Set<Content> rest = EnumSet.noneOf(Content.class);
    rest.addAll(contents);
    rest.removeAll(Arrays.asList(less));
    return with(rest);
  }

  private ScriptOptions with(Set<Content> others) {
    return new ScriptOptions(
        others, depth, boardEvery, commentLanguage, notation, judgementReadings);
  }

  /** These options with variations to a depth, zero or more. */
  public ScriptOptions toDepth(int deepest) {
    return new ScriptOptions(
        contents, deepest, boardEvery, commentLanguage, notation, judgementReadings);
  }

  /** These options with the board read out every so many full moves; 0 for never. */
  public ScriptOptions withBoardEvery(int moves) {
    return new ScriptOptions(contents, depth, moves, commentLanguage, notation, judgementReadings);
  }

  /** These options with comments in a language of their own. */
  public ScriptOptions withCommentsIn(Locale language) {
    return new ScriptOptions(contents, depth, boardEvery, language, notation, judgementReadings);
  }

  /** These options with moves in comments written in this notation. */
  public ScriptOptions withNotation(MoveReader reader) {
    return new ScriptOptions(
        contents, depth, boardEvery, commentLanguage, reader, judgementReadings);
  }

  /** These options with comments that may put judgements in other words than the speaker. */
  public ScriptOptions withJudgementReadings(IntFunction<Set<String>> readings) {
    return new ScriptOptions(contents, depth, boardEvery, commentLanguage, notation, readings);
  }

  boolean says(Content content) {
    return contents.contains(content);
  }
}
