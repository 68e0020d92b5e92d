package org.ahoz.speech;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The texts in a folder of the class path, whether that is a folder of the disk or a jar.
 *
 * <p>A class loader can find a file but not list a folder; so the folder is found by a file that is
 * known to be in it.
 */
final class ClassPathFolder {

  private ClassPathFolder() {}

  /**
   * The texts in the files of a name, by their paths from the root of the class path; none when the
   * known file is not there.
   *
   * @param known the path of a file that is two levels below the folder
   * @param name what the files are called that are read, in folders of any depth
   */
  static Map<String, String> texts(ClassLoader loader, String known, String name) {
    URL url = loader.getResource(known);
    if (url == null) {
      return Map.of();
    }
    String folder = known.substring(0, known.indexOf('/'));
    try {
      URLConnection connection = url.openConnection();
      return connection instanceof JarURLConnection jar
          ? inJar(jar, folder, name)
          : onDisk(Path.of(url.toURI()), folder, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the class path has a place that is none: " + url, e);
    }
  }

  private static Map<String, String> inJar(JarURLConnection connection, String folder, String name)
      throws IOException {
    Map<String, String> texts = new TreeMap<>();
    // Without its cache, so that the jar that is closed here is not the class loader's own.
    connection.setUseCaches(false);
    try (JarFile jar = connection.getJarFile()) {
      for (JarEntry entry : jar.stream().toList()) {
        if (entry.getName().startsWith(folder + "/") && entry.getName().endsWith("/" + name)) {
          try (InputStream in = jar.getInputStream(entry)) {
            texts.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
          }
        }
      }
    }
    return texts;
  }

  private static Map<String, String> onDisk(Path known, String folder, String name)
      throws IOException {
    Path root = Objects.requireNonNull(known.getParent()).resolveSibling("");
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> inside = Files.walk(root)) {
      for (Path file : inside.filter(path -> path.endsWith(name)).toList()) {
        String below = root.relativize(file).toString().replace('\\', '/');
        texts.put(folder + "/" + below, Files.readString(file));
      }
    }
    return texts;
  }
}
