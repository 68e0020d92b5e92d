package org.ahoz.cli;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.ahoz.audio.Existing;
import org.ahoz.audio.OutputFile;

/** A file beside a sound file, which appears whole or not at all. */
final class CompanionFile implements AutoCloseable {

  private final Companion kind;
  private final OutputFile file;

  private CompanionFile(Companion kind, OutputFile file) {
    this.kind = kind;
    this.file = file;
  }

  /**
   * Begins files beside a sound file, named as it is but for the ending.
   *
   * @param sound the sound file
   * @param name the sound file's name without its ending
   * @throws org.ahoz.audio.AudioFileException when one cannot be created, or exists and is to be
   *     kept; then none is begun
   */
  static List<CompanionFile> beside(
      Path sound, String name, Collection<Companion> kinds, Existing existing) {
    List<CompanionFile> files = new ArrayList<>();
    try {
      for (Companion kind : kinds) {
        Path file = sound.resolveSibling(name + "." + kind.extension());
        files.add(new CompanionFile(kind, OutputFile.create(file, existing)));
      }
      return files;
    } catch (RuntimeException e) {
      files.forEach(CompanionFile::close);
      throw e;
    }
  }

  /** Writes what was heard; the file appears. */
  void finish(Timeline timeline) {
    file.append(ByteBuffer.wrap(kind.text(timeline).getBytes(StandardCharsets.UTF_8)));
    file.publish();
  }

  @Override
  public void close() {
    file.close();
  }
}
