/** Items of QTI that hold more than an exercise does. */
const item = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="A question" adaptive="false" timeDependent="false">${inner}</assessmentItem>`
const declared = (
  cardinality: string,
  baseType: string,
  right: readonly string[],
  more = '',
  identifier = 'RESPONSE',
) =>
  `<responseDeclaration identifier="${identifier}" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${right.map((value) => `<value>${value}</value>`).join('')}</correctResponse>${more}</responseDeclaration>`
const undeclared = (cardinality: string, baseType: string) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"/>`
const mapping = (...entries: [key: string, worth: number][]) =>
  `<mapping defaultValue="0">${entries.map(([key, worth]) => `<mapEntry mapKey="${key}" mappedValue="${worth}"/>`).join('')}</mapping>`
const side = (...texts: string[]) =>
  `<simpleMatchSet>${texts.map((text) => `<simpleAssociableChoice identifier="${text.replaceAll(/\W|strong/g, '')}" matchMax="2">${text}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`
const pairs = (lefts: string, rights: string) =>
  `<itemBody><matchInteraction responseIdentifier="RESPONSE" shuffle="false"><prompt>Sort them.</prompt>${lefts}${rights}</matchInteraction></itemBody>`
const order = (...texts: string[]) =>
  `<itemBody><orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Put them in order.</prompt>${texts.map((text, at) => `<simpleChoice identifier="c${at}">${text}</simpleChoice>`).join('')}</orderInteraction></itemBody>`
const choices =
  '<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="c0">yes</simpleChoice><simpleChoice identifier="c1">no</simpleChoice></choiceInteraction>'

export const oddItems = {
  severalPartners: item(
    declared('multiple', 'directedPair', ['fruit apple', 'fruit pear', 'root carrot']) +
      pairs(side('fruit', 'root'), side('apple', 'pear', 'carrot')),
  ),
  boldPartner: item(
    declared('multiple', 'directedPair', ['fruit apple', 'root carrot']) +
      pairs(side('<strong>fruit</strong>', 'root'), side('apple', 'carrot')),
  ),
  weighedPairs: item(
    declared(
      'multiple',
      'directedPair',
      ['fruit apple', 'root carrot'],
      mapping(['fruit apple', 3], ['root carrot', 1]),
    ) + pairs(side('fruit', 'root'), side('apple', 'carrot')),
  ),
  distractor: item(declared('ordered', 'identifier', ['c0', 'c2']) + order('wake', 'fly', 'wash')),
  orderWithoutKey: item(undeclared('ordered', 'identifier') + order('wake', 'wash')),
  drawn: item(
    `${declared('single', 'identifier', ['c0'])}<templateDeclaration identifier="A" cardinality="single" baseType="integer"/><itemBody><p>Is <printedVariable identifier="A"/> even?</p>${choices}</itemBody>`,
  ),
  passage: item(
    `${declared('single', 'identifier', ['c0'])}<assessmentStimulusRef identifier="s" href="whales.xml" title="About whales"/><itemBody><p>Do they sing?</p>${choices}</itemBody>`,
  ),
  halfAnswer: item(
    declared('single', 'string', ['a'], '', 'R1') +
      declared('single', 'string', ['b'], mapping(['b', 1], ['c', 0.5]), 'R2') +
      '<itemBody><p>First <textEntryInteraction responseIdentifier="R1"/> then <textEntryInteraction responseIdentifier="R2"/>.</p></itemBody>',
  ),
  plain: item(`${declared('single', 'identifier', ['c0'])}<itemBody><p>Do they sing?</p>${choices}</itemBody>`),
}
