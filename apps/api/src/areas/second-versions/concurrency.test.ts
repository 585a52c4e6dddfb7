import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, notifications, second_versions, tests } from '../../db/schema/index.ts'
import { correction } from '../../testing/corrected.ts'
import { databases, createServerOn } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { corrected, secondCorrection } from '../../testing/rewritten.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'

const rounds = [1, 2, 3, 4]

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const teacherOf = () => context.arrive({ profile: 'TEACHER' })
  const told = (user_id: number) => context.db.$count(notifications, eq(notifications.user_id, user_id))
  const secondOf = async (id: number) =>
    (await context.db.select().from(second_versions).where(eq(second_versions.answer_id, id)))[0]

  it('two tabs that send two texts: one is saved, the other one is refused', async () => {
    for (const round of rounds) {
      const { id, send } = await corrected(context, await context.arrive(), await teacherOf())
      const texts = [`One ${round}.`, `Another ${round}.`]
      const sent = await Promise.all(texts.map((text) => send(text)))
      expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 412]))
      expect((await secondOf(id))?.text).toBe(texts[sent.findIndex(({ status }) => status === 200)])
    }
  })

  it('the same text that is sent ten times is one version', async () => {
    const { id, send } = await corrected(context, await context.arrive(), await teacherOf())
    const sent = await runConcurrently(10, () => send('The same.'))
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    expect(await secondOf(id)).toMatchObject({ text: 'The same.', corrections: 0 })
  })

  it('a version that is sent while the first one is corrected anew: both are saved, each of its own', async () => {
    for (const round of rounds) {
      const [student, teacher] = [await context.arrive(), await teacherOf()]
      const { id, test, send } = await corrected(context, student, teacher, 5)
      const [sent, saved] = await Promise.all([
        send(`Anew ${round}.`),
        teacher.put(`/corrections/${id}`, correction(7, { version: 1 })),
      ])
      expect([sent.status, saved.status]).toEqual([200, 200])
      expect(await secondOf(id)).toMatchObject({ text: `Anew ${round}.`, evaluation: null, corrections: 0 })
      const [answer] = await context.db.select().from(answers).where(eq(answers.id, id))
      expect(answer).toMatchObject({ evaluation: 7, corrections: 2, text: 'It is small.\nAnd warm.' })
      const [totals] = await context.db.select().from(tests).where(eq(tests.id, test))
      expect(totals).toMatchObject({ waiting: 0, credit: 70 })
    }
  })

  it('two teachers who correct the same version: one succeeds, the other gets a conflict; one notification', async () => {
    for (const round of rounds) {
      const [student, one, other] = [await context.arrive(), await teacherOf(), await teacherOf()]
      const { id, send } = await corrected(context, student, one)
      await send(`Text ${round}.`)
      const saved = await Promise.all([
        one.put(`/corrections/${id}`, secondCorrection(8)),
        other.put(`/corrections/${id}`, secondCorrection(9)),
      ])
      expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200, 409]))
      expect(await secondOf(id)).toMatchObject({ evaluation: saved[0]?.status === 200 ? 8 : 9, corrections: 1 })
      expect(await told(student.user.id)).toBe(2)
    }
  })
})
