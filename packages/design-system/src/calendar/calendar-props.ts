import type { CalendarDays, CalendarEntry } from './entry.ts'

export interface CalendarListProps extends CalendarDays {
  entries: readonly CalendarEntry[]
  /** The present, in milliseconds since 1970: what has ended is grey, and the calendar opens here. */
  now: number
  onSelect: (id: number) => void
}

export interface CalendarProps extends CalendarListProps {
  /** `grid`: hours down, days across; `list`: one after the other, for phones and screen readers. */
  look: 'grid' | 'list'
  /** The user asks for all entries of a day (YYYY-MM-DD), where one time has more than fit. */
  onMore: (day: string) => void
}
