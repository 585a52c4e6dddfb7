import { limits } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tests } from '../../db/schema/index.ts'
import { assignTest } from '../../testing/assigned-tests.ts'
import { correction, openUnit, submitText } from '../../testing/corrected.ts'
import { practise } from '../../testing/journey.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { groupOf, openTopic } from '../../testing/objected.ts'
import { corrected } from '../../testing/rewritten.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addTest, examine } from '../../testing/timed.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const todoOf = async (visitor: Visitor): Promise<Json> => {
  const { status, body } = await visitor.get('/me/todo')
  expect(status).toBe(200)
  return body
}
const none = { content: [], total: 0 }
const names = ({ content }: Json) => content.map(({ name }: Json) => name)

describe('the to-do', () => {
  it('is empty for a user for whom nothing waits', async () => {
    expect(await todoOf(await context.arrive())).toEqual({
      server_time: context.clock().toISOString(),
      tests: none,
      corrections: none,
      second_versions: none,
      classes: none,
      queues: [],
      test_notices: [],
    })
  })

  it('has a test until it is done, whether or not its notification is read', async () => {
    const { visitor, test } = await examine(context)
    const { content } = (await visitor.get('/session/notifications')).body
    const [{ _id: notice }] = content
    expect(await todoOf(visitor)).toMatchObject({
      tests: { total: 1, content: [{ kind: 'TEST', id: test.id, name: 'The check', status: 'PENDING', minutes: 10 }] },
      test_notices: [notice],
    })
    await visitor.put(`/notifications/${notice}/read`)
    expect(await todoOf(visitor)).toMatchObject({ tests: { total: 1 }, test_notices: [] })
    const { body: started } = await test.start()
    expect((await todoOf(visitor)).tests.content).toMatchObject([{ status: 'STARTED', end_at: started.end_at }])
    await test.finish()
    expect((await todoOf(visitor)).tests).toEqual(none)
  })

  it('has no test that is done although its notification is unread, and names that notification', async () => {
    const { visitor, test } = await examine(context)
    await test.start()
    await test.finish()
    const { body } = await visitor.get('/session/notifications?unread=true')
    expect(body.meta.unread).toBe(1)
    const [{ _id: notice }] = body.content
    expect(await todoOf(visitor)).toMatchObject({ tests: none, test_notices: [notice] })
  })

  it('leaves out tests of others, recalled ones, those that closed and those whose time is over', async () => {
    const { id: user_id } = (await context.arrive()).user
    const visitor = await context.arrive()
    const config_test_id = await addTest(context)
    await assignTest(context, { user_id, config_test_id })
    const own = { user_id: visitor.user.id }
    const at = (minutes: number) => new Date(context.clock().getTime() + minutes * 60_000)
    await assignTest(context, { ...own, config_test_id, recalled_at: at(-1) })
    await assignTest(context, { ...own, config_test_id: await addTest(context), closes_at: at(0) })
    const running = { status: 'STARTED' as const, start_at: at(-10), end_at: at(0) }
    await assignTest(context, { ...own, config_test_id: await addTest(context), ...running })
    expect((await todoOf(visitor)).tests).toEqual(none)
  })

  it('has running tests first, by their end, then open ones by their closing time, then those that will open', async () => {
    const visitor = await context.arrive()
    const at = (minutes: number) => new Date(context.clock().getTime() + minutes * 60_000)
    for (const [name, given] of [
      ['at any time', {}],
      ['opens later', { opens_at: at(60), closes_at: at(90) }],
      ['closes later', { closes_at: at(600) }],
      ['closes soon', { opens_at: at(-60), closes_at: at(60) }],
      ['ends later', { status: 'STARTED', start_at: at(0), end_at: at(20) }],
      ['ends soon', { status: 'STARTED', start_at: at(-5), end_at: at(5) }],
    ] as const) {
      const config_test_id = await addTest(context, { name })
      await assignTest(context, { user_id: visitor.user.id, config_test_id, ...given })
    }
    expect(names((await todoOf(visitor)).tests)).toEqual([
      'ends soon',
      'ends later',
      'closes soon',
      'closes later',
      'at any time',
      'opens later',
    ])
  })

  it('lists twenty tests at most, and counts all', async () => {
    const visitor = await context.arrive()
    for (let count = 0; count <= limits.todoItems; count += 1)
      await assignTest(context, { user_id: visitor.user.id, config_test_id: await addTest(context) })
    const { tests: listed } = await todoOf(visitor)
    expect(listed.content).toHaveLength(limits.todoItems)
    expect(listed.total).toBe(limits.todoItems + 1)
  })

  it('has a correction until its notification is read, and its text until it is written again', async () => {
    const { teacher, arrive } = await openUnit(context)
    const student = await arrive()
    const { test, send } = await corrected(context, student, teacher)
    const exercise_id = context.school.free.exercise('OPEN_ANSWER')
    const place = { test_id: test, exercise_id, topic_id: context.school.free.topic_id, chapter_id: 1 }
    const first = await todoOf(student)
    expect(first).toMatchObject({
      corrections: { total: 1, content: [{ kind: 'CORRECTION', ...place }] },
      second_versions: { total: 1, content: [{ kind: 'SECOND_VERSION', ...place }] },
    })
    await student.put(`/notifications/${first.corrections.content[0].notification_id}/read`)
    expect(await todoOf(student)).toMatchObject({ corrections: none, second_versions: { total: 1 } })
    await send('My cat is on the sofa.')
    expect((await todoOf(student)).second_versions).toEqual(none)
  })

  it('asks for no second version of a text that passed, nor of a practice that was begun anew', async () => {
    const { teacher, arrive } = await openUnit(context)
    const [passed, renewed] = [await arrive(), await arrive()]
    await corrected(context, passed, teacher, 9)
    expect((await todoOf(passed)).second_versions).toEqual(none)
    await corrected(context, renewed, teacher)
    await practise(renewed, context.school.free).retry()
    expect((await todoOf(renewed)).second_versions).toEqual(none)
  })
})

