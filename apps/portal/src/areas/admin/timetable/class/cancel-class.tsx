import { Stack, Text } from '@chakra-ui/react'
import { Button, Dialog, TextAreaField } from '@the-house/design-system'
import { limits, type TimetableClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { postCancelClass } from '../../../../api/timetable.ts'
import { Refusal } from '../refusal.tsx'
import { useWrite } from '../use-write.ts'
import { concernedOf } from './class-state.ts'

interface CancelClassProps {
  one: TimetableClass
  timeZone: string
  onClose: () => void
}

/** Cancels a class, with the reason that its people read. */
export function CancelClass({ one, timeZone, onClose }: CancelClassProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const { busy, refusal, write } = useWrite()
  const tooLong = reason.trim().length > limits.classReasonMax

  async function cancel(): Promise<void> {
    const send = () => postCancelClass(one.id, { version: one.version, reason: reason.trim() })
    if (await write(send, t('timetable.done.cancelled', { name: one.name }))) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('timetable.cancel.title', { name: one.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('timetable.cancel.keep')}</Button>
          <Button variant="danger" loading={busy} disabled={tooLong} onClick={() => void cancel()}>
            {t('timetable.cancel.go')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('timetable.cancel.told', { count: concernedOf(one) })}</Text>
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
