import { LessonSkeleton } from '@the-house/design-system'
import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useApiQuery } from '../api/use-api-query.ts'
import { firstOpen } from '../page/first-open.ts'
import { lockedInline } from '../page/next-step/locked.tsx'
import { paths } from '../page/paths.ts'
import { useUser } from '../session/session.ts'
import { CloseLink } from './close-link.tsx'

export interface TopicSkeletonProps {
  params: Record<string, string | undefined>
  /** The outline of a topic that does not fill the window. */
  otherwise: ReactNode
}

/**
 * The outline of the topic that the path of a chapter leads to, while anything of it loads: the same one throughout, and
 * that of a lesson where exercises most likely come, so that nothing jumps.
 */
export function TopicSkeleton({ params, otherwise }: TopicSkeletonProps) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { chapter: current } = useUser()
  const id = Number(params['id'])
  const topics = useApiQuery('GET /chapters/:id/topics', { params: { id } }, lockedInline).data?.content
  const index = path === paths.choose(id)
  // What comes before the current chapter is concluded, what comes after it is locked.
  const lesson = topics ? isLesson(index ? firstOpen(topics) : topicOf(params, topics)) : id === current
  if (!lesson || !(index || path.startsWith(`${paths.chapter(id)}/e/`))) return otherwise
  return <LessonSkeleton close={<CloseLink href={paths.books} label={t('exercises.close')} />} otherwise={otherwise} />
}

const topicOf = ({ topicId }: TopicSkeletonProps['params'], topics: readonly Topic[]) =>
  topics.find(({ id }) => id === Number(topicId))

// A concluded topic shows its result, as a page.
const isLesson = (topic: Topic | undefined): boolean => topic?.type === 'EXERCISE' && !topic.concluded
