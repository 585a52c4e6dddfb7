import { lazyWithRetry } from '@the-house/hooks'
import { Suspense } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { CalendarList } from './calendar-list.tsx'
import type { CalendarProps } from './calendar-props.ts'

/** The time grid is a large chunk, loaded lazily by those who use it. */
const CalendarGrid = lazyWithRetry(async () => ({ default: (await import('./calendar-grid.tsx')).CalendarGrid }))

/** A week or a day of classes, in the local time of a time zone. */
export function Calendar({ look, onMore, ...rest }: CalendarProps) {
  if (look === 'list') return <CalendarList {...rest} />
  return (
    <Suspense fallback={<Skeleton h="48rem" borderRadius="card" />}>
      <CalendarGrid {...rest} onMore={onMore} />
    </Suspense>
  )
}
