import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, exercises, notifications, rulings } from '../../db/schema/index.ts'
import { databases, createServerOn } from '../../testing/databases.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'
import { wrong } from '../../testing/question-types.ts'
import { jobsDone } from '../../testing/mails.ts'
import { groupOf, openTopic } from '../../testing/objected.ts'
import { assignTest } from '../../testing/assigned-tests.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'

const type = 'COMPLETE_WORD' as const

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  let admins: [Visitor, Visitor]
  let teacher: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    admins = [await context.arrive({ admin: true }), await context.arrive({ admin: true })]
    teacher = await context.arrive({ profile: 'TEACHER' })
  })
  afterAll(() => context.close())
  const told = (user_id: number) => context.db.$count(notifications, eq(notifications.user_id, user_id))

  it('an objection that ten presses send is one', async () => {
    const { err, exercise } = await openTopic(context)
    const student = await err([type])
    const sent = await runConcurrently(10, () => student.object(type))
    expect(sent.every(({ status, body }) => status === 200 && body.status === 'WAITING')).toBe(true)
    expect(await groupOf(admins[0], exercise(type))).toMatchObject({ students: 1, alike: 1 })
  })

  it('callers who decide differently at once: one succeeds, the others get a conflict; all that follows agrees with the one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { err, exercise } = await openTopic(context)
      const students = await runConcurrently(3, () => err([type]))
      for (const student of students) await student.practice.finish()
      for (const student of students) await student.object(type)
      const { id } = await groupOf(admins[0], exercise(type))
      const statuses = await Promise.all([
        admins[0].post(`/objections/${id}/accept`, { reply: '' }),
        teacher.post(`/objections/${id}/refuse`, { reply: 'No.' }),
        admins[1].post(`/objections/${id}/accept`, { reply: '' }),
        teacher.post(`/objections/${id}/refuse`, { reply: 'No.' }),
      ])
      await jobsDone(context.db)
      expect(await context.db.$count(rulings, eq(rulings.exercise_id, exercise(type)))).toBe(1)
      expect(statuses.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2)
      const accepted = statuses[0].status === 200 || statuses[2].status === 200
      for (const student of students) {
        expect(await student.answer(type)).toMatchObject({ correct: accepted })
        expect(await student.attempt()).toMatchObject({ correct: accepted ? 1 : 0 })
        expect(await student.paid()).toEqual(accepted ? [10, 2] : [10])
        expect(await told(student.visitor.user.id)).toBe(1)
      }
    }
  })

  it('students who object, hand in or take it back while it is accepted end right, and no request hangs', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { err, exercise, work } = await openTopic(context)
      const [first, second, fickle, late] = await Promise.all([err([type]), err([type]), err([type]), err([])])
      await late.practice.save(late.test, type, wrong[type])
      await first.object(type)
      await fickle.object(type)
      const { id } = await groupOf(admins[0], exercise(type))
      await Promise.all([
        second.object(type),
        admins[0].post(`/objections/${id}/accept`, { reply: '' }),
        late.practice.verify(type),
        fickle.withdraw(type),
        second.practice.finish(),
      ])
      await jobsDone(context.db)
      for (const student of [first, second, fickle, work(late.visitor, late.test)])
        expect(await student.answer(type)).toMatchObject({ correct: true, credit: 100 })
      expect(await second.attempt()).toMatchObject({ correct: 1, wrong: 0 })
      expect(await second.paid().then((paid) => paid.reduce((all, amount) => all + amount, 0))).toBe(12)
      expect(await groupOf(admins[0], exercise(type))).toBeUndefined()
    }
  })

  it('a key that is changed in the editor while an answer is accepted loses neither', async () => {
    const { err, exercise } = await openTopic(context)
    const id = exercise(type)
    await (await err([type])).object(type)
    const { body: now } = await admins[1].get(`/exercises/${id}`)
    const group = await groupOf(admins[0], id)
    const [accepted, changed] = await Promise.all([
      admins[0].post(`/objections/${group.id}/accept`, { reply: '' }),
      admins[1].put(`/exercises/${id}`, { ...now, title: 'Renamed' }),
    ])
    expect([accepted.status, changed.status]).toEqual([200, 200])
    const [row] = await context.db.select().from(exercises).where(eq(exercises.id, id))
    expect(row).toMatchObject({ title: 'Renamed', also_right: [{ added_by: admins[0].user.id }] })
    expect(await context.db.$count(changes, eq(changes.entity_id, id))).toBeGreaterThanOrEqual(2)
  })

  it('a test that is opened again while an answer of it is accepted: its student is not notified while it runs, and it ends right', async () => {
    const config = await addTest(context)
    const { exercise } = context.school.free
    // Each round uses another answer, because an accepted answer stays accepted.
    for (const [one, other] of [
      ['is', 'are'],
      ['am', 'are'],
      ['is', 'was'],
    ]) {
      const visitor = await context.arrive()
      const test = sit(
        visitor,
        context,
        await assignTest(context, { user_id: visitor.user.id, config_test_id: config }),
      )
      await test.start()
      const options = [
        { position: 1, answer: one },
        { position: 2, answer: other },
      ]
      await test.save('MULTIPLE_OPTIONS', { call: 'answer_options', body: { options } })
      await test.finish()
      await visitor.post(`/tests/${test.id}/objections`, { exercise_id: exercise('MULTIPLE_OPTIONS') })
      const group = await groupOf(admins[0], exercise('MULTIPLE_OPTIONS'))
      const [accepted] = await Promise.all([
        admins[0].post(`/objections/${group.id}/accept`, { reply: '' }),
        teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 }),
      ])
      await jobsDone(context.db)
      const { body } = await test.read()
      expect(JSON.stringify(body.exercises)).not.toMatch(/WAITING|ACCEPTED/)
      await test.finish()
      const { body: info } = await test.info()
      expect(info.feedback.correct).toBe(accepted.status === 200 ? 1 : 0)
    }
  })
})
