package org.ahoz.audio;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Programs that judge sound files; tests that want one are skipped where it is absent. */
public final class Programs {

  private Programs() {}

  /** What a program says, on both its channels. */
  public static String said(String... command) {
    assumeTrue(isThere(command[0]), command[0] + " is not installed");
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(command[0] + " does not run", e);
    }
  }

  /** The sound of a file of any kind. */
  public static AudioClip decoded(Path file, int sampleRate) throws IOException {
    Path raw = Files.createTempFile(file.getParent(), "decoded", ".raw");
    List<String> command = new ArrayList<>(List.of("ffmpeg", "-v", "error", "-y", "-i"));
    command.addAll(List.of(file.toString(), "-f", "s16le", "-ac", "1"));
    command.addAll(List.of("-ar", Integer.toString(sampleRate), raw.toString()));
    String complaints = said(command.toArray(String[]::new));
    if (!complaints.isEmpty()) {
      throw new AssertionError(complaints);
    }
    byte[] bytes = Files.readAllBytes(raw);
    Files.delete(raw);
    short[] samples = new short[bytes.length / 2];
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(samples);
    return AudioClip.of(sampleRate, samples);
  }

  private static boolean isThere(String program) {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }
}
