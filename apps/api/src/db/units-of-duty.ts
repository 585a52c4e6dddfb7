import type { Duty } from '@the-house/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { duties, user_unities } from './schema/index.ts'

/**
 * Returns the units in which a user has a duty: the ones it is limited to, or each unit that the user is in; null: every
 * unit, for administrators.
 */
export async function unitsOfDuty(
  db: Db,
  { id, admin }: { id: number; admin: boolean },
  duty: Duty,
): Promise<readonly number[] | null> {
  if (admin) return null
  const unity_id = sql<number>`coalesce(${duties.unity_id}, ${user_unities.unity_id})`
  const rows = await db
    .selectDistinct({ unity_id })
    .from(duties)
    .leftJoin(user_unities, and(isNull(duties.unity_id), eq(user_unities.user_id, duties.user_id)))
    .where(and(eq(duties.user_id, id), eq(duties.duty, duty)))
    .orderBy(unity_id)
  return rows.flatMap((row) => (row.unity_id === null ? [] : [row.unity_id]))
}
