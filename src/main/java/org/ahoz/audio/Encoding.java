package org.ahoz.audio;

import java.util.List;
import org.ahoz.audio.Chapters.Chapter;

/** How the sound of one file is laid down in it, from its first sample to its last. */
interface Encoding {

  /**
   * The sample rate at which sound is taken.
   *
   * @param sampleRate that of the first clip
   */
  int rateFor(int sampleRate);

  /** Takes the samples that come next; all clips of a file have the rate that was asked for. */
  void add(AudioClip clip);

  /**
   * Puts down the rest, and what stands in front of the sound.
   *
   * @param sampleRate of all clips; any, when there was none
   */
  void finish(int sampleRate, Tags tags, List<Chapter> chapters);
}
