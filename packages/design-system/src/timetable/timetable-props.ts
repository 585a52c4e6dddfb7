import type { CalendarDays } from '../calendar/entry.ts'
import type { TimetableEntry, TimetableHoliday, TimetableSlot } from './entry.ts'

export interface TimetableProps extends CalendarDays {
  /** `grid`: hours down, days across, to drag in; `list`: a table, for phones and screen readers. */
  look: 'grid' | 'list'
  /** What the list is of: its accessible name. */
  label: string
  entries: readonly TimetableEntry[]
  holidays: readonly TimetableHoliday[]
  onSelect: (id: number) => void
  /** The user asks for all entries of a day (YYYY-MM-DD), where one time has more than fit. */
  onMore: (day: string) => void
  /**
   * An entry was dragged or resized: it goes back at once, so that the owner asks before it passes new times. Left out:
   * nothing can be dragged.
   */
  onMove?: (id: number, to: TimetableSlot) => void
  /** A free time was drawn or clicked, by the clock of the time zone. */
  onCreate?: (slot: TimetableSlot) => void
}
