package org.ahoz.chess;

/** A piece on the board. */
public record Piece(Color color, Role role) {}
