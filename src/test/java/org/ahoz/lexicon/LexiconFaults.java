package org.ahoz.lexicon;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Ways to break the lexicons of the tests. */
final class LexiconFaults {

  /** How the notation of a test lexicon goes on behind the letters of pieces. */
  private static final String CASTLING = "  castling: {short: [o-o]";

  private LexiconFaults() {}

  /** One fault at a time: what it is made of, where it is found, and what is said of it. */
  static Stream<Arguments> all() {
    return Stream.of(
        // The head of the file.
        fault("qaa", "lexicon: 1\n", "", "", "missing-key", "does not give its lexicon"),
        fault("qaa", "lexicon: 1", "lexicon: 2", "2", "bad-format", "format 2 of lexicons"),
        fault("qaa", "language: qaa\n", "", "", "missing-key", "does not give its language"),
        fault("qaa", ": qaa", ": QAA", "QAA", "bad-language", "usually written \"qaa\""),
        fault("qaa", ": qaa", ": not_a_tag", "not_a_tag", "bad-language", "not a language tag"),
        fault("qaa", "name: Toli\n", "name:\n", "", "empty", "name is empty"),
        fault("qaa", "english-name: Toli\n", "", "", "missing-key", "english-name"),
        fault("qaa", "status: complete\n", "", "", "missing-key", "status"),
        fault("qaa", ": complete", ": done", "done", "bad-status", "\"done\" is no status"),
        fault("qaa", "licence:", "spacing: wide\nlicence:", "wide", "bad-spacing", "\"wide\""),
        fault("qaa", "sources:", "source:", "source:", "unknown-key", "no \"source\""),
        fault(
            "qaa", "[invented for tests]", "{a: b}", "{a", "wrong-kind", "must be text, not a map"),
        fault("qaa", "rules:\n  takes: \"(pakt|pakte)\"", "rules: x", "x", "wrong-kind", "a map"),
        // Notation.
        fault("qaa", "king: O, ", "", "{queen", "bad-notation", "no letter for the king"),
        fault("qaa", "queen: V", "queen: O", "O, rook", "bad-notation", "the king and the queen"),
        fault("qaa", "king: O", "king: c", "c, queen", "bad-notation", "and for a file"),
        fault("qaa", "[O], queen: [V]", "[O]", "{king: [O], rook", "bad-notation", "writes queen"),
        fault(
            "qaa",
            "queen: [V]",
            "queen: [O]",
            "O], queen",
            "bad-notation",
            "the queen and the king"),
        fault("qaa", "{side}{piece}", "{piece}{side}", "{piece}", "bad-notation", "squares"),
        fault("qaa", "    takes: [x]\n", "", "square", "bad-notation", "writes takes"),
        fault("qaa", "    to: [", "    goes: [", "goes", "unknown-key", "no \"goes\""),
        fault("qaa", "{1: [prima]}", "{9: [nona]}", "9", "unknown-key", "no \"9\""),
        fault("qaa", "short: [o-o], ", "", "{long", "bad-notation", "how castling is written"),
        fault("qaa", "king: O", "cat: O", "cat", "unknown-key", "notation.pieces has no \"cat\""),
        fault(
            "qaa",
            CASTLING,
            "  files: {a: \u03b1}\n" + CASTLING,
            "{a",
            "bad-notation",
            "eight files"),
        fault("qaa", CASTLING, files("\u03b1"), "\u03b1, c", "bad-notation", "the files a and b"),
        fault("qaa", CASTLING, files("b"), "b, c", "bad-notation", "of another script"),
        fault("qaa", CASTLING, files("\u0663"), "\u0663, c", "bad-notation", "of another script"),
        fault("qac", "status:", "words: {}\nstatus:", "words", "unknown-key", "no \"words\""),
        // Words.
        fault("qaa", "  king: dora\n", "", "", "missing-word", "no word for king"),
        fault("qaa", "b: te, ", "", "{a: ta", "missing-word", "no word for file b"),
        fault("qaa", "b: te, ", "b: te, x: xe, ", "x: xe", "unknown-key", "files.letters has no"),
        fault("qaa", "1: una, ", "", "{2", "missing-word", "no word for rank 1"),
        fault("qaa", "king: dora\n", "king: [dora]\n", "[dora]", "wrong-kind", "text, not a list"),
        fault("qaa", "king: dora\n", "king: \"{to}\"\n", "{to}", "bad-text", "is a template"),
        fault("qaa", "king: dora\n", "king: do[ra\n", "[ra", "bad-template", "space is missing"),
        fault("qaa", "king: dora\n", "king: {ipa: a}\n", "{ipa", "missing-text", "there is none"),
        fault("qaa", "king: dora\n", "king: {hears: a}\n", "{hears", "missing-text", "no text"),
        fault("qaa", "respelling: hoopo", "gender: m", "gender", "unknown-key", "knight has no"),
        fault(
            "qaa",
            "  white: alba\n",
            "",
            "{side} {piece} el",
            "missing-word",
            "needs the word white"),
        fault(
            "qaa", "  pawn: pim", "  Pawn: x\n  pawn: pim", "Pawn", "bad-name", "\"Pawn\" cannot"),
        fault(
            "qaa",
            "square: \"{file} {rank}\"\n",
            "",
            "",
            "missing-key",
            "does not give its square"),
        fault("qaa", "{file} {rank}", "{file} al", "{file} al", "bad-square", "once each"),
        fault("qaa", "{file} {rank}", "[{file}] {rank}", "[{file}", "bad-square", "once each"),
        fault("qaa", "{file} {rank}", "{file:x} {rank}", "{file:x", "bad-square", "once each"),
        // Forms and traits.
        fault("qab", "gender: [k, l]", "gender: [k, L]", "L]", "bad-name", "\"L\" cannot be used"),
        fault(
            "qab",
            "subj: dorak",
            "nom: dorak",
            "nom",
            "unknown-form",
            "features.form has subj, obj"),
        fault("qab", "{obj: hapom}", "{nom: hapom}", "nom", "unknown-form", "\"nom\" is no form"),
        fault(
            "qab",
            "{obj: hapom}",
            "{loc: hapom}",
            "{subj: {text",
            "missing-form",
            "hears something"),
        fault(
            "qab",
            "{text: hupok, hears: [hupu]}",
            "{ipa: hupok}",
            "{ipa",
            "missing-text",
            "a form of knight"),
        fault(
            "qab",
            "obj: doram}",
            "loc: doram}",
            "king",
            "missing-form",
            "king has no form \"obj\""),
        fault(
            "qab",
            "{to:dir} {out",
            "{to:nom} {out",
            "{to:nom",
            "unknown-form",
            "asks for \"nom\" of {to}"),
        fault(
            "qab",
            "loc: unas, ",
            "",
            "1: {text: una",
            "missing-form",
            "rank-1 has no form \"loc\""),
        fault(
            "qab",
            "doram}, gender: k",
            "doram}, gender: x",
            "x}",
            "unknown-trait",
            "\"x\" is no gender"),
        fault(
            "qab",
            "doram}, gender: k",
            "doram}",
            "king",
            "unknown-trait",
            "king has no trait that white"),
        fault(
            "qab",
            "agrees: {k: {subj",
            "agrees: {x: {subj",
            "x: {subj",
            "unknown-trait",
            "no value of a trait"),
        fault(
            "qab",
            "{the:obj@captured}",
            "{out:loc@captured}",
            "out: ",
            "unknown-trait",
            "only one shape"),
        fault(
            "qab",
            "{the:obj@captured}",
            "{the:obj@to}",
            "{the:obj@to",
            "unknown-slot",
            "cannot agree with"),
        fault(
            "qab",
            "{the:obj@captured}",
            "{the:obj@night}",
            "{the:obj@n",
            "unknown-slot",
            "cannot agree with"),
        fault("qaa", "[pim] {to}", "{to:x}", "{to:x", "unknown-form", "declares no features.form"),
        // Templates.
        fault(
            "qaa", "el {origin} al", "el {origin al", " al {to}", "bad-template", "expected here"),
        fault(
            "qaa",
            "el {origin} al",
            "el {goal} al",
            "{goal",
            "unknown-slot",
            "piece-move has no {goal}"),
        fault(
            "qaa",
            "{from} <takes> {to} pas",
            "{promoted} {from} {to}",
            "{promoted",
            "unknown-slot",
            "en-passant"),
        fault(
            "qaa", "  1: bon", "  1: bon {to}", "{to}", "unknown-slot", "annotation 1 has no {to}"),
        fault(
            "qaa",
            "[pim] {to}",
            "(pim|{to}) {to}",
            "{to}) {to}",
            "slot-in-choice",
            "{to} stands in a choice that need not say it"),
        fault(
            "qaa",
            "[pim] {to}",
            "{pawn} [{to}]",
            "{to}]",
            "optional-needs-optional-slot",
            "leave out {to}"),
        fault("qaa", "[pim] {to}", "pim", "pim\"\n", "missing-slot", "pawn-move does not say {to}"),
        fault(
            "qaa",
            "{piece} [{from}] [al] {to}",
            "{piece} {to}",
            "{piece} {to}",
            "missing-slot",
            "which of two"),
        fault(
            "qaa",
            "{piece} [{from}] [al] {to}",
            "{piece} [{from}] <go> {to}",
            "<go>",
            "unknown-rule",
            "uses <go>"),
        fault(
            "qaa",
            "(pakt|pakte)",
            "pakt <takes>",
            "pakt <t",
            "recursive-rule",
            "<takes> comes back"),
        fault(
            "qaa",
            "  takes: \"(pakt",
            "  Takes: x\n  takes: \"(pakt",
            "Takes",
            "bad-name",
            "\"Takes\" cannot be used"),
        fault(
            "qaa",
            "{move}, bon",
            "{move:x}, bon",
            "{move:x",
            "unknown-form",
            "holds whole phrases"),
        fault(
            "qaa",
            "promotion: \"[igas]",
            "promote: \"[igas]",
            "",
            "missing-phrase",
            "\"promotion\" is absent"),
        fault("qaa", "  brief:", "  short:", "short", "unknown-key", "phrases has no \"short\""),
        fault(
            "qaa", "  takeback: el", "  undo: el", "undo", "unknown-key", "orders has no \"undo\""),
        fault(
            "qaa",
            "annotations:\n  1: bon",
            "annotations:\n  256: bon",
            "256",
            "unknown-key",
            "annotations has no \"256\""),
        fault("qaa", "  1: bon", "  01: bon", "01", "unknown-key", "annotations has no \"01\""),
        fault(
            "qaa",
            "{file: \"nul",
            "{mate: \"nul",
            "mate",
            "unknown-condition",
            "does not depend on \"mate\""),
        fault(
            "qaa",
            "{file: \"nul",
            "{wet: \"nul",
            "wet",
            "unknown-condition",
            "does not depend on \"wet\""),
        fault(
            "qaa",
            "{default: \"{piece} [{from}] <takes> {to}\", hears",
            "{hears",
            "piece-capture: {h",
            "missing-default",
            "no condition holds"),
        fault(
            "qaa",
            "hears: [\"{piece} <takes>\"]",
            "hears: [\"{piece\"]",
            "{piece\"]",
            "bad-template",
            "not closed"),
        // Sounds.
        fault("qaa", "  dora: ˈdora\n", "", "king: dora", "no-pronunciation", "\"dora\" sounds"),
        fault("qaa", "  shak: ʃak\n", "", "shak\n    mate", "no-pronunciation", "\"shak\" sounds"),
        fault("qaa", "ˈdora\n", "/dora/\n", "/dora/", "bad-ipa", "\"/\" is not a letter"),
        fault(
            "qaa",
            "  ta: ta",
            "  ta: ta\n  Ta: ta",
            "dora: ",
            "repeated-key",
            "another letter case"),
        fault(
            "qaa",
            "{file} {rank}",
            "{file} ho {rank}",
            "{file} ho",
            "no-pronunciation",
            "\"ho\" sounds"),
        // Names that must differ.
        fault("qaa", "queen: vela", "queen: dora", "king", "same-words", "both called \"dora\""),
        fault("qaa", "b: te,", "b: ta,", "b: ta", "same-words", "file-b and file-a"),
        fault("qaa", "2: duna", "2: una", "2: una", "same-words", "rank-2 and rank-1"),
        fault(
            "qaa",
            "castle-long: rok lang",
            "castle-long: kurt rok",
            "castle-long",
            "same-words",
            "\"kurt rok\""),
        fault("qaa", "mate: shak matt", "mate: Shak", "mate", "same-words", "mate and check"),
        fault(
            "qaa",
            "  reject: ka",
            "  reject: \"[al] bon\"",
            "reject",
            "same-words",
            "reject and confirm"),
        // The file itself.
        fault("qaa", "rules:", "words: {}\nrules:", "words: {}", "repeated-key", "a second time"),
        fault("qaa", "rules:", "rules: [", "phrases:", "not-yaml", "expected"));
  }

  /** Letters of files, with this one for the second. */
  private static String files(String second) {
    return "  files: {a: \u03b1, b: "
        + second
        + ", c: \u03b3, d: \u03b4, e: \u03b5, f: \u03b6, g: \u03b7, h: \u03b8}\n"
        + CASTLING;
  }

  private static Arguments fault(
      String tag, String old, String replacement, String at, String code, String message) {
    return Arguments.of(code, tag, old, replacement, at, message);
  }
}
