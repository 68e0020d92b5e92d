package org.ahoz.script;

import org.ahoz.chess.Position;

/**
 * Where in a game something is said.
 *
 * @param game the number of the game in its text, counted from 1
 * @param ply the ply that was played last, counted from 1 at the start of the game, in a variation
 *     too; 0 before the first
 * @param depth how many variations deep; 0 in the game itself
 * @param move that ply with its number in PGN's notation, such as {@code 12... Nf6}; empty before
 *     the first
 * @param position after that ply
 */
public record Place(int game, int ply, int depth, String move, Position position) {}
