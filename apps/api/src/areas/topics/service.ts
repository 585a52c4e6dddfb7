import { DomainError, type Content, type Topic } from '@the-house/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { concludeTopic } from '../../course/finish.ts'
import { prepared } from '../../db/prepared.ts'
import { contents, topic_conclusions, topics } from '../../db/schema/index.ts'
import { isVisible } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { viewerOf } from '../books/availability.ts'
import { fileOf } from '../../files/present.ts'
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
    .where(and(eq(topics.chapter_id, sql.placeholder('chapter_id')), isVisible(topics)))
    .orderBy(asc(topics.position), asc(topics.id))
    .prepare('topics_of_chapter'),
)

export async function listTopics(context: AppContext, user: AuthenticatedUser, chapterId: number): Promise<Topic[]> {
  const chapter = await openChapter(context, user, chapterId)
  const viewer = viewerOf(user, context.clock())
  const rows = await ofChapter(context.db).execute({ user_id: user.id, chapter_id: chapterId, ...viewer })
  return rows.map(({ topic, requirement: first, requirement_met_at, concluded_at }) => ({
    id: topic.id,
    name: topic.name,
    type: topic.type,
    icon: topic.icon,
    finish_chapter: topic.finish_chapter,
    available: isTopicAvailable({ requirement_id: first?.id ?? null, requirement_met_at }, chapter, user),
    concluded: concluded_at !== null,
    requirement: first && { name: first.name },
  }))
}

const contentOf = prepared((db) =>
  db
    .select()
    .from(contents)
    .where(and(eq(contents.topic_id, sql.placeholder('topic_id')), isVisible(contents)))
    .prepare('content_of_topic'),
)

/**
 * Returns the content of a topic and concludes it, since reading is all there is to do and the next topic may require
 * it; what is fetched ahead, for later, concludes nothing.
 */
export async function readContent(
  context: AppContext,
  user: AuthenticatedUser,
  { ahead, ...address }: { chapter_id: number; topic_id: number; ahead?: boolean | undefined },
): Promise<Content> {
  const topic = await openTopic(context, user, { ...address, type: 'CONTENT' })
  const viewer = viewerOf(user, context.clock())
  const [content] = await contentOf(context.db).execute({ topic_id: topic.id, ...viewer })
  if (!content) throw new DomainError('notFound')
  if (!ahead && !topic.concluded && !user.readOnly && (await context.canWrite())) {
    const now = context.clock()
    await context.db.transaction((tx) => concludeTopic(tx, { user_id: user.id, topic, now }))
  }
  return presentContent(content, context)
}

function presentContent(row: typeof contents.$inferSelect, context: AppContext): Content {
  const { topic_id, subject, description, type_file, image_text, transcript, media_type } = row
  const media = context.fileUrl(row.media_url)
  return {
    topic_id,
    subject,
    description,
    type_file,
    image_text,
    transcript,
    image: fileOf(context, row.image),
    audio: fileOf(context, row.audio),
    url_video: context.fileUrl(row.video ?? row.url_video),
    url_captions: context.fileUrl(row.url_captions),
    media: media_type && media ? { type: media_type, url: media } : null,
  }
}
