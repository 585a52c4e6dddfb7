import { useTranslation } from '@the-house/i18n'
import { Chip } from '../chip/chip.tsx'
import { meetingLooks, type MeetingState } from './meeting-looks.ts'

/** What a class is now, in colour, sign and word; as wide for each, so that nothing moves when it changes. */
export function MeetingChip({ state }: { state: MeetingState }) {
  const { t } = useTranslation()
  const { tone, icon: Icon } = meetingLooks[state]
  return (
    <Chip tone={tone} minW="9.5rem" justifyContent="center" aria-busy={state === 'LOADING'}>
      <Icon size={16} aria-hidden="true" />
      {t(`meetings.status.${state}`)}
    </Chip>
  )
}
