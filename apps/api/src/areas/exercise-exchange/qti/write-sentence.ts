import { maskParts, readCloze, type ClozeBlank, type ExerciseDraft } from '@the-house/domain'
import { element, type Element, type QtiNode } from './element.ts'
import {
  and,
  baseValue,
  correct,
  match,
  multiple,
  or,
  responseDeclaration,
  scoreIf,
  stringMatch,
  variable,
} from './rules.ts'
import type { QtiQuestion } from './writer.ts'

/** A text with its line breaks. */
const lines = (text: string): QtiNode[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]))

const sentence = (draft: ExerciseDraft, gap: (index: number) => Element): Element =>
  element('div', { class: 'sentence' }, [
    element(
      'p',
      {},
      maskParts(draft.question_masked ?? '').flatMap((part) =>
        'text' in part ? lines(part.text) : [gap(part.blank - 1)],
      ),
    ),
  ])

const responseOf = (index: number) => `RESPONSE_${index + 1}`
const nothing = { declarations: [], scoring: [] }

/** The accepted answers as rows, each with its words by blank; those that leave everything open are none. */
const rowsOf = (blanks: readonly ClozeBlank[]): string[][] =>
  (blanks[0]?.answers ?? [])
    .map((_, row) => blanks.map(({ answers }) => answers[row] ?? ''))
    .filter((words) => words.some(Boolean))

/** Letters to write; a class tells them from a text of any length. */
export function lettersToQti(draft: ExerciseDraft): QtiQuestion {
  const { blanks } = readCloze(draft)
  const rows = rowsOf(blanks)
  const body = sentence(draft, (index) =>
    element('textEntryInteraction', {
      responseIdentifier: responseOf(index),
      expectedLength: Math.max(1, blanks[index]?.answers[0]?.length ?? 1),
      class: 'letters',
    }),
  )
  if (blanks.length === 0) return { ...nothing, body: [body], lost: ['type'] }
  const [first = []] = rows
  const tests = rows.map((words) => and(...words.map((word, index) => stringMatch(responseOf(index), word))))
  return {
    declarations: blanks.map((_, index) =>
      responseDeclaration(responseOf(index), 'single', 'string', [first[index] ?? ''].filter(Boolean)),
    ),
    body: [body],
    scoring: tests.length > 0 ? [scoreIf(or(...tests))] : [],
    lost: [],
  }
}

const optionName = (blank: number, word: number) => `B${blank + 1}_${word + 1}`

/** An option to choose for each blank. */
export function optionsToQti(draft: ExerciseDraft): QtiQuestion {
  const { blanks } = readCloze(draft)
  const held = blanks.map(({ options, answers: [right = ''] }) => ({
    right,
    words: options.filter((option) => option.trim() !== ''),
    isLess: options.some((option) => option.trim() === '') || (right !== '' && !options.includes(right)),
  }))
  const lost = held.some(({ isLess }) => isLess) ? ['options'] : []
  const body = (gap: (index: number) => Element) => [sentence(draft, gap)]
  if (held.length === 0 || held.some(({ words }) => words.length === 0))
    return { ...nothing, body: body(() => element('span', {}, ['_____'])), lost: ['type', ...lost] }
  const rights = held.map(({ right, words }, index) =>
    words.includes(right) ? optionName(index, words.indexOf(right)) : null,
  )
  const tests = rights.map((_, index) => match(variable(responseOf(index)), correct(responseOf(index))))
  return {
    declarations: rights.map((right, index) =>
      responseDeclaration(responseOf(index), 'single', 'identifier', right === null ? [] : [right]),
    ),
    body: body((index) =>
      element(
        'inlineChoiceInteraction',
        { responseIdentifier: responseOf(index), shuffle: 'false' },
        (held[index]?.words ?? []).map((word, at) =>
          element('inlineChoice', { identifier: optionName(index, at) }, [word]),
        ),
      ),
    ),
    scoring: rights.includes(null) ? [] : [scoreIf(and(...tests))],
    lost,
  }
}

const bank = 'RESPONSE'
const gapName = (index: number) => `G${index + 1}`
/** The most ways to lay equal words of a bank that are written out. */
const mostWays = 24

/** The tiles by which an accepted answer can be laid: equal words stand for each other. */
function waysOf(words: readonly string[], titles: readonly string[]): number[][] {
  return words.reduce<number[][]>(
    (ways, word) =>
      ways
        .flatMap((way) => {
          if (word === '') return [[...way, -1]]
          return titles.flatMap((title, tile) => (title === word && !way.includes(tile) ? [[...way, tile]] : []))
        })
        .slice(0, mostWays),
    [[]],
  )
}

/** The pairs of a tile and a gap. */
const pairsOf = (way: readonly number[]) =>
  way.flatMap((tile, index) => (tile < 0 ? [] : [`W${tile + 1} ${gapName(index)}`]))

/** A bank of words to lay into the blanks. */
export function bankToQti(draft: ExerciseDraft): QtiQuestion {
  const { blanks } = readCloze(draft)
  const tiles = draft.alternatives.filter(({ title }) => title.trim() !== '')
  const titles = tiles.map(({ title }) => title)
  const rows = rowsOf(blanks)
  const ways = rows.flatMap((words) => waysOf(words, titles))
  const lost = [
    ...(tiles.length < draft.alternatives.length ? ['alternatives'] : []),
    ...(rows.some((words) => waysOf(words, titles).length === 0) ? ['answer_correct'] : []),
  ]
  const text = (gap: (index: number) => Element) => sentence(draft, gap)
  if (blanks.length === 0 || tiles.length === 0)
    return { ...nothing, body: [text(() => element('span', {}, ['_____']))], lost: ['type', ...lost] }
  const words = tiles.map(({ title }, index) =>
    element('gapText', { identifier: `W${index + 1}`, matchMax: 1 }, [title]),
  )
  const tests = ways.map((way) =>
    match(variable(bank), multiple(...pairsOf(way).map((pair) => baseValue('directedPair', pair)))),
  )
  return {
    declarations: [responseDeclaration(bank, 'multiple', 'directedPair', pairsOf(ways[0] ?? []))],
    body: [
      element('gapMatchInteraction', { responseIdentifier: bank, shuffle: 'false' }, [
        ...words,
        text((index) => element('gap', { identifier: gapName(index) })),
      ]),
    ],
    scoring: tests.length > 0 ? [scoreIf(or(...tests))] : [],
    lost,
  }
}
