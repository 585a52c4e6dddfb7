import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, notify, TextAreaField } from '@the-house/design-system'
import { DateField } from '@the-house/design-system/admin'
import { limits, type Series } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError } from '../../../../api/api-error.ts'
import { postEndSeries, useInvalidateTimetable } from '../../../../api/timetable.ts'
import { todayIn } from '../../../../page/days.ts'
import { dayOf } from '../../../../page/period/days.ts'
import { Refusal } from '../refusal.tsx'

export interface EndSeriesProps {
  series: Series
  timeZone: string
  onClose: () => void
  onEnded: () => void
}

/** Ends a series: its classes from a day on are cancelled, with the reason that their people read. */
export function EndSeries({ series, timeZone, onClose, onEnded }: EndSeriesProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateTimetable()
  const [from_day, setFromDay] = useState(todayIn(timeZone))
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const tooLong = reason.trim().length > limits.classReasonMax

  async function end(): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      await postEndSeries(series.id, { version: series.version, from_day, reason: reason.trim() })
      await invalidate()
      notify({ type: 'success', title: t('timetable.done.ended', { name: series.name }) })
      onEnded()
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) setRefusal(error)
      else handleError(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('timetable.end.title', { name: series.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('design.dialog.cancel')}</Button>
          <Button variant="danger" loading={busy} disabled={!dayOf(from_day) || tooLong} onClick={() => void end()}>
            {t('timetable.end.go')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('timetable.end.text', { count: series.ahead })}</Text>
        <DateField
          label={t('timetable.end.from')}
          value={from_day}
          error={dayOf(from_day) ? undefined : t('validation.date')}
          onChange={setFromDay}
        />
        <TextAreaField
          label={t('timetable.cancel.reason')}
          hint={t('timetable.cancel.reasonHint')}
          limit={limits.classReasonMax}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refusal error={refusal} timeZone={timeZone} />
      </Stack>
    </Dialog>
  )
}
