package org.ahoz.speech;

import java.util.List;
import java.util.Set;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * What stands in a file {@code voice.yaml}, and what is wrong with it. The format is on the page
 * {@code voices/README.md}.
 *
 * @param voice the voice; null when errors leave none
 * @param problems in the order in which they were found
 */
public record VoiceFile(@Nullable Voice voice, List<Problem> problems) {

  /** Copies the problems; a file with errors has no voice. */
  public VoiceFile {
    problems = List.copyOf(problems);
    if (problems.stream().anyMatch(problem -> problem.severity() == Severity.ERROR)) {
      voice = null;
    }
  }

  /**
   * Reads a voice and checks it.
   *
   * @param text what stands in the file
   * @param file the name that problems carry; when it has a folder, that must be called as the
   *     voice
   * @param engines the engines that there are, see {@link SpeechEngine#id}
   */
  public static VoiceFile read(String text, String file, Set<String> engines) {
    return new VoiceReader(file, engines).read(text);
  }
}
