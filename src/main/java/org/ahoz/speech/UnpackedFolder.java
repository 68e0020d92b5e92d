package org.ahoz.speech;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A folder into which the files of an engine were unpacked. */
public final class UnpackedFolder {

  private UnpackedFolder() {}

  /** Removes a folder as far as it can be; what stays is only untidy. */
  public static void deleteAll(Path folder) {
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              Files.delete(file);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path inside, @Nullable IOException failure)
                throws IOException {
              Files.delete(inside);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      // Nothing depends on it.
    }
  }
}
