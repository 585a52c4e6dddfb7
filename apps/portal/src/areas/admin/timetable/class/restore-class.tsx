import { Stack, Text } from '@chakra-ui/react'
import { ConfirmDialog } from '@the-house/design-system'
import type { TimetableClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { postRestoreClass } from '../../../../api/timetable.ts'
import { Refusal } from '../refusal.tsx'
import { useWrite } from '../use-write.ts'
import { concernedOf } from './class-state.ts'

interface RestoreClassProps {
  one: TimetableClass
  timeZone: string
  onClose: () => void
}

/** Restores a cancelled class with its bookings. */
export function RestoreClass({ one, timeZone, onClose }: RestoreClassProps) {
  const { t } = useTranslation()
  const { busy, refusal, write } = useWrite()
  async function restore(): Promise<void> {
    const send = () => postRestoreClass(one.id, one.version)
    if (await write(send, t('timetable.done.restored', { name: one.name }))) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('timetable.restore.title', { name: one.name })}
      confirmLabel={t('timetable.restore.go')}
      loading={busy}
      onConfirm={() => void restore()}
      onCancel={onClose}
      description={
        <Stack gap={4}>
          <Text>{t('timetable.restore.told', { count: concernedOf(one) })}</Text>
          <Refusal error={refusal} timeZone={timeZone} />
        </Stack>
      }
    />
  )
}
