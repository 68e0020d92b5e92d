package org.ahoz.speech.clips;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ahoz.announce.Span;
import org.ahoz.problem.Problem;
import org.ahoz.problem.Severity;
import org.ahoz.speech.Voice;

/** What a recorded voice lacks, said before anything is spoken with it. */
public final class ClipCheck {

  private ClipCheck() {}

  /**
   * What is wrong with the recordings of a voice.
   *
   * @param words what is to be said with it
   * @return recordings that cannot be used, then words that were not recorded
   */
  public static List<Problem> of(Voice voice, List<Span.Word> words) {
    ClipFolder folder = ClipFolder.of(voice);
    List<Problem> problems = new ArrayList<>(folder.problems());
    for (Path file : folder.files().values()) {
      String fault = ClipFolder.read(file).fault();
      if (!fault.isEmpty()) {
        problems.add(
            new Problem(
                Severity.ERROR, "broken-clip", file.toString(), 0, 0, fault, "record it again"));
      }
    }
    String place = voice.folder() == null ? voice.id() : voice.folder() + "/" + ClipFolder.NAME;
    for (Span.Word word : words) {
      Optional<Path> file = folder.find(word.key());
      if (file.isEmpty()) {
        problems.add(
            new Problem(
                Severity.WARNING,
                "missing-clip",
                place,
                0,
                0,
                "there is no " + ClipFolder.name(word.key()) + ".wav for \"" + word.text() + "\"",
                ""));
      }
    }
    return List.copyOf(problems);
  }
}
