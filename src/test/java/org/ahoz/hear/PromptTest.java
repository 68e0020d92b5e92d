package org.ahoz.hear;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.ahoz.announce.Announcer;
import org.ahoz.chess.File;
import org.ahoz.chess.Move;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicons;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PromptTest {

  static Stream<String> spokenTags() {
    return Lexicons.bundled().tags().stream().filter(tag -> Lexicons.bundled().get(tag).isSpoken());
  }

  @ParameterizedTest
  @MethodSource("spokenTags")
  void tenPhrasesOfEveryLanguageHaveAllFilesRanksAndPieces(String tag) {
    List<Prompt> prompts = Prompt.of(Announcer.of(Lexicons.bundled().get(tag)), 10);
    Set<File> files = EnumSet.noneOf(File.class);
    Set<Rank> ranks = EnumSet.noneOf(Rank.class);
    Set<Role> roles = EnumSet.noneOf(Role.class);
    for (Prompt prompt : prompts) {
      assertThat(prompt.position().isLegal(prompt.move())).isTrue();
      if (!(prompt.move() instanceof Move.Castle)) {
        files.add(prompt.move().to().file());
        ranks.add(prompt.move().to().rank());
        roles.add(prompt.move().role());
      }
    }
    assertThat(files).containsExactlyInAnyOrder(File.values());
    assertThat(ranks).containsExactlyInAnyOrder(Rank.values());
    assertThat(roles).containsExactlyInAnyOrder(Role.values());
  }

  @Test
  void noPhraseComesTwiceAndFewerAreTheFirstOfMore() {
    Announcer announcer = Announcer.of(Lexicons.bundled().get(Lexicons.FALLBACK));
    List<Prompt> all = Prompt.of(announcer, Prompt.MOST);
    assertThat(all).hasSize(Prompt.MOST);
    assertThat(all.stream().map(prompt -> prompt.said().text())).doesNotHaveDuplicates();
    assertThat(Prompt.of(announcer, 5)).isEqualTo(all.subList(0, 5));
  }
}
