import { isEmptyAnswer, type Result } from '@the-house/domain'
import { blanksFor } from '../answers/blanks.ts'
import { valueOf, type Entry, type Test } from './sheet.ts'

export type Totals = Omit<Result, 'percentage'>

/** Whether nothing that could be marked was answered. */
export const isBlank = ({ exercise, answer }: Entry): boolean =>
  isEmptyAnswer({ type: exercise.type, options: blanksFor(exercise) }, valueOf(answer))

/** Counts the marks of an attempt. */
export function countMarks(entries: Entry[]): Totals {
  const marked = entries.filter((entry) => !isBlank(entry)).map(({ answer }) => answer?.correct ?? null)
  return {
    total: entries.length,
    blank: entries.length - marked.length,
    correct: marked.filter((mark) => mark === true).length,
    wrong: marked.filter((mark) => mark === false).length,
    waiting: marked.filter((mark) => mark === null).length,
  }
}

/** Of those that are marked or blank; what waits for a teacher neither helps nor harms. */
export function percentageOf({ total, waiting, correct }: Pick<Totals, 'total' | 'waiting' | 'correct'>): number {
  const counted = total - waiting
  return counted > 0 ? Math.round((correct / counted) * 100) : 0
}

/** The stored result of a concluded attempt. */
export function resultOf({ total, correct, wrong, blank, waiting }: Test): Result | null {
  if (total === null || correct === null || wrong === null || blank === null || waiting === null) return null
  return { total, correct, wrong, blank, waiting, percentage: percentageOf({ total, waiting, correct }) }
}
