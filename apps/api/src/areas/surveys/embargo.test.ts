import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { exercises } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { practise } from '../../testing/journey.ts'
import { holdBody } from '../../testing/hold-body.ts'
import { keysIn } from '../../testing/keys.ts'
import { corrected } from '../../testing/rewritten.ts'
import { wrong } from '../../testing/question-types.ts'
import { addPractice } from '../../testing/school.ts'
import { sit, addTest, examine } from '../../testing/timed.ts'
import { materialTypes } from '../../testing/material.ts'

describe.each(databases)('exam integrity while a test is open, on %s', (database) => {
  let context: ServerOn
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  /** A student who has finished the practice of the exercises of a pending test, with one answer that was wrong. */
  async function arrive(other: Parameters<typeof examine>[1] = {}) {
    const { visitor, test, teacher } = await examine(context, { name: 'The exam', show_feedback: false, ...other })
    const practice = practise(visitor, context.school.free)
    const attempt: number = (await practice.read()).body.id
    await practice.save(attempt, 'UNIQUE_ALTERNATIVE', wrong.UNIQUE_ALTERNATIVE)
    await practice.save(attempt, 'COMPLETE_WORD')
    await practice.finish()
    return { visitor, teacher, test, practice, attempt, device: await context.signInAgain(visitor) }
  }

  const refused = { status: 412, body: { token: 'exercise.embargo', values: { test: 'The exam' } } }

  it('a practice that was concluded before shows no key and no result, and says why and until when', async () => {
    const { test, practice, attempt } = await arrive()
    expect(keysIn((await practice.read()).body)).not.toEqual([])
    const { end_at } = (await test.start()).body
    for (const { body } of [await practice.read(), await practice.readAttempt(attempt), await practice.finish()]) {
      expect(keysIn(body)).toEqual([])
      expect(body).toMatchObject({ embargo: { test_id: test.id, name: 'The exam', until: end_at }, feedback: null })
    }
  })

  it('no attempt begins, and none is marked or finished, on another device either', async () => {
    const { test, practice, attempt, device, visitor } = await arrive()
    const open: number = (await practice.retry()).body.id
    await practice.save(open, 'COMPLETE_LETTERS', wrong.COMPLETE_LETTERS)
    await test.start()
    const elsewhere = practise(device, context.school.free)
    expect(await practice.verify('COMPLETE_LETTERS')).toMatchObject(refused)
    expect(await elsewhere.verify('COMPLETE_LETTERS')).toMatchObject(refused)
    expect(await elsewhere.finish()).toMatchObject(refused)
    expect(await elsewhere.finish(attempt)).toMatchObject({ status: 200, body: { feedback: null } })
    const exercise_id = context.school.free.exercise('UNIQUE_ALTERNATIVE')
    const objection = { exercise_id, reason: 'It is right.' }
    expect(await visitor.post(`/tests/${attempt}/objections`, objection)).toMatchObject(refused)
    await test.finish()
    expect(await elsewhere.verify('COMPLETE_LETTERS')).toMatchObject({ status: 200, body: { correct: false } })
    expect(keysIn((await practice.finish()).body)).not.toEqual([])
  })

  it('a new attempt is refused, at all or at the mistakes, and so is seeing the right answers', async () => {
    const { test, practice } = await arrive()
    await test.start()
    for (const answer of [await practice.retry(), await practice.retry('MISTAKES'), await practice.reveal()])
      expect(answer).toMatchObject(refused)
    await test.finish()
    expect((await practice.retry()).status).toBe(200)
  })

  it('what was not wrong in a practice from before is not told by a repetition of the mistakes', async () => {
    const { test, practice } = await arrive()
    const { id } = (await practice.retry()).body
    for (const type of materialTypes) await practice.save(id, type)
    await practice.finish()
    expect(await practice.retry('MISTAKES')).toMatchObject({ body: { token: 'test.noMistakes' } })
    await test.start()
    expect(await practice.retry('MISTAKES')).toMatchObject(refused)
  })

  it('equal exercises of another topic are withheld too, whatever their order, case and marks', async () => {
    const { test, visitor } = await arrive()
    const copy = await addPractice(context.db, { chapter_id: 1, position: 40 })
    const isOther = ne(exercises.type, 'UNIQUE_ALTERNATIVE')
    const change = (values: Partial<typeof exercises.$inferInsert>, which = eq(exercises.type, 'UNIQUE_ALTERNATIVE')) =>
      context.db
        .update(exercises)
        .set(values)
        .where(and(eq(exercises.topic_id, copy.topic_id), which))
    await change({ published: false }, isOther)
    const alternatives = ['In the oven', 'Under the stairs', 'on the roof'].map((title, id) => ({ id, title }))
    await change({ question: literalHtml('<p><strong>where</strong> does the cat&nbsp;sleep</p>'), alternatives })
    await test.start()
    const practice = practise(visitor, copy)
    expect(await practice.read()).toMatchObject(refused)
    await change({ question: literalHtml('<p>Where does the dog sleep?</p>') })
    expect((await practice.read()).body).not.toHaveProperty('embargo')
  })

  it('nothing is marked by a request that began before the test and whose body comes during it', async () => {
    const { test, practice, visitor } = await arrive()
    const { id } = (await practice.retry()).body
    await practice.save(id, 'COMPLETE_LETTERS', wrong.COMPLETE_LETTERS)
    const { free } = context.school
    const held = [
      holdBody(context, visitor, 'PUT', '/chapters/1', {
        topic_id: free.topic_id,
        exercise_id: free.exercise('COMPLETE_LETTERS'),
      }),
      holdBody(context, visitor, 'POST', `/chapters/1/exercises_finish?topic_id=${free.topic_id}`, { answers: [] }),
    ]
    await Promise.all(held.map(({ isUnderWay }) => isUnderWay))
    await test.start()
    for (const request of held) expect(await request.end()).toMatchObject(refused)
  })

  it('other students go on', async () => {
    const { test } = await arrive()
    const other = await context.arrive()
    await test.start()
    const practice = practise(other, context.school.free)
    const { body } = await practice.read()
    await practice.save(body.id, 'UNIQUE_ALTERNATIVE')
    expect((await practice.verify('UNIQUE_ALTERNATIVE')).body).toMatchObject({ correct: true })
  })

  it('a second test with the same exercises does not begin', async () => {
    const { test, visitor, teacher } = await arrive()
    const config = await addTest(context, { name: 'Another' })
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [visitor.user.id] })
    const second = sit(visitor, context, body.content[0].id)
    await test.start()
    expect(await second.start()).toMatchObject(refused)
    await test.finish()
    expect((await second.start()).body).toMatchObject({ status: 'STARTED' })
  })

  it('of two tests with the same exercises that are started at once on two devices, one begins', async () => {
    const { test, visitor, teacher, device } = await arrive()
    const config = await addTest(context, { name: 'The exam' })
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [visitor.user.id] })
    const second = sit({ ...visitor, ...device }, context, body.content[0].id)
    const answers = await Promise.all([test.start(), second.start(), test.start(), second.start()])
    const begun = answers.filter(({ status }) => status === 200)
    expect(new Set(begun.map((answer) => answer.body.id)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(refused)
    expect(begun).toHaveLength(2)
  })

  it('the to-do list names no text whose correction fell short', async () => {
    const { visitor, teacher, test } = await examine(context, { name: 'The exam' })
    await corrected(context, visitor, teacher)
    const shortfalls = async () => (await visitor.get('/me/todo')).body.second_versions.total
    expect(await shortfalls()).toBe(1)
    await test.start()
    expect(await shortfalls()).toBe(0)
    await test.finish()
    expect(await shortfalls()).toBe(1)
  })

  it('ends with the time of the test, though nothing has closed it yet', async () => {
    const { test, practice } = await arrive()
    await test.start()
    context.wait(11 * 60_000)
    expect(keysIn((await practice.read()).body)).not.toEqual([])
  })
})
