import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useNextStep } from '../../page/next-step/use-next-step.ts'
import { useStepWords } from '../../page/next-step/use-step-words.ts'

/** Tells self-taught learners that a topic finishes the chapter, and what follows once it is done. */
export function NextStep({ topic }: { topic: number }) {
  const { t } = useTranslation()
  const words = useStepWords()
  const { data: step } = useNextStep({ after_topic: topic, concluded: true })
  return (
    <Alert status="info">
      {t('books.nextStep')} {step && words(step).text}
    </Alert>
  )
}
