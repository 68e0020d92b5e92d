package org.ahoz.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.ahoz.chess.Fen;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Lexicons;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every way to write a move is read in every language that has it. */
class WrittenVariantsTest {

  private static final Lexicons LEXICONS = Lexicons.bundled();

  static Stream<List<String>> rows() {
    try (InputStream table =
        WrittenVariantsTest.class.getResourceAsStream("/notation/variants.tsv")) {
      String text =
          new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> List.of(line.split("\t", -1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aVariantIsReadInEveryLanguageThatHasIt(List<String> row) {
    Position position = row.get(1).isEmpty() ? Position.start() : Fen.parse(row.get(1));
    SoftAssertions softly = new SoftAssertions();
    List<String> tags =
        row.get(0).equals("*") ? LEXICONS.tags() : Arrays.asList(row.get(0).split(",", -1));
    int count = 0;
    for (String tag : tags) {
      NotationLanguage language = LEXICONS.get(tag).notation();
      for (String written : writings(row.get(2), language)) {
        count++;
        softly
            .assertThat(read(written, language, position))
            .as("%s in %s", written, tag)
            .startsWith(row.get(3) + " ")
            .contains(row.get(4));
      }
    }
    softly.assertAll();
    assertThat(count).isPositive();
  }

  /** The move, the numbers of judgements, an offer of a draw, and remarks. */
  private static String read(String written, NotationLanguage language, Position position) {
    WrittenMove move = MoveReader.of(language).read(written).orElse(null);
    if (move == null) {
      return "unreadable";
    }
    List<Move> moves = move.in(position).moves();
    if (moves.size() != 1) {
      return moves.stream().map(each -> San.write(position, each)).toList().toString();
    }
    List<String> words = new ArrayList<>();
    words.add(San.write(position, moves.get(0)));
    move.marks().nags().forEach(nag -> words.add(nag.toString()));
    words.add(move.marks().drawOffer() ? "draw offer" : "");
    move.remarks(position, moves.get(0)).forEach(remark -> words.add(remark.name()));
    return String.join(" ", words);
  }

  private static List<String> writings(String pattern, NotationLanguage language) {
    Map<String, List<String>> places = new LinkedHashMap<>();
    for (Role role : Role.values()) {
      places.put("{" + role.letter() + "}", language.letters().getOrDefault(role, List.of()));
    }
    places.put("{check}", language.check());
    places.put("{mate}", language.mate());
    List<String> writings = List.of(pattern);
    for (Map.Entry<String, List<String>> place : places.entrySet()) {
      writings =
          writings.stream()
              .flatMap(
                  text ->
                      text.contains(place.getKey())
                          ? place.getValue().stream().map(way -> text.replace(place.getKey(), way))
                          : Stream.of(text))
              .toList();
    }
    return writings;
  }
}
