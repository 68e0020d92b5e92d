package org.ahoz.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ahoz.problem.Problem;
import org.ahoz.yaml.Yaml;
import org.ahoz.yaml.YamlException;
import org.ahoz.yaml.YamlNode.Mapping;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StarterTest {

  @TempDir Path folder;

  @Test
  void aNewLanguageBeginsWithAListOfWhatIsToBeWritten() throws IOException {
    Path home = Files.createDirectory(folder.resolve("qab"));
    Files.writeString(home.resolve("lexicon.yaml"), Starter.lexicon("qab"));

    assertThat(Lexicons.in(folder).check("qab"))
        .extracting(Problem::code)
        .contains("missing-word", "bad-notation", "empty")
        .doesNotContain("unknown-key", "bad-language", "wrong-kind", "missing-slot");
  }

  @Test
  void itsTestsAreReadable() throws YamlException {
    assertThat(Yaml.read(Starter.spec("qab"), "spec.yaml")).isInstanceOf(Mapping.class);
  }

  @Test
  void anyTagWillNotDo() {
    assertThatThrownBy(() -> Starter.lexicon("../qab"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not a language tag");
  }
}
