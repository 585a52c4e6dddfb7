import { correctSchema, type Correction, type CorrectionTask, type NewCorrection } from '@the-house/domain'
import { clearFormDraft, saveFormDraft, loadFormDraft } from '../resource/form-draft.ts'

/** The form values of a correction; the mark may still be missing. */
export type Written = Pick<NewCorrection, 'feedback' | 'comments' | 'tags'> & { evaluation: number | null }

/** The text to correct: the answer or its second version. */
export interface Subject {
  /** The id of the answer. */
  id: number
  second: boolean
  text: string
  version: number
  correction: Correction | null
}

/** Returns the text of a task to correct: the second version once there is one. */
export function subjectOf({ id, exercise, version, correction, second_version: second }: CorrectionTask): Subject {
  if (second) return { id, second: true, text: second.text, version: second.version, correction: second.correction }
  return { id, second: false, text: exercise.answer_text ?? '', version, correction }
}

/** Returns the form values of the correction on the server. */
export const writtenOf = ({ correction }: Subject): Written => ({
  feedback: correction?.feedback ?? '',
  evaluation: correction?.evaluation ?? null,
  comments: correction?.comments ?? [],
  tags: correction?.tags ?? [],
})

type Place = Pick<Subject, 'id' | 'second'>

/** Each version has its own draft. */
const placeOf = (user: number, { id, second }: Place) => ({
  user,
  name: second ? 'second-corrections' : 'corrections',
  id,
})

/** Loads the unsaved draft of this version from this device; null where there is none or where it is invalid. */
export function loadCorrectionDraft(user: number, place: Place): Written | null {
  const kept = loadFormDraft(placeOf(user, place))
  if (!kept) return null
  const { evaluation, ...rest } = kept
  const whole = { ...rest, evaluation: evaluation ?? 0, version: 0 }
  if (!correctSchema.isValidSync(whole)) return null
  const { feedback, comments, tags, evaluation: mark } = correctSchema.cast(whole)
  return { feedback, comments, tags, evaluation: typeof evaluation === 'number' ? mark : null }
}

export const saveCorrectionDraft = (user: number, place: Place, written: Written): boolean =>
  saveFormDraft(placeOf(user, place), { ...written })

export const clearCorrectionDraft = (user: number, place: Place): void => clearFormDraft(placeOf(user, place))

export const isSameWritten = (one: Written, other: Written): boolean => JSON.stringify(one) === JSON.stringify(other)
