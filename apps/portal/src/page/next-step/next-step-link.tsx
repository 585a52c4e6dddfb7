import { Button, type ButtonProps } from '@the-house/design-system'
import type { NextStep } from '@the-house/domain'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { stepPath } from './step-path.ts'
import { useStepWords } from './use-step-words.ts'

export interface NextStepLinkProps extends Pick<ButtonProps, 'size'> {
  step: NextStep
}

/** The main action of a screen: the link to what comes next, in the words of its reason. */
export function NextStepLink({ step, size }: NextStepLinkProps) {
  const words = useStepWords()
  return (
    <Button asChild variant="primary" {...(size && { size })} maxW="full" flexWrap="wrap" px="min(1.5rem, 7vw)">
      <Link href={stepPath(step)} data-tour="next">
        {words(step).action}
        <ArrowRight size={20} aria-hidden="true" />
      </Link>
    </Button>
  )
}
