package org.ahoz.cli;

import java.util.concurrent.Callable;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Phrase;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.Style;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Counts in how many ways a language may say each phrase. */
@Command(
    name = "count",
    description = {
      "Counts in how many ways each phrase of a language may be said to the program.",
      "Pieces and squares count once each; a template with many choices shows here."
    },
    mixinStandardHelpOptions = true)
final class LexiconCountCommand implements Callable<Integer> {

  private final Console console;

  @Mixin private final FolderOption folder = new FolderOption();

  @Parameters(paramLabel = "TAG", description = "The language, such as eu.")
  private String tag = "";

  LexiconCountCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Lexicon lexicon = folder.lexicons().get(tag);
    long total = 0;
    for (PhraseKey key : PhraseKey.values()) {
      long count = sentences(lexicon, key);
      if (count > 0) {
        console.output().println(key.path() + "\t" + count);
        total += count;
      }
    }
    console.output().println("all\t" + total);
    return ExitCode.DONE.number();
  }

  /** In all styles together: a listener may speak in any of them. */
  private static long sentences(Lexicon lexicon, PhraseKey key) {
    long count = lexicon.phrase(key).map(lexicon::sentences).orElse(0L);
    if (key.group() == PhraseGroup.PHRASES) {
      Phrase plain = lexicon.phrase(key).orElse(null);
      for (Style style : Style.values()) {
        Phrase own = lexicon.phrase(key, style).orElse(null);
        if (style != Style.PLAIN && own != null && !own.equals(plain)) {
          count += lexicon.sentences(own);
        }
      }
    }
    return count;
  }
}
