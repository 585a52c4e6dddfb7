import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { answers, changes, ledger, notifications, tests } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { jobsDone } from '../../testing/mails.ts'
import { assignTest } from '../../testing/assigned-tests.ts'
import { addTest, runJobsNow, sit } from '../../testing/timed.ts'
import { addUnity } from '../../testing/unit.ts'

const minute = 60_000
const easy = ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'COMPLETE_LETTERS', 'COMPLETE_WORD'] as const

let context: TestServer
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  teacher = await context.arrive({ profile: 'TEACHER' })
})
afterAll(() => context.close())

async function examine(other: Parameters<typeof addTest>[1] = {}) {
  const visitor = await context.arrive()
  const config = await addTest(context, other)
  const id = await assignTest(context, { user_id: visitor.user.id, config_test_id: config })
  return { visitor, config, test: sit(visitor, context, id) }
}
const rowOf = async (id: number) => (await context.db.select().from(tests).where(eq(tests.id, id)))[0]
const paidTo = (user_id: number) =>
  context.db.select().from(ledger).where(eq(ledger.user_id, user_id)).orderBy(asc(ledger.id))
const toldTo = (user_id: number, test_id: number) =>
  context.db.$count(notifications, and(eq(notifications.user_id, user_id), eq(notifications.test_id, test_id)))
const notesOf = (id: number) =>
  context.db
    .select()
    .from(changes)
    .where(and(eq(changes.entity, 'tests'), eq(changes.entity_id, id)))
    .orderBy(asc(changes.id))
const comeJobs = async () => {
  await runJobsNow(context.db)
  await jobsDone(context.db)
}

describe('a test that is opened again', () => {
  it('goes on for its minutes with the answers that were there, and its student is notified', async () => {
    const { visitor, test } = await examine()
    await test.start()
    await test.save('UNIQUE_ALTERNATIVE')
    await test.finish()
    context.wait(5 * minute)
    const { status, body } = await teacher.post(`/tests/${test.id}/reopen`, { minutes: 7 })
    expect(status).toBe(200)
    const end = new Date(context.clock().getTime() + 7 * minute).toISOString()
    expect(body).toMatchObject({ status: 'STARTED', end_at: end, finish_at: null, percentage: null, minutes: 17 })
    const open = (await test.read()).body
    expect(open).toMatchObject({ status: 'STARTED', end_at: end, has_answer: true, feedback: null, extra_minutes: 7 })
    expect(open.exercises[0]).toMatchObject({ answered: false, correct: null, correct_alternatives: null })
    expect((await test.save('UNIQUE_ALTERNATIVE', wrong.UNIQUE_ALTERNATIVE)).status).toBe(200)
    expect(await toldTo(visitor.user.id, test.id)).toBe(2)
    expect((await test.finish()).body.feedback).toMatchObject({ correct: 0, wrong: 1, blank: 5 })
  })

  it('is closed by the server at its new end', async () => {
    const { test } = await examine()
    await test.start()
    context.wait(11 * minute)
    await comeJobs()
    expect((await rowOf(test.id))?.status).toBe('FINISHED_EXPIRED')
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    const end = new Date(context.clock().getTime() + 5 * minute)
    context.wait(4 * minute)
    await comeJobs()
    expect((await rowOf(test.id))?.status).toBe('STARTED')
    context.wait(minute)
    await comeJobs()
    expect(await rowOf(test.id)).toMatchObject({ status: 'FINISHED_EXPIRED', finish_at: end })
  })

  it('pays what its newest result is worth, whatever was paid before, and changes no entry', async () => {
    const { visitor, test } = await examine()
    await test.start()
    for (const type of easy) await test.save(type)
    const first = (await test.finish()).body.earned
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    expect(await paidTo(visitor.user.id)).toHaveLength(1)
    await test.save('MULTIPLE_OPTIONS', right.MULTIPLE_OPTIONS)
    const better = (await test.finish()).body
    expect(better.feedback.percentage).toBe(83)
    expect(first + better.earned).toBe(37)
    const entries = await paidTo(visitor.user.id)
    expect(entries.map(({ amount, reference }) => [amount, reference])).toEqual([
      [first, String(test.id)],
      [better.earned, `${test.id}/2`],
    ])
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    await test.finish()
    expect(await paidTo(visitor.user.id)).toEqual(entries)
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    for (const type of easy) await test.save(type, wrong[type])
    await test.finish()
    const { body } = await visitor.get('/me/dollars')
    expect(body.meta.balance).toBe(0)
    expect(body.content).toMatchObject([
      { amount: -37, title: 'The check', adjustment: 'RESULT' },
      { adjustment: 'RESULT' },
      { adjustment: null },
    ])
  })

  it('leaves what a teacher has corrected as it was corrected', async () => {
    const { test } = await examine({ test_type: 'WRITING' })
    await test.start()
    await test.save('OPEN_ANSWER')
    await test.finish()
    const [answer] = await context.db.select().from(answers).where(eq(answers.test_id, test.id))
    await context.db
      .update(answers)
      .set({
        corrected_by: teacher.user.id,
        evaluation: 9,
        credit: 90,
        correct: true,
        feedback: literalHtml('<p>Good</p>'),
      })
      .where(eq(answers.id, answer?.id ?? 0))
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    const again = await test.save('OPEN_ANSWER', { call: 'answer_open', body: { answer_text: 'Another text' } })
    expect(again.body.token).toBe('answer.locked')
    expect((await test.finish()).body.feedback).toMatchObject({ correct: 1, waiting: 0, percentage: 15 })
  })

  it('is refused while it runs, while its student has it open once more, and where it is not the teacher’s', async () => {
    const { visitor, config, test } = await examine()
    const reopen = (who: Visitor) => who.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    expect((await reopen(teacher)).status).toBe(409)
    await test.start()
    expect((await reopen(teacher)).status).toBe(409)
    await test.finish()
    const before = await rowOf(test.id)
    await assignTest(context, { user_id: visitor.user.id, config_test_id: config })
    expect((await reopen(teacher)).body.token).toBe('test.openAgain')
    const far = await context.arrive({ profile: 'TEACHER', unity_id: await addUnity(context.db, 'America/Manaus') })
    expect((await reopen(far)).status).toBe(404)
    expect((await reopen(visitor)).status).toBe(403)
    expect((await teacher.post(`/tests/${test.id}/reopen`, { minutes: 0 })).status).toBe(412)
    expect(await rowOf(test.id)).toEqual(before)
    expect(await notesOf(test.id)).toEqual([])
  })
})

