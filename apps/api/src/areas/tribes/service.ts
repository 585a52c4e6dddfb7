import { DomainError, type Tribe } from '@the-house/domain'
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { periodIn } from '../../db/period.ts'
import { ledger, tribes, unities, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'

const members = alias(users, 'members')

/** The own tribe with what its members, wherever they learn, have earned since the month began in the own unit. */
export async function findTribe(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  { id, unity_id }: Pick<SignedIn, 'id' | 'unity_id'>,
): Promise<Tribe> {
  const month = periodIn('month', clock(), unities.time_zone)
  const earned = db
    .select({ sum: sql`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(members)
    .innerJoin(ledger, eq(ledger.user_id, members.id))
    .where(
      and(
        eq(members.tribe_id, tribes.id),
        // What somebody spends does not make the tribe poorer.
        gt(ledger.amount, 0),
        gte(ledger.created_at, month.start),
        lt(ledger.created_at, month.end),
      ),
    )
  const [found] = await db
    .select({ id: tribes.id, name: tribes.name, fortune: sql<number>`(${earned})` })
    .from(users)
    .innerJoin(tribes, eq(tribes.id, users.tribe_id))
    .innerJoin(unities, eq(unities.id, unity_id))
    .where(eq(users.id, id))
  if (!found) throw new DomainError('notFound')
  return found
}
