import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, ledger, notifications, tests } from '../../db/schema/index.ts'
import { correction, submitText, writeTexts } from '../../testing/corrected.ts'
import { createServerOn } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { addUnity } from '../../testing/unit.ts'
import { dollarsForTest } from '../dollars/ledger.ts'

describe.each([
  ['PostgreSQL', 6],
  ['the embedded database', 12],
] as const)('at once, on %s', (database, numRuns) => {
  let context: TestServer
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const colleagues = (unity_id: number) => runConcurrently(2, () => context.arrive({ profile: 'TEACHER', unity_id }))
  const told = (user_id: number) => context.db.$count(notifications, eq(notifications.user_id, user_id))
  const paid = async (user_id: number) => {
    const rows = await context.db.select().from(ledger).where(eq(ledger.user_id, user_id))
    return rows.map(({ amount }) => amount)
  }

  it('two teachers who correct the same answer: one succeeds, the other gets a conflict; one notification, one payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const student = await context.arrive()
      const [one, other] = await colleagues(1)
      const [id] = await (await writeTexts(context, student, 1)).finish()
      const sent = await Promise.all([
        one?.put(`/corrections/${id}`, correction(8)),
        other?.put(`/corrections/${id}`, correction(9)),
      ])
      expect(new Set(sent.map((answer) => answer?.status))).toEqual(new Set([200, 409]))
      expect(await told(student.user.id)).toBe(1)
      const mark = sent[0]?.status === 200 ? 80 : 90
      expect(await paid(student.user.id)).toEqual([dollarsForTest(mark)])
    }
  })

  it('the same correction sent ten times is one', async () => {
    const student = await context.arrive()
    const [teacher] = await colleagues(1)
    const { id } = await submitText(context, student)
    const sent = await runConcurrently(10, async () => teacher?.put(`/corrections/${id}`, correction(8)))
    expect(sent.map((answer) => [answer?.status, answer?.body.version])).toEqual(sent.map(() => [200, 1]))
    expect(await told(student.user.id)).toBe(1)
  })

  it('each teacher who takes the next one gets a different one', async () => {
    const unity_id = await addUnity(context.db, 'America/Manaus')
    const teachers = await runConcurrently(4, () => context.arrive({ profile: 'TEACHER', unity_id }))
    const ids: number[] = []
    for (let count = 0; count < 4; count += 1)
      ids.push((await submitText(context, await context.arrive({ unity_id }))).id)
    const taken = await Promise.all(teachers.map(({ post }) => post('/corrections/next', { queue: 'PRACTICE' })))
    expect(new Set(taken.map(({ body }) => body.id))).toEqual(new Set(ids))
  })

  it('a correction that races with the end of its practice is counted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [teacher] = await colleagues(1)
      const { id, test, practice } = await submitText(context, await context.arrive())
      await Promise.all([practice.finish(), teacher?.put(`/corrections/${id}`, correction(7))])
      const [row] = await context.db.select().from(tests).where(eq(tests.id, test))
      expect(row).toMatchObject({ status: 'FINISHED', waiting: 0, correct: 1, credit: 70 })
    }
  })

  const step = fc.record({ which: fc.nat({ max: 2 }), mark: fc.nat({ max: 10 }), version: fc.nat({ max: 2 }) })
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })

  it('whatever is corrected in whatever order, totals, payment and notifications agree with the answers', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (taken) => {
        const student = await context.arrive()
        const teachers = await colleagues(1)
        const { test, finish } = await writeTexts(context, student, 3)
        const ids = await finish()
        for (const round of taken) {
          // Two teachers take the steps of a round concurrently.
          await Promise.all(
            round.map(async ({ which, mark, version }, index) =>
              teachers[index % 2]?.put(`/corrections/${ids[which]}`, correction(mark, { version })),
            ),
          )
          const rows = await context.db.select().from(answers).where(eq(answers.test_id, test))
          const [totals] = await context.db.select().from(tests).where(eq(tests.id, test))
          const marked = rows.filter(({ correct }) => correct !== null)
          const credit = marked.reduce((sum, row) => sum + (row.evaluation ?? 0) * 10, 0)
          const correct = marked.filter(({ evaluation }) => (evaluation ?? 0) >= 6).length
          const waiting = 3 - marked.length
          expect(totals).toMatchObject({ total: 3, waiting, correct, wrong: marked.length - correct, credit })
          expect(await told(student.user.id)).toBe(marked.length)
          const worth = waiting === 0 ? dollarsForTest(Math.round(credit / 3)) : 0
          expect((await paid(student.user.id)).reduce((sum, amount) => sum + amount, 0)).toBe(worth)
        }
      }),
      { numRuns },
    )
  })
})
