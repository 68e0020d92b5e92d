package org.ahoz.hear.sphinx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A profile as text: the version, what it is by name, then all numbers, seven on a line, and a last
 * line, which shows that it is whole. Numbers are written so that they are read as they were.
 */
final class ProfileFile {

  private static final String TITLE = "ahoz profile, version ";
  private static final int VERSION = 1;
  private static final String LANGUAGE = "language";
  private static final String NUMBERS = "numbers";
  private static final String END = "end";
  private static final int PER_LINE = 7;

  private final String place;
  private final List<String> lines;
  private final Map<String, String> fields = new LinkedHashMap<>();
  private int at;

  private ProfileFile(String text, String place) {
    this.place = place;
    lines = text.lines().toList();
  }

  static String write(Profile profile) {
    StringBuilder text = new StringBuilder(TITLE).append(VERSION).append('\n');
    text.append(LANGUAGE).append(": ").append(profile.language()).append('\n');
    profile
        .calibration()
        .properties()
        .forEach((key, value) -> text.append(key).append(": ").append(value).append('\n'));
    List<Double> numbers = profile.speaker().numbers();
    text.append(NUMBERS).append(": ").append(numbers.size()).append('\n');
    for (int i = 0; i < numbers.size(); i++) {
      boolean isLast = i % PER_LINE == PER_LINE - 1 || i == numbers.size() - 1;
      text.append(numbers.get(i)).append(isLast ? '\n' : ' ');
    }
    return text.append(END).append('\n').toString();
  }

  /**
   * Reads a profile.
   *
   * @param place what messages call the file
   * @throws ProfileException when it is damaged
   */
  static Profile read(String text, String name, String place) {
    return new ProfileFile(text, place).profile(name);
  }

  private Profile profile(String name) {
    readTitle();
    readFields();
    List<Double> numbers = numbers();
    if (at == lines.size() || !lines.get(at).equals(END)) {
      throw damaged(at == lines.size() ? cutOff() : "the line \"" + END + "\" should stand here");
    }
    String language = fields.remove(LANGUAGE);
    if (language == null) {
      throw damaged("the profile has no " + LANGUAGE);
    }
    try {
      return new Profile(
          name, language, Calibration.of(new TreeMap<>(fields)), SpeakerStatistics.of(numbers));
    } catch (IllegalArgumentException e) {
      throw damaged(String.valueOf(e.getMessage()));
    }
  }

  private void readTitle() {
    String title = lines.isEmpty() ? "" : lines.get(0);
    if (!title.startsWith(TITLE)) {
      throw damaged("this is no profile");
    }
    String version = title.substring(TITLE.length());
    if (!version.equals(String.valueOf(VERSION))) {
      throw new ProfileException(
          ProfileException.Kind.DAMAGED,
          place
              + ": this profile is of version "
              + version
              + ", and this program reads version "
              + VERSION
              + "; make it again with ahoz enrol, or use the program that made it");
    }
    at = 1;
  }

  private void readFields() {
    while (!fields.containsKey(NUMBERS)) {
      if (at == lines.size()) {
        throw damaged(cutOff());
      }
      String[] field = lines.get(at).split(": ", 2);
      if (field.length < 2) {
        throw damaged("a name and a value with a colon between should stand here");
      }
      fields.put(field[0], field[1].strip());
      at++;
    }
  }

  private List<Double> numbers() {
    int count = count(fields.getOrDefault(NUMBERS, ""));
    fields.remove(NUMBERS);
    List<Double> numbers = new ArrayList<>();
    while (numbers.size() < count) {
      if (at == lines.size()) {
        throw damaged(cutOff());
      }
      if (lines.get(at).equals(END)) {
        throw damaged("before the end should stand " + count + " numbers, not " + numbers.size());
      }
      for (String number : lines.get(at).strip().split(" ", -1)) {
        numbers.add(number(number));
      }
      at++;
    }
    return numbers;
  }

  private int count(String text) {
    double count = number(text);
    if (count < 0 || count > 1e6 || count != Math.rint(count)) {
      throw damaged(text + " is no count of numbers");
    }
    return (int) count;
  }

  private double number(String text) {
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below, like what is a number to Java alone.
    }
    if (at == lines.size() - 1) {
      throw damaged(cutOff());
    }
    throw damaged("\"" + text + "\" is no number");
  }

  private String cutOff() {
    return "the file is cut off";
  }

  private ProfileException damaged(String reason) {
    return new ProfileException(
        ProfileException.Kind.DAMAGED,
        place
            + ":"
            + Math.max(1, Math.min(at + 1, lines.size()))
            + ": "
            + reason
            + "; copy it again, or make it again with ahoz enrol");
  }
}
