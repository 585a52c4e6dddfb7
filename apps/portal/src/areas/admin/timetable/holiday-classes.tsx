import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError } from '../../../api/api-error.ts'
import { postCancelOnHoliday, useInvalidateTimetable } from '../../../api/timetable.ts'
import { formatRange } from '../../../page/period/days.ts'
import { useUser } from '../../../session/session.ts'
import { textIn } from '../managed/field-props.ts'
import type { SavedProps } from '../resource/resource.ts'
import { Refusal } from './refusal.tsx'

/** Offers to cancel the classes on the days of a holiday that was saved. */
export function HolidayClasses({ row, onDone }: SavedProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const invalidate = useInvalidateTimetable()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const days = formatRange(textIn(row['first_day']), textIn(row['last_day']))

  async function cancel(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      const count = await postCancelOnHoliday(row.id)
      await invalidate()
      notify({ type: 'success', title: t('timetable.holiday.done', { count }) })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) setRefusal(error)
      else handleError(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onDone}
      role="alertdialog"
      title={t('timetable.holiday.title')}
      actions={
        <>
          <Button onClick={onDone} data-autofocus="">
            {t('timetable.holiday.keep')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void cancel()}>
            {t('timetable.holiday.go')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('timetable.holiday.text', { days })}</Text>
        <Refusal error={refusal} timeZone={unity.time_zone} />
      </Stack>
    </Dialog>
  )
}
