package org.ahoz.cli;

import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.hear.Heard;
import org.ahoz.hear.Recognition;

/** What was made of the sound of one utterance, and how good the sound is. */
record HeardSound(Heard heard, Recognition recognition, SoundQuality quality) {}
