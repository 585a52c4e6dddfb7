import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { answers, uncorrected_answers, unit_groups, user_unities, users, waiting_answers } from '../db/schema/index.ts'
import { findDrift, type Counter } from './counter.ts'

const columns = sql.raw('answer_id, second, user_id, queue, since, exercise_id, config_test_id, unit_group_id')

/** What waits, with the group of the units that its student is in. */
const truth = sql`
  select waits.*, grouped.id as unit_group_id
  from ${uncorrected_answers} waits join ${users} on ${users.id} = waits.user_id
  left join ${unit_groups} grouped on grouped.learner = (${users.profile} <> 'TEACHER') and grouped.unity_ids = array(
    select unity_id from ${user_unities} where ${user_unities.user_id} = waits.user_id order by unity_id)`

/** Rows of one side that the other one does not have alike. */
const without = (one: SQL, other: SQL) =>
  sql`(select ${columns} from (${one}) one except select ${columns} from (${other}) other)`
const held = sql`select * from ${waiting_answers}`
const stale = without(held, truth)
const missing = without(truth, held)

/** Answers that are being changed are passed over: their own transactions write their rows. */
async function rebuild(tx: Db): Promise<void> {
  const wrong = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(sql`${answers.id} in (select answer_id from ${stale} stale union select answer_id from ${missing} missing)`)
    .for('update', { skipLocked: true })
  const ids = sql.param(wrong.map(({ id }) => id))
  await tx.execute(sql`delete from ${waiting_answers} where answer_id = any(${ids}::int[])`)
  await tx.execute(sql`select refresh_waiting(${ids}::int[])`)
}

/** The answers that wait for a correction. */
export const waitingAnswers: Counter = {
  name: 'waiting_answers',
  drift: (db) =>
    findDrift(
      db,
      sql`select concat('answer ', answer_id, case when second then ', second version' end), counted, 1 - counted
        from (select answer_id, second, 1 as counted from ${stale} stale
          union all select answer_id, second, 0 from ${missing} missing) as differing`,
    ),
  rebuild,
}
