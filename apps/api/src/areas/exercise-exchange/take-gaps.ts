import {
  cleanAnswer,
  countBlanks,
  hashes,
  newExercise,
  writeCloze,
  type ClozeType,
  type ExerciseDraft,
} from '@the-house/domain'
import { noteOf, type Problem } from './problem.ts'
import type { Gap, Offer } from './question.ts'

/** Beyond this many combinations of accepted answers, the first of each blank alone is kept. */
const mostKeys = 20

/** What is right in a gap, the best first. `*` stands for anything in Moodle. */
const rightOf = ({ offers }: Gap): string[] => {
  const right = offers.filter(({ share, text }) => share > 0 && text.trim() !== '*' && text.trim() !== '')
  return [...new Set(right.toSorted((one, other) => other.share - one.share).map(({ text }) => text))]
}

/** Every way to fill all gaps right. */
const waysOf = (accepted: readonly string[][]): string[][] =>
  accepted.reduce<string[][]>((rows, answers) => rows.flatMap((row) => answers.map((one) => [...row, one])), [[]])

interface Kept {
  /** What is accepted in each gap. */
  accepted: string[][]
  problems: Problem[]
}

/** Letters have a box each: what is longer or shorter than the first answer does not fit. */
function fitBoxes(gaps: readonly Gap[]): Kept {
  const problems: Problem[] = []
  const accepted = gaps.map((gap) => {
    const cleaned = rightOf(gap).map((text) => cleanAnswer('COMPLETE_LETTERS', text))
    const [first = ''] = cleaned
    const fitting = cleaned.filter((text) => text.length === first.length)
    if (fitting.length < cleaned.length) problems.push(noteOf('answers.length', { what: first }))
    return [...new Set(fitting)]
  })
  return { accepted, problems }
}

/** Whether an answer can be asked for letter by letter. */
const isLetters = (text: string) => {
  const plain = text.trim()
  return plain !== '' && cleanAnswer('COMPLETE_LETTERS', plain).length === plain.length
}

function typeOf(gaps: readonly Gap[]): ClozeType {
  if (gaps.every(({ kind }) => kind === 'chosen')) return 'MULTIPLE_OPTIONS'
  const written = gaps.every((gap) => gap.kind === 'written' && rightOf(gap).every(isLetters))
  return written ? 'COMPLETE_LETTERS' : 'COMPLETE_WORD'
}

const keeps: Record<ClozeType, (gaps: readonly Gap[]) => Kept> = {
  COMPLETE_LETTERS: fitBoxes,
  COMPLETE_WORD: (gaps) => ({
    accepted: gaps.map((gap) => rightOf(gap).map((text) => cleanAnswer('COMPLETE_WORD', text))),
    problems: [noteOf('cloze.bank')],
  }),
  // Of several, the best: one option of a blank is right.
  MULTIPLE_OPTIONS: (gaps) => ({
    accepted: gaps.map((gap) => rightOf(gap).slice(0, 1)),
    problems: gaps.some((gap) => rightOf(gap).length > 1) ? [noteOf('answers.first')] : [],
  }),
}

const textsOf = (offers: readonly Offer[]) => [
  ...new Set(offers.map(({ text }) => cleanAnswer('MULTIPLE_OPTIONS', text))),
]

/** The words of a bank that are right nowhere. */
const otherWords = (gaps: readonly Gap[], right: readonly string[]) =>
  [...new Set(gaps.flatMap(({ offers }) => offers.map(({ text }) => cleanAnswer('COMPLETE_WORD', text))))].filter(
    (word) => word !== '' && word !== '*' && !right.includes(word),
  )

const inAlphabet = (draft: ExerciseDraft): ExerciseDraft => ({
  ...draft,
  alternatives: draft.alternatives
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
    .map(({ title }, index) => ({ id: index + 1, title })),
})

/** Two blanks that touch would be none. */
const maskedOf = (texts: readonly string[]) =>
  texts.map((text, index) => (index > 0 && index < texts.length - 1 && text === '' ? ' ' : text)).join(hashes)

/** A sentence with gaps as an exercise, of the type that can hold what is right in them. */
export function takeGaps(
  texts: readonly string[],
  gaps: readonly Gap[],
): { draft: ExerciseDraft | null; problems: Problem[] } {
  const masked = maskedOf(texts)
  if (countBlanks(masked) !== gaps.length) return { draft: null, problems: [noteOf('text.hashes')] }
  const type = typeOf(gaps)
  const { accepted, problems } = keeps[type](gaps)
  const rows = accepted.map((answers) => (answers.length > 0 ? answers : ['']))
  const many = rows.reduce((product, { length }) => product * length, 1) > mostKeys
  const ways = waysOf(many ? rows.map((answers) => answers.slice(0, 1)) : rows)
  const blanks = gaps.map(({ offers }, at) => ({
    answers: ways.map((row) => row[at] ?? ''),
    options: type === 'MULTIPLE_OPTIONS' ? textsOf(offers) : [],
  }))
  const bank = type === 'COMPLETE_WORD' ? otherWords(gaps, rows.flat()) : []
  const bare = {
    ...newExercise(type),
    alternatives: bank.map((title, index) => ({ id: index + 1, title })),
  }
  const draft = writeCloze(bare, { masked, blanks })
  return {
    draft: type === 'COMPLETE_WORD' ? inAlphabet(draft) : draft,
    problems: many ? [...problems, noteOf('answers.first')] : problems,
  }
}
