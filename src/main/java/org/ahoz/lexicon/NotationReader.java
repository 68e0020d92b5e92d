package org.ahoz.lexicon;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ahoz.chess.File;
import org.ahoz.chess.Role;
import org.ahoz.notation.DescriptiveLanguage;
import org.ahoz.notation.NotationLanguage;
import org.ahoz.yaml.YamlNode.Scalar;
import org.jspecify.annotations.Nullable;

/** Reads the letters and marks with which a language writes moves. */
final class NotationReader {

  /** The key under which a lexicon may have a second notation. */
  static final String DESCRIPTIVE = "descriptive";

  private static final List<String> KEYS =
      List.of(
          "pieces",
          "also",
          "files",
          "castling",
          "en-passant",
          "draw-offer",
          "check",
          "mate",
          DESCRIPTIVE);

  /** Small letters that mean a file wherever moves are written in Latin script (FIDE Laws C.5). */
  private static final String FILES = "abcdefgh";

  private final Findings findings;

  NotationReader(Findings findings) {
    this.findings = findings;
  }

  /**
   * Reads the map {@code notation}, with the descriptive one in it if there is one; null, with
   * findings, when moves could not be written.
   */
  Lexicon.@Nullable Notations readAll(String tag, Fields fields) {
    NotationLanguage algebraic = read(tag, fields);
    DescriptiveLanguage descriptive =
        fields.has(DESCRIPTIVE)
            ? new DescriptiveReader(findings).read(tag, fields.map(DESCRIPTIVE))
            : null;
    return algebraic == null ? null : new Lexicon.Notations(algebraic, descriptive);
  }

  private @Nullable NotationLanguage read(String tag, Fields fields) {
    fields.allow(KEYS);
    Map<Role, List<String>> letters = letters(fields);
    Fields castling = fields.map("castling");
    castling.allow(List.of("short", "long"));
    List<String> castleShort = marks(castling, "short");
    List<String> castleLong = marks(castling, "long");
    boolean castles = !castleShort.isEmpty() && !castleLong.isEmpty();
    if (!castles) {
      findings.error(
          castling.place(),
          "bad-notation",
          "notation does not say how castling is written",
          "write castling: {short: [0-0], long: [0-0-0]}");
    }
    boolean allPieces = true;
    for (Role role : Role.values()) {
      if (role != Role.PAWN && !letters.containsKey(role)) {
        allPieces = false;
        findings.error(
            fields.map("pieces").place(),
            "bad-notation",
            "notation has no letter for the " + WordKeys.of(role),
            "add it to notation.pieces");
      }
    }
    return allPieces && castles
        ? new NotationLanguage(
            tag,
            letters,
            castleShort,
            castleLong,
            marks(fields, "en-passant"),
            marks(fields, "draw-offer"),
            marks(fields, "check"),
            marks(fields, "mate"),
            files(fields.map("files")))
        : null;
  }

  private Map<Role, List<String>> letters(Fields fields) {
    Map<String, Role> roles = new LinkedHashMap<>();
    for (Role role : Role.values()) {
      roles.put(WordKeys.of(role), role);
    }
    Map<Role, List<String>> letters = new EnumMap<>(Role.class);
    Map<String, Role> owners = new HashMap<>();
    for (Fields pieces : List.of(fields.map("pieces"), fields.map("also"))) {
      pieces.allow(roles.keySet());
      for (String key : pieces.keys()) {
        Role role = roles.get(key);
        if (role != null) {
          for (Scalar letter : pieces.texts(key)) {
            checkLetter(letter, role, owners.put(letter.text(), role));
            letters.computeIfAbsent(role, any -> new ArrayList<>()).add(letter.text());
          }
        }
      }
    }
    return letters;
  }

  private void checkLetter(Scalar letter, Role role, @Nullable Role owner) {
    String written = "\"" + letter.text() + "\"";
    if (owner != null) {
      findings.error(
          letter.place(),
          "bad-notation",
          written + " stands for the " + WordKeys.of(owner) + " and the " + WordKeys.of(role),
          "one letter means one piece");
    } else if (FILES.contains(letter.text())) {
      findings.error(
          letter.place(),
          "bad-notation",
          written + " would stand for the " + WordKeys.of(role) + " and for a file",
          "pieces have capital letters");
    }
  }

  /** Letters of files beside the Latin ones. A piece may have the same: the position tells. */
  private Map<File, List<String>> files(Fields fields) {
    List<String> keys = new ArrayList<>();
    Map<File, List<String>> files = new EnumMap<>(File.class);
    Map<String, File> owners = new HashMap<>();
    for (File file : File.values()) {
      String key = String.valueOf(file.letter());
      keys.add(key);
      for (Scalar letter : fields.texts(key)) {
        checkFileLetter(letter, file, owners.put(letter.text(), file));
        files.computeIfAbsent(file, any -> new ArrayList<>()).add(letter.text());
      }
    }
    fields.allow(keys);
    if (!fields.keys().isEmpty() && files.size() < keys.size()) {
      findings.error(
          fields.place(),
          "bad-notation",
          "notation.files does not name all eight files",
          "name a to h, or drop the key");
    }
    return files;
  }

  private void checkFileLetter(Scalar letter, File file, @Nullable File owner) {
    String written = "\"" + letter.text() + "\"";
    if (owner != null) {
      findings.error(
          letter.place(),
          "bad-notation",
          written + " stands for the files " + owner.letter() + " and " + file.letter(),
          "one letter means one file");
    } else if (letter.text().chars().anyMatch(NotationReader::isRead)) {
      findings.error(
          letter.place(),
          "bad-notation",
          written + " is no letter of another script",
          "Latin letters and digits are read as they are");
    }
  }

  /** Whether a character has a meaning in every language. */
  private static boolean isRead(int character) {
    return character < 128 || Character.isDigit(character);
  }

  private static List<String> marks(Fields fields, String key) {
    List<String> marks = new ArrayList<>();
    for (Scalar mark : fields.texts(key)) {
      marks.add(mark.text());
    }
    return marks;
  }
}
