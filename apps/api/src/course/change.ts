import { courseEntities, type CourseEntity, type ManagedName } from '@the-house/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { chapters, contents, exercises, topics } from '../db/schema/index.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { releaseEntered } from './enter.ts'
import { lockCourseExclusive, lockCourseShared } from './lock.ts'
import { fewOvertakenBy, overtakenBy } from './overtaken.ts'
import { atOnce, leaveToJob } from './path-changes.ts'
import { readPath } from './path.ts'
import { easedBy, readRequirements } from './requirements.ts'
import { pendingChanges, settleChanges, type Settled } from './settle-changes.ts'

/** For each entity that the course is made of: the chapters that rows stand in. */
const chaptersOf = {
  books: (tx, ids) => tx.select({ id: chapters.id }).from(chapters).where(inArray(chapters.book_id, ids)),
  chapters: async (_tx, ids) => ids.map((id) => ({ id })),
  topics: (tx, ids) => tx.select({ id: topics.chapter_id }).from(topics).where(inArray(topics.id, ids)),
  contents: (tx, ids) =>
    tx
      .select({ id: topics.chapter_id })
      .from(topics)
      .innerJoin(contents, and(eq(contents.topic_id, topics.id), inArray(contents.id, ids))),
  exercises: (tx, ids) =>
    tx
      .select({ id: topics.chapter_id })
      .from(topics)
      .innerJoin(exercises, and(eq(exercises.topic_id, topics.id), inArray(exercises.id, ids))),
} satisfies Record<CourseEntity, (tx: Db, ids: number[]) => PromiseLike<{ id: number }[]>>

/** A row of the content that the course is made of. */
export interface CourseRow {
  entity: CourseEntity
  id: number
}

export const isCourseEntity = (name: ManagedName): name is CourseEntity => name in chaptersOf

/** Returns the chapters that rows are, or stand in. */
export async function chaptersAt(tx: Db, rows: readonly CourseRow[]): Promise<number[]> {
  const found: number[] = []
  for (const entity of courseEntities) {
    const ids = rows.filter((row) => row.entity === entity).map(({ id }) => id)
    if (ids.length > 0) found.push(...(await chaptersOf[entity](tx, ids)).map(({ id }) => id))
  }
  return found
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

interface CourseChange<T> {
  /** The rows that are changed, as far as they are there before. */
  rows: readonly CourseRow[]
  at: Date
  /** Changes the content. @returns its result, and the rows that were changed, new ones too */
  act: () => Promise<{ rows: readonly CourseRow[]; result: T }>
  /** A job settles the learners where they are many; undefined: it is a trial, which the caller rolls back. */
  jobs: Jobs | undefined
}

/** A change of the course that was made, and whom it has concerned as far as no job settles them. */
interface CourseChanged<T> extends Settled {
  result: T
}

/** Changes content of the course as `changeCourse` does, and tells whom it has concerned. */
export async function changeCourseAndTell<T>(
  tx: Db,
  { rows, at, act, jobs }: CourseChange<T>,
): Promise<CourseChanged<T>> {
  // Learners go on meanwhile: a trial locks a few of them at a time.
  await (jobs ? lockCourseExclusive(tx) : lockCourseShared(tx))
  const before = await readPath(tx)
  const from = await chaptersAt(tx, rows)
  const required = await readRequirements(tx)
  const { rows: changed, result } = await act()
  const touched = Array.from(new Set([...from, ...(await chaptersAt(tx, changed))]))
  const change = { before, after: await readPath(tx), touched, at }
  const eased = await easedBy(tx, required, await readRequirements(tx, touched))
  const earlier = await pendingChanges(tx)
  const settling = { eased: eased.chapters, isTrial: jobs === undefined }
  if (isSame(change.before, change.after)) {
    return { result, ...(await settleChanges(tx, eased.learners, { ...settling, changes: earlier })) }
  }
  await releaseEntered(tx, change)
  const overtaken = await (jobs ? fewOvertakenBy(tx, change, atOnce.learners) : overtakenBy(tx, change))
  if (jobs && !overtaken) await leaveToJob(tx, jobs, change)
  const learners = Array.from(new Set([...eased.learners, ...(overtaken ?? [])]))
  return { result, ...(await settleChanges(tx, learners, { ...settling, changes: [...earlier, change] })) }
}

/**
 * Changes content of the course, in a transaction that has not locked anything yet: whoever has done what now concludes
 * a chapter gets its mark, and where the path has changed, the learners whom it concerns settle.
 */
export const changeCourse = async <T>(tx: Db, change: CourseChange<T> & { jobs: Jobs }): Promise<T> =>
  (await changeCourseAndTell(tx, change)).result
