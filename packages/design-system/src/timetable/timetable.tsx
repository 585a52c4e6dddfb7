import { lazyWithRetry } from '@the-house/hooks'
import { Suspense } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { TimetableProps } from './timetable-props.ts'
import { TimetableTable } from './timetable-table.tsx'

/** The time grid is a large chunk, loaded lazily by those who use it. */
const TimetableGrid = lazyWithRetry(async () => ({ default: (await import('./timetable-grid.tsx')).TimetableGrid }))

/**
 * A week or a day of classes for those who make the timetable, in the local time of a time zone. Dragging, resizing and
 * drawing are offers: each class is a button too. Words of area `timetable`.
 */
export function Timetable(props: TimetableProps) {
  const { look, label, ...rest } = props
  if (look === 'list') return <TimetableTable {...props} />
  return (
    <Suspense fallback={<Skeleton h="48rem" borderRadius="card" />}>
      <section aria-label={label}>
        <TimetableGrid {...rest} />
      </section>
    </Suspense>
  )
}
