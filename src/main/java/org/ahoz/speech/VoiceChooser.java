package org.ahoz.speech;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ahoz.speech.Candidate.Manner;
import org.ahoz.speech.EngineStatus.Ready;
import org.ahoz.speech.EngineStatus.Unavailable;
import org.ahoz.speech.SpeechException.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Finds the voice for a language.
 *
 * <p>The user's choice comes first. Then come the voices of the language itself, the one that fits
 * the region before the others and the better engine before the others; then voices that can say
 * words of any language by their sounds. The first whose engine is ready speaks.
 *
 * <pre>{@code
 * Candidate choice = VoiceChooser.bundled().choose(Locale.forLanguageTag("eu"), null);
 * try (Synthesizer synthesizer = choice.open(Prosody.OWN)) { … }
 * }</pre>
 */
public final class VoiceChooser {

  private final Voices voices;
  private final List<SpeechEngine> engines;

  private VoiceChooser(Voices voices, List<SpeechEngine> engines) {
    this.voices = voices;
    this.engines = List.copyOf(engines);
  }

  /** Chooses among the voices and engines that this program carries. */
  public static VoiceChooser bundled() {
    List<SpeechEngine> engines = SpeechEngines.all();
    return of(Voices.bundled(engines), engines);
  }

  /**
   * Chooses among these voices and engines.
   *
   * @param engines the better ones first
   */
  public static VoiceChooser of(Voices voices, List<SpeechEngine> engines) {
    return new VoiceChooser(voices, engines);
  }

  /**
   * Chooses among these voices and those of a user's folder, which win where both have one of the
   * same id.
   */
  public VoiceChooser with(Path folder) {
    return of(voices.with(folder), engines);
  }

  /** The voices that are chosen from. */
  public Voices voices() {
    return voices;
  }

  /** The engines that are chosen from, the better ones first. */
  public List<SpeechEngine> engines() {
    return engines;
  }

  /**
   * The voices that may speak a language, the best first, whether or not their engines are ready.
   */
  public List<Candidate> candidates(Locale language) {
    List<Candidate> candidates = new ArrayList<>();
    for (Voice voice : voices.all()) {
      boolean speaksIt = voice.speaks(language);
      // A voice that speaks no language by itself, such as a silent one, is only ever asked for.
      boolean saysSounds = voice.phones() != null && !voice.speaks().isEmpty();
      if (speaksIt || saysSounds) {
        Manner manner = speaksIt ? Manner.NATIVE : Manner.BY_SOUNDS;
        for (SpeechEngine engine : enginesFor(voice)) {
          candidates.add(new Candidate(language, voice, engine, manner));
        }
      }
    }
    candidates.sort(
        Comparator.comparing(Candidate::manner)
            .thenComparing(Candidate::distance)
            .thenComparing(candidate -> engines.indexOf(candidate.engine()))
            .thenComparing(Candidate::rank)
            .thenComparing(candidate -> candidate.voice().id()));
    return List.copyOf(candidates);
  }

  /**
   * The voice that speaks a language.
   *
   * @param voice the id of the voice that the user asked for; null to find the best
   * @throws SpeechException when there is no such voice, or nothing can speak; the message says
   *     which voices there would be, why they cannot speak, and what would help
   */
  public Candidate choose(Locale language, @Nullable String voice) {
    return voice == null ? best(language) : chosen(language, voice);
  }

  /**
   * The voice that speaks a language beside others: the one that the user asked for where it speaks
   * this one too, and else the best.
   *
   * @throws SpeechException as {@link #choose} does
   */
  public Candidate chooseBeside(Locale language, @Nullable String voice) {
    boolean isFitting =
        voice != null && voices.find(voice).filter(own -> own.speaks(language)).isPresent();
    return choose(language, isFitting ? voice : null);
  }

  private Candidate best(Locale language) {
    List<Candidate> candidates = candidates(language);
    for (Candidate candidate : candidates) {
      if (candidate.engine().probe() instanceof Ready) {
        return candidate;
      }
    }
    throw nothingSpeaks(Kind.NO_VOICE, language.toLanguageTag(), candidates);
  }

  private Candidate chosen(Locale language, String id) {
    Voice voice =
        voices
            .find(id)
            .orElseThrow(
                () ->
                    new SpeechException(
                        Kind.UNKNOWN_VOICE,
                        id,
                        "there is no voice of this name",
                        others(language)));
    List<Candidate> candidates =
        enginesFor(voice).stream()
            .map(engine -> new Candidate(language, voice, engine, Manner.CHOSEN))
            .toList();
    for (Candidate candidate : candidates) {
      if (candidate.engine().probe() instanceof Ready) {
        return candidate;
      }
    }
    throw nothingSpeaks(Kind.ENGINE_UNAVAILABLE, id, candidates);
  }

  private String others(Locale language) {
    String tag = language.toLanguageTag();
    List<String> ids =
        candidates(language).stream()
            .filter(candidate -> candidate.manner() == Manner.NATIVE)
            .map(candidate -> candidate.voice().id())
            .distinct()
            .toList();
    return ids.isEmpty()
        ? "leave the choice to ahoz, or see ahoz voice list"
        : "voices for " + tag + " are " + String.join(", ", ids);
  }

  private static SpeechException nothingSpeaks(
      Kind kind, String place, List<Candidate> candidates) {
    List<String> reasons = new ArrayList<>();
    List<String> cures = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (candidate.engine().probe() instanceof Unavailable status) {
        reasons.add(
            candidate.voice().id() + " with " + candidate.engine().id() + ": " + status.why());
        cures.add(status.cure());
      }
    }
    return new SpeechException(
        kind,
        place,
        reasons.isEmpty()
            ? "there is no voice for it, and none that says words by their sounds"
            : "no voice is ready: " + String.join("; ", reasons),
        cures.isEmpty()
            ? "install a voice, or choose one of another language with --voice"
            : cures.stream().distinct().collect(Collectors.joining(", or ")));
  }

  private List<SpeechEngine> enginesFor(Voice voice) {
    return engines.stream().filter(engine -> engine.serves(voice)).toList();
  }
}
