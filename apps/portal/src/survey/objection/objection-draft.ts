import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** Identifies the answer of a reason: user, attempt, exercise. */
export interface DraftPlace {
  user: number
  test: number
  exercise: number
}

const keyOf = ({ user, test, exercise }: DraftPlace) => `the-house.objection.${user}.${test}.${exercise}`

/** Loads the unsent reason from this device. */
export const loadReasonDraft = (place: DraftPlace): string => readStored(keyOf(place)) ?? ''

export function saveReasonDraft(place: DraftPlace, reason: string): void {
  if (reason) writeStored(keyOf(place), reason)
  else removeStored(keyOf(place))
}

export const clearReasonDraft = (place: DraftPlace): void => removeStored(keyOf(place))
