package org.ahoz.hear.vosk;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ahoz.hear.Ears;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VoskEarsTest {

  private static final byte[] KALDI = {0, 'B', '<', 'T'};
  private static final byte[] FST = {(byte) 0xd6, (byte) 0xfd, (byte) 0xb2, 0x7e, 6};

  @TempDir private Path folder;

  private final VoskEars ears = new VoskEars();

  @Test
  void areFoundInThisBuild() {
    assertThat(Ears.all()).hasAtLeastOneElementOfType(VoskEars.class);
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    Path nowhere = folder.resolve("nowhere");
    assertRefused(nowhere, Kind.NO_MODEL, nowhere + ": there is no such folder; give the path of");
  }

  @Test
  void aFileIsNoFolder() throws IOException {
    Path file = write("model.zip", new byte[] {'P', 'K'});
    assertRefused(file, Kind.NOT_A_MODEL, "this is a file, and a model of Vosk is a folder");
  }

  @Test
  void anEmptyFolderIsNoModel() {
    assertRefused(folder, Kind.NOT_A_MODEL, "this is not a model of Vosk, or a part of one");
  }

  @Test
  void theFileThatIsMissingIsNamed() throws IOException {
    writeModel();
    Files.delete(folder.resolve("graph/Gr.fst"));
    assertRefused(folder, Kind.NOT_A_MODEL, "the file graph/Gr.fst is missing");
  }

  @Test
  void aFileOfAnotherKindIsNamed() throws IOException {
    writeModel();
    write("am/final.mdl", "version https://git-lfs.github.com/spec/v1".getBytes(UTF_8));
    assertRefused(folder, Kind.NOT_A_MODEL, "the file am/final.mdl is damaged, or not of Vosk");
  }

  @Test
  void anEmptyFileIsNamed() throws IOException {
    writeModel();
    write("graph/HCLr.fst", new byte[0]);
    assertRefused(folder, Kind.NOT_A_MODEL, "the file graph/HCLr.fst is empty");
  }

  @Test
  void aPartOfTheSpeakersModelThatIsMissingIsNamed() throws IOException {
    writeModel();
    write("ivector/final.ie", KALDI);
    assertRefused(folder, Kind.NOT_A_MODEL, "the file ivector/final.mat is missing");
  }

  /** Vosk itself sees these files, and neither they nor it end the program. */
  @Test
  void filesThatOnlyBeginWellAreRefusedByVosk() throws IOException {
    writeModel();
    assertRefused(folder, Kind.NOT_A_MODEL, "Vosk cannot use this model");
  }

  @Test
  void theOlderLayoutIsKnownToo() throws IOException {
    write("final.mdl", KALDI);
    write("mfcc.conf", "--use-energy=false\n".getBytes(UTF_8));
    write("words.txt", "one 1\n".getBytes(UTF_8));
    assertRefused(folder, Kind.NOT_A_MODEL, "the file HCLr.fst is missing");
  }

  private void writeModel() throws IOException {
    write("am/final.mdl", KALDI);
    write("conf/model.conf", "--max-active=3000\n".getBytes(UTF_8));
    write("conf/mfcc.conf", "--use-energy=false\n".getBytes(UTF_8));
    write("graph/HCLr.fst", FST);
    write("graph/Gr.fst", FST);
    write("graph/disambig_tid.int", "1\n".getBytes(UTF_8));
  }

  private Path write(String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.write(file, bytes);
  }

  private void assertRefused(Path model, Kind kind, String reason) {
    assertThatExceptionOfType(EarsException.class)
        .isThrownBy(() -> ears.open(model))
        .withMessageStartingWith(model.toString())
        .withMessageContaining(reason)
        .satisfies(refused -> assertThat(refused.kind()).isEqualTo(kind));
  }
}
