import { DomainError, type Content, type Topic } from '@the-house/domain'
import { and, eq, sql } from 'drizzle-orm'
import { concludeTopic } from '../../course/finish.ts'
import { prepared } from '../../db/prepared.ts'
import { contents } from '../../db/schema/index.ts'
import { isVisible } from '../../db/visibility.ts'
import { saveAside, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isChapterAvailable, isContentStaff, viewerOf } from '../books/availability.ts'
import { factsOfKey } from '../../files/media/media-key.ts'
import { fileOf } from '../../files/present.ts'
import { openTopic, readTopics } from './access.ts'

/**
 * Lists the topics of a chapter that the user may see, in order, locked ones included.
 * @throws DomainError `notFound`, or `chapter.unavailable` where the chapter is locked for the user
 */
export async function listTopics(context: AppContext, user: AuthenticatedUser, chapterId: number): Promise<Topic[]> {
  const place = await readTopics(context, user, chapterId)
  if (!place || !(place.chapter.published || isContentStaff(user))) throw new DomainError('notFound')
  if (!isChapterAvailable(place.chapter, user, context.clock())) throw new DomainError('chapter.unavailable')
  return place.topics.map(({ topic, requirement, concluded, available }) => ({
    id: topic.id,
    name: topic.name,
    type: topic.type,
    icon: topic.icon,
    finish_chapter: topic.finish_chapter,
    available,
    concluded,
    requirement: requirement && { name: requirement.name },
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
  if (!ahead && !topic.concluded && !user.readOnly) {
    const now = context.clock()
    await saveAside(context, () => context.db.transaction((tx) => concludeTopic(tx, { user_id: user.id, topic, now })))
  }
  return presentContent(content, context)
}

function presentContent(row: typeof contents.$inferSelect, context: AppContext): Content {
  const { topic_id, subject, description, type_file, image_text, transcript, media_type } = row
  const media = fileOf(context, row.media_url)
  return {
    topic_id,
    subject,
    description,
    type_file,
    image_text,
    transcript,
    image: fileOf(context, row.image),
    audio: fileOf(context, row.audio),
    url_video: context.fileUrl(row.video || row.url_video),
    ...(row.video && { video_facts: factsOfKey(row.video) }),
    url_captions: context.fileUrl(row.url_captions),
    media: media_type && media ? { type: media_type, ...media } : null,
  }
}
