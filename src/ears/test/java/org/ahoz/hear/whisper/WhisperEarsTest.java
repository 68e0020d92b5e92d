package org.ahoz.hear.whisper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.givimad.whisperjni.WhisperGrammar;
import io.github.givimad.whisperjni.WhisperJNI;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ahoz.chess.Position;
import org.ahoz.hear.Ears;
import org.ahoz.hear.EarsException;
import org.ahoz.hear.EarsException.Kind;
import org.ahoz.hear.GrammarFormat;
import org.ahoz.hear.Listener;
import org.ahoz.lexicon.Lexicons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WhisperEarsTest {

  /** The header of the smallest model that is published, tiny: mark and eleven numbers. */
  private static final List<Integer> TINY =
      List.of(0x67676d6c, 51865, 1500, 384, 6, 4, 448, 384, 6, 4, 80, 1);

  @TempDir private Path folder;

  private final WhisperEars ears = new WhisperEars();

  @Test
  void areFoundInThisBuild() {
    assertThat(Ears.all()).hasAtLeastOneElementOfType(WhisperEars.class);
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Path nowhere = folder.resolve("nowhere.bin");
    assertRefused(nowhere, Kind.NO_MODEL, nowhere + ": there is no such file; give the path of");
  }

  @Test
  void aFolderIsNoFile() {
    assertRefused(folder, Kind.NOT_A_MODEL, "this is a folder, and a model of Whisper is a file");
  }

  @Test
  void anEmptyFileIsNoModel() throws IOException {
    assertRefused(write(new byte[0]), Kind.NOT_A_MODEL, "this file is empty");
  }

  @Test
  void aFileOfAnotherKindIsNoModel() throws IOException {
    assertRefused(write(new byte[10_000]), Kind.NOT_A_MODEL, "this is not a model of whisper.cpp");
  }

  /** Native code would end the program here. */
  @Test
  void aFileThatEndsBehindItsMarkIsNoModel() throws IOException {
    byte[] mark = {'l', 'm', 'g', 'g'};
    assertRefused(write(mark), Kind.NOT_A_MODEL, "this is not a model of whisper.cpp");
  }

  @Test
  void aFileThatWasCutOffIsNoModel() throws IOException {
    assertRefused(write(model(TINY, 5_000_000)), Kind.NOT_A_MODEL, "the file was cut off");
  }

  @Test
  void aModelWithoutAWidthIsDamaged() throws IOException {
    byte[] damaged = model(List.of(0x67676d6c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 100);
    assertRefused(write(damaged), Kind.NOT_A_MODEL, "this is a damaged model");
  }

  @Test
  void theLibraryLoadsAndTakesWhatThePhraseBookWrites() throws IOException {
    WhisperJNI whisper = NativeWhisper.library();
    assertThat(whisper.getSystemInfo()).contains("=");
    for (String tag : List.of("en", "de", "ru", "zh", "ar")) {
      Listener listener = Listener.of(Lexicons.bundled().get(tag));
      String gbnf = listener.phraseBook(Position.start()).write(GrammarFormat.GBNF);
      try (WhisperGrammar parsed = whisper.parseGrammar(gbnf)) {
        assertThat(parsed).as(tag).isNotNull();
      }
    }
  }

  private Path write(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("ggml-model.bin"), bytes);
  }

  private static byte[] model(List<Integer> header, int size) {
    ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    header.forEach(bytes::putInt);
    return bytes.array();
  }

  private void assertRefused(Path model, Kind kind, String reason) {
    assertThatExceptionOfType(EarsException.class)
        .isThrownBy(() -> ears.open(model))
        .withMessageStartingWith(model.toString())
        .withMessageContaining(reason)
        .satisfies(refused -> assertThat(refused.kind()).isEqualTo(kind));
  }
}
