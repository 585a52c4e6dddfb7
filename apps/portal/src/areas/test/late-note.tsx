import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface LateNoteProps {
  /** Whether the late answer is shown instead of the saved one that counts. */
  shown: boolean
  onToggle: () => void
}

/** Says that the answer of this device came too late, and toggles to the saved one that counts. */
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
