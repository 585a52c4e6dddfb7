import type { Learner, Placement } from '@the-house/domain'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { place } from '../../course/place.ts'
import type { Db } from '../../db/client.ts'
import { changes, chapter_marks, chapters, course_path, users } from '../../db/schema/index.ts'
import { findInScope } from '../people/find-in-scope.ts'
import { nextStepOf } from './next.ts'

/** The name of placements in the audit trail. */
const entity = 'placements'

const chaptersOf = (db: Db, user_id: number) =>
  db
    .select({
      id: chapters.id,
      name: chapters.name,
      number: course_path.number,
      mark: chapter_marks.how,
      at: chapter_marks.at,
    })
    .from(chapters)
    .leftJoin(course_path, eq(course_path.chapter_id, chapters.id))
    .leftJoin(chapter_marks, and(eq(chapter_marks.chapter_id, chapters.id), eq(chapter_marks.user_id, user_id)))
    .where(or(sql`${course_path.number} is not null`, sql`${chapter_marks.how} is not null`))
    .orderBy(asc(course_path.number), asc(chapters.id))

function textIn(note: Record<string, unknown> | null, name: string): string {
  const value = note?.[name]
  return typeof value === 'string' ? value : ''
}

async function placementsOf(db: Db, user_id: number): Promise<Learner['placements']> {
  const rows = await db
    .select({ at: changes.at, by: users.name, after: changes.after })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.user_id))
    .where(and(eq(changes.entity, entity), eq(changes.entity_id, user_id)))
    .orderBy(desc(changes.at), desc(changes.id))
    .limit(50)
  return rows.map(({ at, by, after }) => ({
    at: at.toISOString(),
    by: by ?? '',
    chapter: textIn(after, 'chapter'),
    reason: textIn(after, 'reason'),
  }))
}

/** Returns the course of a user whom a teacher or an administrator may see. */
export async function readLearner(context: AppContext, keeper: AuthenticatedUser, id: number): Promise<Learner> {
  const { db } = context
  const { name, chapter_id } = await findInScope(db, keeper, id)
  const all = (await chaptersOf(db, id)).map((row) => ({ ...row, at: row.at?.toISOString() ?? null }))
  return {
    id,
    name,
    next: await nextStepOf(context, id),
    chapter: all.find((chapter) => chapter.id === chapter_id) ?? null,
    chapters: all,
    placements: await placementsOf(db, id),
  }
}

/** Places a user on a chapter and records it, with who and why, in the audit trail. */
export async function placeLearner(
  context: AppContext,
  keeper: AuthenticatedUser,
  { id, chapter_id, reason }: Placement & { id: number },
): Promise<Learner> {
  const { db, clock } = context
  await findInScope(db, keeper, id)
  const now = clock()
  await db.transaction(async (tx) => {
    await place(tx, { user_id: id, chapter_id, now })
    const [chapter] = await tx.select({ name: chapters.name }).from(chapters).where(eq(chapters.id, chapter_id))
    const after = { chapter_id, chapter: chapter?.name ?? '', reason }
    await tx.insert(changes).values({ entity, entity_id: id, user_id: keeper.id, at: now, action: 'UPDATE', after })
  })
  return readLearner(context, keeper, id)
}
