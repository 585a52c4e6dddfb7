import { DomainError } from '@the-house/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { chapter_marks } from '../db/schema/index.ts'
import { lockProgress } from './lock.ts'
import { readPath } from './path.ts'
import { settle } from './settle.ts'

interface Placement {
  user_id: number
  chapter_id: number
  now: Date
}

/**
 * Places a user on a chapter of the path, in a transaction: earlier chapters count as concluded (PLACED, which pays
 * nothing); a placement further back takes such marks away and no others.
 * @throws DomainError `validation` where the chapter is not on the path, `placement.concluded` where the user has
 * concluded it
 */
export async function place(tx: Db, { user_id, chapter_id, now }: Placement): Promise<void> {
  await lockProgress(tx, user_id)
  const path = await readPath(tx)
  const at = path.indexOf(chapter_id)
  if (at < 0) throw new DomainError('validation', { chapter_id: 'validation.id' })
  const own = eq(chapter_marks.user_id, user_id)
  const done = and(own, eq(chapter_marks.chapter_id, chapter_id), inArray(chapter_marks.how, ['FINISHED', 'MIGRATED']))
  if ((await tx.$count(chapter_marks, done)) > 0) throw new DomainError('placement.concluded')
  await tx
    .delete(chapter_marks)
    .where(and(own, eq(chapter_marks.how, 'PLACED'), inArray(chapter_marks.chapter_id, path.slice(at))))
  await tx
    .delete(chapter_marks)
    .where(and(own, eq(chapter_marks.how, 'PASSED'), eq(chapter_marks.chapter_id, chapter_id)))
  const earlier = path.slice(0, at).map((id) => ({ user_id, chapter_id: id, how: 'PLACED' as const, at: now }))
  if (earlier.length > 0) await tx.insert(chapter_marks).values(earlier).onConflictDoNothing()
  await settle(tx, [user_id], chapter_id)
}
