import { asc } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { path_changes } from '../db/schema/index.ts'
import { passEntered, type PathChange } from './enter.ts'
import { inBatches, type Learners } from './learners.ts'
import { overtakenBy } from './overtaken.ts'
import { settle } from './settle.ts'

/** Whom a change of the course has concerned, by the ids of users. */
export interface Settled {
  /** Those who have another current chapter. */
  moved: number[]
  /** Those to whom a chapter was opened that has entered the path behind them. */
  opened: number[]
}

/** The changes of the path whose learners a job is still settling, in their order. */
export const pendingChanges = (tx: Db): Promise<PathChange[]> =>
  tx.select().from(path_changes).orderBy(asc(path_changes.id))

/**
 * Opens to learners what has entered the path behind them by some changes, in their order, and settles those whom the
 * changes concern still; idempotent. The caller holds the lock of the course.
 * @param finished those of the learners who have got the mark of a chapter, and settle in any case
 */
export async function settleChanges(
  tx: Db,
  learners: Learners,
  changes: readonly PathChange[],
  finished: ReadonlySet<number> = new Set(),
): Promise<Settled> {
  const opened = new Set<number>()
  const moved = await inBatches(learners, async (some) => {
    for (const change of changes) for (const id of await passEntered(tx, some, change)) opened.add(id)
    // Whoever has got a mark on what has entered is not overtaken any more.
    const unsettled = new Set(some.filter((id) => finished.has(id)))
    for (const change of changes) for (const id of await overtakenBy(tx, change, some)) unsettled.add(id)
    return settle(tx, Array.from(unsettled))
  })
  return { moved, opened: Array.from(opened) }
}

/** Settles learners in the changes that a job has not come to yet. The caller holds the lock of the course. */
export async function settlePending(tx: Db, learners: Learners): Promise<void> {
  const changes = await pendingChanges(tx)
  if (changes.length > 0) await settleChanges(tx, learners, changes)
}
