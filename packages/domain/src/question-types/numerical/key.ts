import type { ExerciseDraft } from '../../exercise-draft.ts'
import type { Unit } from '../formats/moodle.ts'

/** A number that is accepted. All parts are canonical numbers, or what was typed where it is none. */
export interface AcceptedNumber {
  value: string
  /** How far an answer may be from it; '' stands for not at all. */
  tolerance: string
  /** The share of the mark that it is worth, in per cent; '' stands for all of it. */
  credit: string
}

export type { Unit }

/** The columns that hold the key of a number. */
type NumericalColumns = Pick<ExerciseDraft, 'answer_correct' | 'options' | 'option_answers'>

/** The key of a number, as its author sees it. */
export interface NumericalKey {
  accepted: AcceptedNumber[]
  units: Unit[]
}

/** A line of the key: `value`, `value:tolerance` or `%credit%value:tolerance`. */
const line = /^(?:%([^%]*)%)?([^:]*)(?::(.*))?$/

const fieldsOf = (text: string): AcceptedNumber => {
  const [, credit = '', value = '', tolerance = ''] = line.exec(text) ?? []
  return { value, tolerance, credit: credit === '100' ? '' : credit }
}

/** Without the signs that part the fields of a line. */
const field = (text: string) => text.replaceAll(/[%:\n]/g, '')

const lineOf = ({ value, tolerance, credit }: AcceptedNumber): string => {
  const share = field(credit)
  const range = field(tolerance)
  return `${share && share !== '100' ? `%${share}%` : ''}${field(value)}${range && `:${range}`}`
}

/** Reads the accepted numbers and the units of an exercise; it has at least one number, be it still empty. */
export const readNumbers = ({ answer_correct, options, option_answers }: NumericalColumns): NumericalKey => ({
  accepted: (answer_correct ?? '').split('\n').map(fieldsOf),
  units: (options[0]?.options ?? []).map((name, index) => ({ name, multiplier: option_answers?.[index] ?? '' })),
})

/** Writes accepted numbers and units into an exercise. */
export const writeNumbers = (draft: ExerciseDraft, { accepted, units }: NumericalKey): ExerciseDraft => ({
  ...draft,
  answer_correct: accepted.map(lineOf).join('\n') || null,
  options: units.length === 0 ? [] : [{ position: 1, options: units.map(({ name }) => name) }],
  // The first unit is the one in which the accepted numbers are given.
  option_answers: units.length === 0 ? null : units.map(({ multiplier }, index) => (index === 0 ? '1' : multiplier)),
})
