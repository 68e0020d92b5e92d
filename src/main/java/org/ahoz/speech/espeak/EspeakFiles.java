package org.ahoz.speech.espeak;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.ahoz.speech.UnpackedFolder;

/**
 * The library and the data of eSpeak NG as files, which the system's loader and eSpeak want.
 *
 * <p>They are resources of the piper-jni jar and are unpacked once for each user and version. They
 * are unpacked beside their place and moved there when they are whole, so that two programs may do
 * it at the same time, and one that is stopped leaves nothing that looks whole.
 *
 * @param library the library
 * @param data the folder that eSpeak is told of
 * @param remark what is worth knowing of the place; empty when it is the usual one
 */
record EspeakFiles(Path library, Path data, String remark) {

  private static final String DATA = "espeak-ng-data";
  private static final String VERSION = "META-INF/maven/io.github.givimad/piper-jni/pom.properties";

  /** Files of the data without which eSpeak ends the whole program when it is started. */
  private static final List<String> VITAL =
      List.of("phontab", "phonindex", "phondata", "intonations");

  /** A resource is not on the class path: the jar is missing, or has nothing for this platform. */
  static final class MissingResourceException extends IOException {
    private static final long serialVersionUID = 1L;

    MissingResourceException(String resource) {
      super("the class path has no " + resource);
    }
  }

  /**
   * Finds the files, or unpacks them.
   *
   * @param resources what the jar is found by
   * @param cache the user's cache folder
   * @param temporary the folder for temporary files, which is used when the cache cannot be; what
   *     is unpacked there is removed when the program ends
   * @throws MissingResourceException when there is nothing to unpack
   * @throws IOException when neither folder can be written
   */
  static EspeakFiles unpack(
      ClassLoader resources, EspeakPlatform platform, Path cache, Path temporary)
      throws IOException {
    String version = version(resources);
    Path place = cache.resolve("espeak-ng-" + version + "-" + platform.folder());
    EspeakFiles files = in(place, platform, "");
    if (files.areWhole()) {
      return files;
    }
    try {
      Files.createDirectories(cache);
      Path whole = unpackInto(cache, resources, platform);
      moveIntoPlace(whole, place, files);
      return files;
    } catch (MissingResourceException e) {
      throw e;
    } catch (IOException e) {
      Path passing = unpackInto(temporary, resources, platform);
      Runtime.getRuntime().addShutdownHook(new Thread(() -> UnpackedFolder.deleteAll(passing)));
      return in(
          passing, platform, "unpacked for this run only, as " + cache + " cannot be written");
    }
  }

  private static EspeakFiles in(Path folder, EspeakPlatform platform, String remark) {
    return new EspeakFiles(folder.resolve(platform.library()), folder.resolve(DATA), remark);
  }

  private boolean areWhole() {
    return Files.isRegularFile(library)
        && VITAL.stream().allMatch(name -> Files.isRegularFile(data.resolve(name)));
  }

  private static String version(ClassLoader resources) throws IOException {
    try (InputStream in = open(resources, VERSION)) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version", "unknown");
    }
  }

  /** Unpacks into a new folder inside another, and gives the new one. */
  private static Path unpackInto(Path folder, ClassLoader resources, EspeakPlatform platform)
      throws IOException {
    Path whole = folder.resolve("espeak-ng-" + UUID.randomUUID() + ".part");
    try {
      Files.createDirectory(whole);
      String library = platform.folder() + "/" + platform.library();
      try (InputStream in = open(resources, library)) {
        Files.copy(in, whole.resolve(platform.library()));
      }
      try (InputStream in = open(resources, DATA + ".zip")) {
        unzip(in, whole.resolve(DATA));
      }
      return whole;
    } catch (IOException e) {
      UnpackedFolder.deleteAll(whole);
      throw e;
    }
  }

  private static void moveIntoPlace(Path whole, Path place, EspeakFiles files) throws IOException {
    try {
      Files.move(whole, place, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      if (files.areWhole()) {
        // Another program was faster, and what it unpacked is the same.
        UnpackedFolder.deleteAll(whole);
        return;
      }
      // Something damaged stands there, such as what a cleaner of old files left of it.
      UnpackedFolder.deleteAll(place);
      try {
        Files.move(whole, place, StandardCopyOption.ATOMIC_MOVE);
      } catch (IOException again) {
        UnpackedFolder.deleteAll(whole);
        throw again;
      }
    }
  }

  /**
   * Unpacks a zip file into a folder.
   *
   * @throws IOException when an entry would leave the folder, and when reading or writing fails
   */
  static void unzip(InputStream zip, Path folder) throws IOException {
    Files.createDirectories(folder);
    try (ZipInputStream entries = new ZipInputStream(new BufferedInputStream(zip, 1 << 16))) {
      ZipEntry entry = entries.getNextEntry();
      while (entry != null) {
        Path target = folder.resolve(entry.getName()).normalize();
        if (!target.startsWith(folder)) {
          throw new IOException("the entry " + entry.getName() + " would leave " + folder);
        }
        if (entry.isDirectory()) {
          Files.createDirectories(target);
        } else {
          Path parent = target.getParent();
          if (parent != null) {
            Files.createDirectories(parent);
          }
          Files.copy(entries, target);
        }
        entry = entries.getNextEntry();
      }
    }
  }

  private static InputStream open(ClassLoader resources, String name) throws IOException {
    InputStream in = resources.getResourceAsStream(name);
    if (in == null) {
      throw new MissingResourceException(name);
    }
    return in;
  }
}