describe('the classes of the to-do', () => {
  it('are those booked until the end of tomorrow in the unit’s time zone that are not over', async () => {
    // Monday, 2 March 2026, 12:00 UTC: eight in the morning in Manaus.
    const unity_id = await addUnity(context.db, 'America/Manaus')
    const visitor = await context.arrive({ unity_id })
    const booked = { unity_id, students: [visitor.user.id] }
    for (const [name, start, more] of [
      ['over', '2026-03-02T10:00:00Z', {}],
      ['going on since yesterday', '2026-03-02T03:30:00Z', { minutes: 600 }],
      ['last of tomorrow', '2026-03-04T03:59:00Z', {}],
      ['after tomorrow', '2026-03-04T04:00:00Z', {}],
      ['cancelled', '2026-03-02T15:00:00Z', { cancelled_at: new Date() }],
      ['today', '2026-03-02T13:00:00Z', {}],
    ] as const)
      await addClass(context.db, { ...booked, name, start, ...more })
    await addClass(context.db, { unity_id, name: 'not booked', start: '2026-03-02T14:00:00Z' })
    const { classes } = await todoOf(visitor)
    expect(names(classes)).toEqual(['going on since yesterday', 'today', 'last of tomorrow'])
    expect(classes.content[1]).toMatchObject({ kind: 'CLASS', room: 'Blue room', end_date: '2026-03-02T14:00:00.000Z' })
  })

  it('are for a teacher those that the teacher gives', async () => {
    const { unity_id, teacher, arrive } = await openUnit(context)
    const other = await arrive()
    const at = { unity_id, start: '2026-03-02T15:00:00Z' }
    await addClass(context.db, { ...at, name: 'mine', teacher_id: teacher.user.id, students: [other.user.id] })
    await addClass(context.db, { ...at, name: 'a colleague’s', students: [teacher.user.id] })
    expect((await todoOf(teacher)).classes).toMatchObject({
      total: 1,
      content: [{ name: 'mine', kind: 'TAUGHT_CLASS' }],
    })
    expect((await todoOf(other)).classes).toMatchObject({ total: 1, content: [{ name: 'mine', kind: 'CLASS' }] })
  })
})

describe('the queues of the to-do', () => {
  it('count what waits in the teacher’s scope, since the oldest, and are gone when it is done', async () => {
    const { teacher, arrive } = await openUnit(context)
    expect((await todoOf(teacher)).queues).toEqual([])
    const student = await arrive()
    const since = context.clock().toISOString()
    const { id } = await submitText(context, student)
    const topic = await openTopic(context)
    const objecting = await topic.err(['COMPLETE_LETTERS'], {}, student)
    await objecting.object('COMPLETE_LETTERS')
    const waiting = { count: 1, oldest_at: since }
    expect((await todoOf(teacher)).queues).toEqual([
      { kind: 'CORRECTIONS', ...waiting },
      { kind: 'OBJECTIONS', ...waiting },
    ])
    expect((await todoOf(student)).queues).toEqual([])
    const stranger = await openUnit(context)
    expect((await todoOf(stranger.teacher)).queues).toEqual([])
    await teacher.put(`/corrections/${id}`, correction(7))
    const group = await groupOf(teacher, topic.exercise('COMPLETE_LETTERS'))
    await teacher.post(`/objections/${group.id}/refuse`, { reply: 'No.' })
    expect((await todoOf(teacher)).queues).toEqual([])
  })
})

it('the to-do costs a student four queries beside the session’s, a teacher six, whatever waits', async () => {
  const { teacher, arrive } = await openUnit(context)
  const student = await arrive()
  const costs = async () => [await countQueries(() => todoOf(student)), await countQueries(() => todoOf(teacher))]
  expect(await costs()).toEqual([5, 7])
  await corrected(context, student, teacher)
  for (let count = 0; count < 5; count += 1)
    await assignTest(context, { user_id: student.user.id, config_test_id: await addTest(context) })
  expect(await context.db.$count(tests, eq(tests.user_id, student.user.id))).toBe(6)
  expect(await costs()).toEqual([5, 7])
})
