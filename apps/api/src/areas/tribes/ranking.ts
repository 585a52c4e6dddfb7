import { DomainError, type AnswerOf, type QueryOf, type tribeCalls } from '@the-house/domain'
import { asc, desc, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { daysIn } from '../../db/period.ts'
import { prepared } from '../../db/prepared.ts'
import { tribes, unities } from '../../db/schema/index.ts'
import { tribeBadge } from '../../db/tribe-badge.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { fortuneOf, type Period } from './fortune.ts'

type Ranking = AnswerOf<typeof tribeCalls.tribes>

type Order = (fortune: SQL) => SQL[]

/** The list of tribes with what they earned, in an order by it, planned once under a name. */
export const ranking = (name: string, order: Order, period?: Period) =>
  prepared((db) => {
    const fortune = fortuneOf(db, period)
    return db
      .select({ ...tribeBadge, fortune })
      .from(tribes)
      .where(isNull(tribes.deleted_at))
      .orderBy(...order(fortune))
      .prepare(name)
  })

/** The richest first. */
export const byFortune: Order = (fortune) => [desc(fortune), asc(tribes.id)]

const zone = sql`(select ${unities.time_zone} from ${unities} where ${unities.id} = ${sql.placeholder('unity_id')})`
const days = daysIn({ first: sql.placeholder('start_date'), last: sql.placeholder('end_date') }, zone)
const ofDays = ranking('tribes_by_days', byFortune, days)
const ofAll = ranking('tribes_by_name', () => byName(tribes))

/**
 * Ranks the tribes by what they earned between two days, both inclusive, by the calendar of a unit; the richest first.
 */
export async function rankTribes(
  db: Db,
  { unity_id }: Pick<AuthenticatedUser, 'unity_id'>,
  { start_date, end_date }: QueryOf<typeof tribeCalls.tribes>,
): Promise<Ranking> {
  if (end_date < start_date) throw new DomainError('validation', { end_date: 'validation.date' })
  return { content: await ofDays(db).execute({ unity_id, start_date, end_date }) }
}

/** Lists the tribes with all that they ever earned, by name. */
export const listTribes = async (db: Db): Promise<Ranking> => ({ content: await ofAll(db).execute() })
