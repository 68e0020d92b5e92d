package org.ahoz.speech.clips;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ahoz.announce.Span;
import org.ahoz.audio.AudioClip;
import org.ahoz.speech.Prosody;
import org.ahoz.speech.SplicingSynthesizer;
import org.ahoz.speech.Voice;
import org.ahoz.speech.WordSpeaker;
import org.ahoz.speech.Words;
import org.jspecify.annotations.Nullable;

/** Puts recordings one after another; what was not recorded, another voice says. */
final class ClipsSpeaker implements WordSpeaker {

  /** Between words that were recorded apart; with what is left around each, a breath. */
  private static final Duration GAP = Duration.ofMillis(30);

  /** Comments have words without end that nobody records. */
  private static final int MOST_REMARKS = 20;

  private final Voice voice;
  private final Prosody prosody;
  private final ClipFolder folder;
  private final Stand stand;
  private final Map<Path, Optional<AudioClip>> clips = new HashMap<>();
  private final Set<String> missed = new HashSet<>();
  private final List<String> remarks = new ArrayList<>();

  /**
   * A speaker.
   *
   * @param prosody whose rate and pitch the recordings are brought to
   */
  ClipsSpeaker(Voice voice, Prosody prosody, ClipFolder folder, Stand stand) {
    this.voice = voice;
    this.prosody = prosody;
    this.folder = folder;
    this.stand = stand;
  }

  @Override
  public AudioClip say(Words words) {
    List<AudioClip> parts = new ArrayList<>();
    List<Span.Word> missing = new ArrayList<>();
    int at = 0;
    while (at < words.words().size()) {
      Found found = longest(words.words(), at);
      if (found == null) {
        missing.add(words.words().get(at));
        at++;
      } else {
        addMissing(words, missing, parts);
        parts.add(found.clip());
        at += found.count();
      }
    }
    addMissing(words, missing, parts);
    return joined(parts);
  }

  /**
   * A recording of words from a place on.
   *
   * @param count how many words it says
   */
  private record Found(AudioClip clip, int count) {}

  private @Nullable Found longest(List<Span.Word> words, int at) {
    for (int count = Math.min(Math.max(1, folder.longest()), words.size() - at);
        count > 0;
        count--) {
      Optional<AudioClip> clip = folder.find(words.subList(at, at + count)).flatMap(this::read);
      if (clip.isPresent()) {
        return new Found(clip.get(), count);
      }
    }
    return null;
  }

  private Optional<AudioClip> read(Path file) {
    Optional<AudioClip> known = clips.get(file);
    if (known == null) {
      ClipFolder.Reading reading = ClipFolder.read(file);
      AudioClip clip = reading.clip();
      if (clip == null) {
        remarks.add(file + ": " + reading.fault() + "; another voice says it, record it again");
      }
      known = Optional.ofNullable(clip).map(each -> ready(each));
      clips.put(file, known);
    }
    return known;
  }

  /** At the rates, height and loudness that are wanted. */
  private AudioClip ready(AudioClip recorded) {
    double length = (double) voice.wordsPerMinute() / prosody.rateFor(voice);
    AudioClip spoken = Stretch.of(recorded.resampled(voice.sampleRate()), length, prosody.pitch());
    return SplicingSynthesizer.evened(spoken);
  }

  private void addMissing(Words words, List<Span.Word> missing, List<AudioClip> parts) {
    if (missing.isEmpty()) {
      return;
    }
    Words asked = new Words(words.language(), words.separator(), missing);
    parts.add(stand.say(asked).resampled(voice.sampleRate()));
    remark(asked);
    missing.clear();
  }

  private void remark(Words asked) {
    Set<String> keys = new LinkedHashSet<>();
    for (Span.Word word : asked.words()) {
      // A broken recording was named already.
      if (folder.find(word.key()).isEmpty() && missed.add(word.key())) {
        keys.add(ClipFolder.name(word.key()));
      }
    }
    keys.remove("");
    if (keys.isEmpty() || remarks.size() > MOST_REMARKS) {
      return;
    }
    remarks.add(
        remarks.size() == MOST_REMARKS
            ? voice.id() + ": other words were not recorded either; ahoz voice check lists them"
            : voice.id()
                + ": there is no recording of "
                + String.join(", ", keys)
                + "; "
                + stand.voice(asked.language()).id()
                + " says it");
  }

  private AudioClip joined(List<AudioClip> parts) {
    List<AudioClip> spaced = new ArrayList<>();
    for (AudioClip part : parts) {
      if (!spaced.isEmpty()) {
        spaced.add(AudioClip.silence(voice.sampleRate(), GAP));
      }
      spaced.add(part);
    }
    return spaced.isEmpty()
        ? AudioClip.silence(voice.sampleRate(), Duration.ZERO)
        : AudioClip.join(spaced);
  }

  @Override
  public List<String> remarks() {
    return List.copyOf(remarks);
  }

  @Override
  public void close() {
    stand.close();
  }
}
