import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventTimes } from '../../events/hub.ts'
import { publish } from '../../events/publish.ts'
import { streamLimits } from '../../events/streams.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { listening, openEvents, readEvents, type EventReader } from '../../testing/read-events.ts'
import { password } from '../../testing/school.ts'
import type { Visitor } from '../../testing/test-server.ts'

const usualBeatMs = eventTimes.beatMs

describe.each(databases)('the stream of events, on %s', (database) => {
  let context: ServerOn
  let address: string
  const readers: EventReader[] = []
  beforeAll(async () => {
    context = await createServerOn(database)
    // What ends a stream here is an announcement, and not the look at all sessions.
    eventTimes.beatMs = 3_600_000
    await context.events.start(context.server.log)
    address = await listening(context.server)
  })
  afterEach(async () => {
    await Promise.all(readers.splice(0).map(({ close }) => close()))
  })
  afterAll(async () => {
    eventTimes.beatMs = usualBeatMs
    await context.close()
  })

  async function follow({ token }: Pick<Visitor, 'token'>) {
    const reader = readEvents(await openEvents(address, token))
    readers.push(reader)
    return reader
  }
  /** Signs in once more, as on a second device. */
  async function onSecondDevice({ user }: Visitor) {
    const { body } = await context.call('POST', '/session', { body: { email: user.email, password } })
    const token: string = body.token
    return { token }
  }
  const mark = ({ user }: Visitor) => publish(context.db, [user.id], { kind: 'placeBooked', class_id: 1 })

  it('begins at once, and tells proxies and browsers to keep, change and collect nothing of it', async () => {
    const { token } = await context.arrive()
    const response = await openEvents(address, token, { 'accept-encoding': 'br, gzip' })
    readers.push(readEvents(response))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.has('content-encoding')).toBe(false)
  })

  it('is for those who are signed in, and for those who ask for a stream', async () => {
    expect((await openEvents(address, 'nobody')).status).toBe(401)
    const { get } = await context.arrive()
    expect(await get('/me/events')).toMatchObject({ status: 412, body: { fields: { accept: 'validation.type' } } })
  })

  it('is not the way to the events of a student whose portal staff preview', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const student = await context.arrive()
    const response = await openEvents(address, teacher.token, { 'x-preview-of': String(student.user.id) })
    expect(response.status).toBe(403)
  })

  it('brings what concerns its user and never what concerns another person', async () => {
    const [visitor, other] = [await context.arrive(), await context.arrive()]
    const reader = await follow(visitor)
    await publish(context.db, [other.user.id], { kind: 'testFinished', test_id: 7 })
    await publish(context.db, [other.user.id, visitor.user.id], { kind: 'testExtended', test_id: 8 })
    await mark(visitor)
    expect(await reader.until('placeBooked')).toEqual([
      { kind: 'testExtended', test_id: 8 },
      { kind: 'placeBooked', class_id: 1 },
    ])
  })

  it('does not bring what was rolled back', async () => {
    const visitor = await context.arrive()
    const reader = await follow(visitor)
    const undone = context.db.transaction(async (tx) => {
      await publish(tx, [visitor.user.id], { kind: 'testFinished', test_id: 7 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await mark(visitor)
    expect(await reader.until('placeBooked')).toHaveLength(1)
  })

  it('reaches more users at once than one NOTIFY can name', async () => {
    const visitor = await context.arrive()
    const reader = await follow(visitor)
    const many = Array.from({ length: 2500 }, (_, index) => 2_000_000_000 + index)
    await publish(context.db, [...many, visitor.user.id], { kind: 'notificationsChanged' })
    expect(await reader.next()).toEqual({ kind: 'notificationsChanged' })
  })

  it('does not tell a device what it has done itself', async () => {
    const visitor = await context.arrive()
    const second = await onSecondDevice(visitor)
    const [here, there] = [await follow(visitor), await follow(second)]
    const { body } = await visitor.get(`/chapters/1/exercises?topic_id=${context.school.free.topic_id}`)
    const exercise_id = context.school.free.exercise('OPEN_ANSWER')
    await visitor.put(`/tests/${body.id}/answer_open`, { exercise_id, answer_text: 'Mine' })
    expect(await there.next()).toEqual({ kind: 'answerSaved', test_id: body.id, exercise_id })
    await mark(visitor)
    expect(await here.until('placeBooked')).toHaveLength(1)
  })

  it.each([
    ['signing out', ({ post }: Visitor) => post('/session/logout')],
    [
      'signing out the other devices on one of them',
      async (visitor: Visitor) => {
        const { token } = await onSecondDevice(visitor)
        await context.call('POST', '/session/logout_others', { token })
      },
    ],
    [
      'being disabled',
      async ({ user }: Visitor) => {
        const admin = await context.arrive({ admin: true })
        await admin.post(`/people/${user.id}/disable`)
      },
    ],
  ])('ends with its session, by %s', async (_, end) => {
    const visitor = await context.arrive()
    const reader = await follow(visitor)
    await end(visitor)
    expect(await reader.next()).toBeUndefined()
  })

  it('stays open where another session of its user ends', async () => {
    const visitor = await context.arrive()
    const second = await onSecondDevice(visitor)
    const reader = await follow(visitor)
    const gone = await follow(second)
    await context.call('POST', '/session/logout', { token: second.token })
    expect(await gone.next()).toBeUndefined()
    await mark(visitor)
    expect(await reader.next()).toMatchObject({ kind: 'placeBooked' })
  })

  it('is refused beyond the limit of a user, until one of them is closed', async () => {
    const visitor = await context.arrive()
    const open = []
    for (let count = 0; count < streamLimits.perUser; count += 1) open.push(await follow(visitor))
    const refused = await openEvents(address, visitor.token)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(streamLimits.retryAfterSeconds))
    const [first] = open
    await first?.close()
    await expect.poll(async () => (await openEvents(address, visitor.token)).status).toBe(200)
  })
})
