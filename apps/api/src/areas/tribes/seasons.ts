import type { AnswerOf, tribeCalls } from '@the-house/domain'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { season_results, seasons, tribes, unities } from '../../db/schema/index.ts'
import { tribeBadge } from '../../db/tribe-badge.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { byFortune, ranking } from './ranking.ts'
import { dayBegins, periodOf } from './season-days.ts'

type Seasons = AnswerOf<typeof tribeCalls.seasons>

const { id, name, first_day, last_day } = seasons
const days = { id, name, first_day, last_day }

const ofSeason = ranking(
  'tribes_by_season',
  byFortune,
  periodOf({ first_day: sql.placeholder('first_day'), last_day: sql.placeholder('last_day') }),
)

/** How many past seasons are listed. */
const shown = 12

/** The season that has begun and is not closed, with its ranking so far; days are those of the user's unit. */
async function running(
  db: Db,
  { unity_id }: Pick<AuthenticatedUser, 'unity_id'>,
  now: Date,
): Promise<Seasons['current']> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [season] = await db
    .select({
      ...days,
      days_left: sql<number>`greatest(0, ${last_day} - (${at} at time zone ${unities.time_zone})::date)`,
    })
    .from(seasons)
    .innerJoin(unities, eq(unities.id, unity_id))
    .where(and(isNotDeleted(seasons), isNull(seasons.closed_at), lte(dayBegins(sql`${first_day}`), at)))
    .orderBy(asc(first_day))
    .limit(1)
  if (!season) return null
  return { ...season, content: await ofSeason(db).execute({ ...season }) }
}

/** The seasons that are closed, the latest first, each with the tribes that had the largest fortune. */
async function past(db: Db): Promise<Seasons['past']> {
  const closed = await db
    .select(days)
    .from(seasons)
    .where(and(isNotDeleted(seasons), isNotNull(seasons.closed_at)))
    .orderBy(desc(first_day))
    .limit(shown)
  const best = sql`(select max(other.fortune) from ${season_results} other where other.season_id = ${season_results.season_id})`
  const rows = await db
    .select({ season_id: season_results.season_id, ...tribeBadge, fortune: season_results.fortune })
    .from(season_results)
    .innerJoin(tribes, eq(tribes.id, season_results.tribe_id))
    .where(
      and(
        inArray(
          season_results.season_id,
          closed.map((season) => season.id),
        ),
        gt(season_results.fortune, 0),
        eq(season_results.fortune, best),
      ),
    )
    .orderBy(asc(tribes.id))
  return closed.map((season) => ({
    ...season,
    winners: rows.flatMap(({ season_id, ...tribe }) => (season_id === season.id ? [tribe] : [])),
  }))
}

/** Returns the running season with its ranking, and who has won the past ones. */
export async function readSeasons({ db, clock }: AppContext, user: AuthenticatedUser): Promise<Seasons> {
  return { current: await running(db, user, clock()), past: await past(db) }
}
