package org.ahoz.cli;

/** How moves that were heard are printed. */
enum HeardFormat {
  SAN,
  UCI,
  JSON
}
