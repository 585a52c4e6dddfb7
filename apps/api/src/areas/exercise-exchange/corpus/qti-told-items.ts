import { body, declared, item, right } from './qti-items.ts'

const choices = (...inner: string[]) =>
  `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${inner.map((text, at) => `<simpleChoice identifier="c${at}">${text}</simpleChoice>`).join('')}</choiceInteraction>`
const rule = (choice: string, score: number) =>
  `<responseCondition><responseIf><match><variable identifier="RESPONSE"/><baseValue baseType="identifier">${choice}</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${score}</baseValue></setOutcomeValue></responseIf></responseCondition>`
const dropdown = (identifier: string) =>
  `<inlineChoiceInteraction responseIdentifier="${identifier}"><inlineChoice identifier="am">am</inlineChoice><inlineChoice identifier="is">is</inlineChoice></inlineChoiceInteraction>`
const one = declared('single', 'identifier', right('c0'))

/** Items of QTI that say more than what is asked: before, beside and after it. */
export const toldItems = {
  /** What is said after the answer stands in the text. */
  remarksInText: item(
    `${one}${body(
      `<p>Which one?</p><feedbackBlock outcomeIdentifier="FEEDBACK" identifier="correct" showHide="show"><p>Great, apple it is.</p></feedbackBlock>${choices('apple<feedbackInline outcomeIdentifier="FEEDBACK" identifier="c0" showHide="show">fresh</feedbackInline>', 'chair')}`,
    )}<modalFeedback outcomeIdentifier="MODAL" identifier="c0" showHide="hide" title="A tip"><p>Think of food.</p></modalFeedback>`,
  ),
  /** A marker and a student are told different things. */
  instructions: item(
    `${declared('single', 'string', '')}${body('<rubricBlock view="candidate"><p>Use <strong>ink</strong>.</p></rubricBlock><p>Write.</p><extendedTextInteraction responseIdentifier="RESPONSE"/><rubricBlock view="scorer tutor"><p>Two points.</p></rubricBlock>')}`,
  ),
  /** The key stands in a rubric beside a gap. */
  rubricOfGap: item(
    `${declared('single', 'string', right('kettle'))}${body('<p>The <textEntryInteraction responseIdentifier="RESPONSE"/> is hot.</p><rubricBlock view="scorer"><p>Cauldron is wrong.</p></rubricBlock>')}`,
  ),
  settings: item(
    `${declared('single', 'string', `${right('kettle')}<mapping><mapEntry mapKey="kettle" mappedValue="1" caseSensitive="true"/></mapping>`)}${body('<p>The <textEntryInteraction responseIdentifier="RESPONSE" patternMask="[a-z]*" placeholderText="six letters"/> is hot.</p>')}`,
    '',
  ),
  printed: item(`${one}${body(`<p>It was <printedVariable identifier="N"/> degrees.</p>${choices('cold', 'hot')}`)}`),
  words: item(
    `${one}${body(`<p>The <abbr title="World Health Organization">WHO</abbr> says <q>wash</q> and <span xml:lang="fr" title="good">bon</span>.</p><pre>if a:\n  b</pre><table><caption>Rules</caption><tbody><tr><th scope="col">h</th></tr></tbody></table>${choices('yes', 'no')}`)}`,
  ),
  /** Each right word earns its part of the mark. */
  mappedBank: item(
    `${declared('multiple', 'directedPair', `${right('w1 g1', 'w2 g2')}<mapping defaultValue="0"><mapEntry mapKey="w1 g1" mappedValue="1"/><mapEntry mapKey="w2 g2" mappedValue="1"/></mapping>`)}${body(
      '<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="w1" matchMax="1">opened</gapText><gapText identifier="w2" matchMax="1">door</gapText><div><p>She <gap identifier="g1"/> the <gap identifier="g2"/>.</p></div></gapMatchInteraction>',
    )}<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>`,
  ),
  /** Each right choice adds to the mark. */
  addedUp: item(
    `${declared('single', 'identifier', right('am'), 'A')}${declared('single', 'identifier', right('is'), 'B')}${body(
      `<p>I ${dropdown('A')} here and she ${dropdown('B')} there.</p>`,
    )}<responseProcessing><setOutcomeValue identifier="SCORE"><sum><mapResponse identifier="A"/><mapResponse identifier="B"/></sum></setOutcomeValue></responseProcessing>`,
  ),
  /** What is said of a choice in a text, a card, a label and a link to a page of the package. */
  beside: item(
    `${one}${body(`<p>I ${dropdown('RESPONSE')} here, see <a href="page.docx">this page</a>.</p>`)}<modalFeedback outcomeIdentifier="SAID" identifier="is" showHide="show"><p>For others.</p></modalFeedback><catalogInfo><catalog id="c"><card support="glossary"><htmlContent><p>Place of the speaker.</p></htmlContent></card></catalog></catalogInfo>`,
    ' label="grammar easy"',
  ),
  comma: item(
    `${declared('single', 'float', right('3,5'))}${body('<p>How long is it?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>')}`,
  ),
  numberInText: item(
    `${declared('single', 'float', right('7'))}${body('<p>A week has <textEntryInteraction responseIdentifier="RESPONSE"/> <strong>days</strong>.</p>')}`,
  ),
  /** The whole item is in another language, a choice in a third, and a sheet of looks lies beside it. */
  foreign: item(
    `${one}<stylesheet href="looks.css" type="text/css"/>${body('<p>Choisissez.</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="c0">oui</simpleChoice><simpleChoice identifier="c1" xml:lang="de">nein</simpleChoice></choiceInteraction>')}`,
    ' xml:lang="fr-FR"',
  ),
  english: item(`${one}${body(`<p>Choose.</p>${choices('yes', 'no')}`)}`, ' xml:lang="en-US"'),
  /** A word that may be taken for every gap is needed for one; each of the others has to be taken. */
  oftenTaken: item(
    `${declared('multiple', 'directedPair', right('w1 g1', 'w2 g2'))}${body(
      '<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="w1" matchMax="0">opened</gapText><gapText identifier="w2" matchMax="1" matchMin="1">door</gapText><div><p>She <gap identifier="g1"/> the <gap identifier="g2"/>.</p></div></gapMatchInteraction>',
    )}`,
  ),
  scores: item(
    `${one}${body(choices('apple', 'pear', 'chair'))}<responseProcessing>${rule('c0', 1)}${rule('c1', 0.5)}${rule('c2', -1)}</responseProcessing>`,
  ),
}

