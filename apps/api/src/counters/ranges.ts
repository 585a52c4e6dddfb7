import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/index.ts'
import { driftShown, findDrift, type Drift } from './counter.ts'

/** How many users a query compares, so that it ends within the time-out of requests in a school of any size. */
const usersAtOnce = 10_000

/** Conditions on `user_id` that together cover all users. */
export async function userRanges(db: Db): Promise<SQL[]> {
  const [most] = await db.select({ id: sql<number>`coalesce(max(${users.id}), 0)::int` }).from(users)
  const count = Math.floor((most?.id ?? 0) / usersAtOnce) + 1
  return Array.from({ length: count }, (_, n) => {
    const first = n * usersAtOnce
    return sql`user_id between ${first} and ${first + usersAtOnce - 1}`
  })
}

/** Looks for differences in one part of a counter after another, until there are enough to be shown. */
export async function findDriftIn(db: Db, parts: readonly SQL[], differingIn: (part: SQL) => SQL): Promise<Drift[]> {
  const found: Drift[] = []
  for (const part of parts) {
    if (found.length >= driftShown) break
    found.push(...(await findDrift(db, differingIn(part))))
  }
  return found.slice(0, driftShown)
}
