import { Text } from '@chakra-ui/react'
import { statusOfClass, type ClassPhase, type ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatTime } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'

export interface ClassNoteProps {
  one: ScheduleClass
  phase: ClassPhase
}

/**
 * States in a sentence the user's booking or place on the waiting list, and when the class began or ended; renders
 * nothing where the button says it.
 */
export function ClassNote({ one, phase }: ClassNoteProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const status = statusOfClass(one)
  if (phase !== 'AHEAD') {
    const time = formatTime(phase === 'OVER' ? one.end_date : one.start_date, unity.time_zone)
    const mine = status !== 'SCHEDULED' && one.waiting !== null ? 'WAITING' : status
    return <Text color="fg.muted">{t(`schedules.begun.${phase}.${mine}`, { time })}</Text>
  }
  if (status === 'SCHEDULED') return <Text>{t('schedules.class.yours')}</Text>
  if (one.waiting !== null) return <Text>{t('schedules.class.yourTurn', { place: one.waiting })}</Text>
  return status === 'CLASS_FULL' && <Text>{t('schedules.class.offer')}</Text>
}
