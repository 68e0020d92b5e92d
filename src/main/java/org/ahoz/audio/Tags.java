package org.ahoz.audio;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a sound file says of itself; each text is empty where nothing is known.
 *
 * @param title what is heard, such as the players of a game
 * @param artist who is to be named for it
 * @param album what it is a part of, such as a tournament
 * @param date a year, month or day as in ISO 8601: {@code 1851}, {@code 1851-06}, {@code
 *     1851-06-21}
 * @param language a language tag (BCP 47), such as {@code eu}
 */
public record Tags(String title, String artist, String album, String date, String language) {

  private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}\\u2028\\u2029]+");

  /** Tags that say nothing. */
  public static final Tags NONE = new Tags("", "", "", "", "");

  /** Line breaks and other control characters become spaces, because tags are single lines. */
  public Tags {
    title = line(title);
    artist = line(artist);
    album = line(album);
    date = line(date);
    language = line(language);
  }

  /** The same with another title. */
  public Tags withTitle(String other) {
    return new Tags(other, artist, album, date, language);
  }

  /** The tags that say something, by their names in Vorbis comments. */
  List<Tag> named() {
    return Stream.of(
            new Tag("TITLE", title),
            new Tag("ARTIST", artist),
            new Tag("ALBUM", album),
            new Tag("DATE", date),
            new Tag("LANGUAGE", language))
        .filter(tag -> !tag.text().isEmpty())
        .toList();
  }

  static String line(String text) {
    return CONTROLS.matcher(text).replaceAll(" ").strip();
  }

  record Tag(String name, String text) {}
}
