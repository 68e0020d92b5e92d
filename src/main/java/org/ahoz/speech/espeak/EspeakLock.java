package org.ahoz.speech.espeak;

/**
 * What everybody holds who calls eSpeak in this process.
 *
 * <p>eSpeak has one state and no locks. Where its library was loaded before Piper's, the system's
 * loader gives both the same one, since it goes by the name in the file; two threads then end the
 * whole process.
 */
public final class EspeakLock {

  /** To be synchronized on; it is reentrant, as every monitor. */
  public static final Object MONITOR = new Object();

  private EspeakLock() {}
}
