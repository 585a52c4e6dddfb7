import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** Whose answer a reason is about. */
export interface DraftPlace {
  user: number
  test: number
  exercise: number
}

const keyOf = ({ user, test, exercise }: DraftPlace) => `the-house.objection.${user}.${test}.${exercise}`

/** The reason that was begun on this device and not sent. */
export const readReason = (place: DraftPlace): string => readStored(keyOf(place)) ?? ''

export function keepReason(place: DraftPlace, reason: string): void {
  if (reason) writeStored(keyOf(place), reason)
  else removeStored(keyOf(place))
}

export const dropReason = (place: DraftPlace): void => removeStored(keyOf(place))
