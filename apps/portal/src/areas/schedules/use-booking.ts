import { notify } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError } from '../../api/api-error.ts'
import { deleteBooking, putBooking, putWaitingList } from '../../api/schedules.ts'
import type { Week } from './use-week.ts'

const deeds = {
  take: putBooking,
  cancel: ({ id }: ScheduleClass) => deleteBooking(id),
  join: ({ id }: ScheduleClass) => putWaitingList(id),
  leave: ({ id }: ScheduleClass) => deleteBooking(id),
}
export type BookingAction = keyof typeof deeds

/**
 * Books classes, cancels bookings, joins and leaves the waiting list; the calendar's cache shows each response at once.
 */
export function useBooking({ keep, refresh }: Pick<Week, 'keep' | 'refresh'>) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<BookingAction | null>(null)
  /** The id of the class whose last place another student booked while the dialog was open. */
  const [lost, setLost] = useState<number | null>(null)

  function refused(one: ScheduleClass, error: unknown): void {
    if (error instanceof ApiError && error.token === 'class.full') {
      keep({ ...one, scheduled_students: one.max_students })
      setLost(one.id)
    } else handleError(error)
    // The rest of the week may be stale, too.
    refresh()
  }

  async function act(deed: BookingAction, one: ScheduleClass): Promise<void> {
    setBusy(deed)
    setLost(null)
    try {
      keep(await deeds[deed](one))
      notify({ type: 'success', title: t(`schedules.done.${deed}`) })
    } catch (error) {
      refused(one, error)
    } finally {
      setBusy(null)
    }
  }
  return { act, busy, lost }
}
export type Places = ReturnType<typeof useBooking>
