import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { FoundingStep, FoundingStepState } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { handleError } from '../../../api/api-error.ts'
import { useSkipStep } from '../../../api/founding.ts'
import { paths } from '../../../page/paths.ts'

export interface StepActionsProps {
  state: FoundingStepState
  /** The step that follows; null: this is the last one. */
  next: FoundingStep | null
}

/** The ways on from a step: to the next one, or past it; a skipped one can be taken up again. */
export function StepActions({ state: { step, done, skipped }, next }: StepActionsProps) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const keepSkipped = useSkipStep()
  const [busy, setBusy] = useState(false)
  const onward = next ? paths.foundingStep(next) : paths.founding

  async function skip(skips: boolean): Promise<void> {
    setBusy(true)
    try {
      await keepSkipped(step, skips)
      if (skips) go(onward)
    } catch (error) {
      handleError(error)
    }
    setBusy(false)
  }

  return (
    <Flex gap={3} wrap="wrap" pt={5} borderTop="1px solid" borderColor="border">
      {(done || skipped) && (
        <Button asChild variant="primary" size="lg">
          <Link href={onward}>
            {next ? t('founding.next', { step: t(`work.step.${next}`) }) : t('founding.toEnd')}
            <ArrowRight size={20} aria-hidden="true" />
          </Link>
        </Button>
      )}
      {!done && (
        <Button size="lg" loading={busy} onClick={() => void skip(!skipped)}>
          {t(skipped ? 'founding.resume' : 'founding.skip')}
        </Button>
      )}
    </Flex>
  )
}
