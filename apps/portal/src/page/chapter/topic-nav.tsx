import { Flex } from '@chakra-ui/react'
import type { Topic } from '@the-house/domain'
import { useSearch } from 'wouter'
import { topicPath } from '../topic-path.ts'
import { TopicSelect } from './topic-select.tsx'
import { TopicTabs } from './topic-tabs.tsx'

export interface TopicNavProps {
  chapter: number
  topics: Topic[]
  current: Topic | undefined
}

/** What other topics keep of a query: its exercise. An attempt belongs to one topic. */
function exerciseIn(search: string): string {
  const exercise = new URLSearchParams(search).get('exercise')
  return exercise === null ? '' : String(new URLSearchParams({ exercise }))
}

/** The topics of a chapter twice: as the four pictures, and as a select with their names. */
export function TopicNav({ chapter, topics, current }: TopicNavProps) {
  const search = useSearch()
  const hrefOf = (topic: Topic) => topicPath(chapter, topic, topic.id === current?.id ? search : exerciseIn(search))
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: 2, md: 3 }}
      align={{ md: 'end' }}
      justify="space-between"
    >
      <TopicTabs topics={topics} current={current} hrefOf={hrefOf} />
      <TopicSelect topics={topics} current={current} hrefOf={hrefOf} />
    </Flex>
  )
}
