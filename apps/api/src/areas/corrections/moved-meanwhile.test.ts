import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answers, waiting_answers } from '../../db/schema/index.ts'
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

/** Resolves once a connection waits for a lock. */
const someoneWaits = async () => {
  await expect
    .poll(async () => {
      const { rows }: { rows: unknown[] } = Object(
        await context.db.execute(sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      )
      return rows.length
    })
    .toBeGreaterThan(0)
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
