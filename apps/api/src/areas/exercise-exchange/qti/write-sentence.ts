import { maskParts, readCloze, type ClozeBlank, type ExerciseDraft, type QtiVersion } from '@the-house/domain'
import { element, type Element, type QtiNode } from './element.ts'
import {
  and,
  baseValue,
  correct,
  equal,
  mappedDeclaration,
  mapResponse,
  match,
  multiple,
  or,
  responseDeclaration,
  scoreIf,
  stringMatch,
  variable,
} from './rules.ts'
import { waysOf } from './ways.ts'
import { partialCredit, type QtiQuestion } from './writer.ts'

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
    // A text is compared as a whole in QTI, a letter alone is right here.
    lost: rows.some((words) => words.join('').length > 1) ? [partialCredit] : [],
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
/** The pairs of a tile and a gap. */
const pairsOf = (way: readonly number[]) =>
  way.flatMap((tile, index) => (tile < 0 ? [] : [`W${tile + 1} ${gapName(index)}`]))

const isLaid = (way: readonly number[]) => way.some((tile) => tile >= 0)

/** All pairs of a gap and a tile that fits, where tiles with equal words stand for each other. */
const fittingPairs = (words: readonly string[], titles: readonly string[]) =>
  words.flatMap((word, index) =>
    titles.flatMap((title, tile) => (word !== '' && title === word ? pairsOf([...gapsBefore(index), tile]) : [])),
  )
const gapsBefore = (index: number) => Array.from({ length: index }, () => -1)

/** Whether as many pairs fit as there are gaps to fill; each that does not takes one away. */
const hasAll = (count: number) => equal(mapResponse(bank), baseValue('float', String(count)))

/** The first way is compared with the declared answer: some tools take no pairs as values of a rule. */
const scoreOfWay = (way: readonly number[], at: number) =>
  scoreIf(
    match(
      variable(bank),
      at === 0 ? correct(bank) : multiple(...pairsOf(way).map((pair) => baseValue('directedPair', pair))),
    ),
  )

/** A bank of words to lay into the blanks. */
export function bankToQti(draft: ExerciseDraft, version: QtiVersion): QtiQuestion {
  const { blanks } = readCloze(draft)
  const tiles = draft.alternatives.filter(({ title }) => title.trim() !== '')
  const titles = tiles.map(({ title }) => title)
  const rows = rowsOf(blanks)
  const laid = rows.map((words) => waysOf(words, titles))
  const [first = [], ...others] = laid.flatMap(({ ways }) => ways)
  // One accepted answer is a mapping of every word that fits, which needs no list of the ways.
  const isMapped = rows.length === 1 && others.length > 0
  const lost = [
    ...(tiles.length < draft.alternatives.length ? ['alternatives'] : []),
    ...(laid.some(({ ways, isCut }) => ways.length === 0 || (isCut && !isMapped)) ? ['answer_correct'] : []),
  ]
  const text = (gap: (index: number) => Element) => sentence(draft, gap)
  if (blanks.length === 0 || tiles.length === 0)
    return { ...nothing, body: [text(() => element('span', {}, ['_____']))], lost: ['type', ...lost] }
  const words = tiles.map(({ title }, index) =>
    element('gapText', { identifier: `W${index + 1}`, matchMax: 1 }, [title]),
  )
  return {
    declarations: [
      isMapped
        ? mappedDeclaration(bank, pairsOf(first), fittingPairs(rows[0] ?? [], titles))
        : responseDeclaration(bank, 'multiple', 'directedPair', pairsOf(first)),
    ],
    body: [
      element(
        'gapMatchInteraction',
        // Where it is not said, one word alone may be laid; version 2.1 has no such limit.
        { responseIdentifier: bank, shuffle: 'false', maxAssociations: version === '2.1' ? null : 0 },
        // Tools that move the words out lose those that stand side by side without a space.
        [...words, text((index) => element('gap', { identifier: gapName(index) }))].flatMap((one) => ['\n', one]),
      ),
    ],
    scoring: isMapped ? [scoreIf(hasAll(pairsOf(first).length))] : [first, ...others].filter(isLaid).map(scoreOfWay),
    lost,
  }
}
