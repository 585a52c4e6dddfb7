import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { answers, tests, uncorrected_answers, waiting_answers } from '../db/schema/index.ts'
import type { Counter } from './counter.ts'
import { findDriftIn, userRanges } from './ranges.ts'
import { differingRows, grouped } from './unit-groups.ts'

/** The answers of some users whose rows are not what the answers say. */
const differing = (which: SQL): SQL =>
  differingRows(
    sql`select * from ${waiting_answers} where ${which}`,
    grouped(sql`select * from ${uncorrected_answers} where ${which}`, which),
    ['answer_id', 'second'],
    ['user_id', 'queue', 'since', 'exercise_id', 'config_test_id', 'unit_group_id'],
  )

/**
 * Answers that are being changed are passed over: their own transactions write their rows. The units of students are
 * held before any row is written, as a change of units does.
 */
async function rebuild(tx: Db): Promise<void> {
  for (const which of await userRanges(tx)) {
    const wrong = await tx
      .select({ id: answers.id, user_id: tests.user_id })
      .from(answers)
      .innerJoin(tests, eq(tests.id, answers.test_id))
      .where(sql`${answers.id} in (select answer_id from (${differing(which)}) differing)`)
      .for('update', { of: answers, skipLocked: true })
    const ids = sql.param(wrong.map(({ id }) => id))
    await tx.execute(sql`select hold_units_of(${sql.param(wrong.map(({ user_id }) => user_id))}::int[])`)
    await tx.execute(sql`
      delete from ${waiting_answers} where answer_id = any(${ids}::int[])
      or (${which} and not exists (select from ${answers} where ${answers.id} = answer_id))`)
    await tx.execute(sql`select refresh_waiting(${ids}::int[])`)
  }
}

/** The answers that wait for a correction. */
export const waitingAnswers: Counter = {
  name: 'waiting_answers',
  drift: async (db) =>
    findDriftIn(
      db,
      await userRanges(db),
      (which) => sql`
        select concat('answer ', answer_id, case when second then ', second version' end), counted, 1 - counted
        from (${differing(which)}) as differing`,
    ),
  rebuild,
}
