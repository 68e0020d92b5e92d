package org.ahoz.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the build has written into the jar. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Ahoz.class.getPackage().getImplementationVersion();
    return new String[] {"ahoz " + (version == null ? "development" : version)};
  }
}
