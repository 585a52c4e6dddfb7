import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessions, tests } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { purgeSessions } from './service.ts'

const hour = 3_600_000
const day = 24 * hour
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const after = (ms: number) => new Date(context.clock().getTime() + ms)

/** Starts a test now that ends after `ms`; `other` overrides columns. */
async function begin(visitor: Visitor, ms: number, other: Partial<typeof tests.$inferInsert> = {}) {
  const timed = { kind: 'TEST', status: 'STARTED', show_feedback: false } as const
  const times = { start_at: context.clock(), end_at: after(ms) }
  await context.db.insert(tests).values({ user_id: visitor.user.id, ...timed, ...times, ...other })
}

/** A visitor whose session expires in an hour and is in use. */
async function arriveLongAgo() {
  const visitor = await context.arrive()
  for (let days = 0; days < 29; days += 1) {
    context.wait(day)
    await visitor.get('/me')
  }
  context.wait(23 * hour)
  return visitor
}

it('a month that ends during a test ends the session after the test, at the moment it is over', async () => {
  const visitor = await arriveLongAgo()
  await begin(visitor, 2 * hour)
  context.wait(2 * hour - 1)
  expect((await visitor.get('/me')).status).toBe(200)
  // The hourly purge does not delete it either.
  await purgeSessions(context.db, context.clock())
  expect((await visitor.get('/me')).status).toBe(200)
  context.wait(1)
  expect((await visitor.get('/me')).status).toBe(401)
  await purgeSessions(context.db, context.clock())
  expect(await context.db.select().from(sessions).where(eq(sessions.user_id, visitor.user.id))).toEqual([])
})

it('a test that is handed in early lends no more time', async () => {
  const visitor = await arriveLongAgo()
  await begin(visitor, 2 * hour)
  context.wait(1.5 * hour)
  expect((await visitor.get('/me')).status).toBe(200)
  await context.db.update(tests).set({ status: 'FINISHED' }).where(eq(tests.user_id, visitor.user.id))
  expect((await visitor.get('/me')).status).toBe(401)
})

it('silence during a test ends no session; the test’s end does', async () => {
  const visitor = await context.arrive()
  await begin(visitor, 9 * day)
  context.wait(8 * day)
  expect((await visitor.get('/me')).status).toBe(200)
  context.wait(day)
  expect((await visitor.get('/me')).status).toBe(401)
})

it.each([
  ['a practice', { kind: 'PRACTICE' }],
  ['a test that was not started', { status: 'PENDING', start_at: null, end_at: null }],
] as const)('%s lends no time', async (_, other) => {
  const visitor = await arriveLongAgo()
  await begin(visitor, 2 * hour, other)
  context.wait(hour)
  expect((await visitor.get('/me')).status).toBe(401)
})

it('a test that began elsewhere, after a session was over, does not bring that one back', async () => {
  const visitor = await context.arrive()
  context.wait(8 * day)
  expect((await visitor.get('/me')).status).toBe(401)
  await begin(visitor, 2 * hour)
  expect((await visitor.get('/me')).status).toBe(401)
})

it('signing out, and being disabled, end a session in the midst of a test', async () => {
  const visitor = await context.arrive()
  await begin(visitor, 2 * hour)
  await visitor.post('/session/logout')
  expect((await visitor.get('/me')).status).toBe(401)
})
