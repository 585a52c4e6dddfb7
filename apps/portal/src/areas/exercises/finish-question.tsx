import { ConfirmDialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface FinishQuestionProps {
  /** How many exercises have no answer. */
  left: number
  onConfirm: () => void
  onCancel: () => void
}

/** Asks whether to finish with exercises unanswered. */
export function FinishQuestion({ left, onConfirm, onCancel }: FinishQuestionProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open
      title={t('test.messages.withoutAnswer', { count: left })}
      description={t('test.withoutAnswerHint')}
      confirmLabel={t('test.finish')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
