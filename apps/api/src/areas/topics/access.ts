import { DomainError, type TopicType } from '@the-house/domain'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { numberOf } from '../../course/path.ts'
import { hasWork } from '../../course/required.ts'
import { prepared } from '../../db/prepared.ts'
import { chapter_marks, chapter_releases, chapters, topic_conclusions, topics } from '../../db/schema/index.ts'
import { isNotDeleted, isVisible } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isChapterAvailable, isConcludedMark, isContentStaff, viewerOf, type Standing } from '../books/availability.ts'
import { isOwn } from '../books/standing.ts'

/** The topic that another one requires, joined only where it is visible to the user and has something to do. */
export const requirement = alias(topics, 'requirement')
export const isRequirement = and(
  eq(requirement.id, topics.requirement_id),
  isVisible(requirement),
  hasWork(sql`requirement`),
)
/** The user's conclusion of the required topic. */
export const required = alias(topic_conclusions, 'required')
const me = sql`${sql.placeholder('user_id')}::int`

const byId = prepared((db) =>
  db
    .select({
      topic: topics,
      chapter: {
        id: chapters.id,
        number: numberOf(chapters.id),
        mark: chapter_marks.how,
        release_at: chapters.release_at,
        told_at: chapter_releases.release_at,
      },
      requirement_id: requirement.id,
      requirement_met_at: required.concluded_at,
      concluded_at: topic_conclusions.concluded_at,
    })
    .from(topics)
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .leftJoin(chapter_marks, isOwn(chapter_marks))
    .leftJoin(chapter_releases, isOwn(chapter_releases))
    .leftJoin(requirement, isRequirement)
    .leftJoin(required, and(eq(required.topic_id, topics.requirement_id), eq(required.user_id, me)))
    .leftJoin(topic_conclusions, and(eq(topic_conclusions.topic_id, topics.id), eq(topic_conclusions.user_id, me)))
    .where(
      and(
        eq(topics.id, sql.placeholder('topic_id')),
        eq(topics.chapter_id, sql.placeholder('chapter_id')),
        isVisible(topics),
        isNotDeleted(chapters),
      ),
    )
    .prepare('topic_access'),
)

interface Step {
  requirement_id: number | null
  requirement_met_at: Date | null
}

/** Whether a topic is available to a user who may open its chapter: all are in one that is concluded. */
export function isTopicAvailable(
  { requirement_id, requirement_met_at }: Step,
  { mark }: Pick<Standing, 'mark'>,
  user: AuthenticatedUser,
): boolean {
  if (requirement_id === null || requirement_met_at !== null) return true
  return isContentStaff(user) || isConcludedMark(mark)
}

/** Returns a topic of a chapter that the user may open now, or refuses with the reason. */
export async function openTopic(
  { db, clock }: AppContext,
  user: AuthenticatedUser,
  { chapter_id, topic_id, type }: { chapter_id: number; topic_id: number; type: TopicType },
) {
  const now = clock()
  const [found] = await byId(db).execute({ user_id: user.id, chapter_id, topic_id, ...viewerOf(user, now) })
  if (found?.topic.type !== type) throw new DomainError('notFound')
  const { topic, chapter, requirement_id, requirement_met_at, concluded_at } = found
  if (!isChapterAvailable(chapter, user, now)) throw new DomainError('chapter.unavailable')
  if (!isTopicAvailable({ requirement_id, requirement_met_at }, chapter, user))
    throw new DomainError('topic.unavailable')
  return { ...topic, concluded: concluded_at !== null }
}

export type OpenTopic = Awaited<ReturnType<typeof openTopic>>
