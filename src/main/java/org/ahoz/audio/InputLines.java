package org.ahoz.audio;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.Line;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.Mixer;
import javax.sound.sampled.TargetDataLine;

/** The ways to microphones; the tests have some that need no device. */
interface InputLines {

  /** What the devices are called that can be listened to. */
  List<String> names();

  /**
   * A line that is not open yet.
   *
   * @param name one of the names, or nothing, which is the device that the system prefers
   * @throws IllegalArgumentException when the device has no line of this format, or is gone
   */
  TargetDataLine line(String name, AudioFormat format) throws LineUnavailableException;

  /** Those of this computer. */
  static InputLines ofSystem() {
    return new InputLines() {
      @Override
      public List<String> names() {
        List<String> names = new ArrayList<>();
        for (Mixer.Info info : AudioSystem.getMixerInfo()) {
          if (isMicrophone(info) && !names.contains(info.getName())) {
            names.add(info.getName());
          }
        }
        return names;
      }

      @Override
      public TargetDataLine line(String name, AudioFormat format) throws LineUnavailableException {
        if (name.isEmpty()) {
          return AudioSystem.getTargetDataLine(format);
        }
        for (Mixer.Info info : AudioSystem.getMixerInfo()) {
          if (info.getName().equals(name) && isMicrophone(info)) {
            DataLine.Info wanted = new DataLine.Info(TargetDataLine.class, format);
            return (TargetDataLine) AudioSystem.getMixer(info).getLine(wanted);
          }
        }
        throw new IllegalArgumentException(name + " is gone");
      }
    };
  }

  private static boolean isMicrophone(Mixer.Info info) {
    return AudioSystem.getMixer(info).isLineSupported(new Line.Info(TargetDataLine.class));
  }

  /**
   * The device that a part of its name means.
   *
   * @param part in any case; the whole name wins over a part of others; nothing means nothing
   * @throws AudioDeviceException when none or several are meant
   */
  static String named(String part, List<String> names) {
    if (part.isEmpty()) {
      return part;
    }
    String wanted = part.strip().toLowerCase(Locale.ROOT);
    List<String> found = new ArrayList<>();
    for (String name : names) {
      String lower = name.toLowerCase(Locale.ROOT);
      if (lower.strip().equals(wanted)) {
        return name;
      }
      if (lower.contains(wanted)) {
        found.add(name);
      }
    }
    if (found.size() == 1) {
      return found.get(0);
    }
    throw new AudioDeviceException(
        "microphone \"" + part + "\"",
        found.isEmpty() ? "there is none of this name" : "several have this in their names",
        names.isEmpty()
            ? "connect one; this computer has none that Java can use"
            : "name a part of one of: " + String.join("; ", found.isEmpty() ? names : found),
        new IllegalArgumentException(part));
  }
}
