import { createContext } from 'react'
import type { CalendarEntry } from './entry.ts'

export interface GridEntries {
  /** By their ids, as the grid's library spells them. */
  known: ReadonlyMap<string, CalendarEntry>
  timeZone: string
  onSelect: (id: number) => void
}

/** What the grid's library knows by id alone. */
export const GridContext = createContext<GridEntries>({ known: new Map(), timeZone: 'UTC', onSelect: () => undefined })
