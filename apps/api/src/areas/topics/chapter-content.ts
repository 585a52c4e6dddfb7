import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { numberOf } from '../../course/path.ts'
import { hasWork } from '../../course/required.ts'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { chapters, topics } from '../../db/schema/index.ts'
import { versionedCache } from '../../db/versioned-cache.ts'
import { isNotDeleted } from '../../db/visibility.ts'

const requirement = alias(topics, 'requirement')

const chapterById = prepared((db) =>
  db
    .select({
      id: chapters.id,
      published: chapters.published,
      release_at: chapters.release_at,
      number: numberOf(chapters.id),
    })
    .from(chapters)
    .where(and(eq(chapters.id, sql.placeholder('id')), isNotDeleted(chapters)))
    .prepare('chapter_of_topics'),
)

const ofChapter = prepared((db) =>
  db
    .select({
      topic: topics,
      requirement: {
        id: requirement.id,
        name: requirement.name,
        published: requirement.published,
        release_at: requirement.release_at,
        deleted_at: requirement.deleted_at,
      },
    })
    .from(topics)
    // A requirement counts only where it has something to do.
    .leftJoin(requirement, and(eq(requirement.id, topics.requirement_id), hasWork(sql`requirement`)))
    .where(and(eq(topics.chapter_id, sql.placeholder('id')), isNotDeleted(topics)))
    .orderBy(asc(topics.position), asc(topics.id))
    .prepare('topics_of_chapter'),
)

async function read(db: Db, id: number) {
  const [[chapter], list] = await Promise.all([chapterById(db).execute({ id }), ofChapter(db).execute({ id })])
  return chapter && { chapter, topics: list }
}

const kept = versionedCache<Awaited<ReturnType<typeof read>>>(512)

/**
 * A chapter with its topics in order, drafts included, and what each requires; kept in memory until content changes.
 * @returns undefined where there is no such chapter
 */
export const chapterContent = (db: Db, version: string, id: number): ReturnType<typeof read> =>
  kept(db, version, String(id), () => read(db, id))

type Content = NonNullable<Awaited<ReturnType<typeof read>>>
export type TopicOfChapter = Content['topics'][number]
