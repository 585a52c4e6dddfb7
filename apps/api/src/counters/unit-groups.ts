import { sql, type SQL } from 'drizzle-orm'
import { unit_groups, user_unities, users } from '../db/schema/index.ts'

/**
 * Rows of users with the set of units that the user is in, as `unit_group_id`.
 * @param rows a query with `user_id`
 * @param which a condition on `user_id`
 */
export const grouped = (rows: SQL, which: SQL): SQL => sql`
  select one.*, groups.id as unit_group_id
  from (${rows}) one join ${users} on ${users.id} = one.user_id
  left join (
    select user_id, array_agg(unity_id order by unity_id) as unity_ids from ${user_unities} where ${which} group by user_id
  ) own on own.user_id = one.user_id
  left join ${unit_groups} groups
    on groups.learner = (${users.profile} <> 'TEACHER') and groups.unity_ids = coalesce(own.unity_ids, '{}')`

const names = (side: string, of: readonly string[]): SQL => sql.raw(of.map((name) => `${side}.${name}`).join(', '))

/**
 * Keys of rows that stand on one side alone, or differ: `counted` is 1 where the copy has a row.
 * @param key the names of the columns that a row is found by
 * @param columns the names of all others
 */
export function differingRows(held: SQL, truth: SQL, key: readonly string[], columns: readonly string[]): SQL {
  const isSame = sql`(${names('held', columns)}) is not distinct from (${names('truth', columns)})`
  return sql`
    select ${sql.raw(key.join(', '))}, (held.user_id is not null)::int as counted
    from (${held}) held full join (${truth}) truth using (${sql.raw(key.join(', '))})
    where held.user_id is null or truth.user_id is null or not ${isSame}`
}
