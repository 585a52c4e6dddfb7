// Separate from the schemas, so that a screen that needs a status does not load yup schemas.
import type { ScheduleClass } from './schedules.ts'

export const classStatuses = ['SCHEDULED', 'CLASS_FULL', 'PENDING'] as const
export type ClassStatus = (typeof classStatuses)[number]

/** The status of a class for the user: booked, full, or open for booking. */
export function statusOfClass(
  one: Pick<ScheduleClass, 'scheduled' | 'scheduled_students' | 'max_students'>,
): ClassStatus {
  if (one.scheduled) return 'SCHEDULED'
  return one.scheduled_students === one.max_students ? 'CLASS_FULL' : 'PENDING'
}

/** Whether a class is given online. */
export const isOnlineClass = ({ short_name }: Pick<ScheduleClass, 'short_name'>): boolean => short_name.includes('@')
