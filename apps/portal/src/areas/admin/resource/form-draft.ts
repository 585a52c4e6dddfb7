import { readStored, removeStored, writeStored } from '../../../device/storage.ts'

export type Values = Record<string, unknown>

interface Place {
  user: number
  name: string
  /** The id of the row; null: a new one. */
  id: number | null
}

const keyOf = ({ user, name, id }: Place) => `the-house.draft.${user}.${name}.${id ?? 'new'}`

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Loads the unsaved form values from this device; null where there is no valid draft. */
export function loadFormDraft(place: Place): Values | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(place)) ?? 'null')
    return isValues(kept) ? kept : null
  } catch {
    return null
  }
}

/** Saves the draft; called at each change, so that closing the tab loses nothing. */
export const saveFormDraft = (place: Place, values: Values): boolean =>
  writeStored(keyOf(place), JSON.stringify(values))

export const clearFormDraft = (place: Place): void => removeStored(keyOf(place))
