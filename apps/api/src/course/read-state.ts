import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { chapter_marks, chapter_releases, chapters, course_path } from '../db/schema/index.ts'
import { isNotDeleted } from '../db/visibility.ts'
import { topicsFor } from './read-topics.ts'
import { isConcluded, type CourseChapter, type CourseState } from './state.ts'

/** The user whose course it is. */
export interface CourseUser {
  id: number
  chapter_id: number | null
  /** Whether the user opens everything. */
  staff: boolean
  /** Whether release dates of their own apply. */
  dated: boolean
}

const user = sql`${sql.placeholder('user_id')}::int`
const asked = sql`${sql.placeholder('asked')}::int`

/** The chapters of the path, and of drafts the one that was asked about. */
const chaptersFor = prepared((db) =>
  db
    .select({
      id: chapters.id,
      number: course_path.number,
      name: chapters.name,
      mark: chapter_marks.how,
      release_at: chapters.release_at,
      told_at: chapter_releases.release_at,
    })
    .from(chapters)
    .leftJoin(course_path, eq(course_path.chapter_id, chapters.id))
    .leftJoin(chapter_marks, and(eq(chapter_marks.chapter_id, chapters.id), eq(chapter_marks.user_id, user)))
    .leftJoin(chapter_releases, and(eq(chapter_releases.chapter_id, chapters.id), eq(chapter_releases.user_id, user)))
    .where(and(isNotDeleted(chapters), or(sql`${course_path.number} is not null`, eq(chapters.id, asked))))
    .orderBy(asc(course_path.number), asc(chapters.id))
    .prepare('course_of_user'),
)

/** How many chapters ahead are read with their topics: a topic that concludes the current one leads to the next. */
const ahead = 3

interface Asked {
  chapter?: number | undefined
  after_topic?: number | undefined
}

const later = (one: Date | null, other: Date | null) =>
  one !== null && other !== null && one > other ? one : (other ?? one)

/** Reads the course of a user, with the topics of the chapters that the question is about. */
export async function readCourse(
  db: Db,
  who: CourseUser,
  now: Date,
  { chapter, after_topic }: Asked,
): Promise<CourseState> {
  const draft = who.staff ? (chapter ?? null) : null
  const rows = await chaptersFor(db).execute({ user_id: who.id, asked: draft })
  const left = rows.filter((row) => !isConcluded(row))
  const open = left.filter(({ id, mark }) => mark !== null || id === who.chapter_id)
  const next = left.filter(({ mark }) => mark === null).slice(0, ahead)
  const shown = [...open, ...next].map(({ id }) => id).concat(chapter ?? [])
  const topics = await topicsFor(db).execute({
    user_id: who.id,
    chapters: shown,
    after_topic: after_topic ?? null,
  })
  const byChapter = Map.groupBy(topics, ({ chapter_id }) => chapter_id)
  return {
    now,
    current: who.chapter_id,
    staff: who.staff,
    waits: false,
    chapters: rows.map(({ release_at, told_at, ...row }): CourseChapter => ({
      ...row,
      release: who.dated ? later(release_at, told_at) : release_at,
      topics: byChapter.get(row.id) ?? [],
    })),
  }
}
