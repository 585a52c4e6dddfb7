import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, ledger, tests } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { examine } from '../../testing/timed.ts'

const minute = 60_000
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const later = (ms: number) => new Date(context.clock().getTime() + ms).toISOString()
const refused = (token: string) => ({ status: 412, body: { token } })
const rowOf = async (id: number) => (await context.db.select().from(tests).where(eq(tests.id, id)))[0]
type Sitting = Awaited<ReturnType<typeof examine>>['test']

/** A running test with these answers saved. */
async function begin(types: readonly (keyof typeof right)[] = [], other: Parameters<typeof examine>[1] = {}) {
  const examined = await examine(context, other)
  await examined.test.start()
  for (const type of types) await examined.test.save(type)
  return examined
}

const passed = ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'COMPLETE_LETTERS', 'COMPLETE_WORD'] as const

describe('a test that waits', () => {
  it('returns what it is, and none of its exercises', async () => {
    const { test, visitor } = await examine(context)
    const { status, body } = await test.info()
    expect(status).toBe(200)
    const cover = { name: 'The check', description: 'Six exercises.', test_type: 'GENERAL', exercise_count: 6 }
    const times = { minutes: 10, extra_minutes: 0, start_at: null, end_at: null, finish_at: null }
    expect(body).toMatchObject({ ...cover, ...times, status: 'PENDING', concluded: false, has_answer: false })
    expect(body).toMatchObject({ topic_id: null, user: { name: visitor.user.name }, server_time: later(0) })
    expect(body).not.toHaveProperty('exercises')
  })

  it('takes nothing before it is started', async () => {
    const { test } = await examine(context)
    const tried = [test.read(), test.finish(), test.save('OPEN_ANSWER'), test.flag('OPEN_ANSWER', true)]
    for (const answer of await Promise.all(tried)) expect(answer).toMatchObject(refused('test.notStarted'))
    expect((await test.info()).body.status).toBe('PENDING')
  })
})

describe('starting', () => {
  it('begins the time by the clock of the server, and again changes nothing', async () => {
    const { test } = await examine(context)
    const times = { status: 'STARTED', start_at: later(0), end_at: later(10 * minute) }
    expect(await test.start()).toMatchObject({ status: 200, body: { ...times, exercise_count: 6 } })
    await test.save('OPEN_ANSWER')
    context.wait(3 * minute)
    const again = await test.start()
    expect(again).toMatchObject({ status: 200, body: { ...times, has_answer: true, server_time: later(0) } })
    const { body } = await test.read()
    expect(body).toMatchObject({ ...times, name: 'The check', minutes: 10 })
    expect(body.exercises).toHaveLength(6)
  })

  it('gives the extra time of a student', async () => {
    const { test } = await examine(context, {}, 5)
    expect((await test.info()).body).toMatchObject({ minutes: 15, extra_minutes: 5 })
    expect((await test.start()).body).toMatchObject({ end_at: later(15 * minute) })
    context.wait(14 * minute)
    expect((await test.save('OPEN_ANSWER')).status).toBe(200)
  })

  it('takes neither more time nor a mark from a request of its student', async () => {
    const { test, visitor } = await examine(context)
    const wishes = { minutes: 600, extra_minutes: 600, end_at: later(600 * minute), status: 'FINISHED', credit: 600 }
    expect((await visitor.post(`/tests/${test.id}/start`, wishes)).body).toMatchObject({ end_at: later(10 * minute) })
    const exercise_id = context.school.free.exercise('OPEN_ANSWER')
    await visitor.put(`/tests/${test.id}/flags`, { exercise_id, flagged: true, ...wishes })
    for (const flagged of [[true], 'perhaps', null, undefined, { toString: 'x' }]) {
      expect(await visitor.put(`/tests/${test.id}/flags`, { exercise_id, flagged })).toMatchObject(
        refused('validation'),
      )
    }
    await visitor.put(`/tests/${test.id}/answer_open`, { exercise_id, answer_text: 'x', correct: true, ...wishes })
    const { body } = await visitor.post(`/tests/${test.id}/finish`, wishes)
    expect(body).toMatchObject({ end_at: later(10 * minute), minutes: 10, extra_minutes: 0, earned: 0 })
    expect(body.feedback).toMatchObject({ waiting: 1, percentage: 0 })
  })

  it('is refused once it is over', async () => {
    const { test } = await begin()
    await test.finish()
    expect(await test.start()).toMatchObject(refused('test.concluded'))
    const other = (await begin()).test
    context.wait(10 * minute)
    expect(await other.start()).toMatchObject(refused('test.expired'))
  })

  it('keeps the session alive until the end', async () => {
    const { test, visitor } = await examine(context, { minutes: 60 * 24 * 9 })
    await test.start()
    context.wait(8 * 24 * 60 * minute)
    expect((await visitor.get('/me')).status).toBe(200)
    context.wait(24 * 60 * minute)
    expect((await visitor.get('/me')).status).toBe(401)
  })
})

