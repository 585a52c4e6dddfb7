import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { isLocked, Locked, lockedInline } from '../../page/next-step/locked.tsx'
import { useProgress } from '../../page/use-progress.ts'
import { ContentView } from '../../page/chapter/content-view.tsx'
import { OnwardLink } from './onward-link.tsx'

/** The screen of the content of a topic. */
export function ContentScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = Number(params['id'])
  const topic = Number(params['topicId'])
  const reloadProgress = useProgress()
  const topics = useApiQuery('GET /chapters/:id/topics', { params: { id } })
  const known = topics.data?.content.find((one) => one.id === topic)
  const content = useApiQuery(
    'GET /chapters/:id/content',
    { params: { id }, query: { topic_id: topic } },
    {
      ...lockedInline,
      onSuccess: () => {
        // The request concludes the topic on the server, which opens the topics that depend on it.
        if (!known?.concluded) reloadProgress()
      },
    },
  )
  if (!content.data && isLocked(content.error)) return <Locked chapter={id} topic={topic} />
  return (
    <Stack gap={6}>
      <AsyncContent read={content} skeleton={<Skeleton h="100dvh" />}>
        {(shown) => (
          <>
            <ContentView content={shown} topic={known?.name} />
            <OnwardLink topic={topic} />
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}
