import { createContext } from 'react'
import type { TimetableEntry } from './entry.ts'

export interface TimetableEntries {
  /** The entries by id, as the grid's library spells it. */
  known: ReadonlyMap<string, TimetableEntry>
  timeZone: string
  onSelect: (id: number) => void
  /** The names of the holidays on a shown day, by its day of the week. */
  holidayNames: (weekday: number) => string[]
}

/** The entries, since the grid's library passes only ids to its contents. */
export const TimetableContext = createContext<TimetableEntries>({
  known: new Map(),
  timeZone: 'UTC',
  onSelect: () => undefined,
  holidayNames: () => [],
})
