import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { season_results, seasons, tribes } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { fortuneOf } from './fortune.ts'
import { dayBegins, periodOf } from './season-days.ts'

/** Fixes the results of a season; of two processes that close it at once, one does. */
async function closeSeason(tx: Db, id: number, now: Date): Promise<void> {
  const [season] = await tx
    .select()
    .from(seasons)
    .where(and(eq(seasons.id, id), isNull(seasons.closed_at)))
    .for('update')
  if (!season) return
  const results = await tx
    .select({ season_id: sql<number>`${id}::int`, tribe_id: tribes.id, fortune: fortuneOf(tx, periodOf(season)) })
    .from(tribes)
    .where(isNotDeleted(tribes))
  if (results.length > 0) await tx.insert(season_results).values(results)
  await tx.update(seasons).set({ closed_at: now }).where(eq(seasons.id, id))
}

/** Closes the seasons whose last day is over in every unit: what is earned or taken away later changes no result. */
export async function closeSeasons({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const due = await db
    .select({ id: seasons.id })
    .from(seasons)
    .where(and(isNotDeleted(seasons), isNull(seasons.closed_at), lte(dayBegins(sql`${seasons.last_day} + 1`), now)))
    .orderBy(seasons.first_day)
  for (const { id } of due) await db.transaction((tx) => closeSeason(tx, id, now))
}
