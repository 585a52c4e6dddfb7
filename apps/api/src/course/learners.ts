import { max, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/index.ts'

/** The users whom a statement is for, by the range of their ids: above the one, up to the other. */
export interface Learners {
  above: number
  upTo: number
}

/** One user alone. */
export const only = (id: number): Learners => ({ above: id - 1, upTo: id })
export const everybody: Learners = { above: 0, upTo: 2_147_483_647 }

/** The condition that the id of a user is in the range. */
export const isAmong = ({ above, upTo }: Learners, id: SQL): SQL => sql`(${id} > ${above} and ${id} <= ${upTo})`

/** How many ids one statement covers, so that none of a large school meets the time-out of statements. */
const batch = 5000

/** Divides all users into ranges. */
export async function batchesOf(tx: Db): Promise<Learners[]> {
  const [found] = await tx.select({ last: max(users.id) }).from(users)
  const count = Math.ceil((found?.last ?? 0) / batch)
  return Array.from({ length: count }, (_, index) => ({ above: index * batch, upTo: (index + 1) * batch }))
}
