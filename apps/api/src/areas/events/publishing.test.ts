import type { UserEvent } from '@the-house/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { practise } from '../../testing/journey.ts'
import { jobsDone } from '../../testing/mails.ts'
import { groupOf, openTopic } from '../../testing/objected.ts'
import { listening, openEvents, readEvents, type EventReader } from '../../testing/read-events.ts'
import { corrected } from '../../testing/rewritten.ts'
import { password } from '../../testing/school.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { examine, runJobsNow } from '../../testing/timed.ts'
import { addClass, addUnity } from '../../testing/unit.ts'
import { notify } from '../notifications/notify.ts'

const minute = 60_000

let context: TestServer
let address: string
const readers: EventReader[] = []
beforeAll(async () => {
  context = await createTestServer()
  await context.events.start(context.server.log)
  address = await listening(context.server)
})
afterEach(async () => {
  await Promise.all(readers.splice(0).map(({ close }) => close()))
})
afterAll(() => context.close())

/** Follows the events of a visitor on another device, which is signed in on its own. */
async function elsewhere({ user }: Visitor) {
  const { body } = await context.call('POST', '/session', { body: { email: user.email, password } })
  const reader = readEvents(await openEvents(address, body.token))
  readers.push(reader)
  return reader
}
const last = async (reader: EventReader, kind: UserEvent['kind']) => (await reader.until(kind)).at(-1)

describe('the other devices of a student are told', () => {
  it('that a test was handed in', async () => {
    const { visitor, test } = await examine(context)
    await test.start()
    const reader = await elsewhere(visitor)
    await test.finish()
    expect(await reader.next()).toEqual({ kind: 'testFinished', test_id: test.id })
  })

  it('that the time of a test is over', async () => {
    const { visitor, test } = await examine(context)
    await test.start()
    const reader = await elsewhere(visitor)
    context.wait(10 * minute)
    await runJobsNow(context.db)
    await jobsDone(context.db)
    expect(await reader.next()).toEqual({ kind: 'testFinished', test_id: test.id })
  })

  it('that a test has more time, and that it goes on after its end', async () => {
    const { visitor, teacher, test } = await examine(context)
    await test.start()
    const reader = await elsewhere(visitor)
    await teacher.post(`/tests/${test.id}/extend`, { minutes: 5, extra_minutes: 0 })
    expect(await reader.next()).toEqual({ kind: 'testExtended', test_id: test.id })
    await test.finish()
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    expect(await last(reader, 'testExtended')).toEqual({ kind: 'testExtended', test_id: test.id })
    expect(await reader.next()).toEqual({ kind: 'notificationsChanged' })
  })

  it('that a practice was finished', async () => {
    const visitor = await context.arrive()
    const practice = practise(visitor, context.school.free)
    const { body } = await practice.read()
    const reader = await elsewhere(visitor)
    await practice.finish()
    expect(await reader.next()).toEqual({ kind: 'testFinished', test_id: body.id })
  })

  it('that the waiting list of a class has moved up', async () => {
    const unity_id = await addUnity(context.db, 'America/Manaus')
    const [first, second] = [await context.arrive({ unity_id }), await context.arrive({ unity_id })]
    const start = '2026-03-20T22:30:00Z'
    const students = [first.user.id]
    const id = await addClass(context.db, { unity_id, start, name: 'Talk', max_students: 1, students })
    await second.put(`/schedules/${id}/waiting`)
    const reader = await elsewhere(second)
    await first.remove(`/schedules/${id}`)
    expect(await last(reader, 'placeBooked')).toEqual({ kind: 'placeBooked', class_id: id })
  })

  it('that notifications have come, and that they were read', async () => {
    const visitor = await context.arrive()
    const reader = await elsewhere(visitor)
    const told = () =>
      notify(context.db, { user_id: visitor.user.id, type: 'MESSAGE', title: 'Hello' }, context.clock())
    await told()
    expect(await reader.next()).toEqual({ kind: 'notificationsChanged' })
    const { body } = await visitor.get('/session/notifications')
    const [{ _id: id }] = body.content
    await visitor.put(`/notifications/${id}/read`)
    expect(await reader.next()).toEqual({ kind: 'notificationsChanged' })
    await told()
    expect(await reader.next()).toEqual({ kind: 'notificationsChanged' })
    await visitor.put('/session/notifications/read', { until: 2_000_000_000 })
    expect(await reader.next()).toEqual({ kind: 'notificationsChanged' })
  })

  it('that a teacher has corrected an answer, and that a second version of it was sent', async () => {
    const visitor = await context.arrive()
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const reader = await elsewhere(visitor)
    const written = await corrected(context, visitor, teacher)
    const ids = { test_id: written.test, exercise_id: context.school.free.exercise('OPEN_ANSWER') }
    expect(await last(reader, 'answerCorrected')).toEqual({ kind: 'answerCorrected', ...ids })
    await written.send('Better')
    expect(await last(reader, 'answerSaved')).toEqual({ kind: 'answerSaved', ...ids })
  })

  it('that an answer that was marked wrong is right', async () => {
    const { err, exercise } = await openTopic(context)
    const student = await err()
    const admin = await context.arrive({ admin: true })
    await student.object('COMPLETE_LETTERS')
    const exercise_id = exercise('COMPLETE_LETTERS')
    const { id } = await groupOf(admin, exercise_id)
    const reader = await elsewhere(student.visitor)
    await admin.post(`/objections/${id}/accept`, { reply: '' })
    await jobsDone(context.db)
    expect(await last(reader, 'answerCorrected')).toMatchObject({ test_id: student.test, exercise_id })
  })
})

it('a saved answer is told of without a query of its own', async () => {
  const visitor = await context.arrive()
  const practice = practise(visitor, context.school.free)
  const { body } = await practice.read()
  await practice.save(body.id, 'OPEN_ANSWER')
  // The session, the exercise and the answer.
  expect(await countQueries(() => practice.save(body.id, 'OPEN_ANSWER'))).toBe(3)
})