describe('more minutes', () => {
  it('count from the start of a test that waits, and lengthen one that runs', async () => {
    const { test } = await examine()
    const { body } = await teacher.post(`/tests/${test.id}/extend`, { minutes: 5, extra_minutes: 0 })
    expect(body).toMatchObject({ status: 'PENDING', minutes: 15, extra_minutes: 5, end_at: null })
    const start = context.clock().getTime()
    await test.start()
    context.wait(14 * minute)
    const longer = await teacher.post(`/tests/${test.id}/extend`, { minutes: 10, extra_minutes: 5 })
    expect(longer.body).toMatchObject({ minutes: 25, end_at: new Date(start + 25 * minute).toISOString() })
    context.wait(10 * minute)
    await comeJobs()
    expect((await test.save('UNIQUE_ALTERNATIVE')).status).toBe(200)
    context.wait(minute)
    await comeJobs()
    expect(await rowOf(test.id)).toMatchObject({ status: 'FINISHED_EXPIRED', correct: 1 })
    const notes = await notesOf(test.id)
    expect(notes.map(({ user_id, before, after }) => [user_id, before?.['minutes'], after?.['minutes']])).toEqual([
      [teacher.user.id, 10, 15],
      [teacher.user.id, 15, 25],
    ])
  })

  it('are refused once the end has passed, though the test is not closed yet, and for one that was taken back', async () => {
    const { test } = await examine()
    await test.start()
    context.wait(10 * minute)
    expect((await teacher.post(`/tests/${test.id}/extend`, { minutes: 5, extra_minutes: 0 })).status).toBe(409)
    const taken = await examine()
    await context.db.update(tests).set({ recalled_at: context.clock() }).where(eq(tests.id, taken.test.id))
    expect((await teacher.post(`/tests/${taken.test.id}/extend`, { minutes: 5, extra_minutes: 0 })).status).toBe(404)
  })
})

it('a correction that comes when its test was opened again is refused', async () => {
  const { test } = await examine()
  await test.start()
  await test.save('OPEN_ANSWER')
  await test.finish()
  const [answer] = await context.db.select().from(answers).where(eq(answers.test_id, test.id))
  await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
  const given = { feedback: '', evaluation: 10, comments: [], tags: [], version: 0, deliberate: true }
  expect((await teacher.put(`/corrections/${answer?.id}`, given)).status).toBe(404)
  expect((await test.finish()).body.feedback).toMatchObject({ waiting: 1 })
})
