import { isEmptyAnswer, type Result } from '@the-house/domain'
import { blanksFor } from './blanks.ts'
import { valueOf, type Entry, type Test } from './attempt-rows.ts'

/** The counts of a result and the sum of all credits. */
export type Totals = Omit<Result, 'percentage' | 'partial'> & { credit: number }

/** Whether the answer to an exercise is empty. */
export const isBlank = ({ exercise, answer }: Entry): boolean =>
  isEmptyAnswer({ type: exercise.type, options: blanksFor(exercise) }, valueOf(answer))

/** Counts the marks of an attempt. */
export function countMarks(entries: Entry[]): Totals {
  const given = entries.filter((entry) => !isBlank(entry))
  const marked = given.map(({ answer }) => answer?.correct ?? null)
  return {
    total: entries.length,
    blank: entries.length - marked.length,
    correct: marked.filter((mark) => mark === true).length,
    wrong: marked.filter((mark) => mark === false).length,
    waiting: marked.filter((mark) => mark === null).length,
    credit: given.reduce((sum, { answer }) => sum + (answer?.credit ?? 0), 0),
  }
}

/** The percentage of the marked and the blank exercises; those that wait for a teacher are left out. */
export function percentageOf({ total, waiting, credit }: Pick<Totals, 'total' | 'waiting' | 'credit'>): number {
  const counted = total - waiting
  return counted > 0 ? Math.round(credit / counted) : 0
}

/** How the percentage of a marked attempt adds up; undefined where no answer has partial credit. */
export function partialOf(entries: Entry[]): Result['partial'] {
  const marked = entries.filter((entry) => !isBlank(entry) && entry.answer?.correct != null)
  const credits = marked.map(({ answer }) => answer?.credit ?? 0)
  const partly = credits.filter((credit) => credit > 0 && credit < 100).length
  if (partly === 0) return undefined
  const points = credits.reduce((sum, credit) => sum + credit, 0) / 100
  return { full: credits.filter((credit) => credit === 100).length, partly, points }
}

/** The stored result of a concluded attempt. */
export function resultOf({ total, correct, wrong, blank, waiting, credit }: Test): Result | null {
  if (total === null || correct === null || wrong === null || blank === null || waiting === null) return null
  return { total, correct, wrong, blank, waiting, percentage: percentageOf({ total, waiting, credit: credit ?? 0 }) }
}
