import { dayText, DomainError } from '@the-house/domain'
import { and, gte, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { seasons } from '../db/schema/index.ts'
import { isNotDeleted } from '../db/visibility.ts'

type Row = Record<string, unknown>

/** An arbitrary number, the same for every advisory lock of this kind in the database. */
const key = 1_818

/** Refuses a season that shares a day with another one, and names that. Under a lock: of two made at once, one is. */
async function assertNoOverlap(tx: Db, id: number, { first_day, last_day }: Row): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)
  const [other] = await tx
    .select({ name: seasons.name, first_day: seasons.first_day, last_day: seasons.last_day })
    .from(seasons)
    .where(
      and(
        isNotDeleted(seasons),
        ne(seasons.id, id),
        lte(seasons.first_day, String(last_day)),
        gte(seasons.last_day, String(first_day)),
      ),
    )
    .orderBy(seasons.first_day)
    .limit(1)
  if (!other) return
  const fields = { first_day: 'validation.seasonOverlap', last_day: 'validation.seasonOverlap' }
  const values = { name: other.name, first: dayText(other.first_day), last: dayText(other.last_day) }
  throw new DomainError('season.overlap', fields, { values })
}

/** Returns the errors of a season: the days of one that is closed stay, and no two share a day. */
export async function seasonErrors(tx: Db, body: Row, kept?: Row): Promise<Record<string, string> | undefined> {
  const moved = (['first_day', 'last_day'] as const).filter((field) => kept && body[field] !== kept[field])
  if (kept?.['closed_at'] && moved.length > 0)
    return Object.fromEntries(moved.map((field) => [field, 'validation.seasonClosed']))
  await assertNoOverlap(tx, Number(kept?.['id'] ?? 0), body)
  return undefined
}
