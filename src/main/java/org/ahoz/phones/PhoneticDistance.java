package org.ahoz.phones;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How far apart two words sound, from their sounds in the International Phonetic Alphabet.
 *
 * <p>Consonants differ by place, manner and voice, vowels by height, backness and rounding, as the
 * chart of the International Phonetic Association (2020) arranges them. The unit is one phone
 * replaced by a wholly different one.
 */
public final class PhoneticDistance {

  private static final double VOWEL_LOST = 0.8;
  private static final double CONSONANT_LOST = 0.9;
  private static final double WEAK_LOST = 0.5;
  private static final double LENGTH = 0.1;

  /** Aspiration, palatalisation, nasal vowels, tones. */
  private static final double MARK = 0.25;

  private static final double KIND = 1.2;
  private static final double GLIDE = 0.5;
  private static final double MOST = 1.0;

  private static final String LONG = "ːˑ";

  /** Marks behind a sound that make another of it, and the letters of tones. */
  private static final String MARKS = "ʰʲʷˠˤʼ\u0303\u031a\u02e9\u02e8\u02e7\u02e6\u02e5";

  private static final Map<Integer, Sound> SOUNDS = new HashMap<>();

  static {
    String[] places = {
      "p b ɸ β m ʙ",
      "f v ɱ ʋ ⱱ",
      "θ ð",
      "t d s z n r l ɾ ɹ ɬ ɮ",
      "ʃ ʒ ɕ ʑ",
      "ʈ ɖ ʂ ʐ ɳ ɭ ɽ ɻ",
      "c ɟ ç ʝ ɲ ʎ j",
      "k ɡ g x ɣ ŋ ɰ ɫ",
      "q ɢ χ ʁ ɴ ʀ",
      "ħ ʕ",
      "ʔ h ɦ"
    };
    for (int place = 0; place < places.length; place++) {
      for (String sign : places[place].split(" ", -1)) {
        SOUNDS.put(sign.codePointAt(0), new Sound.Consonant(place, manner(sign), voiced(sign), ""));
      }
    }
    SOUNDS.put((int) 'w', new Sound.Consonant(0, Manner.GLIDE, true, ""));
    SOUNDS.put((int) 'ʍ', new Sound.Consonant(0, Manner.GLIDE, false, ""));
    SOUNDS.put((int) 'ɥ', new Sound.Consonant(6, Manner.GLIDE, true, ""));
    String[] heights = {
      "i y ɨ ʉ ɯ u", "ɪ ʏ ʊ", "e ø ɘ ɵ ɤ o", "ə ɚ", "ɛ œ ɜ ɞ ʌ ɔ ɝ", "æ ɐ", "a ɶ ɑ ɒ"
    };
    String front = "iyɪʏeøɛœæaɶ";
    String back = "ɯuʊɤoʌɔɑɒ";
    String rounded = "yʉuʏʊøɵoœɞɔɶɒ";
    for (int height = 0; height < heights.length; height++) {
      for (String sign : heights[height].split(" ", -1)) {
        int backness = front.contains(sign) ? 0 : back.contains(sign) ? 2 : 1;
        SOUNDS.put(
            sign.codePointAt(0),
            new Sound.Vowel(height, backness, rounded.contains(sign), false, ""));
      }
    }
  }

  private PhoneticDistance() {}

  private enum Manner {
    STOP,
    FRICATIVE,
    NASAL,
    LIQUID,
    GLIDE
  }

  private sealed interface Sound {

    record Consonant(int place, Manner manner, boolean voiced, String marks) implements Sound {}

    record Vowel(int height, int backness, boolean rounded, boolean isLong, String marks)
        implements Sound {}
  }

  private static Manner manner(String sign) {
    if ("pbtdʈɖcɟkɡgqɢʔ".contains(sign)) {
      return Manner.STOP;
    }
    if ("mɱnɳɲŋɴ".contains(sign)) {
      return Manner.NASAL;
    }
    if ("ʙrlɾɹɭɽɻʎʀɫⱱ".contains(sign)) {
      return Manner.LIQUID;
    }
    return "jɰʋ".contains(sign) ? Manner.GLIDE : Manner.FRICATIVE;
  }

