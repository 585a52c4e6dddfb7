import { noteOf } from '@the-house/domain/server'
import type { Problem } from '../problem.ts'
import { numbersRead } from '../number-offer.ts'
import { testsOnlyTag } from '../tests-only.ts'
import { childrenOf, findAll, isInteraction, named, textOf, type Element } from './element.ts'
import type { Item } from './item.ts'
import { numberPlace } from './read-number.ts'
import { timesLost } from './times.ts'

/** What an interaction asks for by an attribute, and whether a value of it changes what a student does or gets. */
const settings: [interaction: string, attribute: string, isTold: (value: string, one: Element) => boolean][] = [
  ['choiceInteraction', 'minChoices', (value) => Number(value) > 1],
  [
    'choiceInteraction',
    'maxChoices',
    (value, one) => Number(value) > 1 && Number(value) < childrenOf(one, 'simpleChoice').length,
  ],
  ['textEntryInteraction', 'patternMask', Boolean],
  ['textEntryInteraction', 'placeholderText', Boolean],
  ['extendedTextInteraction', 'placeholderText', Boolean],
  ['extendedTextInteraction', 'maxStrings', (value) => Number(value) > 1],
  ['extendedTextInteraction', 'minStrings', (value) => Number(value) > 1],
  ['orderInteraction', 'minChoices', Boolean],
  ['orderInteraction', 'maxChoices', Boolean],
]

/** The elements of QTI around the texts of an item, which are taken out of them. */
const around = named(
  'assessmentItem', 'itemBody', 'prompt', 'contentBody', 'rubricBlock', 'modalFeedback', 'feedbackBlock', 'feedbackInline',
  'simpleChoice', 'inlineChoice', 'simpleMatchSet', 'simpleAssociableChoice', 'gapText',
) // oxfmt-ignore

const allIn = (one: Element): Element[] => [one, ...findAll(one, () => true).flatMap(allIn)]

/** Languages other than the school's that whole texts of an item are marked with. */
const languagesIn = (root: Element): string[] =>
  allIn(root)
    .filter((one) => around(one) || isInteraction(one))
    .map(({ attributes }) => (attributes['lang'] ?? '').trim())
    .filter((lang) => lang !== '' && !/^en\b/i.test(lang))
    .map((lang) => `xml:lang ${lang}`)

/** How a number was read whose comma could be read in two ways. */
function numbersLost(item: Item, line: number): Problem[] {
  const place = numberPlace(item)
  return place ? numbersRead(item.declaration(place).correct).map((problem) => ({ ...problem, line })) : []
}

/** Settings of an item that no exercise has. */
export function settingsLost(item: Item, line: number): Problem[] {
  const { root, interactions } = item
  const asked = interactions.flatMap((one) =>
    settings.flatMap(([interaction, attribute, isTold]) => {
      const value = one.name === interaction ? (one.attributes[attribute] ?? '') : ''
      return isTold(value, one) ? [`${attribute} ${value}`] : []
    }),
  )
  const inCase = childrenOf(root, 'responseDeclaration')
    .flatMap((one) => findAll(one, named('mapEntry')))
    .filter(({ attributes }) => attributes['caseSensitive'] === 'true' && /\p{L}/u.test(attributes['mapKey'] ?? ''))
    .map(({ attributes }) => `caseSensitive ${attributes['mapKey']}`)
  const timed = root.attributes['timeDependent'] === 'true' ? ['timeDependent'] : []
  const adaptive = root.attributes['adaptive'] === 'true' ? ['adaptive'] : []
  const cards = findAll(root, named('card')).map((one) => `${one.attributes['support'] ?? ''} ${textOf(one).trim()}`)
  const times = interactions.flatMap((one) => timesLost(item, one))
  const looks = findAll(root, named('stylesheet')).map(({ attributes }) =>
    `stylesheet ${attributes['href'] ?? ''}`.trim(),
  )
  const all = [
    ...new Set([...asked, ...times, ...inCase, ...timed, ...adaptive, ...cards, ...languagesIn(root), ...looks]),
  ]
  const label = (root.attributes['label'] ?? '').trim()
  const isTag = label !== '' && label !== testsOnlyTag && label !== (root.attributes['title'] ?? '').trim()
  return [
    ...(all.length > 0 ? [noteOf('setting.lost', { line, what: all.join(', ').slice(0, 600) })] : []),
    ...(isTag ? [noteOf('tag.lost', { line, what: label })] : []),
    ...numbersLost(item, line),
  ]
}
