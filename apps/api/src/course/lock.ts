import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { path_changes, users } from '../db/schema/index.ts'
import { settlePending } from './settle-changes.ts'

/** An arbitrary number, the same for every advisory lock of this kind in the database. */
const key = 1_616

/** Takes the exclusive advisory lock, before any row lock: waits for progress that is being written, and blocks later. */
export const lockCourseExclusive = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)

/** Takes the shared advisory lock: the course path stays as it is until the transaction ends. */
export const lockCourseShared = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock_shared(${key}::bigint)`)

/**
 * Locks the progress of one user: the course path stays as it is until the transaction ends, by the shared advisory
 * lock, and of two changes at once one waits for the other. Taken after the row lock of an attempt, and before anything
 * of a topic or a chapter is written. Where a job has not come to the user yet, the user settles first.
 */
export async function lockProgress(tx: Db, user_id: number): Promise<void> {
  await lockCourseShared(tx)
  const [locked] = await tx
    .select({ isChanging: sql<boolean>`exists (select 1 from ${path_changes})` })
    .from(users)
    .where(eq(users.id, user_id))
    .for('no key update')
  if (locked?.isChanging) await settlePending(tx, [user_id])
}
