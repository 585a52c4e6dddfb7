import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { sent_tests, sent_tests_by_tests, tests } from '../db/schema/index.ts'
import type { Counter } from './counter.ts'
import { findDriftIn, userRanges } from './ranges.ts'
import { differingRows, grouped } from './unit-groups.ts'

/** The tests of some users whose rows are not what the tests say. */
const differing = (which: SQL): SQL =>
  differingRows(
    sql`select * from ${sent_tests} where ${which}`,
    grouped(sql`select * from ${sent_tests_by_tests} where ${which}`, which),
    ['test_id'],
    ['user_id', 'config_test_id', 'sending_id', 'status', 'percentage', 'waiting', 'end_at', 'unit_group_id'],
  )

/**
 * Tests that are being changed are passed over: their own transactions write their rows. The units of students are held
 * before any row is written, as a change of units does.
 */
async function rebuild(tx: Db): Promise<void> {
  for (const which of await userRanges(tx)) {
    const wrong = await tx
      .select({ id: tests.id, user_id: tests.user_id })
      .from(tests)
      .where(sql`${tests.id} in (select test_id from (${differing(which)}) differing)`)
      .for('update', { skipLocked: true })
    const ids = sql.param(wrong.map(({ id }) => id))
    await tx.execute(sql`select hold_units_of(${sql.param(wrong.map(({ user_id }) => user_id))}::int[])`)
    await tx.execute(sql`
      delete from ${sent_tests} where test_id = any(${ids}::int[])
      or (${which} and not exists (select from ${tests} where ${tests.id} = test_id))`)
    await tx.execute(sql`select add_sent_tests(${ids}::int[])`)
  }
}

/** The sent tests by the units of their students. */
export const sentTests: Counter = {
  name: 'sent_tests',
  drift: async (db) =>
    findDriftIn(
      db,
      await userRanges(db),
      (which) => sql`
        select concat('test ', test_id), counted, 1 - counted from (${differing(which)}) as differing`,
    ),
  rebuild,
}
