import { notify } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiFailure, report } from '../../api/failure.ts'
import { deletePlace, putPlace, putWaiting } from '../../api/schedules.ts'
import type { Week } from './use-week.ts'

const deeds = {
  take: putPlace,
  cancel: ({ id }: ScheduleClass) => deletePlace(id),
  join: ({ id }: ScheduleClass) => putWaiting(id),
  leave: ({ id }: ScheduleClass) => deletePlace(id),
}
export type Deed = keyof typeof deeds

/** Takes and gives back places, and stands in lines; what became of it is on the calendar at once. */
export function usePlaces({ keep, refresh }: Pick<Week, 'keep' | 'refresh'>) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<Deed | null>(null)
  /** The class whose last place went to somebody else while it was looked at. */
  const [lost, setLost] = useState<number | null>(null)

  function refused(one: ScheduleClass, error: unknown): void {
    if (error instanceof ApiFailure && error.token === 'class.full') {
      keep({ ...one, scheduled_students: one.max_students })
      setLost(one.id)
    } else report(error)
    // The rest of the week may be older than this, too.
    refresh()
  }

  async function act(deed: Deed, one: ScheduleClass): Promise<void> {
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
export type Places = ReturnType<typeof usePlaces>
