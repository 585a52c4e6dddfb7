import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuildCounter } from '../../counters/rebuild-counter.ts'
import { sentTests } from '../../counters/sent-tests.ts'
import { waitingAnswers } from '../../counters/waiting-answers.ts'
import { lockUnitsOf } from '../../db/unit-groups.ts'
import { answers, sent_tests, tests, waiting_answers } from '../../db/schema/index.ts'
import { writeTexts } from '../../testing/corrected.ts'
import { createServerOn, type ServerOn } from '../../testing/databases.ts'
import { addUnity } from '../../testing/unit.ts'
import { belong } from '../people/places.ts'

let context: ServerOn
let elsewhere: number
beforeAll(async () => {
  context = await createServerOn('PostgreSQL')
  elsewhere = await addUnity(context.db, 'America/Manaus')
})
afterAll(() => context.close())

/** Resolves once connections wait for a lock. */
const someoneWaits = async (least = 1) => {
  await expect
    .poll(async () => {
      const { rows }: { rows: unknown[] } = Object(
        await context.db.execute(sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      )
      return rows.length
    })
    .toBeGreaterThanOrEqual(least)
}

it('a change of units and a submission of what waits end both, whichever waits for the other', async () => {
  const visitor = await context.arrive()
  const [, moved = 0] = await (await writeTexts(context, visitor, 2)).finish()
  const locked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const submission = context.db.transaction(async (tx) => {
    await tx.select().from(answers).where(eq(answers.id, moved)).for('update')
    locked.resolve()
    await goOn.promise
    await tx
      .update(answers)
      .set({ answered_at: sql`${answers.answered_at} + interval '1 second'` })
      .where(eq(answers.id, moved))
  })
  await locked.promise
  const held = Promise.withResolvers<void>()
  const move = context.db.transaction(async (tx) => {
    await belong(tx, visitor.user.id, [elsewhere])
    held.resolve()
    await goOn.promise
  })
  // The change of units either holds its locks, or waits for the answer.
  await Promise.race([held.promise, someoneWaits()])
  goOn.resolve()
  await expect(Promise.all([submission, move])).resolves.toBeDefined()
  expect(await context.db.$count(waiting_answers, eq(waiting_answers.answer_id, moved))).toBe(1)
})

it('what waited for a correction goes with its test', async () => {
  const visitor = await context.arrive()
  const text = await writeTexts(context, visitor, 2)
  const ids = await text.finish()
  const kept = () => context.db.$count(waiting_answers, sql`answer_id = any(${sql.param(ids)}::int[])`)
  expect(await kept()).toBe(2)
  await context.db.execute(sql`delete from tests where id = ${text.test}`)
  expect(await kept()).toBe(0)
})

it('a change of units and the deletion of a test end both, whichever waits for the other', async () => {
  const visitor = await context.arrive()
  const { test, finish } = await writeTexts(context, visitor, 2)
  await finish()
  const locked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const holder = context.db.transaction(async (tx) => {
    await tx.select().from(sent_tests).where(eq(sent_tests.test_id, test)).for('update')
    locked.resolve()
    await goOn.promise
  })
  await locked.promise
  const deletion = context.db.delete(tests).where(eq(tests.id, test)).execute()
  await someoneWaits()
  const move = context.db.transaction((tx) => belong(tx, visitor.user.id, [elsewhere]))
  await someoneWaits(2)
  goOn.resolve()
  await expect(Promise.all([holder, deletion, move])).resolves.toBeDefined()
  expect(await context.db.$count(sent_tests, eq(sent_tests.user_id, visitor.user.id))).toBe(0)
  expect(await context.db.$count(waiting_answers, eq(waiting_answers.user_id, visitor.user.id))).toBe(0)
})

it.each([
  [
    'sent tests',
    sentTests,
    sql`update sent_tests set config_test_id = 0`,
    sql`insert into sent_tests select 0, user_id, 1, 0, 'FINISHED', 50, 0, unit_group_id from sent_tests limit 1`,
  ],
  [
    'what waits',
    waitingAnswers,
    sql`update waiting_answers set config_test_id = 0`,
    sql`insert into waiting_answers
      select 0, false, user_id, 'TEST', since, 1, 1, unit_group_id from waiting_answers limit 1`,
  ],
])(
  'a change of units and a recount of %s end both, and a row of nothing is deleted',
  async (_, counter, falsify, orphan) => {
    const visitor = await context.arrive()
    await (await writeTexts(context, visitor, 2)).finish()
    await context.db.execute(falsify)
    await context.db.execute(orphan)
    const locked = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const move = context.db.transaction(async (tx) => {
      await lockUnitsOf(tx, visitor.user.id)
      locked.resolve()
      await goOn.promise
      await belong(tx, visitor.user.id, [elsewhere])
    })
    await locked.promise
    const rebuilt = rebuildCounter(context.db, counter)
    await someoneWaits()
    goOn.resolve()
    await expect(Promise.all([move, rebuilt])).resolves.toBeDefined()
    expect(await counter.drift(context.db)).toEqual([])
  },
)
