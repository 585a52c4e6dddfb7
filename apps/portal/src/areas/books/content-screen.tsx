import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { ContentView } from './content-view.tsx'
import { OnwardLink } from './onward-link.tsx'

/** What a topic teaches. */
export function ContentScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = Number(params['id'])
  const topic = Number(params['topicId'])
  const content = useRead('GET /chapters/:id/content', { params: { id }, query: { topic_id: topic } })
  const topics = useRead('GET /chapters/:id/topics', { params: { id } })
  const name = topics.data?.content.find((one) => one.id === topic)?.name
  return (
    <Stack gap={6}>
      <Loaded read={content} skeleton={<Skeleton h="100dvh" />}>
        {(shown) => (
          <>
            <ContentView content={shown} topic={name} />
            <OnwardLink chapter={id} topic={topic} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
