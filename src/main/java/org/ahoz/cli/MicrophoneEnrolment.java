package org.ahoz.cli;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.ahoz.announce.Announcer;
import org.ahoz.announce.Utterance;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.listening.Listening;
import org.ahoz.audio.listening.ListeningEvent;
import org.ahoz.audio.listening.ListeningOptions;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.sphinx.Enrolment.Verdict;
import org.ahoz.lexicon.PhraseKey;

/** Has phrases repeated at the microphone, each until it can be used, or three times. */
final class MicrophoneEnrolment {

  private static final int ATTEMPTS = 3;

  /** After so many silences in a row nobody is there, or the microphone is off. */
  private static final int SILENCES = 3;

  private final PromptVoice voice;
  private final Announcer announcer;
  private final Console console;
  private final Predicate<AudioClip> speech;
  private final Duration patience;
  private final BlockingQueue<ListeningEvent> events = new LinkedBlockingQueue<>();
  private int silences;
  private boolean isNarrowTold;

  /**
   * Makes one.
   *
   * @param announcer says what is to be done, and what is wrong
   * @param speech tells speech from noise, which is passed over
   * @param patience how long to wait before a phrase is said again
   */
  MicrophoneEnrolment(
      PromptVoice voice,
      Announcer announcer,
      Console console,
      Predicate<AudioClip> speech,
      Duration patience) {
    this.voice = voice;
    this.announcer = announcer;
    this.console = console;
    this.speech = speech;
    this.patience = patience;
  }

  /**
   * Records all phrases, or up to where nothing was said three times.
   *
   * @param take takes one, and says what it is good for
   */
  void record(
      List<Prompt> prompts,
      BiFunction<Prompt, AudioClip, Verdict> take,
      Supplier<AudioInput> microphone)
      throws InterruptedException {
    try (Listening listening =
        Listening.start(microphone, ListeningOptions.handsFree().with(speech), events::add)) {
      listening.pause();
      remark(words(PhraseKey.HEARING_REPEAT));
      for (int i = 0; i < prompts.size(); i++) {
        String shown = (i + 1) + " of " + prompts.size() + ": ";
        if (!record(prompts.get(i), shown, take, listening)) {
          console.tell("nothing was heard " + SILENCES + " times, so that it ends here");
          return;
        }
      }
      voice.sayRemarks();
    }
  }

  /** Records one phrase, if it can be used; whether anybody spoke at all. */
  private boolean record(
      Prompt prompt, String number, BiFunction<Prompt, AudioClip, Verdict> take, Listening ears)
      throws InterruptedException {
    for (int attempt = 1; attempt <= ATTEMPTS; ) {
      show(number + prompt.said().text());
      Optional<AudioClip> sound = repeated(prompt, ears);
      if (sound.isEmpty()) {
        silences++;
        if (silences == SILENCES) {
          return false;
        }
        remark(words(PhraseKey.HEARING_SILENT), words(PhraseKey.HEARING_ONCE_MORE));
        continue;
      }
      silences = 0;
      Optional<Utterance> complaint = complaint(prompt, sound.get(), take, attempt);
      if (complaint.isEmpty()) {
        remark(words(PhraseKey.HEARING_GOOD));
        return true;
      }
      boolean isLast = attempt == ATTEMPTS;
      remark(
          complaint.get(),
          words(isLast ? PhraseKey.HEARING_LEFT_OUT : PhraseKey.HEARING_ONCE_MORE));
      attempt++;
    }
    return true;
  }

  /**
   * What is wrong with a take; nothing when it was taken. A room that stays so has to do, and so
   * has a narrow microphone, of which it is told once.
   */
  private Optional<Utterance> complaint(
      Prompt prompt, AudioClip sound, BiFunction<Prompt, AudioClip, Verdict> take, int attempt) {
    SoundQuality quality = SoundQuality.of(sound);
    boolean isNarrow = quality.verdict() == SoundQuality.Verdict.NARROW;
    if (isNarrow && !isNarrowTold) {
      isNarrowTold = true;
      remark(SoundAdvice.of(quality, announcer));
    }
    boolean isLast = attempt == ATTEMPTS && quality.verdict() != SoundQuality.Verdict.SILENT;
    boolean isBearable = isLast || isNarrow;
    if (!isBearable && quality.verdict() != SoundQuality.Verdict.GOOD) {
      return Optional.of(SoundAdvice.of(quality, announcer));
    }
    return take.apply(prompt, sound) == Verdict.TAKEN
        ? Optional.empty()
        : Optional.of(words(PhraseKey.HEARING_DIFFERENT));
  }

  /** What was said after the prompt; nothing when nobody spoke for too long. */
  private Optional<AudioClip> repeated(Prompt prompt, Listening listening)
      throws InterruptedException {
    voice.say(prompt.said());
    events.clear();
    listening.resume();
    try {
      boolean isGone = false;
      while (true) {
        ListeningEvent event =
            isGone ? events.take() : events.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
        if (event == null) {
          return Optional.empty();
        }
        if (event instanceof ListeningEvent.Utterance utterance) {
          return Optional.of(utterance.part().sound());
        }
        if (event instanceof ListeningEvent.DeviceLost lost) {
          console.tell(lost.reason().getMessage() + "; waiting for it");
          isGone = true;
        } else if (event instanceof ListeningEvent.DeviceBack) {
          console.tell("the microphone is back; say it now");
          isGone = false;
        }
      }
    } finally {
      listening.pause();
    }
  }

  private Utterance words(PhraseKey key) {
    return announcer.sayAnyhow(key, Map.of());
  }

  /** Shows words, and has them said before the next prompt. */
  private void remark(Utterance... words) {
    show(String.join("; ", List.of(words).stream().map(Utterance::text).toList()));
    voice.remark(words);
  }

  /** Lines stand by themselves, so that a screen reader can read them. */
  private void show(String line) {
    console.output().println(line);
    console.output().flush();
  }
}
