import { Stack, Text } from '@chakra-ui/react'
import { ConfirmDialog, ReviewList, type ProgressStep } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'

export interface FinishQuestionProps {
  title: string
  hint: string
  /** The open exercises, grouped by reason. */
  open: { title: string; steps: ProgressStep[] }[]
  onSelect: (id: string) => void
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before finishing with open exercises; each of them is a link back to it. */
export function FinishQuestion({ title, hint, open, onSelect, onConfirm, onCancel }: FinishQuestionProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open
      title={title}
      description={
        <Stack gap={5}>
          <Text>{hint}</Text>
          {open.map(
            (group) =>
              group.steps.length > 0 && (
                <ReviewList key={group.title} title={group.title} steps={group.steps} onReview={onSelect} />
              ),
          )}
        </Stack>
      }
      confirmLabel={t('test.finish')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
