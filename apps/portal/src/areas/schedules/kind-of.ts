import type { CalendarKind } from '@the-house/design-system'
import { isOnlineClass, statusOfClass, type ScheduleClass } from '@the-house/domain'

/** What a class is to the user; its colour follows. */
export function kindOf(one: ScheduleClass): CalendarKind {
  const status = statusOfClass(one)
  if (status === 'SCHEDULED') return 'scheduled'
  if (status === 'CLASS_FULL') return 'full'
  return isOnlineClass(one) ? 'online' : 'classroom'
}
