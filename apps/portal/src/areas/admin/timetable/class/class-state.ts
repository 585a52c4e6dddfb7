import type { TimetableState } from '@the-house/design-system/admin'
import type { TimetableClass } from '@the-house/domain'

/** How a class stands at an instant. */
export function stateOf(
  { status, end_date }: Pick<TimetableClass, 'status' | 'end_date'>,
  now: number,
): TimetableState {
  if (status === 'CANCELLED') return 'cancelled'
  return Date.parse(end_date) <= now ? 'over' : 'planned'
}

/** How many people a change of a class is told to: those booked and those who wait. */
export const concernedOf = ({ scheduled_students, waiting_students }: TimetableClass): number =>
  scheduled_students + waiting_students
