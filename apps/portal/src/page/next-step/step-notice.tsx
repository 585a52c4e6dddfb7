import { EmptyState } from '@the-house/design-system'
import type { NextStep } from '@the-house/domain'
import { NextStepLink } from './next-step-link.tsx'
import { useStepWords } from './use-step-words.ts'

/** Says why there is nothing to open here now, and leads to what unlocks it. */
export function StepNotice({ step }: { step: NextStep }) {
  const { title, text } = useStepWords()(step)
  return <EmptyState picture="key" title={title} description={text} action={<NextStepLink step={step} />} />
}
