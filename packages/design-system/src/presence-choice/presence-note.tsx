import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

/** Where a mark is: on its way, kept, or refused. */
export type PresenceState = 'saving' | 'saved' | 'failed'

const Words = chakra('output', {
  base: { minW: '5rem', textAlign: 'end', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
  variants: { state: { saving: {}, saved: { color: 'right' }, failed: { color: 'wrong' } } },
})

export interface PresenceNoteProps {
  state: PresenceState | undefined
  /** Why it was refused. */
  message: string | undefined
}

/** What became of a mark, in words; heard once it is kept or refused. */
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
