package org.ahoz.notation;

/** What an annotator added after a move, in the order of the file: comments and variations. */
public sealed interface Annotation permits Comment, Variation {}
