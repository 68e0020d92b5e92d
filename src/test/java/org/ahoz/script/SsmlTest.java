package org.ahoz.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.ahoz.announce.Span;
import org.ahoz.announce.Utterance;
import org.ahoz.chess.Position;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class SsmlTest {

  private static final Locale LANGUAGE = Locale.forLanguageTag("qaa");
  private static final VariationPitch LOWER = new VariationPitch(0.9);
  private static final Place PLACE = new Place(1, 0, 0, "", Position.start());

  @Test
  void theTextOfTheSentencesIsThatOfTheCues() {
    List<Cue> cues =
        Scripts.cues(
            "{a < b & \"c\" > d ']]>'} 1. e4! {x, y; Nf3 +0.5} e5 (1... c5 (1... d5)) 2. Nf3 *");

    Document document = parse(ssml(cues, LOWER));

    assertThat(elements(document, "s"))
        .extracting(Element::getTextContent)
        .isEqualTo(Scripts.texts(cues));
    assertThat(elements(document, "p")).hasSize(1);
  }

  @Test
  void theDocumentSaysItsVersionNamespaceAndLanguage() {
    Element speak = parse(ssml(List.of(), LOWER)).getDocumentElement();

    assertThat(speak.getLocalName()).isEqualTo("speak");
    assertThat(speak.getNamespaceURI()).isEqualTo("http://www.w3.org/2001/10/synthesis");
    assertThat(speak.getAttribute("version")).isEqualTo("1.1");
    assertThat(speak.getAttribute("xml:lang")).isEqualTo("qaa");
  }

  @Test
  void everyMoveHasAMarkOfItsOwn() {
    List<Cue> cues = Scripts.cues("1. e4 e5 (1... c5 2. c3) (1... d5) 2. Nf3 *");

    assertThat(elements(parse(ssml(cues, LOWER)), "mark"))
        .extracting(mark -> mark.getAttribute("name"))
        .containsExactly(
            "game-1-ply-1",
            "game-1-ply-2",
            "game-1-variation-1-ply-2",
            "game-1-variation-1-ply-3",
            "game-1-variation-2-ply-2",
            "game-1-ply-3");
  }

  @Test
  void pausesOfCuesAndWithinThemAreBreaks() {
    List<Span> spans =
        List.of(
            new Span.Word("a", "a,", null, null),
            new Span.Pause(Duration.ofMillis(150)),
            new Span.Word("b", "b", null, null));
    Cue cue = cue(new Utterance(LANGUAGE, " ", spans), Duration.ofMillis(700));
    Ssml ssml = new Ssml(LANGUAGE, LOWER);

    String text = ssml.head() + ssml.paragraph(List.of(cue), Duration.ofSeconds(2)) + ssml.foot();

    assertThat(elements(parse(text), "break"))
        .extracting(pause -> pause.getAttribute("time"))
        .containsExactly("2000ms", "700ms", "150ms");
  }

  @Test
  void soundsAndRespellingsStandAroundTheWordWithoutItsPunctuation() {
    Document document =
        parse(
            ssml(
                List.of(
                    cue(
                        words(
                            new Span.Word("a", "\u201Eab,\u201C", "a\u02D0b", "ahb"),
                            new Span.Word("c", "c.", null, "see \"c\" & d"),
                            new Span.Word("d", "\u0939\u093F\u0902,", "h\u0129", null)))),
                LOWER));

    Element sentence = elements(document, "s").get(0);
    assertThat(sentence.getTextContent()).isEqualTo("\u201Eab,\u201C c. \u0939\u093F\u0902,");
    assertThat(elements(document, "phoneme"))
        .extracting(
            Element::getTextContent,
            each -> each.getAttribute("alphabet"),
            each -> each.getAttribute("ph"))
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("ab", "ipa", "a\u02D0b"),
            org.assertj.core.groups.Tuple.tuple("\u0939\u093F\u0902", "ipa", "h\u0129"));
    Element sub = elements(document, "sub").get(0);
    assertThat(sub.getTextContent()).isEqualTo("c");
    assertThat(sub.getAttribute("alias")).isEqualTo("see \"c\" & d");
  }

  @Test
  void whatXmlCannotWriteIsLeftOut() {
    String odd = "a\u0000\u0001\u000B\u001F\uFFFE\uFFFF\uD800b\uDC00c\t\r\n\uD83D\uDE00";

    Document document = parse(ssml(List.of(cue(words(word(odd)))), LOWER));

    assertThat(elements(document, "s").get(0).getTextContent()).isEqualTo("abc\t\r\n\uD83D\uDE00");
  }

  @Test
  void wordsOfAScriptWithoutSpacesStandTogether() {
    Utterance utterance = new Utterance(LANGUAGE, "", List.of(word("\u8C61"), word("\u4E94")));

    Document document = parse(ssml(List.of(cue(utterance, Duration.ZERO)), LOWER));

    assertThat(elements(document, "s").get(0).getTextContent()).isEqualTo("\u8C61\u4E94");
  }

  @Test
  void aSentenceInAnotherLanguageSaysSo() {
    Utterance other = new Utterance(Locale.forLanguageTag("qab-XX"), " ", List.of(word("x")));

    Document document =
        parse(ssml(List.of(cue(words(word("a"))), cue(other, Duration.ZERO)), LOWER));

    assertThat(elements(document, "s"))
        .extracting(each -> each.getAttribute("xml:lang"))
        .containsExactly("", "qab-XX");
  }

  @Test
  void variationsAreLowerUnlessThatIsNotWanted() {
    List<Cue> cues = Scripts.cues("1. e4 e5 (1... c5 2. c3 (2. c4 (2. d4))) 2. Nf3 *");

    assertThat(elements(parse(ssml(cues, LOWER)), "prosody"))
        .extracting(each -> each.getAttribute("pitch"))
        .containsExactly("-10%", "-10%", "-10%", "-19%", "-19%", "-19%", "-19%");
    assertThat(elements(parse(ssml(cues, VariationPitch.SAME)), "prosody")).isEmpty();
  }

  private static String ssml(List<Cue> cues, VariationPitch pitch) {
    Ssml ssml = new Ssml(LANGUAGE, pitch);
    return ssml.head() + ssml.paragraph(cues, Duration.ZERO) + ssml.foot();
  }

  private static Cue cue(Utterance utterance, Duration pause) {
    return new Cue(Cue.Kind.COMMENT, utterance, PLACE, pause);
  }

  private static Cue cue(Utterance utterance) {
    return cue(utterance, Duration.ZERO);
  }

  private static Utterance words(Span... spans) {
    return new Utterance(LANGUAGE, " ", List.of(spans));
  }

  private static Span.Word word(String text) {
    return new Span.Word(text, text, null, null);
  }

  private static List<Element> elements(Document document, String name) {
    NodeList found = document.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int index = 0; index < found.getLength(); index++) {
      elements.add((Element) found.item(index));
    }
    return elements;
  }

  private static Document parse(String xml) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      return factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError(xml, e);
    }
  }
}
