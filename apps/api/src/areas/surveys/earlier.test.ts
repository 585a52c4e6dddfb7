import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correction, submitText, openUnit } from '../../testing/corrected.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { practise } from '../../testing/journey.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

/** A student with a corrected text in a finished practice, and a newer attempt since. */
async function begunAnew() {
  const { teacher, arrive } = await openUnit(context)
  const student = await arrive()
  const { id, test, practice } = await submitText(context, student)
  await practice.finish()
  const { body: next } = await practice.retry()
  await teacher.put(`/corrections/${id}`, correction(8))
  return { student, teacher, test, practice, next: Number(next.id) }
}
const textIn = (survey: Json) => survey.exercises.find(({ type }: Json) => type === 'OPEN_ANSWER')

describe('an earlier attempt at a topic', () => {
  it('is read by its id with its corrections, while the newest goes on', async () => {
    const { test, practice, next } = await begunAnew()
    const { status, body } = await practice.readAttempt(test)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: test, earlier: true, concluded: true, feedback: { waiting: 0 } })
    expect(textIn(body)).toMatchObject({ avaliation: 8, feedback: '<p>Well done.</p>', correct: true })
    expect((await practice.read()).body).toMatchObject({ id: next, earlier: false, concluded: false })
    expect((await practice.readAttempt(next)).body).toMatchObject({ id: next, earlier: false })
  })

  it('is what the news of its correction leads to', async () => {
    const { student, test } = await begunAnew()
    const { body } = await student.get('/session/notifications')
    expect(body.content).toMatchObject([{ notification_type: 'EXERCISE_REVISED', params: { user_test_id: test } }])
  })

  it('is not found by another user, not even by the student’s teacher', async () => {
    const { teacher, test } = await begunAnew()
    const stranger = await context.arrive()
    for (const other of [teacher, stranger])
      expect((await practise(other, context.school.free).readAttempt(test)).status).toBe(404)
  })

  it('is one of that topic, and no test', async () => {
    const { student, test } = await begunAnew()
    const { status } = await practise(student, context.school.silent).readAttempt(test)
    expect(status).toBe(404)
    expect((await practise(student, context.school.free).readAttempt('x')).status).toBe(412)
    expect((await practise(student, context.school.free).readAttempt(2_000_000_000)).status).toBe(404)
  })
})
