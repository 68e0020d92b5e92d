package org.ahoz.notation;

import java.util.List;
import java.util.Map;
import org.ahoz.chess.Move;
import org.ahoz.chess.Position;
import org.jspecify.annotations.Nullable;

/** What makes two games the same, wherever and however they were written. */
record GameContent(
    Map<String, String> tags,
    Position start,
    List<Comment> comments,
    List<PlyContent> plies,
    GameResult result) {

  /** The same of a ply, whose annotations are comments and variations. */
  record PlyContent(
      @Nullable Move move,
      Position before,
      Position after,
      List<Integer> nags,
      boolean drawOffer,
      List<Object> annotations) {}

  /** The same of a variation. */
  record VariationContent(List<Comment> comments, List<PlyContent> plies) {}

  /** A game with the tags that it has when it is written. */
  static GameContent of(Game game) {
    return new GameContent(
        PgnWriter.tags(game), game.start(), game.comments(), plies(game.plies()), game.result());
  }

  private static List<PlyContent> plies(List<Ply> plies) {
    return plies.stream()
        .map(
            ply ->
                new PlyContent(
                    ply.move(),
                    ply.before(),
                    ply.after(),
                    ply.nags(),
                    ply.written().marks().drawOffer(),
                    ply.annotations().stream().map(GameContent::annotation).toList()))
        .toList();
  }

  private static Object annotation(Annotation annotation) {
    return annotation instanceof Variation variation
        ? new VariationContent(variation.comments(), plies(variation.plies()))
        : annotation;
  }
}
