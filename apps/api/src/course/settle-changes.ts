import { asc, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { path_changes } from '../db/schema/index.ts'
import { tryOut } from '../db/try-out.ts'
import { markFinished } from './conclude.ts'
import { passEntered, type PathChange } from './enter.ts'
import { batch, inBatches, isAmong, type Learners } from './learners.ts'
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

interface Settling {
  /** In their order. */
  changes: readonly PathChange[]
  /** Chapters that are easier to conclude than they were: whoever has done so gets the mark first, and settles. */
  eased?: readonly number[]
  /** Whether each batch is rolled back at once, so that nobody waits for a trial. */
  isTrial?: boolean
}

/** Locks users in the order in which they lock themselves: before anything of their progress. */
const lockUsers = (tx: Db, some: Learners) =>
  tx.execute(sql`select from users u where ${isAmong(some, sql`u.id`)} order by u.id for no key update`)

/**
 * Marks what learners have finished, opens to them what has entered the path behind them by some changes, and settles
 * those whom the changes concern still; idempotent. The caller holds the lock of the course.
 */
export async function settleChanges(
  tx: Db,
  learners: Learners,
  { changes, eased = [], isTrial = false }: Settling,
): Promise<Settled> {
  const opened = new Set<number>()
  const settleSome = async (at: Db, some: Learners) => {
    const unsettled = new Set(eased.length > 0 ? await markFinished(at, eased, some) : [])
    for (const change of changes) for (const id of await passEntered(at, some, change)) opened.add(id)
    // Whoever has got a mark on what has entered is not overtaken any more.
    for (const change of changes) for (const id of await overtakenBy(at, change, some)) unsettled.add(id)
    return settle(at, Array.from(unsettled))
  }
  const trySome = (some: Learners) =>
    tryOut(tx, async (at) => {
      await lockUsers(at, some)
      return settleSome(at, some)
    })
  const moved = isTrial
    ? await inBatches(learners, trySome, batch.few)
    : await inBatches(learners, (some) => settleSome(tx, some))
  return { moved, opened: Array.from(opened) }
}

/** Settles learners in the changes that a job has not come to yet. The caller holds the lock of the course. */
export async function settlePending(tx: Db, learners: Learners): Promise<void> {
  const changes = await pendingChanges(tx)
  if (changes.length > 0) await settleChanges(tx, learners, { changes })
}
