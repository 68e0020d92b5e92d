package org.ahoz.hear.vosk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;

/**
 * Looks whether a folder is a model of Vosk, before native code sees it, which says less of what is
 * wrong and may take the whole program with it.
 *
 * <p>Which files a model has: section "Model structure" of Vosk's page on models. The older layout
 * has all files in one folder.
 */
final class VoskFolder {

  private static final String CURE =
      "unpack the model again; give the folder in which am, conf and graph are";

  /** How binary files of Kaldi begin, behind which their first token stands. */
  private static final byte[] KALDI = {0, 'B'};

  /** How files of OpenFst begin: FST_MAGIC of its file {@code fst.cc}. */
  private static final byte[] FST = {(byte) 0xd6, (byte) 0xfd, (byte) 0xb2, 0x7e};

  private final Path folder;

  private VoskFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Refuses a folder that is not a model.
   *
   * @throws EarsException when it is not there, or lacks a file, or one is cut off or another's
   */
  static void check(Path folder) {
    if (!Files.exists(folder)) {
      throw new EarsException(
          Kind.NO_MODEL,
          folder.toString(),
          "there is no such folder",
          "give the path of " + VoskEars.MODEL);
    }
    if (!Files.isDirectory(folder)) {
      throw new EarsException(
          Kind.NOT_A_MODEL,
          folder.toString(),
          "this is a file, and a model of Vosk is a folder",
          "unpack it if it is packed, and give the folder in which am, conf and graph are");
    }
    new VoskFolder(folder).checkFiles();
  }

  private void checkFiles() {
    if (Files.exists(folder.resolve("am/final.mdl")) || Files.exists(folder.resolve("graph"))) {
      checkFiles("am/final.mdl", "graph/", List.of("conf/model.conf", "conf/mfcc.conf"));
    } else {
      checkFiles("final.mdl", "", List.of("mfcc.conf", "words.txt"));
    }
  }

  private void checkFiles(String acoustics, String graph, List<String> texts) {
    check(acoustics, KALDI);
    for (String text : texts) {
      check(text, new byte[0]);
    }
    if (Files.exists(folder.resolve(graph + "HCLG.fst"))) {
      check(graph + "HCLG.fst", FST);
    } else {
      check(graph + "HCLr.fst", FST);
      check(graph + "Gr.fst", FST);
      check(graph + "disambig_tid.int", new byte[0]);
    }
    if (Files.exists(folder.resolve("ivector/final.ie"))) {
      check("ivector/final.ie", KALDI);
      check("ivector/final.mat", KALDI);
      check("ivector/final.dubm", KALDI);
      for (String text : List.of("global_cmvn.stats", "online_cmvn.conf", "splice.conf")) {
        if (!Files.isRegularFile(folder.resolve("ivector/" + text))) {
          throw notModel("the file ivector/" + text + " is missing");
        }
      }
    }
  }

  private void check(String name, byte[] beginning) {
    Path file = folder.resolve(name);
    if (!Files.isRegularFile(file)) {
      throw notModel(
          "this is not a model of Vosk, or a part of one: the file " + name + " is missing");
    }
    try (InputStream bytes = Files.newInputStream(file)) {
      byte[] first = bytes.readNBytes(Math.max(1, beginning.length));
      if (first.length == 0) {
        throw notModel("the file " + name + " is empty");
      }
      if (beginning.length > 0 && !Arrays.equals(first, beginning)) {
        throw notModel("the file " + name + " is damaged, or not of Vosk");
      }
    } catch (IOException e) {
      throw new EarsException(
          Kind.NOT_A_MODEL,
          folder.toString(),
          "the file " + name + " cannot be read: " + e.getMessage(),
          "see to it that you may read it",
          e);
    }
  }

  private EarsException notModel(String reason) {
    return new EarsException(Kind.NOT_A_MODEL, folder.toString(), reason, CURE);
  }
}
