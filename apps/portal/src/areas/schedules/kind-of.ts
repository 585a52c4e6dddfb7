import type { CalendarKind } from '@the-house/design-system'
import { isOnlineClass, statusOfClass, type ScheduleClass } from '@the-house/domain'

/** Maps the booking state of a class to the kind of its calendar entry, which decides its color. */
export function kindOf(one: ScheduleClass): CalendarKind {
  const status = statusOfClass(one)
  if (status === 'SCHEDULED') return 'scheduled'
  if (status === 'CLASS_FULL') return 'full'
  return isOnlineClass(one) ? 'online' : 'classroom'
}
