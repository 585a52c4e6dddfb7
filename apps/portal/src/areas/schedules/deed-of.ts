import { statusOfClass, type ScheduleClass } from '@the-house/domain'
import type { Deed } from './use-places.ts'

/** What a user may do about a class; nothing once it has begun. */
export function deedOf(one: ScheduleClass, now: number): Deed | null {
  if (Date.parse(one.start_date) <= now) return null
  const status = statusOfClass(one)
  if (status === 'SCHEDULED') return 'cancel'
  if (status === 'PENDING') return 'take'
  return one.waiting === null ? 'join' : 'leave'
}
