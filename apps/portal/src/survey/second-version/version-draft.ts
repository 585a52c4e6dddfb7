import { readStored, removeStored, writeStored } from '../../device/storage.ts'

/** Whose answer is written once more. */
export interface VersionPlace {
  user: number
  test: number
  exercise: number
}

const keyOf = ({ user, test, exercise }: VersionPlace) => `the-house.second.${user}.${test}.${exercise}`

/** What was begun on this device and not sent; null: nothing. */
export const readVersion = (place: VersionPlace): string | null => readStored(keyOf(place))

export const keepVersion = (place: VersionPlace, text: string): boolean => writeStored(keyOf(place), text)

export const dropVersion = (place: VersionPlace): void => removeStored(keyOf(place))
