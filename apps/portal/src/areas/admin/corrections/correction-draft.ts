import { correctSchema, type Correction, type Desk, type NewCorrection } from '@the-house/domain'
import { dropDraft, keepDraft, readDraft } from '../managed/draft.ts'

/** What the desk holds: a correction whose mark may still be missing. */
export type Written = Pick<NewCorrection, 'feedback' | 'comments' | 'tags'> & { evaluation: number | null }

/** What is corrected: the answer, or what its student has made of it since. */
export interface Subject {
  /** The answer's. */
  id: number
  second: boolean
  text: string
  version: number
  correction: Correction | null
}

/** What of an answer is on the desk: a second version once there is one. */
export function subjectOf({ id, exercise, version, correction, second_version: second }: Desk): Subject {
  if (second) return { id, second: true, text: second.text, version: second.version, correction: second.correction }
  return { id, second: false, text: exercise.answer_text ?? '', version, correction }
}

/** What the school has of its correction. */
export const writtenOf = ({ correction }: Subject): Written => ({
  feedback: correction?.feedback ?? '',
  evaluation: correction?.evaluation ?? null,
  comments: correction?.comments ?? [],
  tags: correction?.tags ?? [],
})

type Place = Pick<Subject, 'id' | 'second'>

/** Each version has a draft of its own. */
const placeOf = (user: number, { id, second }: Place) => ({
  user,
  name: second ? 'second-corrections' : 'corrections',
  id,
})

/** What was written for this very version on this device and not saved; null where there is nothing. */
export function draftOf(user: number, place: Place): Written | null {
  const kept = readDraft(placeOf(user, place))
  if (!kept) return null
  const { evaluation, ...rest } = kept
  const whole = { ...rest, evaluation: evaluation ?? 0, version: 0 }
  if (!correctSchema.isValidSync(whole)) return null
  const { feedback, comments, tags, evaluation: mark } = correctSchema.cast(whole)
  return { feedback, comments, tags, evaluation: typeof evaluation === 'number' ? mark : null }
}

export const keepWritten = (user: number, place: Place, written: Written): boolean =>
  keepDraft(placeOf(user, place), { ...written })

export const dropWritten = (user: number, place: Place): void => dropDraft(placeOf(user, place))

export const isSameWritten = (one: Written, other: Written): boolean => JSON.stringify(one) === JSON.stringify(other)
