import { useTranslation } from '@the-house/i18n'
import { Chip } from '../chip/chip.tsx'
import { meetingLooks, type MeetingState } from './meeting-looks.ts'

/**
 * The current state of a class by colour, icon and word; equally wide for each state, so that a change shifts nothing.
 */
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
