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

export const classPhases = ['AHEAD', 'RUNNING', 'OVER'] as const
/** Whether a class has begun and ended. */
export type ClassPhase = (typeof classPhases)[number]

/** The phase of what lasts from an instant to another, at `now` (milliseconds since 1970). */
export function phaseOf({ start, end }: { start: string; end: string }, now: number): ClassPhase {
  if (Date.parse(start) > now) return 'AHEAD'
  return Date.parse(end) > now ? 'RUNNING' : 'OVER'
}

export const phaseOfClass = (
  { start_date: start, end_date: end }: Pick<ScheduleClass, 'start_date' | 'end_date'>,
  now: number,
): ClassPhase => phaseOf({ start, end }, now)

/** Whether a class is for students in a chapter, by the chapter's number on the course path. */
export const isForLevel = (
  { level_from: from, level_to: to }: Pick<ScheduleClass, 'level_from' | 'level_to'>,
  number: number,
): boolean => (from ?? number) <= number && number <= (to ?? number)

/** Whether a class is given online, which its short name says. */
export const isOnlineClass = ({ short_name }: Pick<ScheduleClass, 'short_name'>): boolean => short_name.includes('@')
