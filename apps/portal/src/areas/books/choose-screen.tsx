import { Skeleton } from '@the-house/design-system'
import { useSWRConfig } from 'swr'
import { Redirect, useSearch } from 'wouter'
import { AsyncContent } from '../../page/async-content.tsx'
import { firstOpen } from '../../page/first-open.ts'
import { keptTopics } from '../../page/kept-places.ts'
import { stepPath } from '../../page/next-step/step-path.ts'
import { StepNotice } from '../../page/next-step/step-notice.tsx'
import { useNextStep } from '../../page/next-step/use-next-step.ts'
import { topicPath } from '../../page/topic-path.ts'
import { TopicSkeleton } from '../../survey/topic-skeleton.tsx'

/** The index of a chapter: redirects to what comes next in it, or says why nothing does. */
export function ChooseScreen({ params }: { params: Record<string, string | undefined> }) {
  const search = useSearch()
  const { cache } = useSWRConfig()
  const id = Number(params['id'])
  const next = useNextStep({ chapter: id })
  if (!next.data && next.error?.isUnreachable) {
    // Without a connection the school cannot say what comes next: on with what was opened here.
    const topic = firstOpen(keptTopics(cache, id))
    if (topic) return <Redirect to={topicPath(id, topic)} replace />
  }
  return (
    <AsyncContent read={next} skeleton={<TopicSkeleton params={params} otherwise={<Skeleton h="100dvh" />} />}>
      {(step) => {
        const { chapter, topic } = step.params
        if (step.kind !== 'TOPIC' || chapter?.id !== id) return <StepNotice step={step} />
        const query = search && topic?.type === 'EXERCISE' ? `?${search}` : ''
        return <Redirect to={`${stepPath(step)}${query}`} replace />
      }}
    </AsyncContent>
  )
}
