import { body, declared, inline, item, right } from './qti-items.ts'

const side = (name: string, most: number, ...texts: string[]) =>
  `<simpleMatchSet>${texts.map((text, at) => `<simpleAssociableChoice identifier="${name}${at}" matchMax="${most}">${text}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`

const match = (left: string[], others: string[], most = 1) =>
  `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="${left.length}">${side('l', 1, ...left)}${side('r', most, ...others)}</matchInteraction>`

const order = (prompt: string, ...texts: string[]) =>
  `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${prompt}${texts.map((text, at) => `<simpleChoice identifier="s${at}">${text}</simpleChoice>`).join('')}</orderInteraction>`

const entry = '<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="8"/>'
const scored = (test: string, score = '1') =>
  `<responseProcessing><responseCondition><responseIf>${test}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${score}</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`
const value = (number: string) => `<baseValue baseType="float">${number}</baseValue>`
const given = '<variable identifier="RESPONSE"/>'

/** Items for pairs, numbers and orders in the manner of Canvas. */
export const canvasLists = {
  matching: item(
    declared('multiple', 'directedPair', right('l0 r1', 'l1 r0')) +
      body(`<div><p>Match the past forms.</p></div>${match(['go', 'see'], ['saw', 'went', 'been'])}`),
  ),
  // Every pair counts by itself.
  shares: item(
    declared(
      'multiple',
      'directedPair',
      `${right('l0 r0', 'l1 r1')}<mapping defaultValue="0"><mapEntry mapKey="l0 r0" mappedValue="0.5"/><mapEntry mapKey="l1 r1" mappedValue="0.5"/></mapping>`,
    ) + body(`<p>Match.</p>${match(['<b>cat</b>', 'dog'], ['gato', 'cachorro'])}`),
  ),
  numerical: item(
    declared('single', 'float', right('3.5')) +
      body(`<div><p>How many hours is 210 minutes? ${entry}</p></div>`) +
      scored(`<equal toleranceMode="absolute" tolerance="0.1 0.1">${given}<correct identifier="RESPONSE"/></equal>`),
  ),
  range: item(
    declared('single', 'float', '') +
      body(`<div><p>Name a number of teenage years.</p><p>${entry}</p></div>`) +
      scored(`<and><gte>${given}${value('13')}</gte><lte>${given}${value('19')}</lte></and>`),
  ),
  ordering: item(
    declared('ordered', 'identifier', right('s2', 's0', 's1')) +
      body(`<div><p>Put the day in order.</p></div>${order('', 'have lunch', 'go to bed', 'get up')}`),
  ),
  dropdowns: item(
    declared('single', 'identifier', right('o1'), 'blank1') +
      declared('single', 'identifier', right('o0'), 'blank2') +
      body(`<div><p>She ${inline('blank1', 'do', 'does')} it, and I ${inline('blank2', 'do', 'does')}, too.</p></div>`),
  ),
  hotspot: item(
    declared('single', 'identifier', right('h1')) +
      body(
        '<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Where is the kettle?</prompt><object type="image/png" data="kitchen.png"/><hotspotChoice identifier="h1" shape="rect" coords="0,0,9,9"/></hotspotInteraction>',
      ),
  ),
}

/** The same in the manner of Blackboard. */
export const blackboardLists = {
  matching: item(
    declared('multiple', 'directedPair', right('l0 r0', 'l1 r1', 'l2 r0')) +
      body(`<div>Which room?</div>${match(['a bed', 'a stove', 'a pillow'], ['bedroom', 'kitchen'], 0)}`),
  ),
  numerical: item(
    declared('single', 'float', right('100')) +
      body(`<p>At how many degrees does water boil?</p><p>${entry}</p>`) +
      scored(`<equal toleranceMode="relative" tolerance="2 2">${given}<correct identifier="RESPONSE"/></equal>`),
  ),
  // A word in the place of a number: nobody could answer it.
  noNumber: item(declared('single', 'float', right('many')) + body(`<p>How many? ${entry}</p>`)),
  ordering: item(
    declared('ordered', 'identifier', right('s0', 's1', 's2')) +
      body(order('<prompt>Order the letter.</prompt>', 'Dear Ana,', 'I am well.', 'Yours, Tom')),
  ),
  jumbled: item(
    declared('single', 'identifier', right('o0'), 'a') +
      declared('single', 'identifier', right('o1'), 'b') +
      body(`<p>${inline('a', 'They', 'lived')} ${inline('b', 'They', 'lived')} here.</p>`),
  ),
  upload: item(
    declared('single', 'file', '') + body('<p>Send a recording.</p><uploadInteraction responseIdentifier="RESPONSE"/>'),
  ),
}
