import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { ids } from './path.ts'

/** The users whom a statement is for, by their ids. */
export type Learners = readonly number[]

/** The condition that a user is one of them. */
export const isAmong = (learners: Learners, id: SQL): SQL => sql`${id} = any(${ids(learners)})`

/** Reads ids, in order, from what is called `found`. */
export async function idsOf(tx: Db, found: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: sql<number>`found.id` })
    .from(found)
    .orderBy(sql`found.id`)
  return rows.map(({ id }) => id)
}

/**
 * How many users one statement covers: `most`, so that none of a large school meets the time-out of statements; `few`
 * where others wait for the rows that it has locked.
 */
export const batch = { most: 5000, few: 250 }

/** Runs a statement for users in batches. @returns the ids that it has told, each once */
export async function inBatches(
  learners: Learners,
  run: (some: Learners) => Promise<readonly number[]>,
  size = batch.most,
): Promise<number[]> {
  const told = new Set<number>()
  for (let from = 0; from < learners.length; from += size) {
    for (const id of await run(learners.slice(from, from + size))) told.add(id)
  }
  return Array.from(told)
}
