import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface LateNoteProps {
  /** Whether the late answer is on show, instead of the one that counts. */
  shown: boolean
  onToggle: () => void
}

/** Says that what was typed here came too late, and leads to what counts. */
export function LateNote({ shown, onToggle }: LateNoteProps) {
  const { t } = useTranslation()
  return (
    <Alert status="warning" title={t(shown ? 'tests.late.title' : 'tests.late.counts')}>
      {shown && t('tests.late.text')}
      <Button mt={2} onClick={onToggle}>
        {t(shown ? 'tests.late.seeCounted' : 'tests.late.seeLate')}
      </Button>
    </Alert>
  )
}
