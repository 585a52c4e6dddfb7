import { splitWords } from '../../answers.ts'
import { neededWords } from './bank.ts'
import { blankRanges, fitsBox } from './cloze.ts'
import { keySeparators, storedRows } from './cloze-columns.ts'
import { each, found, when, type Finding } from './findings.ts'
import { acceptedLines } from './accepted-lines.ts'
import type { ExerciseDraft } from '../../exercise-draft.ts'

const otherHashes = (masked: string) =>
  Array.from(masked.matchAll(/#+/g), ([run]) => run.length).filter((length) => length !== 5)

/** Checks the sentence of an exercise with blanks. */
export function lintSentence({ question_masked, options }: ExerciseDraft): Finding[] {
  const masked = question_masked ?? ''
  if (masked.trim() === '') return [found('sentence.missing')]
  const odd = otherHashes(masked)
  const count = blankRanges(masked).length
  const isEven = options.length === count && options.every(({ position }, index) => position === index + 1)
  return [
    ...when(count === 0, 'sentence.noBlank'),
    ...when(
      odd.some((length) => length > 1),
      'sentence.hashes',
    ),
    ...when(odd.includes(1), 'sentence.hash'),
    ...when(count > 0 && !isEven, 'sentence.uneven'),
  ]
}

/** Underscores are empty boxes, so they do not count as an answer. */
const isNothing = (answer = '') => answer.replaceAll(/[\s_]/g, '') === ''

/** The accepted answers by blank, and the findings about their number. */
function rowsOf({ answer_correct, options }: ExerciseDraft, separator: string) {
  const lines = acceptedLines(answer_correct)
  const rows = lines.length === 0 ? [[]] : lines.flatMap((line) => storedRows(line, separator))
  const even = rows.filter((row) => row.length === options.length)
  const missing = options.map((_, at) => rows.some((row) => isNothing(row[at])))
  return {
    even,
    findings: [
      ...each(missing, 'answer.missing', (isMissing) => isMissing),
      ...when(lines.length > 0 && rows.some((row) => row.length > options.length), 'answer.uneven'),
    ],
  }
}

const isOdd = (letters = '') => Array.from(letters).some((letter) => !fitsBox(letter))

/** Checks COMPLETE_LETTERS: each hidden letter needs its box. */
export function lintLetters(draft: ExerciseDraft): Finding[] {
  const { even, findings } = rowsOf(draft, keySeparators.COMPLETE_LETTERS)
  const rows = even.map((row) => row.map((letters) => letters.normalize('NFC').toUpperCase()))
  return [
    ...findings,
    ...each(draft.options, 'answer.noLetters', (_, at) => rows.some((row) => isOdd(row[at]))),
    ...each(draft.options, 'answer.gap', ({ options }, at) =>
      rows.some((row) => row[at] !== '' && row[at]?.length !== options.length),
    ),
  ]
}

/** Checks COMPLETE_WORD: the bank must contain every accepted word, and should have distractors. */
export function lintWords(draft: ExerciseDraft): Finding[] {
  const { even, findings } = rowsOf(draft, keySeparators.COMPLETE_WORD)
  const bank = draft.alternatives.map(({ title }) => title)
  const needed = neededWords(even)
  const lacking = [...needed].filter(([word, count]) => bank.filter((title) => title === word).length < count)
  const lacks = (at: number) => even.some((row) => lacking.some(([word]) => word === row[at]))
  const order = bank.filter((title) => needed.has(title))
  const shown = even[0] ?? []
  return [
    ...findings,
    ...each(bank, 'alternatives.empty', (title) => title.trim() === ''),
    ...each(bank, 'bank.bar', (title) => title.includes('|')),
    ...each(draft.options, 'bank.lacks', (_, at) => lacks(at)),
    ...when(bank.length > 0 && bank.length <= draft.options.length, 'bank.noExtra'),
    ...when(
      shown.length > 2 && order.join('|') === splitWords(shown.join('|'), shown.length).join('|'),
      'bank.inOrder',
    ),
  ]
}

const isAgain = (list: readonly string[]) => new Set(list.map((option) => option.trim())).size < list.length

/** Checks MULTIPLE_OPTIONS: each blank needs its options and a correct one. */
export function lintOptions({ options, option_answers }: ExerciseDraft): Finding[] {
  const right = options.map((_, at) => option_answers?.[at] ?? '')
  const first = options.map(({ options: [one] }, at) => one !== undefined && one === right[at])
  return [
    ...each(options, 'options.few', ({ options: list }) => list.length < 2),
    ...each(options, 'options.empty', ({ options: list }) => list.some((option) => option.trim() === '')),
    ...each(options, 'options.twice', ({ options: list }) => isAgain(list.filter((option) => option.trim() !== ''))),
    ...each(right, 'optionAnswer.missing', (answer) => answer === ''),
    ...each(options, 'optionAnswer.unknown', ({ options: list }, at) => {
      return right[at] !== '' && !list.includes(right[at] ?? '')
    }),
    ...when(first.length > 1 && first.every(Boolean), 'options.firstRight'),
  ]
}
