/** An item. */
export const item = (inner: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="A question" adaptive="false" timeDependent="false"${more}>${inner}</assessmentItem>`
export const declared = (cardinality: string, baseType: string, inner: string, identifier = 'RESPONSE') =>
  `<responseDeclaration identifier="${identifier}" cardinality="${cardinality}" baseType="${baseType}">${inner}</responseDeclaration>`
export const right = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse>`
export const body = (inner: string) => `<itemBody>${inner}</itemBody>`
const choices = (max: number, ...texts: string[]) =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${max}">${texts.map((text, at) => `<simpleChoice identifier="c${at}">${text}</simpleChoice>`).join('')}</choiceInteraction>`

/** Items of QTI in the manner of other tools, by the name of their package. */
export const canvasItems = {
  choice: item(
    declared('single', 'identifier', right('c2')) +
      body(
        `<div><p>She <b>has</b> lived here since …</p></div>${choices(1, '<p>a year</p>', '<p>long</p>', '<p>May</p>')}`,
      ) +
      '<modalFeedback outcomeIdentifier="FEEDBACKBASIC" identifier="correct_fb" showHide="show"><p>Well done.</p></modalFeedback>' +
      '<modalFeedback outcomeIdentifier="FEEDBACKBASIC" identifier="general_fb" showHide="show"><p>Since names a moment.</p></modalFeedback>',
  ),
  several: item(
    declared('multiple', 'identifier', right('c0', 'c2')) +
      body(`<div><p>Which are fruits?</p></div>${choices(0, 'apple', 'chair', 'pear')}`),
  ),
  blank: item(
    declared(
      'single',
      'string',
      `${right('kettle')}<mapping defaultValue="0"><mapEntry mapKey="kettle" mappedValue="1"/></mapping>`,
    ) +
      body(
        '<div><p>Boil the water.</p><p>The <textEntryInteraction responseIdentifier="RESPONSE"/> is on the stove.</p></div>',
      ),
  ),
  essay: item(
    declared('single', 'string', '') +
      body(
        '<div><p>Describe your kitchen.</p><extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="5"/></div>',
      ),
  ),
  picture: item(
    declared('single', 'identifier', right('c0')) +
      body(`<div><p>What is it? <img src="media/gone.png" alt="a cat"/></p></div>${choices(1, 'a cat', 'a dog')}`),
  ),
}

export const blackboardItems = {
  trueFalse: item(
    declared('single', 'identifier', right('c0')) +
      body(`<div style="color: red">A kettle boils water.</div>${choices(1, 'True', 'False')}`),
  ),
  comments: item(
    declared('single', 'identifier', right('c1')) +
      body(`<div>He … home.</div>${choices(1, 'go', 'went')}`) +
      '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="c0" showHide="show">Not in the past.</modalFeedback>',
  ),
  essay: item(
    declared('single', 'string', '') +
      body(
        '<p>Write a letter.</p><extendedTextInteraction responseIdentifier="RESPONSE"/><rubricBlock view="scorer"><p>Look for a greeting.</p></rubricBlock>',
      ),
  ),
}

export const inline = (identifier: string, ...texts: string[]) =>
  `<inlineChoiceInteraction responseIdentifier="${identifier}" shuffle="true">${texts.map((text, at) => `<inlineChoice identifier="o${at}">${text}</inlineChoice>`).join('')}</inlineChoiceInteraction>`

export const taoItems = {
  inline: item(
    declared('single', 'identifier', right('o1'), 'R1') +
      declared('single', 'identifier', right('o0'), 'R2') +
      body(
        `<div class="grid-row"><p>I ${inline('R1', 'is', 'am')} here and she ${inline('R2', 'was', 'were')} there.</p></div>`,
      ),
    ' toolName="TAO"',
  ),
  gapMatch: item(
    declared('multiple', 'directedPair', right('w2 g1', 'w1 g2')) +
      body(
        '<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><prompt>Put the words in.</prompt><gapText identifier="w1" matchMax="1">door</gapText><gapText identifier="w2" matchMax="1">opened</gapText><gapText identifier="w3" matchMax="1">quickly</gapText><div><p>She <gap identifier="g1"/> the <gap identifier="g2"/>.</p></div></gapMatchInteraction>',
      ),
  ),
  mapping: item(
    declared(
      'multiple',
      'identifier',
      `${right('c0', 'c1')}<mapping defaultValue="0"><mapEntry mapKey="c0" mappedValue="1"/><mapEntry mapKey="c1" mappedValue="2"/></mapping>`,
    ) + body(`<p>Which two?</p>${choices(2, 'one', 'two', 'three')}`),
  ),
  hottext: item(
    body(
      '<hottextInteraction responseIdentifier="RESPONSE" maxChoices="1"><p>Mark the <hottext identifier="h1">verb</hottext>.</p></hottextInteraction>',
    ),
  ),
  parts: item(body(`<p>Two at once.</p>${choices(1, 'a', 'b')}${choices(1, 'c', 'd')}`)),
  broken: '<assessmentItem><itemBody></assessmentItem>',
  entities:
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><assessmentItem title="t"><itemBody>&x;</itemBody></assessmentItem>',
}

/** An item of version 3, with what is said beside each choice. */
export const version3 =
  '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="Version three" adaptive="false" time-dependent="false"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which comes second?</qti-prompt><qti-simple-choice identifier="A">alpha</qti-simple-choice><qti-simple-choice identifier="B">beta</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>'
