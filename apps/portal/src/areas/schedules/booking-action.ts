import { phaseOfClass, statusOfClass, type ScheduleClass } from '@the-house/domain'
import type { BookingAction } from './use-booking.ts'

/** Returns the booking action that a class offers the user, or null once the class has begun. */
export function bookingActionOf(one: ScheduleClass, now: number): BookingAction | null {
  if (phaseOfClass(one, now) !== 'AHEAD') return null
  const status = statusOfClass(one)
  if (status === 'SCHEDULED') return 'cancel'
  if (status === 'PENDING') return 'take'
  return one.waiting === null ? 'join' : 'leave'
}
