import { Skeleton } from '@the-house/design-system'
import { Redirect, useSearch } from 'wouter'
import { stepPath } from '../../page/next-step/step-path.ts'
import { useNextStep } from '../../page/next-step/use-next-step.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { StepNotice } from '../../page/next-step/step-notice.tsx'

/** The index of a chapter: redirects to what comes next in it, or says why nothing does. */
export function ChooseScreen({ params }: { params: Record<string, string | undefined> }) {
  const search = useSearch()
  const id = Number(params['id'])
  const next = useNextStep({ chapter: id })
  return (
    <AsyncContent read={next} skeleton={<Skeleton h="100dvh" />}>
      {(step) => {
        const { chapter, topic } = step.params
        if (step.kind !== 'TOPIC' || chapter?.id !== id) return <StepNotice step={step} />
        const query = search && topic?.type === 'EXERCISE' ? `?${search}` : ''
        return <Redirect to={`${stepPath(step)}${query}`} replace />
      }}
    </AsyncContent>
  )
}
