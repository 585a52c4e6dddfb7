import { DomainError, type AnswerOf, type QueryOf, type tribeCalls } from '@the-house/domain'
import { asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { daysIn } from '../../db/period.ts'
import { tribes, unities } from '../../db/schema/index.ts'
import { tribeBadge } from '../../db/tribe-badge.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { fortuneOf, type Period } from './fortune.ts'

type Ranking = AnswerOf<typeof tribeCalls.tribes>

/** Lists the tribes with what they earned, in an order by it. */
export async function ranked(db: Db, period: Period | undefined, order: (fortune: SQL) => SQL[]): Promise<Ranking> {
  const fortune = fortuneOf(db, period)
  const content = await db
    .select({ ...tribeBadge, fortune })
    .from(tribes)
    .where(isNull(tribes.deleted_at))
    .orderBy(...order(fortune))
  return { content }
}

/**
 * Ranks the tribes by what they earned between two days, both inclusive, by the calendar of a unit; the richest first.
 */
export async function rankTribes(
  db: Db,
  { unity_id }: Pick<AuthenticatedUser, 'unity_id'>,
  { start_date, end_date }: QueryOf<typeof tribeCalls.tribes>,
): Promise<Ranking> {
  if (end_date < start_date) throw new DomainError('validation', { end_date: 'validation.date' })
  const zone = db.select({ zone: unities.time_zone }).from(unities).where(eq(unities.id, unity_id))
  const days = daysIn({ first: start_date, last: end_date }, sql`(${zone})`)
  return ranked(db, days, (fortune) => [desc(fortune), asc(tribes.id)])
}

/** Lists the tribes with all that they ever earned, by name. */
export const listTribes = (db: Db): Promise<Ranking> => ranked(db, undefined, () => byName(tribes))
