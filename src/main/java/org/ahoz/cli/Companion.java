package org.ahoz.cli;

import org.ahoz.audio.captions.CaptionFormat;

/** A kind of file that stands beside a sound file and says what is heard when. */
enum Companion {
  /** WebVTT, a cue for each sentence that is heard. */
  VTT("vtt") {
    @Override
    String text(Timeline timeline) {
      return CaptionFormat.VTT.text(timeline.captions());
    }
  },
  /** SubRip, the same for older players. */
  SRT("srt") {
    @Override
    String text(Timeline timeline) {
      return CaptionFormat.SRT.text(timeline.captions());
    }
  },
  /** WebVTT of the kind that names chapters. */
  CHAPTERS("chapters.vtt") {
    @Override
    String text(Timeline timeline) {
      return CaptionFormat.VTT.text(timeline.chapters());
    }
  },
  /** The words alone. */
  TRANSCRIPT("txt") {
    @Override
    String text(Timeline timeline) {
      return timeline.transcript();
    }
  };

  private final String extension;

  Companion(String extension) {
    this.extension = extension;
  }

  /** How names of such files end, after the dot. */
  String extension() {
    return extension;
  }

  /** The whole file. */
  abstract String text(Timeline timeline);
}
