package org.ahoz.speech;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Engines are guests: each is seen in one package. Sound knows nothing of what it carries. */
@AnalyzeClasses(packages = "org.ahoz", importOptions = DoNotIncludeTests.class)
class GuestsTest {

  @ArchTest
  static final ArchRule freeTtsIsSeenInOnePackage = seenOnlyIn("com.sun.speech..", "freetts");

  @ArchTest static final ArchRule jnaIsSeenInOnePackage = seenOnlyIn("com.sun.jna..", "espeak");

  @ArchTest
  static final ArchRule piperIsSeenInOnePackage = seenOnlyIn("io.github.givimad..", "piper");

  @ArchTest
  static final ArchRule javaSoundIsSeenInAudio =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.ahoz.audio..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("javax.sound..");

  @ArchTest
  static final ArchRule audioStandsAlone =
      classes()
          .that()
          .resideInAPackage("org.ahoz.audio..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.ahoz.audio..",
              "java..",
              "javax.sound..",
              "org.jspecify..",
              // The encoders of its formats.
              "com.mpatric.mp3agic..",
              "de.sciss.jump3r..",
              "io.github.jaredmdobson.concentus..",
              "net.sourceforge.javaflacencoder..",
              "org.gagravarr..");

  @ArchTest
  static final ArchRule thePackagesOfSpeechDoNotGoInCircles =
      slices().matching("org.ahoz.(speech..)").should().beFreeOfCycles();

  private static ArchRule seenOnlyIn(String guest, String engine) {
    return noClasses()
        .that()
        .resideOutsideOfPackage("org.ahoz.speech." + engine)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(guest);
  }
}