  private static boolean voiced(String sign) {
    return !"pɸftsθɬʃɕʈʂcçkxqχħʔh".contains(sign);
  }

  /**
   * The distance of two words, 0 where they sound alike. Stress, and signs that are not in the
   * chart, do not count.
   */
  public static double between(String ipa, String other) {
    return between(sounds(ipa), sounds(other));
  }

  private static List<Sound> sounds(String ipa) {
    List<Sound> sounds = new ArrayList<>();
    Normalizer.normalize(ipa, Normalizer.Form.NFD)
        .codePoints()
        .forEach(
            sign -> {
              Sound sound = SOUNDS.get(sign);
              if (sound != null) {
                sounds.add(sound);
              } else if (LONG.indexOf(sign) >= 0
                  && !sounds.isEmpty()
                  && sounds.get(sounds.size() - 1) instanceof Sound.Vowel it) {
                sounds.set(
                    sounds.size() - 1,
                    new Sound.Vowel(it.height(), it.backness(), it.rounded(), true, it.marks()));
              } else if (MARKS.indexOf(sign) >= 0 && !sounds.isEmpty()) {
                sounds.set(
                    sounds.size() - 1,
                    marked(sounds.get(sounds.size() - 1), Character.toString(sign)));
              }
            });
    return sounds;
  }

  private static Sound marked(Sound sound, String mark) {
    if (sound instanceof Sound.Vowel it) {
      return new Sound.Vowel(
          it.height(), it.backness(), it.rounded(), it.isLong(), it.marks() + mark);
    }
    Sound.Consonant it = (Sound.Consonant) sound;
    return new Sound.Consonant(it.place(), it.manner(), it.voiced(), it.marks() + mark);
  }

  private static double between(List<Sound> left, List<Sound> right) {
    double[] above = new double[right.size() + 1];
    for (int j = 0; j < right.size(); j++) {
      above[j + 1] = above[j] + lost(right.get(j));
    }
    for (Sound sound : left) {
      double[] row = new double[right.size() + 1];
      row[0] = above[0] + lost(sound);
      for (int j = 0; j < right.size(); j++) {
        double replaced = above[j] + between(sound, right.get(j));
        double gone = above[j + 1] + lost(sound);
        double come = row[j] + lost(right.get(j));
        row[j + 1] = Math.min(replaced, Math.min(gone, come));
      }
      above = row;
    }
    return above[right.size()];
  }

  /** What it costs to lose a sound: little for the schwa, h and the glottal stop. */
  private static double lost(Sound sound) {
    if (sound instanceof Sound.Vowel vowel) {
      return vowel.height() == 3 && vowel.backness() == 1 ? WEAK_LOST : VOWEL_LOST;
    }
    return ((Sound.Consonant) sound).place() == 10 ? WEAK_LOST : CONSONANT_LOST;
  }

  private static double between(Sound left, Sound right) {
    if (left instanceof Sound.Vowel one && right instanceof Sound.Vowel other) {
      double difference =
          0.15 * Math.abs(one.height() - other.height())
              + 0.2 * Math.abs(one.backness() - other.backness())
              + (one.rounded() == other.rounded() ? 0 : 0.15)
              + (one.isLong() == other.isLong() ? 0 : LENGTH)
              + (one.marks().equals(other.marks()) ? 0 : MARK);
      return Math.min(MOST, difference);
    }
    if (left instanceof Sound.Consonant one && right instanceof Sound.Consonant other) {
      int apart = Math.abs(one.place() - other.place());
      double difference =
          (apart == 0 ? 0 : Math.min(0.6, 0.2 + 0.1 * apart))
              + (one.manner() == other.manner() ? 0 : 0.4)
              + (one.voiced() == other.voiced() ? 0 : 0.2)
              + (one.marks().equals(other.marks()) ? 0 : MARK);
      return Math.min(MOST, difference);
    }
    boolean isGlide =
        (left instanceof Sound.Consonant one && one.manner() == Manner.GLIDE)
            || (right instanceof Sound.Consonant other && other.manner() == Manner.GLIDE);
    return isGlide ? GLIDE : KIND;
  }
}
