package org.ahoz.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ahoz.announce.Announcer;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioFileException;
import org.ahoz.audio.SpokenFile;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Line;
import org.ahoz.chess.Position;
import org.ahoz.hear.Polyglot;
import org.ahoz.hear.Talk;
import org.ahoz.hear.Trust;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.LexiconException;
import org.ahoz.lexicon.Lexicons;
import org.ahoz.lexicon.UnknownLexiconException;
import org.jspecify.annotations.Nullable;

/** Answers a table of heard words row by row, and never stops at a bad row. */
final class HearingBatch {

  private static final int COLUMNS = 4;

  /** Stands before the name of a file of sound, in place of words. */
  private static final String SOUND = "wav:";

  private final Lexicons lexicons;
  private final Trust trust;
  private final @Nullable String speak;
  private final EarOptions options;
  private final Map<List<String>, SoundHearing> speakers = new HashMap<>();
  private final Map<String, Polyglot> polyglots = new HashMap<>();

  /**
   * A batch.
   *
   * @param speak the tag of the language of all answers; null where each comes in the language that
   *     is heard
   */
  HearingBatch(Lexicons lexicons, Trust trust, @Nullable String speak, EarOptions options) {
    this.options = options;
    this.lexicons = lexicons;
    this.trust = trust;
    this.speak = speak;
  }

  /** Answers all rows of a file, or of standard input where the name is a hyphen. */
  void answer(String file, Console console) {
    Batch.answer(file, console, this::answer);
  }

  /** The answer to one row, on one line. */
  String answer(String row) {
    String[] columns = row.split("\t", -1);
    String id = columns[0];
    try {
      if (columns.length != COLUMNS) {
        throw new CommandFailure(
            ExitCode.BAD_DATA,
            "bad-row",
            "a row has four columns between tabs: id, language, FEN, words; this one has "
                + columns.length);
      }
      Polyglot polyglot = polyglot(columns[1]);
      boolean tellsLanguage = polyglot.listeners().size() > 1;
      Position position = Batch.position(columns[2], Fen::parseUnreachable);
      SpokenGame game = SpokenGame.from(Line.from(position));
      if (columns[3].startsWith(SOUND)) {
        HeardSound sound = hear(columns[3], columns[1], position, polyglot);
        return line(HeardJson.lines(id, sound, game, tellsLanguage));
      }
      Polyglot.Answer answer =
          polyglot.hear(
              polyglot.phraseBooks(position), HearCommand.hypotheses(columns[3]), Talk.NEW);
      return line(HeardJson.lines(id, answer, game, tellsLanguage));
    } catch (CommandFailure e) {
      return Batch.error(id, e.code(), e.getMessage(), null);
    } catch (AudioFileException e) {
      return Batch.error(
          id,
          e.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
          String.valueOf(e.getMessage()),
          null);
    }
  }

  /** The only line: each row has a position of its own, in which no move was made before. */
  private static String line(List<String> lines) {
    return lines.get(0);
  }

  /** Files of one folder are taken to be of one speaker, whom one gets used to. */
  private HeardSound hear(String column, String tags, Position position, Polyglot polyglot) {
    Path file = Path.of(column.substring(SOUND.length()));
    AudioClip utterance = SpokenFile.read(file);
    return speakers
        .computeIfAbsent(
            List.of(tags, String.valueOf(file.getParent())),
            key -> new SoundHearing(polyglot, options))
        .hear(utterance, polyglot.phraseBooks(position), Talk.NEW);
  }

  private Polyglot polyglot(String tags) {
    Polyglot known = polyglots.get(tags);
    if (known != null) {
      return known;
    }
    Polyglot polyglot = open(tags);
    polyglots.put(tags, polyglot);
    return polyglot;
  }

  private Polyglot open(String tags) {
    try {
      List<Announcer> heard =
          LanguageOptions.lexicons(tags, lexicons).stream().map(HearingBatch::announcer).toList();
      Announcer speaker = speak == null ? null : announcer(lexicons.get(speak));
      return HearCommand.polyglot(heard, speaker, trust);
    } catch (UnknownLexiconException e) {
      throw new CommandFailure(ExitCode.USAGE, "unknown-language", String.valueOf(e.getMessage()));
    } catch (LexiconException e) {
      throw new CommandFailure(ExitCode.BAD_DATA, "bad-lexicon", String.valueOf(e.getMessage()));
    }
  }

  private static Announcer announcer(Lexicon lexicon) {
    return LanguageOptions.announcer(lexicon, "", "");
  }
}
