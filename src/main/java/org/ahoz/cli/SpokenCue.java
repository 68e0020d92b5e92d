package org.ahoz.cli;

import java.time.Duration;
import org.ahoz.audio.AudioClip;

/**
 * A cue in sound.
 *
 * @param sound the pause and the words
 * @param start when the words begin in it: how long the pause is as it is heard
 */
record SpokenCue(AudioClip sound, Duration start) {}
