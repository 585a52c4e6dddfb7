import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

/** The state of a mark: being saved, saved, or failed. */
export type PresenceState = 'saving' | 'saved' | 'failed'

const Words = chakra('output', {
  base: { minW: '5rem', textAlign: 'end', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
  variants: { state: { saving: {}, saved: { color: 'right' }, failed: { color: 'wrong' } } },
})

export interface PresenceNoteProps {
  state: PresenceState | undefined
  /** The error message. */
  message: string | undefined
}

/** The state of a mark as text; announced once it is saved or has failed. */
export function PresenceNote({ state, message }: PresenceNoteProps) {
  const { t } = useTranslation()
  return (
    <Words {...(state && { state })}>
      {state === 'saving' && <span aria-hidden="true">{t('meetings.presence.saving')}</span>}
      {state === 'saved' && t('meetings.presence.saved')}
      {state === 'failed' && `${t('meetings.presence.failed')} ${message ?? ''}`}
    </Words>
  )
}
