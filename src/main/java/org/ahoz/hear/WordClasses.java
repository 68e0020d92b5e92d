package org.ahoz.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.ahoz.chess.CastlingSide;
import org.ahoz.chess.Color;
import org.ahoz.chess.File;
import org.ahoz.chess.Rank;
import org.ahoz.chess.Role;
import org.ahoz.lexicon.Form;
import org.ahoz.lexicon.Lexicon;
import org.ahoz.lexicon.Word;
import org.jspecify.annotations.Nullable;

/** Makes the classes of a grammar, each once. */
final class WordClasses {

  private final Lexicon lexicon;
  private final List<String> alphabets;
  private final Tokenizer tokenizer;
  private final TokenTable tokens;
  private final Map<String, WordClass> byName = new HashMap<>();
  private final List<WordClass> all = new ArrayList<>();
  private final Map<List<Integer>, Set<String>> alphabetsOfFiles = new HashMap<>();

  WordClasses(Lexicon lexicon, List<String> alphabets, Tokenizer tokenizer, TokenTable tokens) {
    this.lexicon = lexicon;
    this.alphabets = alphabets;
    this.tokenizer = tokenizer;
    this.tokens = tokens;
  }

  List<WordClass> all() {
    return all;
  }

  /** The word for a piece, in a form before others, in the variant beside another word. */
  WordClass piece(Role role, @Nullable String form, @Nullable Word beside) {
    Word word = lexicon.word(role);
    return named(
        "piece " + role + form + key(beside),
        Costs.PIECE_LOST,
        variants -> {
          addWord(word, form, beside, variants);
          if (role != Role.PAWN) {
            variants.addWritten(String.valueOf(lexicon.notation().letter(role)));
          }
        });
  }

  WordClass side(Color color, @Nullable String form, @Nullable Word beside) {
    return word(lexicon.word(color), form, beside);
  }

  WordClass wing(CastlingSide side, @Nullable String form, @Nullable Word beside) {
    return word(lexicon.word(side), form, beside);
  }

  /** Any other word. */
  WordClass word(Word word, @Nullable String form, @Nullable Word beside) {
    return named(
        "word " + word.key() + form + key(beside),
        Costs.WORD_LOST,
        variants -> addWord(word, form, beside, variants));
  }

  /** All names of a file in the alphabets, and its letter. */
  WordClass file(File file, @Nullable String form) {
    return named(
        "file " + file + form,
        Costs.FILE_LOST,
        variants -> {
          for (String alphabet : alphabets) {
            Variants own = new Variants();
            addWord(lexicon.word(file, alphabet), form, null, own);
            own.costs.forEach(
                (tokens, cost) -> {
                  variants.costs.merge(tokens, cost, Math::min);
                  alphabetsOfFiles.computeIfAbsent(tokens, key -> new HashSet<>()).add(alphabet);
                  this.tokens.addAlphabet(tokens.get(0), alphabet);
                });
          }
          variants.add(String.valueOf(file.letter()), List.of(), 0);
        });
  }

  /** Whether words for a file are of an alphabet; a letter that is only written is of all. */
  boolean isOfAlphabet(List<Integer> fileWords, String alphabet) {
    return alphabetsOfFiles.getOrDefault(fileWords, Set.of(alphabet)).contains(alphabet);
  }

  /** The word for a rank, and its digit. */
  WordClass rank(Rank rank, @Nullable String form) {
    return named(
        "rank " + rank + form,
        Costs.RANK_LOST,
        variants -> {
          addWord(lexicon.word(rank), form, null, variants);
          variants.add(String.valueOf(rank.number()), List.of(), 0);
        });
  }

  /** Words that are said as they stand, in any of several readings. */
  WordClass text(List<String> readings, float loss) {
    return named(
        "text " + loss + String.join("|", readings),
        loss,
        variants -> {
          for (String reading : readings) {
            variants.add(reading, List.of(), 0);
          }
        });
  }

  /** The union of classes. */
  WordClass union(List<WordClass> members) {
    StringBuilder name = new StringBuilder("any");
    members.forEach(member -> name.append(' ').append(member.id()));
    WordClass known = byName.get(name.toString());
    return known == null ? keep(name.toString(), List.of(), members, members.get(0).loss()) : known;
  }

  private static String key(@Nullable Word beside) {
    return beside == null ? "" : " beside " + beside.traits();
  }

