import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { useProgress } from '../../page/use-progress.ts'
import { ContentView } from './content-view.tsx'
import { OnwardLink } from './onward-link.tsx'

/** What a topic teaches. */
export function ContentScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = Number(params['id'])
  const topic = Number(params['topicId'])
  const reloadProgress = useProgress()
  const topics = useRead('GET /chapters/:id/topics', { params: { id } })
  const known = topics.data?.content.find((one) => one.id === topic)
  const content = useRead(
    'GET /chapters/:id/content',
    { params: { id }, query: { topic_id: topic } },
    {
      onSuccess: () => {
        // Reading it was finishing it: what waited for it is open now.
        if (!known?.concluded) reloadProgress()
      },
    },
  )
  return (
    <Stack gap={6}>
      <Loaded read={content} skeleton={<Skeleton h="100dvh" />}>
        {(shown) => (
          <>
            <ContentView content={shown} topic={known?.name} />
            <OnwardLink chapter={id} topic={topic} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
