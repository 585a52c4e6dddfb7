import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, ledger, notifications, rulings } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { jobsDone } from '../../testing/mails.ts'
import { groupOf, openTopic } from '../../testing/objected.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { resumeRulings } from './apply-ruling.ts'
import { backfillAnswerHashes } from './backfill-answer-hash.ts'

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true })
})
afterAll(() => context.close())

const type = 'COMPLETE_WORD' as const
const letters = 'COMPLETE_LETTERS' as const
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

describe('accepted', () => {
  it('equal answers become right, results and dollars follow as announced, and each student is notified once', async () => {
    const { err, exercise } = await openTopic(context)
    const [objector, silent, going, other] = [
      await err([type]),
      await err([type]),
      await err([type]),
      await err(['UNIQUE_ALTERNATIVE']),
    ]
    for (const student of [objector, silent, other]) await student.practice.finish()
    expect(await objector.paid()).toEqual([10])
    await objector.object(type)
    const group = await groupOf(admin, exercise(type))
    const { body } = await admin.get(`/objections/${group.id}`)
    expect(body.consequence).toEqual({ answers: 3, students: 3, dollars: 4, more: false })
    const accepted = await admin.post(`/objections/${group.id}/accept`, { reply: 'Both are right.' })
    expect(accepted).toMatchObject({ status: 200, body: { left: 0 } })
    for (const student of [objector, silent]) {
      expect(await student.answer(type)).toMatchObject({ correct: true, credit: 100 })
      expect(await student.attempt()).toMatchObject({ correct: 1, wrong: 0, credit: 100 })
      expect(sum(await student.paid())).toBe(12)
      expect((await student.visitor.get('/me/dollars')).body.content).toMatchObject([
        { amount: 2, reason: 'TOPIC', adjustment: 'OBJECTION' },
        { amount: 10, reason: 'TOPIC', adjustment: null },
      ])
      expect(await student.told()).toMatchObject([
        { type: 'EXERCISE_REVISED', exercise_id: exercise(type), chapter_id: 1 },
      ])
    }
    expect((await objector.shown(type)).objection).toEqual({
      status: 'ACCEPTED',
      reason: 'I read it so.',
      reply: 'Both are right.',
    })
    expect(await going.attempt()).toMatchObject({ status: 'STARTED', correct: null })
    await going.practice.finish()
    expect(await going.attempt()).toMatchObject({ correct: 1 })
    expect(await going.paid()).toEqual([12])
    expect(await other.told()).toEqual([])
    expect((await admin.post(`/objections/${group.id}/accept`, { reply: 'Again' })).body).toEqual({ left: 0 })
    await jobsDone(context.db)
    expect(await objector.told()).toHaveLength(1)
  })

  it('a student who gave it in several attempts is notified once, and paid for the first attempt alone', async () => {
    const { err, exercise, work } = await openTopic(context)
    const student = await err([type])
    await student.practice.finish()
    const retried = await student.practice.retry()
    const again = work(student.visitor, Number(retried.body.id))
    await again.practice.save(again.test, type, wrong[type])
    await again.practice.finish()
    await again.object(type)
    await admin.post(`/objections/${(await groupOf(admin, exercise(type))).id}/accept`, { reply: '' })
    for (const each of [student, again]) expect(await each.attempt()).toMatchObject({ correct: 1 })
    expect(await student.paid()).toEqual([10, 2])
    expect(await student.told()).toHaveLength(1)
  })

  it('a test pays more, or pays at last; its key stays hidden from students who are still taking it', async () => {
    const config = await addTest(context)
    const { exercise } = context.school.free
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const dealt = async () => {
      const visitor = await context.arrive()
      const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [visitor.user.id] })
      const test = sit(visitor, context, Number(body.content[0].id))
      await test.start()
      for (const one of ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'COMPLETE_WORD'] as const) await test.save(one)
      await test.save(letters, { ...right[letters], body: { answer_text: 'E____ ___' } })
      return { visitor, test }
    }
    const [done, sitting] = [await dealt(), await dealt()]
    await done.test.finish()
    const paid = async () =>
      sum(
        (await context.db.select().from(ledger).where(eq(ledger.user_id, done.visitor.user.id))).map(
          ({ amount }) => amount,
        ),
      )
    expect(await paid()).toBe(0)
    const at = `/tests/${sitting.test.id}/objections`
    expect((await sitting.visitor.post(at, { exercise_id: exercise(letters) })).status).toBe(409)
    await done.visitor.post(`/tests/${done.test.id}/objections`, { exercise_id: exercise(letters), reason: '' })
    const group = await groupOf(admin, exercise(letters))
    expect((await admin.get(`/objections/${group.id}`)).body.consequence).toMatchObject({ answers: 1, dollars: 33 })
    await admin.post(`/objections/${group.id}/accept`, { reply: '' })
    expect(await paid()).toBe(33)
    const own = (await done.visitor.get('/me/dollars')).body.content
    expect(own).toMatchObject([{ amount: 33, reason: 'TEST', adjustment: 'OBJECTION', test_id: done.test.id }])
    expect((await done.test.info()).body.feedback).toMatchObject({ correct: 4, percentage: 67 })
    const told = and(eq(notifications.user_id, done.visitor.user.id), eq(notifications.type, 'EXERCISE_TEST_REVISED'))
    expect(await context.db.select().from(notifications).where(told)).toMatchObject([{ test_id: done.test.id }])
    const { body } = await sitting.test.read()
    expect(JSON.stringify(body)).not.toMatch(/ACCEPTED|WAITING/)
    expect(body.exercises.every((one: Json) => one.correct === null)).toBe(true)
    expect(
      await context.db.$count(
        notifications,
        and(eq(notifications.user_id, sitting.visitor.user.id), eq(notifications.type, 'EXERCISE_TEST_REVISED')),
      ),
    ).toBe(0)
    await sitting.test.finish()
    expect((await sitting.test.info()).body.feedback).toMatchObject({ correct: 4 })
  })

  it('what is said of a test that is opened again is forgotten until it ends anew', async () => {
    const config = await addTest(context)
    const { exercise } = context.school.free
    const [visitor, teacher] = [await context.arrive(), await context.arrive({ profile: 'TEACHER' })]
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [visitor.user.id] })
    const test = sit(visitor, context, Number(body.content[0].id))
    await test.start()
    await test.save('MULTIPLE_OPTIONS', wrong.MULTIPLE_OPTIONS)
    await test.finish()
    const object = () => visitor.post(`/tests/${test.id}/objections`, { exercise_id: exercise('MULTIPLE_OPTIONS') })
    await object()
    expect(await groupOf(admin, exercise('MULTIPLE_OPTIONS'))).toMatchObject({ students: 1 })
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    expect(await groupOf(admin, exercise('MULTIPLE_OPTIONS'))).toBeUndefined()
    expect((await object()).status).toBe(409)
    await test.finish()
    expect((await object()).body.status).toBe('WAITING')
  })
})

