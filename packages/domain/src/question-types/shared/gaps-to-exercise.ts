import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import { cleanAnswer, type ClozeType } from './cloze.ts'
import { writeCloze } from './cloze-columns.ts'
import type { ExchangeProblem } from '../../exercise-exchange.ts'
import type { Alternative } from '../../exercises.ts'
import type { ExerciseResult, Gap } from '../formats/moodle.ts'
import { noteOf } from '../formats/problem.ts'

/** The most combinations of accepted answers; beyond it, only the first answer of each blank is kept. */
const mostKeys = 20

/** The accepted offers of a gap, best first. `*` is a wildcard in Moodle. */
export const rightOf = ({ offers }: Gap): string[] => {
  const right = offers.filter(({ share, text }) => share > 0 && text.trim() !== '*' && text.trim() !== '')
  return [...new Set(right.toSorted((one, other) => other.share - one.share).map(({ text }) => text))]
}

/** Whether a text can be asked for letter by letter. */
const isLetters = (text: string) => {
  const plain = text.trim()
  return plain !== '' && cleanAnswer('COMPLETE_LETTERS', plain).length === plain.length
}

/** The question type that can store the accepted answers of a sentence. */
export function typeOfGaps(gaps: readonly Gap[]): ClozeType {
  if (gaps.every(({ kind }) => kind === 'chosen')) return 'MULTIPLE_OPTIONS'
  const written = gaps.every((gap) => gap.kind === 'written' && rightOf(gap).every(isLetters))
  return written ? 'COMPLETE_LETTERS' : 'COMPLETE_WORD'
}

/** Every combination of accepted answers (the Cartesian product). */
const waysOf = (accepted: readonly string[][]): string[][] =>
  accepted.reduce<string[][]>((rows, answers) => rows.flatMap((row) => answers.map((one) => [...row, one])), [[]])

export interface KeptAnswers {
  /** The accepted answers of each gap. */
  accepted: string[][]
  problems?: ExchangeProblem[]
  /** The options of each gap. */
  options?: string[][]
  /** The word bank. */
  bank?: Alternative[]
}

/** Converts a sentence with gaps to an exercise of a type, with the answers that the type can store. */
export function gapsToExercise(
  type: ClozeType,
  masked: string,
  kept: KeptAnswers,
): ExerciseResult & { draft: ExerciseDraft } {
  const { accepted, problems = [], options = [], bank = [] } = kept
  const rows = accepted.map((answers) => (answers.length > 0 ? answers : ['']))
  const many = rows.reduce((product, { length }) => product * length, 1) > mostKeys
  const ways = waysOf(many ? rows.map((answers) => answers.slice(0, 1)) : rows)
  const blanks = accepted.map((_, at) => ({ answers: ways.map((row) => row[at] ?? ''), options: options[at] ?? [] }))
  const draft = writeCloze({ ...newExercise(type), alternatives: bank }, { masked, blanks })
  return { draft, problems: many ? [...problems, noteOf('answers.first')] : problems }
}
