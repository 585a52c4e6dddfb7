import { readStored, removeStored, writeStored } from '../../../device/storage.ts'

export type Values = Record<string, unknown>

interface Place {
  user: number
  name: string
  /** null: a new one. */
  id: number | null
}

const keyOf = ({ user, name, id }: Place) => `the-house.draft.${user}.${name}.${id ?? 'new'}`

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What somebody has typed into a form on this device and not saved; null where there is nothing. */
export function readDraft(place: Place): Values | null {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(place)) ?? 'null')
    return isValues(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps it at each change, so that a closed tab takes nothing. */
export const keepDraft = (place: Place, values: Values): boolean => writeStored(keyOf(place), JSON.stringify(values))

export const dropDraft = (place: Place): void => removeStored(keyOf(place))
