import { lazyAgain } from '@the-house/hooks'
import { Suspense } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { CalendarList, type CalendarListProps } from './calendar-list.tsx'

/** The hours beside each other are a large part, for who looks at them. */
const CalendarGrid = lazyAgain(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }))

export interface CalendarProps extends CalendarListProps {
  /** `grid`: hours down, days across; `list`: one after the other, for phones and for who listens. */
  look: 'grid' | 'list'
  /** More stand at one time of this day (YYYY-MM-DD) than there is room for, and somebody wants to see them all. */
  onMore: (day: string) => void
}

/** A week or a day of classes, by the clock of a time zone. */
export function Calendar({ look, onMore, ...rest }: CalendarProps) {
  if (look === 'list') return <CalendarList {...rest} />
  return (
    <Suspense fallback={<Skeleton h="48rem" borderRadius="card" />}>
      <CalendarGrid {...rest} onMore={onMore} />
    </Suspense>
  )
}
