import type { CalendarListProps } from './calendar-list.tsx'

export interface CalendarProps extends CalendarListProps {
  /** `grid`: hours down, days across; `list`: one after the other, for phones and screen readers. */
  look: 'grid' | 'list'
  /** The user asks for all entries of a day (YYYY-MM-DD), where one time has more than fit. */
  onMore: (day: string) => void
}
