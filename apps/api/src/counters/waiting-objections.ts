import { asc, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import {
  objections,
  undecided_objections,
  unit_groups,
  user_unities,
  users,
  waiting_objection_groups,
  waiting_objections,
} from '../db/schema/index.ts'
import { findDrift, type Counter } from './counter.ts'

/** Rows of one side that the other one does not have alike. */
const without = (columns: SQL, one: SQL, other: SQL) =>
  sql`(select ${columns} from (${one}) one except select ${columns} from (${other}) other)`

const columns = sql.raw('objection_id, user_id, exercise_id, gist, since, backed_by, unit_group_id')
/** What waits, with the group of the units that its student is in. */
const truth = sql`
  select waits.*, grouped.id as unit_group_id
  from ${undecided_objections} waits join ${users} on ${users.id} = waits.user_id
  left join ${unit_groups} grouped on grouped.learner = (${users.profile} <> 'TEACHER') and grouped.unity_ids = array(
    select unity_id from ${user_unities} where ${user_unities.user_id} = waits.user_id order by unity_id)`
const held = sql`select * from ${waiting_objections}`
const stale = without(columns, held, truth)
const missing = without(columns, truth, held)

/** Objections that are being changed are passed over: their own transactions write their rows. */
async function rebuild(tx: Db): Promise<void> {
  const wrong = await tx
    .select({ id: sql<number>`objection_id` })
    .from(sql`(select objection_id from ${stale} stale union select objection_id from ${missing} missing) as wrong`)
  const ids = sql.param(wrong.map(({ id }) => id))
  const known = tx
    .select({ id: objections.id })
    .from(objections)
    .where(sql`${objections.id} = any(${ids}::int[])`)
  const free = await known.orderBy(asc(objections.id)).for('update', { skipLocked: true })
  await tx.execute(sql`
    select refresh_waiting_objections(${sql.param(free.map(({ id }) => id))}::int[] || array(
      select gone from unnest(${ids}::int[]) as gone where not exists (select from ${objections} where id = gone)))`)
}

/** The objections that wait for a decision. */
export const waitingObjections: Counter = {
  name: 'waiting_objections',
  drift: (db) =>
    findDrift(
      db,
      sql`select concat('objection ', objection_id), counted, 1 - counted
        from (select objection_id, 1 as counted from ${stale} stale
          union all select objection_id, 0 from ${missing} missing) as differing`,
    ),
  rebuild,
}

const figures = sql.raw('exercise_id, gist, objection_id, since, students, backed_by')
const alike = sql`
  select exercise_id, gist, min(objection_id) as objection_id, min(since) as since, count(distinct user_id)::int as students,
    max(backed_by) as backed_by
  from ${waiting_objections} group by exercise_id, gist`
const grouped = sql`select * from ${waiting_objection_groups}`
const wrongGroups = sql`
  select exercise_id, gist, 1 as counted from ${without(figures, grouped, alike)} stale
  union all
  select exercise_id, gist, 0 from ${without(figures, alike, grouped)} missing`

/** The students who object to equal answers, with the first objection and who endorses it. */
export const waitingObjectionGroups: Counter = {
  name: 'waiting_objection_groups',
  drift: (db) =>
    findDrift(
      db,
      sql`select concat('exercise ', exercise_id, ', ', gist), counted, 1 - counted from (${wrongGroups}) as differing`,
    ),
  rebuild: async (tx) => {
    await tx.execute(sql`
      select refresh_objection_groups(array_agg(exercise_id), array_agg(gist)) from (${wrongGroups}) as differing`)
  },
}