describe('flags', () => {
  it('stay with the exercise until they are taken away, whichever device asks', async () => {
    const { test } = await begin()
    const flagged = async () =>
      (await test.read()).body.exercises.filter((one: Json) => one.flagged).map((one: Json) => one.type)
    for (const type of ['OPEN_ANSWER', 'COMPLETE_WORD', 'OPEN_ANSWER'] as const) await test.flag(type, true)
    expect((await flagged()).toSorted()).toEqual(['COMPLETE_WORD', 'OPEN_ANSWER'])
    expect((await test.flag('OPEN_ANSWER', false)).status).toBe(204)
    expect(await flagged()).toEqual(['COMPLETE_WORD'])
  })

  it('are for exercises of this test, while it runs', async () => {
    const { test, visitor } = await begin()
    const strange = { exercise_id: context.school.next.exercise('OPEN_ANSWER'), flagged: true }
    expect((await visitor.put(`/tests/${test.id}/flags`, strange)).status).toBe(404)
    await test.finish()
    expect(await test.flag('OPEN_ANSWER', true)).toMatchObject(refused('test.concluded'))
    expect((await rowOf(test.id))?.flagged).toEqual([])
  })
})

describe('finishing', () => {
  it('marks what was saved, letters one by one, and pays a passed test once', async () => {
    const { test, visitor } = await begin([
      'UNIQUE_ALTERNATIVE',
      'MULTIPLE_ALTERNATIVE',
      'COMPLETE_WORD',
      'OPEN_ANSWER',
    ])
    await test.save('COMPLETE_LETTERS', wrong.COMPLETE_LETTERS)
    context.wait(4 * minute)
    const { body } = await test.finish()
    const feedback = { total: 6, correct: 3, wrong: 1, blank: 1, waiting: 1, percentage: 77 }
    const ended = { status: 'FINISHED', finish_at: later(0), concluded: true, revised: false, feedback }
    expect(body).toMatchObject({ ...ended, earned: 35 })
    const letters = body.exercises.find((one: Json) => one.type === 'COMPLETE_LETTERS')
    expect(letters).toMatchObject({ answered: true, correct: false, credit: 87, answer_correct: 'ETTLE OVE' })
    context.wait(minute)
    expect((await test.finish()).body).toMatchObject({ ...ended, earned: 0, finish_at: body.finish_at })
    expect((await test.info()).body).toMatchObject({ ...ended, earned: 0, finish_at: body.finish_at })
    const account = (await visitor.get('/me/dollars')).body
    expect(account.content).toMatchObject([{ amount: 35, reason: 'TEST', title: 'The check' }])
    expect(account.meta.balance).toBe(35)
  })

  it('pays nothing for a test that is not passed, nor for one of texts before it is corrected', async () => {
    const failed = await begin(['UNIQUE_ALTERNATIVE', 'COMPLETE_WORD'])
    expect((await failed.test.finish()).body).toMatchObject({ earned: 0, feedback: { percentage: 33 } })
    const texts = await begin(passed, { test_type: 'WRITING' })
    expect((await texts.test.finish()).body).toMatchObject({ earned: 0, feedback: { percentage: 67 } })
    for (const { visitor } of [failed, texts]) expect((await visitor.get('/me')).body.dolars).toBe(0)
  })

  it('locks every answer', async () => {
    const { test } = await begin(['OPEN_ANSWER'])
    await test.finish()
    const before = await context.db.select().from(answers).where(eq(answers.test_id, test.id))
    expect(await test.save('OPEN_ANSWER')).toMatchObject(refused('test.concluded'))
    expect(await test.save('COMPLETE_WORD')).toMatchObject(refused('test.concluded'))
    expect(await context.db.select().from(answers).where(eq(answers.test_id, test.id))).toEqual(before)
  })

  it('shows neither result nor marks where the test shows no feedback', async () => {
    const { test } = await begin(passed, { show_feedback: false })
    const { body } = await test.finish()
    expect(body).toMatchObject({ status: 'FINISHED', concluded: true, show_feedback: false, feedback: null })
    expect(body.exercises.every((one: Json) => one.correct === null && one.credit === null)).toBe(true)
    expect((await rowOf(test.id))?.correct).toBe(4)
  })
})

