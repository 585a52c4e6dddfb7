import { DomainError, type TopicType } from '@the-house/domain'
import { and, eq, sql } from 'drizzle-orm'
import { isAmongIds, prepared } from '../../db/prepared.ts'
import { chapter_marks, chapter_releases, topic_conclusions } from '../../db/schema/index.ts'
import { isRowVisible, type Viewer } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isChapterAvailable, isConcludedMark, isContentStaff, viewerOf, type Standing } from '../books/availability.ts'
import { chapterContent, type TopicOfChapter } from './chapter-content.ts'

const me = sql`${sql.placeholder('user_id')}::int`
const here = sql`${sql.placeholder('chapter_id')}::int`

/** What is a user's own in a chapter, and which of some topics the user has concluded. */
const standingIn = prepared((db) =>
  db
    .select({
      mark: chapter_marks.how,
      told_at: chapter_releases.release_at,
      concluded: sql<number[]>`array(
        select ${topic_conclusions.topic_id} from ${topic_conclusions}
        where ${topic_conclusions.user_id} = ${me} and ${isAmongIds(topic_conclusions.topic_id, 'topic_ids')}
      )`,
    })
    .from(sql`(values (1)) one`)
    .leftJoin(chapter_marks, and(eq(chapter_marks.user_id, me), eq(chapter_marks.chapter_id, here)))
    .leftJoin(chapter_releases, and(eq(chapter_releases.user_id, me), eq(chapter_releases.chapter_id, here)))
    .prepare('standing_in_chapter'),
)

/** A topic as it stands for a user who may open its chapter. */
export interface OwnTopic extends TopicOfChapter {
  concluded: boolean
  available: boolean
}

/** The topic that another one requires of the viewer: only where it is visible to the viewer. */
const requirementFor = ({ requirement }: TopicOfChapter, viewer: Viewer) =>
  requirement && isRowVisible(requirement, viewer) ? requirement : null

/** Whether a topic is available to a user who may open its chapter: all are in one that is concluded. */
function isAvailable(
  requirement: TopicOfChapter['requirement'],
  concluded: ReadonlySet<number>,
  { mark }: Pick<Standing, 'mark'>,
  user: AuthenticatedUser,
): boolean {
  if (requirement === null || concluded.has(requirement.id)) return true
  return isContentStaff(user) || isConcludedMark(mark)
}

/**
 * Loads a chapter with those of its topics that the user may see, or one of them, as they stand for the user.
 * @returns undefined where there is no such chapter
 */
export async function readTopics(
  { db, clock }: AppContext,
  user: AuthenticatedUser,
  chapter_id: number,
  topic_id?: number,
) {
  const content = await chapterContent(db, user.content_version, chapter_id)
  if (!content) return undefined
  const viewer = viewerOf(user, clock())
  const found = content.topics
    .filter(({ topic }) => (topic_id === undefined || topic.id === topic_id) && isRowVisible(topic, viewer))
    .map((one) => ({ ...one, requirement: requirementFor(one, viewer) }))
  const topic_ids = found.flatMap(({ topic, requirement }) => [topic.id, ...(requirement ? [requirement.id] : [])])
  const [own] = await standingIn(db).execute({ user_id: user.id, chapter_id, topic_ids })
  const concluded = new Set(own?.concluded)
  const standing = { mark: own?.mark ?? null, told_at: own?.told_at ?? null }
  const topics = found.map((one): OwnTopic => ({
    ...one,
    concluded: concluded.has(one.topic.id),
    available: isAvailable(one.requirement, concluded, standing, user),
  }))
  return { chapter: { ...content.chapter, ...standing }, topics }
}

/** Returns a topic of a chapter that the user may open now, or refuses with the reason. */
export async function openTopic(
  context: AppContext,
  user: AuthenticatedUser,
  { chapter_id, topic_id, type }: { chapter_id: number; topic_id: number; type: TopicType },
) {
  const place = await readTopics(context, user, chapter_id, topic_id)
  const [found] = place?.topics ?? []
  if (!place || found?.topic.type !== type) throw new DomainError('notFound')
  if (!isChapterAvailable(place.chapter, user, context.clock())) throw new DomainError('chapter.unavailable')
  if (!found.available) throw new DomainError('topic.unavailable')
  return { ...found.topic, concluded: found.concluded }
}

export type OpenTopic = Awaited<ReturnType<typeof openTopic>>
