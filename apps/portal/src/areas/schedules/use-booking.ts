import { notify } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../api/api-error.ts'
import { conflictIn } from '../../api/conflict.ts'
import { deleteBooking, putBooking, putWaitingList } from '../../api/schedules.ts'
import type { Week } from './use-week.ts'

const bookingActions = {
  take: putBooking,
  cancel: ({ id }: ScheduleClass) => deleteBooking(id),
  join: ({ id }: ScheduleClass) => putWaitingList(id),
  leave: ({ id }: ScheduleClass) => deleteBooking(id),
}
export type BookingAction = keyof typeof bookingActions

/**
 * Books classes, cancels bookings, joins and leaves the waiting list; the calendar's cache shows each response at once.
 */
export function useBooking({ keep, refresh }: Pick<Week, 'keep' | 'refresh'>) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<BookingAction | null>(null)
  /** The id of the class whose last place another student booked while the dialog was open. */
  const [lost, setLost] = useState<number | null>(null)

  function refused(one: ScheduleClass, error: unknown): void {
    if (conflictIn('booking', error)) {
      keep({ ...one, scheduled_students: one.max_students })
      setLost(one.id)
    } else handleError(error)
    // The rest of the week may be stale, too.
    refresh()
  }

  async function act(action: BookingAction, one: ScheduleClass): Promise<void> {
    setBusy(action)
    setLost(null)
    try {
      keep(await bookingActions[action](one))
      notify({ type: 'success', title: t(`schedules.done.${action}`) })
    } catch (error) {
      refused(one, error)
    } finally {
      setBusy(null)
    }
  }
  return { act, busy, lost }
}
export type Booking = ReturnType<typeof useBooking>
