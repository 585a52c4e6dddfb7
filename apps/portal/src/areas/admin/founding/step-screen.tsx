import { Skeleton } from '@the-house/design-system'
import { foundingSteps } from '@the-house/domain'
import { Redirect } from 'wouter'
import { useFounding } from '../../../api/founding.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { paths } from '../../../page/paths.ts'
import { StepFrame } from './step-frame.tsx'
import { stepTools } from './step-tools.tsx'

interface StepScreenProps {
  params: Record<string, string | undefined>
}

/** One step of the founding, with the tool that does its work. */
export function StepScreen({ params }: StepScreenProps) {
  const step = foundingSteps.find((one) => one.toLowerCase() === params['step'])
  const read = useFounding()
  if (!step) return <Redirect to={paths.founding} replace />
  const Tool = stepTools[step]
  return (
    <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="30rem" borderRadius="card" />}>
      {({ steps }) => (
        <StepFrame key={step} step={step} steps={steps}>
          <Tool />
        </StepFrame>
      )}
    </AsyncContent>
  )
}
