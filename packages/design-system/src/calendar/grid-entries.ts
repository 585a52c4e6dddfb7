import { createContext } from 'react'
import type { CalendarEntry } from './entry.ts'

export interface GridEntries {
  /** The entries by id, as the grid's library spells it. */
  known: ReadonlyMap<string, CalendarEntry>
  timeZone: string
  now: number
  onSelect: (id: number) => void
}

/** The entries, since the grid's library passes only ids to its contents. */
export const GridContext = createContext<GridEntries>({
  known: new Map(),
  timeZone: 'UTC',
  now: 0,
  onSelect: () => undefined,
})
