package org.ahoz.phones;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PhoneticDistanceTest {

  @Test
  void whatSoundsAlikeIsNotApart() {
    assertThat(PhoneticDistance.between("ˈnaɪt", "naɪt")).isZero();
    assertThat(PhoneticDistance.between("", "")).isZero();
  }

  @Test
  void itIsTheSameBothWays() {
    assertThat(PhoneticDistance.between("ˈbiː", "ˈeɪtʃ"))
        .isEqualTo(PhoneticDistance.between("ˈeɪtʃ", "ˈbiː"));
  }

  @Test
  void lettersThatRhymeAreNearerThanThoseThatDoNot() {
    double rhyming = PhoneticDistance.between("ˈbiː", "ˈdiː");
    assertThat(rhyming).isLessThan(PhoneticDistance.between("ˈbiː", "ˈiː"));
    assertThat(PhoneticDistance.between("ˈbiː", "ˈiː"))
        .isLessThan(PhoneticDistance.between("ˈbiː", "ˈɛf"));
  }

  @Test
  void voiceAloneIsLessThanPlaceAndManner() {
    assertThat(PhoneticDistance.between("pa", "ba"))
        .isLessThan(PhoneticDistance.between("pa", "ka"))
        .isLessThan(PhoneticDistance.between("pa", "ma"));
  }

  @Test
  void tonesAndAspirationTellWordsApart() {
    assertThat(PhoneticDistance.between("tɕi˥", "tɕi˧˥")).isPositive();
    assertThat(PhoneticDistance.between("tʰa", "ta")).isPositive();
  }

  @Test
  void aLostSoundIsLessThanAStrangeOne() {
    assertThat(PhoneticDistance.between("kat", "ka"))
        .isLessThan(PhoneticDistance.between("kat", "kai"));
  }
}
