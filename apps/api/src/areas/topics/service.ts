import { DomainError, type Content, type Topic } from '@the-house/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { contents, topic_conclusions, topics } from '../../db/schema/index.ts'
import { isShown } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { viewerOf } from '../books/availability.ts'
import { fileOf } from '../books/present.ts'
import { openChapter } from '../books/service.ts'
import { isRequirement, isTopicAvailable, openTopic, required, requirement } from './access.ts'

const me = sql`${sql.placeholder('user_id')}::int`

const ofChapter = prepared((db) =>
  db
    .select({
      topic: topics,
      requirement: { id: requirement.id, name: requirement.name },
      requirement_met_at: required.concluded_at,
      concluded_at: topic_conclusions.concluded_at,
    })
    .from(topics)
    .leftJoin(requirement, isRequirement)
    .leftJoin(required, and(eq(required.topic_id, topics.requirement_id), eq(required.user_id, me)))
    .leftJoin(topic_conclusions, and(eq(topic_conclusions.topic_id, topics.id), eq(topic_conclusions.user_id, me)))
    .where(and(eq(topics.chapter_id, sql.placeholder('chapter_id')), isShown(topics)))
    .orderBy(asc(topics.position), asc(topics.id))
    .prepare('topics_of_chapter'),
)

export async function listTopics(house: House, user: SignedIn, chapterId: number): Promise<Topic[]> {
  await openChapter(house, user, chapterId)
  const viewer = viewerOf(user, house.clock())
  const rows = await ofChapter(house.db).execute({ user_id: user.id, chapter_id: chapterId, ...viewer })
  return rows.map(({ topic, requirement: first, requirement_met_at, concluded_at }) => ({
    id: topic.id,
    name: topic.name,
    type: topic.type,
    icon: topic.icon,
    finish_chapter: topic.finish_chapter,
    available: isTopicAvailable({ ...topic, requirement_id: first?.id ?? null, requirement_met_at }, user),
    concluded: concluded_at !== null,
    requirement: first && { name: first.name },
  }))
}

/** Writes down that somebody has finished a topic; again is nothing new. */
export async function concludeTopic(db: Db, userId: number, topicId: number, now: Date): Promise<void> {
  await db
    .insert(topic_conclusions)
    .values({ user_id: userId, topic_id: topicId, concluded_at: now })
    .onConflictDoNothing()
}

const contentOf = prepared((db) =>
  db
    .select()
    .from(contents)
    .where(and(eq(contents.topic_id, sql.placeholder('topic_id')), isShown(contents)))
    .prepare('content_of_topic'),
)

/** The content of a topic. To open it is to finish it: nothing else could, and the next topic may require it. */
export async function readContent(
  house: House,
  user: SignedIn,
  address: { chapter_id: number; topic_id: number },
): Promise<Content> {
  const topic = await openTopic(house, user, { ...address, type: 'CONTENT' })
  const viewer = viewerOf(user, house.clock())
  const [content] = await contentOf(house.db).execute({ topic_id: topic.id, ...viewer })
  if (!content) throw new DomainError('notFound')
  if (!topic.concluded && (await house.canWrite())) {
    await concludeTopic(house.db, user.id, topic.id, house.clock())
  }
  return presentContent(content, house)
}

function presentContent(row: typeof contents.$inferSelect, house: House): Content {
  const { topic_id, subject, description, type_file, image_text, transcript, media_type } = row
  const media = house.fileUrl(row.media_url)
  return {
    topic_id,
    subject,
    description,
    type_file,
    image_text,
    transcript,
    image: fileOf(house, row.image),
    audio: fileOf(house, row.audio),
    url_video: house.fileUrl(row.video ?? row.url_video),
    url_captions: house.fileUrl(row.url_captions),
    media: media_type && media ? { type: media_type, url: media } : null,
  }
}
