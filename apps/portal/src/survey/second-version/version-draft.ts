import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** Identifies the answer of a second version: user, attempt, exercise. */
export interface VersionPlace {
  user: number
  test: number
  exercise: number
}

const keyOf = ({ user, test, exercise }: VersionPlace) => `the-house.second.${user}.${test}.${exercise}`

/** Loads the unsent draft from this device; null: none. */
export const loadVersionDraft = (place: VersionPlace): string | null => readStored(keyOf(place))

export const saveVersionDraft = (place: VersionPlace, text: string): boolean => writeStored(keyOf(place), text)

export const clearVersionDraft = (place: VersionPlace): void => removeStored(keyOf(place))