/** A test with sections, one of which draws its items. */
export const sections =
  '<assessmentSection identifier="a" title="Part A" visible="true"/><assessmentSection identifier="b" title="Part B" visible="true"><selection select="1"/><preCondition><baseValue baseType="boolean">true</baseValue></preCondition></assessmentSection>'

/** Manifests of QTI 1 as its tools write them. */
export const olderManifests = {
  blackboard:
    '<manifest identifier="man00001" xmlns:bb="http://www.blackboard.com/content-packaging/"><organizations/><resources><resource bb:file="res00001.dat" bb:title="Pool" identifier="res00001" type="assessment/x-bb-qti-pool" xml:base="res00001"/></resources></manifest>',
  brightspace:
    '<manifest identifier="m" xmlns:d2l_2p0="http://desire2learn.com/xsd/d2lcp_v2p0"><resources><resource identifier="r" type="webcontent" d2l_2p0:material_type="d2lquiz" href="quiz_d2l_1.xml"/></resources></manifest>',
  cartridge:
    '<manifest identifier="m"><organizations/><resources><resource identifier="r" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="a/assessment_qti.xml"/></resource></resources></manifest>',
  beside:
    '<manifest identifier="m"><organizations/><resources><resource identifier="r" type="imsqti_item_xmlv2p1" href="item.xml"/><resource identifier="o" type="imsqti_xmlv1p2" href="old.xml"/></resources></manifest>',
}

export const olderFile =
  '<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Quiz"/></questestinterop>'
