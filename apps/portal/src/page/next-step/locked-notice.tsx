import { Skeleton } from '@the-house/design-system'
import { AsyncContent } from '../async-content.tsx'
import { StepNotice } from './step-notice.tsx'
import { useNextStep } from './use-next-step.ts'

export interface LockedNoticeProps {
  chapter: number
  topic?: number
}

/** In place of a chapter or a topic that is locked: the reason, and the way to what unlocks it. */
export function LockedNotice(asked: LockedNoticeProps) {
  const next = useNextStep(asked)
  return (
    <AsyncContent read={next} skeleton={<Skeleton h="32rem" />}>
      {(step) => <StepNotice step={step} />}
    </AsyncContent>
  )
}
