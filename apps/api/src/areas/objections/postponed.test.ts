import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ledger, notifications, rulings } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { practise } from '../../testing/journey.ts'
import { jobsDone } from '../../testing/mails.ts'
import { groupOf } from '../../testing/objected.ts'
import { wrong } from '../../testing/question-types.ts'
import type { Visitor } from '../../testing/test-server.ts'
import { examine, runJobsNow } from '../../testing/timed.ts'

const type = 'COMPLETE_WORD'

describe.each(databases)('a ruling while a student sits a test with the exercise, on %s', (database) => {
  let context: ServerOn
  let admin: Visitor
  beforeEach(async () => {
    context = await createServerOn(database)
    admin = await context.arrive({ admin: true })
  })
  afterEach(() => context.close())

  /** What a visitor has been paid, and how often they were told of a ruling. */
  const seen = async ({ user }: Visitor) => {
    const paid = await context.db.select().from(ledger).where(eq(ledger.user_id, user.id))
    const told = await context.db.$count(notifications, eq(notifications.user_id, user.id))
    return { paid: paid.map(({ amount }) => amount), told }
  }

  /** A student with a pending test and a finished practice with a wrong answer, to which they object where asked. */
  async function arrive(objects: boolean) {
    const { visitor, test } = await examine(context, { name: 'The exam', show_feedback: false })
    const practice = practise(visitor, context.school.free)
    const attempt: number = (await practice.read()).body.id
    await practice.save(attempt, type, wrong[type])
    await practice.finish()
    const exercise_id = context.school.free.exercise(type)
    if (objects) await visitor.post(`/tests/${attempt}/objections`, { exercise_id, reason: 'I read it so.' })
    return { visitor, test, before: await seen(visitor) }
  }

  const decide = async (how: 'accept' | 'refuse') => {
    const { id } = await groupOf(admin, context.school.free.exercise(type))
    const answer = await admin.post(`/objections/${id}/${how}`, { reply: 'I see.' })
    await jobsDone(context.db)
    return answer
  }
  /** Runs the delayed jobs, a minute later. */
  const later = async () => {
    await runJobsNow(context.db)
    await jobsDone(context.db)
  }

  it('changes no dollars and tells nothing before the test is concluded, of the own objection or another’s', async () => {
    const [objector, silent, free] = [await arrive(true), await arrive(false), await arrive(false)]
    for (const { test } of [objector, silent]) expect((await test.start()).status).toBe(200)
    expect(await decide('accept')).toMatchObject({ status: 200, body: { left: 2 } })
    expect(await seen(free.visitor)).toEqual({ paid: [...free.before.paid, 2], told: free.before.told + 1 })
    for (let minute = 0; minute < 2; minute += 1) {
      await later()
      for (const { visitor, before } of [objector, silent]) expect(await seen(visitor)).toEqual(before)
    }
    const { body } = await objector.visitor.get('/me')
    expect(body.dolars).toBe(objector.before.paid.reduce((sum, amount) => sum + amount, 0))
    for (const { test } of [objector, silent]) expect((await test.finish()).status).toBe(200)
    await later()
    for (const { visitor, before } of [objector, silent]) {
      expect(await seen(visitor)).toEqual({ paid: [...before.paid, 2], told: before.told + 1 })
    }
    await later()
    expect(await seen(objector.visitor)).toMatchObject({ told: objector.before.told + 1 })
    expect(await context.db.select().from(rulings)).toMatchObject([{ remarked: 3 }])
  })

  it('that is a refusal is told once the test is concluded', async () => {
    const { visitor, test, before } = await arrive(true)
    await test.start()
    await decide('refuse')
    await later()
    expect(await seen(visitor)).toEqual(before)
    await test.finish()
    await later()
    expect(await seen(visitor)).toEqual({ ...before, told: before.told + 1 })
  })

  it('is applied once the time of the test is over, though nobody hands it in', async () => {
    const { visitor, test, before } = await arrive(true)
    await test.start()
    await decide('accept')
    context.wait(11 * 60_000)
    await later()
    expect((await seen(visitor)).paid).toEqual([...before.paid, 2])
  })
})
