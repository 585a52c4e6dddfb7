import { Flex } from '@chakra-ui/react'
import type { Topic } from '@the-house/domain'
import { useSearch } from 'wouter'
import { topicPath } from '../../page/topic-path.ts'
import { TopicSelect } from './topic-select.tsx'
import { TopicTabs } from './topic-tabs.tsx'

export interface TopicNavProps {
  chapter: number
  topics: Topic[]
  current: Topic | undefined
}

/** The topics of a chapter twice: as the four pictures, and as a select with their names. */
export function TopicNav({ chapter, topics, current }: TopicNavProps) {
  const search = useSearch()
  // The query, which names an exercise, is preserved for the current topic only.
  const hrefOf = (topic: Topic) => topicPath(chapter, topic, topic.id === current?.id ? search : '')
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
