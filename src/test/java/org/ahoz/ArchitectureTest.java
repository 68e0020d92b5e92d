package org.ahoz;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The rooms of the house and which way they may look at each other. */
@AnalyzeClasses(packages = "org.ahoz", importOptions = ArchitectureTest.WithoutTests.class)
class ArchitectureTest {

  /**
   * Also where the build is in a folder of its own, which the one that comes along does not know.
   */
  static final class WithoutTests implements ImportOption {

    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  @ArchTest
  static final ArchRule roomsLookOnlyDownwards =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("org.ahoz..")
          .layer("problem")
          .definedBy("org.ahoz.problem..")
          .layer("yaml")
          .definedBy("org.ahoz.yaml..")
          .layer("chess")
          .definedBy("org.ahoz.chess..")
          .layer("notation")
          .definedBy("org.ahoz.notation..")
          .layer("phones")
          .definedBy("org.ahoz.phones..")
          .layer("lexicon")
          .definedBy("org.ahoz.lexicon..")
          .layer("announce")
          .definedBy("org.ahoz.announce..")
          .layer("script")
          .definedBy("org.ahoz.script..")
          .layer("live")
          .definedBy("org.ahoz.live..")
          .layer("hear")
          .definedBy("org.ahoz.hear..")
          .layer("audio")
          .definedBy("org.ahoz.audio..")
          .layer("speech")
          .definedBy("org.ahoz.speech..")
          .layer("cli")
          .definedBy("org.ahoz.cli..")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("speech")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("audio")
          .mayOnlyBeAccessedByLayers("speech", "hear", "cli")
          .whereLayer("live")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("hear")
          .mayOnlyBeAccessedByLayers("cli")
          .whereLayer("script")
          .mayOnlyBeAccessedByLayers("live", "cli")
          .whereLayer("announce")
          .mayOnlyBeAccessedByLayers("script", "live", "hear", "speech", "cli")
          .whereLayer("lexicon")
          .mayOnlyBeAccessedByLayers("announce", "script", "live", "hear", "cli")
          .whereLayer("phones")
          .mayOnlyBeAccessedByLayers("lexicon", "hear", "speech", "cli")
          .whereLayer("notation")
          .mayOnlyBeAccessedByLayers("lexicon", "announce", "script", "hear", "cli")
          .whereLayer("chess")
          .mayOnlyBeAccessedByLayers(
              "notation", "lexicon", "announce", "script", "live", "hear", "cli")
          .whereLayer("yaml")
          .mayOnlyBeAccessedByLayers("phones", "lexicon", "speech", "cli");

  @ArchTest
  static final ArchRule roomsDoNotGoInCircles =
      slices().matching("org.ahoz.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule freettsIsAGuestOfOneRoom =
      guest("org.ahoz.speech.freetts", "com.sun.speech..");

  @ArchTest
  static final ArchRule sphinxIsAGuestOfOneRoom = guest("org.ahoz.hear.sphinx", "edu.cmu.sphinx..");

  @ArchTest
  static final ArchRule nativeCodeIsAGuestOfOneRoom =
      guest("org.ahoz.speech.espeak", "com.sun.jna..");

  @ArchTest
  static final ArchRule piperIsAGuestOfOneRoom =
      guest("org.ahoz.speech.piper", "io.github.givimad.piperjni..");

  /** Holds where the profile {@code ears} is on, as does the next; elsewhere there is neither. */
  @ArchTest static final ArchRule voskIsAGuestOfOneRoom = guest("org.ahoz.hear.vosk", "org.vosk..");

  @ArchTest
  static final ArchRule whisperIsAGuestOfOneRoom =
      guest("org.ahoz.hear.whisper", "io.github.givimad.whisperjni..");

  @ArchTest static final ArchRule picocliIsAGuestOfOneRoom = guest("org.ahoz.cli", "picocli..");

  @ArchTest
  static final ArchRule theTerminalIsAGuestOfOneClass =
      guestOfClass("org.ahoz.cli.TerminalKeyboard", "org.jline..");

  @ArchTest static final ArchRule yamlIsReadInOneRoom = guest("org.ahoz.yaml", "org.snakeyaml..");

  @ArchTest
  static final ArchRule numbersOfAllLanguagesAreAGuestOfOneRoom =
      guest("org.ahoz.lexicon", "com.ibm.icu..");

  /** Written in one room. Vosk answers in JSON, which the room that hosts it takes apart itself. */
  @ArchTest
  static final ArchRule jsonIsWrittenInOneRoom =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.ahoz.cli", "org.ahoz.hear.vosk")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("tools.jackson..");

  @ArchTest
  static final ArchRule theMp3EncoderIsAGuestOfOneClass =
      guestOfClass("org.ahoz.audio.Mp3Packets", "de.sciss..");

  @ArchTest
  static final ArchRule tagsOfMp3FilesAreWrittenByOneClass =
      guestOfClass("org.ahoz.audio.Id3", "com.mpatric..");

  @ArchTest
  static final ArchRule theFlacEncoderIsAGuestOfOneClass =
      guestOfClass("org.ahoz.audio.FlacEncoding", "net.sourceforge.javaflacencoder..");

  @ArchTest
  static final ArchRule theOpusEncoderIsAGuestOfOneClass =
      guestOfClass("org.ahoz.audio.OpusPackets", "io.github.jaredmdobson..");

  @ArchTest
  static final ArchRule soundDevicesBelongToOneRoom =
      noClasses()
          .that()
          .resideOutsideOfPackages("org.ahoz.audio", "org.ahoz.speech.freetts")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("javax.sound..");

  @ArchTest
  static final ArchRule filesAreNamedByPaths =
      noClasses().should().dependOnClassesThat().haveFullyQualifiedName("java.io.File");

  @ArchTest
  static final ArchRule onlyTheCommandLineWritesToTheTerminal =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.ahoz.cli")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  @ArchTest
  static final ArchRule onlyTheCommandLineConfiguresLogging =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.ahoz.cli")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.util.logging..");

  @ArchTest
  static final ArchRule publicTypesAreValuesOrFinal =
      classes()
          .that()
          .arePublic()
          .and(not(INTERFACES))
          .and(not(resideInAnyPackage("org.ahoz.cli..")))
          .and(not(JavaClass.Predicates.assignableTo(Throwable.class)))
          .should()
          .haveModifier(JavaModifier.FINAL)
          .orShould()
          .beEnums()
          .because("what is handed out must not be altered by a subclass");

  /** Classes inside of the host belong to it. */
  private static ArchRule guestOfClass(String host, String types) {
    return noClasses()
        .that()
        .haveNameNotMatching(host.replace(".", "\\.") + "(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(types);
  }

  private static ArchRule guest(String room, String types) {
    return noClasses()
        .that(not(resideInAnyPackage(room)))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(types);
  }
}
