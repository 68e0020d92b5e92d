package org.ahoz.lexicon;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A place that holds lexicons, each in a folder that is named by its tag. What is there is found by
 * looking, so that adding a language takes adding its folder.
 */
sealed interface LexiconSource {

  /** The file of a lexicon, in its folder. */
  String FILE = "lexicon.yaml";

  /** The file that tells how its words sound to a recognizer, where it has one. */
  String DICTIONARY = "heard.dict";

  /** The tags of the lexicons, in no order. */
  List<String> tags();

  /** A file of a lexicon, to be closed; null when there is none. */
  @Nullable InputStream open(String tag, String file);

  /** What messages call a file of a lexicon. */
  String name(String tag, String file);

  /** A folder of the file system. */
  record Folder(Path folder) implements LexiconSource {

    @Override
    public List<String> tags() {
      try (Stream<Path> folders = Files.list(folder)) {
        return folders
            .filter(each -> Files.isRegularFile(each.resolve(FILE)))
            .map(each -> each.getFileName().toString())
            .toList();
      } catch (IOException e) {
        throw new UncheckedIOException("the folder " + folder + " cannot be listed", e);
      }
    }

    @Override
    public @Nullable InputStream open(String tag, String file) {
      Path path = folder.resolve(tag).resolve(file);
      try {
        return Files.isRegularFile(path) ? Files.newInputStream(path) : null;
      } catch (IOException e) {
        throw new UncheckedIOException("the file " + path + " cannot be read", e);
      }
    }

    @Override
    public String name(String tag, String file) {
      return folder.resolve(tag).resolve(file).toString();
    }
  }

  /**
   * The class path, be it folders of class files or a packaged jar.
   *
   * @param loader what finds resources
   * @param root the folder of the lexicons, without slashes around it
   */
  record ClassPath(ClassLoader loader, String root) implements LexiconSource {

    /** A file beside the folders, which tells where they are. */
    private static final String CONTRACT = "phrases.yaml";

    @Override
    public List<String> tags() {
      URL contract = loader.getResource(root + "/" + CONTRACT);
      if (contract == null) {
        return List.of();
      }
      try {
        return contract.openConnection() instanceof JarURLConnection connection
            ? inJar(connection)
            : new Folder(Path.of(contract.toURI()).resolveSibling("")).tags();
      } catch (IOException e) {
        throw new UncheckedIOException("the lexicons at " + contract + " cannot be listed", e);
      } catch (URISyntaxException e) {
        throw new IllegalStateException(e);
      }
    }

    private List<String> inJar(JarURLConnection connection) throws IOException {
      connection.setUseCaches(false);
      List<String> tags = new ArrayList<>();
      try (JarFile jar = connection.getJarFile()) {
        String start = root + "/";
        String end = "/" + FILE;
        jar.stream()
            .map(entry -> entry.getName())
            .filter(name -> name.startsWith(start) && name.endsWith(end))
            .map(name -> name.substring(start.length(), name.length() - end.length()))
            .filter(tag -> tag.indexOf('/') < 0)
            .forEach(tags::add);
      }
      return tags;
    }

    @Override
    public @Nullable InputStream open(String tag, String file) {
      return loader.getResourceAsStream(name(tag, file));
    }

    @Override
    public String name(String tag, String file) {
      return root + "/" + tag + "/" + file;
    }
  }
}
