import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import { errorTokenOf } from '../contract/map-error.ts'
import type { Db } from '../db/client.ts'
import { attempted_exercises, file_uses, files, pending_files, uploads } from '../db/schema/index.ts'
import { waitsForNothing } from './library.ts'
import { deleteFile } from './store-file.ts'

/** The folder of files uploaded here; only these are deleted, since other keys may belong to a seed. */
export const uploadFolder = 'managed/'

/** As many at once as a transaction may hold locks on without keeping anybody waiting. */
export const removedAtOnce = 200

/** How many files are deleted at once. */
const deletedAtOnce = 10

/**
 * Takes the files among some that an attempt shows for used again: one that began at the same time as its exercise let go
 * of them, which the trigger did not see. @returns their keys
 */
async function keepHeld(tx: Db, keys: readonly string[]): Promise<Set<string>> {
  const isHeld = sql`exists (select 1 from ${attempted_exercises} where ${attempted_exercises.exercise_id} = ${file_uses.row_id}
    and ${attempted_exercises.at} < (select ${files.unused_at} from ${files} where ${files.key} = ${file_uses.key}))`
  const held = await tx
    .update(file_uses)
    .set({ former: false })
    .where(and(inArray(file_uses.key, [...keys]), file_uses.former, isHeld))
    .returning({ key: file_uses.key })
  const found = new Set(held.map(({ key }) => key))
  if (found.size > 0)
    await tx
      .update(files)
      .set({ unused_at: null })
      .where(inArray(files.key, [...found]))
  return found
}

/**
 * Removes unused files from the library under their locks, which whoever begins to use one waits for.
 * @returns their keys; null: no further file can go
 */
async function forgetSome(tx: Db, which: SQL, at: Date): Promise<string[] | null> {
  const candidates = await tx
    .select({ key: files.key })
    .from(files)
    .where(and(isNotNull(files.unused_at), which, waitsForNothing(tx)))
    .orderBy(files.unused_at, files.id)
    .limit(removedAtOnce)
    .for('update')
  const unused = candidates.map(({ key }) => key)
  if (unused.length === 0) return null
  // Those that a change has taken out of a row while the lock was waited for.
  const waiting = await tx.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, unused))
  const kept = new Set([...waiting.map(({ key }) => key), ...(await keepHeld(tx, unused))])
  const gone = unused.filter((key) => !kept.has(key))
  if (gone.length === 0) return []
  await tx.delete(file_uses).where(and(inArray(file_uses.key, gone), file_uses.former))
  await tx.delete(files).where(inArray(files.key, gone))
  const stored = gone.filter((key) => key.startsWith(uploadFolder))
  // What is not deleted now is found by the maintenance.
  if (stored.length > 0)
    await tx
      .insert(pending_files)
      .values(stored.map((key) => ({ key, at })))
      .onConflictDoNothing()
  return gone
}

/**
 * Removes unused files from the library, some hundred at once, and from the storage.
 * @param onFailed told of each file that could not be deleted in the storage, where the maintenance tries again; where the
 *   storage is gone, of the first one
 * @returns how many were removed; 0: no further one can be
 */
export async function removeUnused(
  { db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  which: SQL,
  onFailed: (error: Error) => void,
): Promise<number> {
  const forget = async () => db.transaction((tx) => forgetSome(tx, which, clock()))
  let gone = await forget()
  // All of them are kept, and no candidates any more: others may be behind them.
  while (gone?.length === 0) gone = await forget()
  if (gone === null) return 0
  const left = gone.filter((key) => key.startsWith(uploadFolder))
  const remove = async (key: string) => {
    await deleteFile(storage, key)
    await db.delete(pending_files).where(eq(pending_files.key, key))
  }
  while (left.length > 0) {
    const done = await Promise.allSettled(left.splice(0, deletedAtOnce).map(remove))
    const failures = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    const isAway = failures.some((reason) => errorTokenOf(reason) === 'file.unavailable')
    for (const reason of isAway ? failures.slice(0, 1) : failures)
      onFailed(reason instanceof Error ? reason : new Error(String(reason)))
    // Each further file would wait for as long.
    if (isAway) break
  }
  return gone.length
}
