package org.ahoz.cli;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.ahoz.audio.AudioClip;
import org.ahoz.audio.AudioInput;
import org.ahoz.audio.listening.Listening;
import org.ahoz.audio.listening.ListeningEvent;
import org.ahoz.audio.listening.ListeningOptions;
import org.ahoz.audio.listening.SoundQuality;
import org.ahoz.hear.Prompt;
import org.ahoz.hear.sphinx.Enrolment.Verdict;

/** Has phrases repeated at the microphone, each until it can be used, or three times. */
final class MicrophoneEnrolment {

  private static final int ATTEMPTS = 3;

  private final PromptVoice voice;
  private final Console console;
  private final BlockingQueue<ListeningEvent> events = new LinkedBlockingQueue<>();

  MicrophoneEnrolment(PromptVoice voice, Console console) {
    this.voice = voice;
    this.console = console;
  }

  /**
   * Records all phrases.
   *
   * @param take takes one, and says what it is good for
   */
  void record(
      List<Prompt> prompts,
      BiFunction<Prompt, AudioClip, Verdict> take,
      Supplier<AudioInput> microphone)
      throws InterruptedException {
    try (Listening listening =
        Listening.start(microphone, ListeningOptions.handsFree(), events::add)) {
      listening.pause();
      say("repeat what you hear or read, as you would say it at the board");
      for (int i = 0; i < prompts.size(); i++) {
        Prompt prompt = prompts.get(i);
        String shown = (i + 1) + " of " + prompts.size() + ": " + prompt.said().text();
        boolean isTaken = false;
        for (int attempt = 1; attempt <= ATTEMPTS && !isTaken; attempt++) {
          say(shown);
          AudioClip sound = repeated(prompt, listening);
          String complaint = complaint(prompt, sound, take, attempt);
          isTaken = complaint.isEmpty();
          say(isTaken ? "good" : complaint + (attempt < ATTEMPTS ? "; once more" : "; left out"));
        }
      }
    }
  }

  /** What is wrong with a take; nothing when it was taken. A room that stays so has to do. */
  private static String complaint(
      Prompt prompt, AudioClip sound, BiFunction<Prompt, AudioClip, Verdict> take, int attempt) {
    SoundQuality quality = SoundQuality.of(sound);
    boolean isBearable = attempt == ATTEMPTS && quality.verdict() != SoundQuality.Verdict.SILENT;
    String advice = isBearable ? "" : SoundHearing.advice(quality);
    if (!advice.isEmpty()) {
      return advice;
    }
    return switch (take.apply(prompt, sound)) {
      case TAKEN -> "";
      case STRANGE -> "that did not sound like it";
      case ANOTHER -> "that sounded like something else";
    };
  }

  private AudioClip repeated(Prompt prompt, Listening listening) throws InterruptedException {
    voice.say(prompt.said());
    events.clear();
    listening.resume();
    try {
      while (true) {
        ListeningEvent event = events.take();
        if (event instanceof ListeningEvent.Utterance utterance) {
          return utterance.part().sound();
        }
        if (event instanceof ListeningEvent.DeviceLost lost) {
          console.tell(lost.reason().getMessage() + "; waiting for it");
        } else if (event instanceof ListeningEvent.DeviceBack) {
          console.tell("the microphone is back; say it now");
        }
      }
    } finally {
      listening.pause();
    }
  }

  /** Lines stand by themselves, so that a screen reader can read them. */
  private void say(String line) {
    console.output().println(line);
    console.output().flush();
  }
}
