import { Box, Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import type { Topic } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, useTranslation } from '@the-house/i18n'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { TopicNav } from '../../page/chapter/topic-nav.tsx'
import { isLocked, Locked, lockedInline } from '../../page/next-step/locked.tsx'
import { useUser } from '../../session/session.ts'
import { TopicSkeleton } from '../../survey/topic-skeleton.tsx'
import { ChapterHead } from './chapter-head.tsx'
import { ChapterSkeleton } from './chapter-skeleton.tsx'
import { Instructions } from './instructions.tsx'

const NextStep = lazyWithRetry(async () => {
  const [part] = await Promise.all([import('./next-step.tsx'), loadAreas('course')])
  return { default: part.NextStep }
})

export interface ChapterFrameProps {
  params: Record<string, string | undefined>
  children: ReactNode
}

/** The layout around the topics of a chapter: breadcrumb, topic navigation and instructions. */
export function ChapterFrame({ params, children }: ChapterFrameProps) {
  const id = Number(params['id'])
  const topics = useApiQuery('GET /chapters/:id/topics', { params: { id } }, lockedInline)
  const [path] = useLocation()
  if (!topics.data && isLocked(topics.error)) return <LockedChapter id={id} />
  return (
    <AsyncContent read={topics} skeleton={<TopicSkeleton params={params} otherwise={<ChapterSkeleton />} />}>
      {({ content }) => (
        <Framed id={id} topics={content} topic={content.find((one) => one.id === Number(params['topicId']))}>
          <Suspense key={path} fallback={<TopicSkeleton params={params} otherwise={<Skeleton h="100dvh" />} />}>
            {children}
          </Suspense>
        </Framed>
      )}
    </AsyncContent>
  )
}

/** A chapter that is not open to the user: why, and the way to what opens it. */
function LockedChapter({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <Stack gap={{ base: 2, md: 6 }}>
      <ChapterHead number={t('books.chapter')} name={undefined} topic={undefined} />
      <Locked chapter={id} />
    </Stack>
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
  const { profile } = useUser()
  // Errors are ignored: without the name and the instructions the topics still work.
  const { data: chapter } = useApiQuery('GET /chapters/:id', { params: { id } }, { onError: () => undefined })
  const number = chapter?.number ? t('books.number', { number: chapter.number }) : t('books.chapter')
  return (
    <Stack gap={{ base: 2, md: 6 }}>
      <ChapterHead number={number} name={chapter?.name} topic={topic?.name} />
      <Box data-beside-lesson="">
        <TopicNav chapter={id} topics={topics} current={topic} />
      </Box>
      {topic && profile === 'AUTODIDACT' && topic.finish_chapter && (
        <Box data-beside-lesson="">
          <Suspense>
            <NextStep topic={topic.id} />
          </Suspense>
        </Box>
      )}
      <Box>{children}</Box>
      {chapter && <Instructions chapter={chapter} />}
    </Stack>
  )
}
