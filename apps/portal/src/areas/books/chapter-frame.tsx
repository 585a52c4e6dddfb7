import { Box, Stack } from '@chakra-ui/react'
import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { ChapterHead } from './chapter-head.tsx'
import { ChapterSkeleton } from './chapter-skeleton.tsx'
import { Instructions } from './instructions.tsx'
import { NextStep } from './next-step.tsx'
import { TopicNav } from './topic-nav.tsx'

export interface ChapterFrameProps {
  params: Record<string, string | undefined>
  children: ReactNode
}

/** What stays around the topics of a chapter: the way back, the topics, the instructions. */
export function ChapterFrame({ params, children }: ChapterFrameProps) {
  const id = Number(params['id'])
  const topics = useRead('GET /chapters/:id/topics', { params: { id } })
  return (
    <Loaded read={topics} skeleton={<ChapterSkeleton />}>
      {({ content }) => (
        <Framed id={id} topics={content} topic={content.find((one) => one.id === Number(params['topicId']))}>
          {children}
        </Framed>
      )}
    </Loaded>
  )
}

interface FramedProps {
  id: number
  topics: Topic[]
  topic: Topic | undefined
  children: ReactNode
}

function Framed({ id, topics, topic, children }: FramedProps) {
  const { t } = useTranslation()
  // Name and instructions are not worth a failure message: the topics are what the user came for.
  const { data: chapter } = useRead('GET /chapters/:id', { params: { id } }, { onError: () => undefined })
  const number = t('books.number', { id })
  return (
    <Stack gap={{ base: 2, md: 6 }}>
      <ChapterHead number={number} name={chapter?.name} topic={topic?.name} />
      <TopicNav chapter={id} topics={topics} current={topic} />
      {topic && <NextStep topic={topic} />}
      <Box>{children}</Box>
      {chapter && <Instructions chapter={chapter} />}
    </Stack>
  )
}