describe('many', () => {
  it('are regraded in batches, also where a server was switched off in between, and none twice', async () => {
    const { err, exercise } = await openTopic(context)
    const student = await err([type])
    await student.object(type)
    const first = await student.answer(type)
    // 250 further students give the same answer.
    await context.db.execute(sql`
      with crowd as (
        insert into users (name, email, password_hash, profile, unity_id, tribe_id)
        select 'Many ' || n, 'many-' || n || '@example.com', 'x', 'STUDENT', 1, 1 from generate_series(1, 250) n returning id
      ), sat as (
        insert into tests (user_id, topic_id, kind, status, show_feedback, exercise_ids, start_at, finish_at, total, correct, wrong, blank, waiting, credit)
        select crowd.id, t.topic_id, 'PRACTICE', 'FINISHED', true, t.exercise_ids, t.start_at, t.start_at, 6, 0, 1, 5, 0, 85
        from crowd, tests t where t.id = ${student.test} returning id
      )
      insert into answers (test_id, exercise_id, text, saved_at, answered_at, correct, credit, gist)
      select sat.id, ${exercise(type)}, ${first?.text}, now(), now(), false, 85, ${first?.gist} from sat`)
    const group = await groupOf(admin, exercise(type))
    expect(group).toMatchObject({ students: 1, alike: 251 })
    const { body } = await admin.post(`/objections/${group.id}/accept`, { reply: '' })
    // The request re-marks 5; the job, which starts with the decision, may have re-marked more by then.
    expect(body.left).toBeLessThanOrEqual(246)
    expect(body.left).toBeGreaterThan(0)
    await jobsDone(context.db)
    const isRight = and(eq(answers.exercise_id, exercise(type)), eq(answers.correct, true), eq(answers.credit, 100))
    expect(await context.db.$count(answers, isRight)).toBe(251)
    const told = and(eq(notifications.type, 'EXERCISE_REVISED'), eq(notifications.exercise_id, exercise(type)))
    expect(await context.db.$count(notifications, told)).toBe(251)
    // Simulates a server that stopped in the middle of the notifications, before it recorded that the ruling is
    // finished.
    await context.db
      .update(rulings)
      .set({ finished_at: null })
      .where(eq(rulings.exercise_id, exercise(type)))
    const undone = sql`id in (select id from answers where exercise_id = ${exercise(type)} order by id desc limit 30)`
    await context.db.update(answers).set({ correct: false, credit: 85 }).where(undone)
    await resumeRulings(context)
    await resumeRulings(context)
    await jobsDone(context.db)
    expect(await context.db.$count(answers, isRight)).toBe(251)
    expect(await context.db.$count(notifications, told)).toBe(251)
    expect(await context.db.$count(rulings, sql`finished_at is null`)).toBe(0)
  }, 120_000)

  it('answers from before gists were noted find each other', async () => {
    const { err, exercise } = await openTopic(context)
    const [one, other] = [await err([type]), await err([type])]
    const noted = await one.answer(type)
    await context.db
      .update(answers)
      .set({ gist: null })
      .where(eq(answers.exercise_id, exercise(type)))
    expect((await one.object(type)).status).toBe(409)
    await backfillAnswerHashes(context)
    expect([await one.answer(type), await other.answer(type)]).toMatchObject([
      { gist: noted?.gist },
      { gist: noted?.gist },
    ])
    expect((await one.object(type)).status).toBe(200)
  })
})
