package org.ahoz.audio;

import com.mpatric.mp3agic.EncodedText;
import com.mpatric.mp3agic.ID3v23Tag;
import com.mpatric.mp3agic.ID3v2ChapterFrameData;
import com.mpatric.mp3agic.ID3v2ChapterTOCFrameData;
import com.mpatric.mp3agic.ID3v2Frame;
import com.mpatric.mp3agic.ID3v2FrameSet;
import com.mpatric.mp3agic.ID3v2TextFrameData;
import com.mpatric.mp3agic.NotSupportedException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ahoz.audio.Chapters.Chapter;

/**
 * Tags and chapters in front of an MP3 file (ID3v2.3.0; ID3v2 Chapter Frame Addendum 1.0).
 *
 * <p>Version 2.4 would hold a whole date in one frame, but the library writes the frames inside its
 * chapters in the way of 2.3.
 */
final class Id3 {

  /** A table of contents counts its entries in one byte. */
  private static final int MOST_ENTRIES = 255;

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:-(\\d\\d)(?:-(\\d\\d))?)?");

  /** That chapters are not found by place in the file, but by time. */
  private static final int NO_OFFSET = -1;

  private Id3() {}

  static byte[] bytes(Tags tags, List<Chapter> chapters) {
    ID3v23Tag id3 = new ID3v23Tag();
    put(id3, "TIT2", tags.title());
    put(id3, "TPE1", tags.artist());
    put(id3, "TALB", tags.album());
    putDate(id3, tags.date());
    putLanguage(id3, tags.language());
    if (!chapters.isEmpty()) {
      putChapters(id3, chapters);
    }
    try {
      return id3.getFrameSets().isEmpty() ? new byte[0] : id3.toBytes();
    } catch (NotSupportedException e) {
      throw new IllegalStateException("tags that the library has made are not written by it", e);
    }
  }

  private static void putDate(ID3v23Tag id3, String date) {
    Matcher parts = DATE.matcher(date);
    if (parts.matches()) {
      put(id3, "TYER", parts.group(1));
      if (parts.group(3) != null) {
        put(id3, "TDAT", parts.group(3) + parts.group(2));
      }
    }
  }

  /** The three letters of ISO 639-2 that the frame wants, where the language has such. */
  private static void putLanguage(ID3v23Tag id3, String language) {
    try {
      put(id3, "TLAN", Locale.forLanguageTag(language).getISO3Language());
    } catch (MissingResourceException unknown) {
      // A language without three letters goes without the frame.
    }
  }

  private static void put(ID3v23Tag id3, String frame, String text) {
    if (!text.isEmpty()) {
      EncodedText encoded = encoded(text);
      byte[] bytes = encoded.toBytes(true, false);
      byte[] content = new byte[1 + bytes.length];
      content[0] = encoded.getTextEncoding();
      System.arraycopy(bytes, 0, content, 1, bytes.length);
      ID3v2FrameSet frames = new ID3v2FrameSet(frame);
      frames.addFrame(new ID3v2Frame(frame, content));
      id3.getFrameSets().put(frame, frames);
    }
  }

  /** The library itself would choose encodings that only version 2.4 has. */
  private static EncodedText encoded(String text) {
    boolean narrow = StandardCharsets.ISO_8859_1.newEncoder().canEncode(text);
    return new EncodedText(
        narrow ? EncodedText.TEXT_ENCODING_ISO_8859_1 : EncodedText.TEXT_ENCODING_UTF_16, text);
  }

  private static void putChapters(ID3v23Tag id3, List<Chapter> chapters) {
    ArrayList<ID3v2ChapterFrameData> frames = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Chapter chapter : chapters) {
      String name = "chapter" + frames.size();
      ID3v2ChapterFrameData frame =
          new ID3v2ChapterFrameData(
              false,
              name,
              milliseconds(chapter.start()),
              milliseconds(chapter.end()),
              NO_OFFSET,
              NO_OFFSET);
      frame.addSubframe("TIT2", new ID3v2TextFrameData(false, encoded(chapter.title())));
      frames.add(frame);
      names.add(name);
    }
    id3.setChapters(frames);
    id3.setChapterTOC(new ArrayList<>(contents(names)));
  }

  /** One table of all, or, where they are too many for one, a table of tables. */
  private static List<ID3v2ChapterTOCFrameData> contents(List<String> names) {
    List<ID3v2ChapterTOCFrameData> tables = new ArrayList<>();
    List<String> top = names;
    if (names.size() > MOST_ENTRIES) {
      top = new ArrayList<>();
      for (int from = 0; from < names.size() && top.size() < MOST_ENTRIES; from += MOST_ENTRIES) {
        String name = "contents" + top.size();
        top.add(name);
        int to = Math.min(names.size(), from + MOST_ENTRIES);
        tables.add(table(false, name, names.subList(from, to)));
      }
    }
    tables.add(0, table(true, "contents", top));
    return tables;
  }

  private static ID3v2ChapterTOCFrameData table(boolean root, String name, List<String> entries) {
    return new ID3v2ChapterTOCFrameData(false, root, true, name, entries.toArray(String[]::new));
  }

  private static int milliseconds(Duration time) {
    // Unsigned, so that it reaches to 49 days.
    return (int) time.toMillis();
  }
}
