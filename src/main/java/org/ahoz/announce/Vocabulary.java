package org.ahoz.announce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.chess.Square;
import org.ahoz.lexicon.Condition;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Phrase;
import org.ahoz.lexicon.PhraseGroup;
import org.ahoz.lexicon.PhraseKey;
import org.ahoz.lexicon.Saying;
import org.ahoz.lexicon.SlotName;
import org.ahoz.lexicon.Style;
import org.jspecify.annotations.Nullable;

/**
 * Every word that a lexicon says, each once, for somebody who records them.
 *
 * <p>Numbers above eight, months, and the names of people and places are not among them.
 */
public final class Vocabulary {

  private final Lexicon lexicon;
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private Vocabulary(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /**
   * A word.
   *
   * @param word with the key under which its recording is stored
   * @param common whether moves are said with it in plain style and the lexicon's usual alphabet
   */
  public record Entry(Span.Word word, boolean common) {}

  /**
   * The words of a lexicon, those of moves in plain style first.
   *
   * @throws IllegalArgumentException when the lexicon has a notation only
   */
  public static List<Entry> of(Lexicon lexicon) {
    if (!lexicon.isSpoken()) {
      throw new IllegalArgumentException(
          "the lexicon " + lexicon + " has the letters of its notation and no words");
    }
    Vocabulary vocabulary = new Vocabulary(lexicon);
    vocabulary.addAll();
    return List.copyOf(vocabulary.entries.values());
  }

  private void addAll() {
    List<String> alphabets = lexicon.alphabets();
    Walk usual = new Walk(new Wording(lexicon, alphabets.get(0), false), true);
    for (PhraseKey key : PhraseKey.values()) {
      if (key.group() == PhraseGroup.PHRASES) {
        usual.add(key, Style.PLAIN);
      }
    }
    for (String alphabet : alphabets) {
      Walk other = new Walk(new Wording(lexicon, alphabet, false), false);
      for (PhraseKey key : PhraseKey.values()) {
        for (Style style : Style.values()) {
          other.add(key, style);
        }
      }
      for (int nag : new TreeSet<>(lexicon.annotations())) {
        lexicon.annotation(nag).ifPresent(phrase -> other.add(null, phrase));
      }
    }
  }

  /** A walk through what is said, with one alphabet. */
  private final class Walk {

    private final Wording wording;
    private final boolean common;

    Walk(Wording wording, boolean common) {
      this.wording = wording;
      this.common = common;
    }

    void add(PhraseKey key, Style style) {
      lexicon.phrase(key, style).ifPresent(phrase -> add(key, phrase));
    }

    void add(@Nullable PhraseKey key, Phrase phrase) {
      for (Condition condition : Condition.values()) {
        add(key, phrase.when(condition).parts());
      }
    }

    private void add(@Nullable PhraseKey key, List<Saying.Part> parts) {
      for (Saying.Part part : parts) {
        if (part instanceof Saying.Words words) {
          add(wording.chunk(words));
        } else if (part instanceof Saying.Fixed fixed) {
          for (@Nullable Filling beside : besides(key, fixed.agreesWith())) {
            add(wording.chunk(fixed.word(), fixed.form(), beside));
          }
        } else if (part instanceof Saying.Fill fill) {
          addFill(key, fill);
        } else if (part instanceof Saying.WhenFilled optional) {
          add(key, optional.parts());
        } else if (part instanceof Saying.FirstFilled choice) {
          choice.readings().forEach(reading -> add(key, reading.parts()));
        }
      }
    }

    private void addFill(@Nullable PhraseKey key, Saying.Fill fill) {
      for (Filling filling : fillings(key, fill.slot())) {
        for (@Nullable Filling beside : besides(key, fill.agreesWith())) {
          add(wording.chunk(filling, fill.form(), beside));
        }
      }
    }

    private void add(Chunk chunk) {
      for (Span span : chunk.spans()) {
        if (span instanceof Span.Word word) {
          entries.putIfAbsent(word.key(), new Entry(word, common));
        }
      }
    }

    private List<@Nullable Filling> besides(@Nullable PhraseKey key, @Nullable SlotName slot) {
      List<@Nullable Filling> besides = new ArrayList<>();
      if (slot != null) {
        besides.addAll(fillings(key, slot));
      }
      if (besides.isEmpty()) {
        besides.add(null);
      }
      return besides;
    }
  }

  /** What a slot of a phrase may hold, of the things that a lexicon has words for. */
  private static List<Filling> fillings(@Nullable PhraseKey key, SlotName slot) {
    return switch (slot.kind()) {
      case ROLE ->
          Arrays.stream(Role.values())
              .filter(role -> canBe(role, slot, key))
              .<Filling>map(Filling.Piece::new)
              .toList();
      case SIDE -> Arrays.stream(Color.values()).<Filling>map(Filling.Side::new).toList();
      case WING -> Arrays.stream(CastlingSide.values()).<Filling>map(Filling.Wing::new).toList();
      case SQUARE -> squares().toList();
      case FROM ->
          Stream.of(
                  Arrays.stream(File.values()).<Filling>map(Filling.OnFile::new),
                  Arrays.stream(Rank.values()).<Filling>map(Filling.OnRank::new),
                  squares())
              .flatMap(each -> each)
              .toList();
      case NUMBER, MONTH, NAME, SAID -> List.of();
    };
  }

  private static Stream<Filling> squares() {
    return Arrays.stream(File.values())
        .flatMap(
            file ->
                Arrays.stream(Rank.values())
                    .map(rank -> new Filling.OnSquare(Square.of(file, rank))));
  }

  private static boolean canBe(Role role, SlotName slot, @Nullable PhraseKey key) {
    boolean pawn = role == Role.PAWN;
    return switch (slot) {
      case CAPTURED -> key == PhraseKey.EN_PASSANT ? pawn : role != Role.KING;
      case PROMOTED -> role != Role.KING && !pawn;
      case PIECE -> key == null || !key.isMove() || pawn == key.isOfPawns();
      default -> true;
    };
  }
}
