import { Text } from '@chakra-ui/react'
import { statusOfClass, type ScheduleClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

export interface ClassNoteProps {
  one: ScheduleClass
  begun: boolean
}

/** States in a sentence the user's booking or place on the waiting list; renders nothing where the button says it. */
export function ClassNote({ one, begun }: ClassNoteProps) {
  const { t } = useTranslation()
  const status = statusOfClass(one)
  if (begun) return <Text color="fg.muted">{t('schedules.class.begun')}</Text>
  if (status === 'SCHEDULED') return <Text>{t('schedules.class.yours')}</Text>
  if (one.waiting !== null) return <Text>{t('schedules.class.yourTurn', { place: one.waiting })}</Text>
  return status === 'CLASS_FULL' && <Text>{t('schedules.class.offer')}</Text>
}