  /** The form that is asked for costs nothing, the others a little. */
  private void addWord(Word word, @Nullable String form, @Nullable Word beside, Variants variants) {
    Word variant = beside == null ? null : word.beside(beside);
    Word own = variant == null ? word : variant;
    Form asked = own.in(form);
    if (asked != null) {
      addForm(asked, 0, variants);
    }
    own.hears().forEach(heard -> variants.add(heard, List.of(), 0));
    if (!own.forms().containsValue(own.plain())) {
      addForm(own.plain(), Costs.OTHER_FORM, variants);
    }
    own.forms().values().forEach(other -> addForm(other, Costs.OTHER_FORM, variants));
    word.variants()
        .values()
        .forEach(
            other -> {
              addForm(other.plain(), Costs.OTHER_FORM, variants);
              other.forms().values().forEach(each -> addForm(each, Costs.OTHER_FORM, variants));
            });
    if (variant != null) {
      addForm(word.plain(), Costs.OTHER_FORM, variants);
      word.hears().forEach(heard -> variants.add(heard, List.of(), 0));
    }
  }

  private static void addForm(Form form, float cost, Variants variants) {
    variants.add(form.text(), form.pronunciations(), cost);
    form.hears().forEach(heard -> variants.add(heard, List.of(), cost));
  }

  private WordClass named(String name, float loss, Consumer<Variants> filler) {
    WordClass known = byName.get(name);
    if (known != null) {
      return known;
    }
    Variants variants = new Variants();
    filler.accept(variants);
    return keep(name, variants.list(), List.of(), loss);
  }

  private WordClass keep(
      String name, List<WordClass.Variant> variants, List<WordClass> members, float loss) {
    WordClass made = new WordClass(all.size(), variants, members, loss);
    all.add(made);
    byName.put(name, made);
    return made;
  }

  /** The variants of a class in the making; of two that are alike the cheaper one stays. */
  private final class Variants {

    private final Map<List<Integer>, Float> costs = new LinkedHashMap<>();

    void add(String text, List<String> pronunciations, float cost) {
      List<Integer> written = new ArrayList<>();
      List<Integer> spoken = new ArrayList<>();
      List<String> words = List.of(text.strip().split(" +", -1));
      for (String word : words) {
        List<String> own =
            words.size() == 1 && !pronunciations.isEmpty()
                ? pronunciations
                : lexicon.pronunciations(word);
        addWord(word, own, words.size() == 1 && !pronunciations.isEmpty(), written, spoken);
      }
      if (words.size() > 1
          && !pronunciations.isEmpty()
          && !pronunciations.equals(lexicon.pronunciations(text))) {
        spoken.clear();
        spoken.add(tokens.addSpoken(tokenizer.normal(text), pronunciations));
      }
      for (List<Integer> numbers : List.of(written, spoken)) {
        if (!numbers.isEmpty()) {
          costs.merge(numbers, cost, Math::min);
        }
      }
    }

    /**
     * Adds a word to what is written; to what is spoken as a whole where its parts have no sound.
     */
    private void addWord(
        String word,
        List<String> sounds,
        boolean isExact,
        List<Integer> written,
        List<Integer> spoken) {
      List<String> parts = tokenizer.tokens(word);
      if (parts.size() == 1) {
        String token = parts.get(0);
        List<String> own = sounds.isEmpty() ? lexicon.pronunciations(token) : sounds;
        int number = isExact ? tokens.addExact(token, own) : tokens.add(token, own);
        written.add(number);
        spoken.add(number);
        return;
      }
      List<Integer> numbers = new ArrayList<>();
      boolean isSilent = lexicon.separator().isEmpty();
      for (String part : parts) {
        List<String> own = lexicon.pronunciations(part);
        isSilent |= own.isEmpty();
        numbers.add(tokens.add(part, own));
      }
      written.addAll(numbers);
      if (isSilent && !sounds.isEmpty()) {
        spoken.add(tokens.addSpoken(tokenizer.normal(word), sounds));
      } else {
        spoken.addAll(numbers);
      }
    }

    void addWritten(String letters) {
      add(letters, List.of(), Costs.LETTER_FOR_PIECE);
    }

    List<WordClass.Variant> list() {
      List<WordClass.Variant> list = new ArrayList<>();
      costs.forEach(
          (numbers, cost) ->
              list.add(
                  new WordClass.Variant(
                      numbers.stream().mapToInt(Integer::intValue).toArray(), cost)));
      return list;
    }
  }
}
