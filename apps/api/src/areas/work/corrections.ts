import type { WorkItem, WorkKind } from '@the-house/domain'
import { min, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { objections } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { waitingByKind, type Waiting } from '../corrections/by-kind.ts'
import { objectionsInScope } from '../objections/in-scope.ts'
import { itemsOf } from './item.ts'

const count = sql<number>`count(*)::int`

const day = 86_400_000
/** The ages in days at which the texts that wait are counted apart. */
const ages = [1, 3, 7]

const kindOf = ({ queue, second }: Waiting): WorkKind =>
  queue === 'TEST' ? 'TEST_CORRECTIONS' : second ? 'SECOND_VERSIONS' : 'CORRECTIONS'

/** The texts that wait for a correction in the caller's scope, by how long they have waited. */
export async function findCorrections(db: Db, user: AuthenticatedUser, now: Date): Promise<WorkItem[]> {
  const since = ages.map((age) => new Date(now.getTime() - age * day))
  const byKind = Map.groupBy(await waitingByKind(db, user, since), kindOf)
  return Array.from(byKind).flatMap(([kind, held]) => {
    const sum = (of: (one: Waiting) => number) => held.reduce((all, one) => all + of(one), 0)
    const total = sum(({ count }) => count)
    const younger = [...ages.map((_, index) => sum((one) => one.younger[index] ?? 0)), total]
    const oldest = new Date(Math.min(...held.map((one) => one.oldest.getTime())))
    return itemsOf(kind, {
      count: total,
      oldest,
      ages: younger.map((number, index) => number - (younger[index - 1] ?? 0)),
    })
  })
}

/** The objections that wait for a decision, equal answers as one. */
export async function findObjections(db: Db, user: AuthenticatedUser): Promise<WorkItem[]> {
  const held = objectionsInScope(db, user, {})
  const [row] = await db.select({ count, oldest: min(held.since).mapWith(objections.created_at) }).from(held)
  return row ? itemsOf('OBJECTIONS', row) : []
}
