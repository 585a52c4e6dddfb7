import { ConfirmDialog, notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { postCancelOnHoliday, useInvalidateTimetable } from '../../../api/timetable.ts'
import { formatRange } from '../../../page/period/days.ts'
import type { SavedProps } from '../resource/resource.ts'
import { textIn } from './field-props.ts'

/** Offers to cancel the classes on the days of a holiday that was saved. */
export function HolidayClasses({ row, onDone }: SavedProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateTimetable()
  const [busy, setBusy] = useState(false)
  const days = formatRange(textIn(row['first_day']), textIn(row['last_day']))

  async function cancel(): Promise<void> {
    setBusy(true)
    try {
      const count = await postCancelOnHoliday(row.id)
      await invalidate()
      notify({ type: 'success', title: t('timetable.holiday.done', { count }) })
      onDone()
    } catch (error) {
      handleError(error)
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('timetable.holiday.title')}
      description={t('timetable.holiday.text', { days })}
      confirmLabel={t('timetable.holiday.go')}
      cancelLabel={t('timetable.holiday.keep')}
      loading={busy}
      onConfirm={() => void cancel()}
      onCancel={onDone}
    />
  )
}