describe('the end of the time', () => {
  it('takes an answer up to the last millisecond, and none from then on', async () => {
    const { test } = await begin()
    context.wait(10 * minute - 1)
    expect((await test.save('COMPLETE_WORD')).status).toBe(200)
    expect((await test.flag('COMPLETE_WORD', true)).status).toBe(204)
    context.wait(1)
    expect(await test.save('OPEN_ANSWER')).toMatchObject(refused('test.expired'))
    expect(await test.flag('OPEN_ANSWER', true)).toMatchObject(refused('test.expired'))
    expect((await rowOf(test.id))?.status).toBe('FINISHED_EXPIRED')
  })

  const noticed: [string, (test: Sitting) => Promise<{ status: number }>, number][] = [
    ['info', (test) => test.info(), 200],
    ['exercises', (test) => test.read(), 200],
    ['finish', (test) => test.finish(), 200],
    ['start', (test) => test.start(), 412],
    ['save', (test) => test.save('OPEN_ANSWER'), 412],
    ['flags', (test) => test.flag('OPEN_ANSWER', true), 412],
  ]
  it.each(noticed)('is the same whichever call notices it first: %s', async (_, notice, status) => {
    const { test, visitor } = await begin(passed)
    const end = later(10 * minute)
    context.wait(25 * minute)
    expect((await notice(test)).status).toBe(status)
    const row = await rowOf(test.id)
    expect(row).toMatchObject({ status: 'FINISHED_EXPIRED', correct: 4, blank: 2, finish_at: new Date(end) })
    const { body } = await test.info()
    const feedback = { total: 6, correct: 4, blank: 2, percentage: 67 }
    expect(body).toMatchObject({ status: 'FINISHED_EXPIRED', concluded: true, finish_at: end, end_at: end, feedback })
    const paid = await context.db.select().from(ledger).where(eq(ledger.user_id, visitor.user.id))
    expect(paid).toMatchObject([{ amount: 33, reason: 'TEST', created_at: new Date(end) }])
    expect(await test.save('OPEN_ANSWER')).toMatchObject(refused('test.expired'))
  })

  it('answers a late finish with what it has just paid, once', async () => {
    const { test } = await begin(passed)
    context.wait(10 * minute)
    expect((await test.finish()).body).toMatchObject({ status: 'FINISHED_EXPIRED', earned: 33 })
    expect((await test.finish()).body).toMatchObject({ status: 'FINISHED_EXPIRED', earned: 0 })
  })

  it('waits while the disk is full, and shows no key meanwhile', async () => {
    const { test } = await begin(passed)
    context.wait(10 * minute)
    context.fillDisk(true)
    const info = await test.info()
    context.fillDisk(false)
    expect(info).toMatchObject({ status: 200, body: { status: 'STARTED', feedback: null } })
    expect((await test.info()).body.status).toBe('FINISHED_EXPIRED')
  })
})
