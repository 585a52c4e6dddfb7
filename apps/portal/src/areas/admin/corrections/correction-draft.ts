import { correctSchema, type Desk, type NewCorrection } from '@the-house/domain'
import { dropDraft, keepDraft, readDraft } from '../managed/draft.ts'

/** What the desk holds: a correction whose mark may still be missing. */
export type Written = Pick<NewCorrection, 'feedback' | 'comments' | 'tags'> & { evaluation: number | null }

/** What the school has of an answer's correction. */
export const writtenOf = ({ correction }: Desk): Written => ({
  feedback: correction?.feedback ?? '',
  evaluation: correction?.evaluation ?? null,
  comments: correction?.comments ?? [],
  tags: correction?.tags ?? [],
})

const placeOf = (user: number, id: number) => ({ user, name: 'corrections', id })

/** What was written for this very answer on this device and not saved; null where there is nothing. */
export function draftOf(user: number, id: number): Written | null {
  const kept = readDraft(placeOf(user, id))
  if (!kept) return null
  const { evaluation, ...rest } = kept
  const whole = { ...rest, evaluation: evaluation ?? 0, version: 0 }
  if (!correctSchema.isValidSync(whole)) return null
  const { feedback, comments, tags, evaluation: mark } = correctSchema.cast(whole)
  return { feedback, comments, tags, evaluation: typeof evaluation === 'number' ? mark : null }
}

export const keepWritten = (user: number, id: number, written: Written): boolean =>
  keepDraft(placeOf(user, id), { ...written })

export const dropWritten = (user: number, id: number): void => dropDraft(placeOf(user, id))

export const isSameWritten = (one: Written, other: Written): boolean => JSON.stringify(one) === JSON.stringify(other)
