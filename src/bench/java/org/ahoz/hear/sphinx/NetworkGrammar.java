package org.ahoz.hear.sphinx;

import edu.cmu.sphinx.linguist.dictionary.Dictionary;
import edu.cmu.sphinx.linguist.language.grammar.Grammar;
import edu.cmu.sphinx.linguist.language.grammar.GrammarNode;
import org.ahoz.hear.SpokenNetwork;
import org.ahoz.hear.SpokenNetwork.Arc;
import org.jspecify.annotations.Nullable;

/** A network of words as Sphinx4's own linguists take it. Sphinx makes it by its name. */
public final class NetworkGrammar extends Grammar {

  private @Nullable SpokenNetwork network;

  /** For Sphinx, which sets the properties afterwards. */
  public NetworkGrammar() {}

  /** Makes this what may be said; the linguist looks when it next begins to listen. */
  void expect(SpokenNetwork next) {
    network = next;
    newGrammar();
    initialNode = createGrammar();
  }

  /** Words are nodes in Sphinx; a state of the network becomes a node without a word. */
  @Override
  protected GrammarNode createGrammar() {
    GrammarNode first = createGrammarNode(Dictionary.SILENCE_SPELLING);
    GrammarNode last = createGrammarNode(Dictionary.SILENCE_SPELLING);
    last.setFinalNode(true);
    SpokenNetwork known = network;
    if (known == null) {
      first.add(last, 0);
      return first;
    }
    GrammarNode[] states = new GrammarNode[known.states()];
    for (int state = 0; state < states.length; state++) {
      states[state] = createGrammarNode(false);
    }
    for (int state = 0; state < states.length; state++) {
      for (Arc arc : known.arcs(state)) {
        GrammarNode word = createGrammarNode(ComparedVoice.word(arc.token()));
        states[state].add(word, 0);
        word.add(states[arc.to()], 0);
      }
      if (known.meaningsAt(state).length > 0) {
        states[state].add(last, 0);
      }
    }
    first.add(states[0], 0);
    postProcessGrammar();
    return first;
  }
}
