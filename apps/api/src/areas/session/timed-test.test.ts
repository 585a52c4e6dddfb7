import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessions, tests } from '../../db/schema/index.ts'
import { openTestHouse, type TestHouse, type Visitor } from '../../testing/house.ts'
import { forgetSessions } from './service.ts'

const hour = 3_600_000
const day = 24 * hour
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const after = (ms: number) => new Date(house.clock().getTime() + ms)

/** Begins now and ends after some time, unless it is something else. */
async function begin(visitor: Visitor, ms: number, other: Partial<typeof tests.$inferInsert> = {}) {
  const timed = { kind: 'TEST', status: 'STARTED', show_feedback: false } as const
  const times = { start_at: house.clock(), end_at: after(ms) }
  await house.db.insert(tests).values({ user_id: visitor.user.id, ...timed, ...times, ...other })
}

/** Somebody whose session is an hour short of its month, always in use. */
async function arriveLongAgo() {
  const visitor = await house.arrive()
  for (let days = 0; days < 29; days += 1) {
    house.wait(day)
    await visitor.get('/me')
  }
  house.wait(23 * hour)
  return visitor
}

it('a month that ends during a test ends the session after the test, at the moment it is over', async () => {
  const visitor = await arriveLongAgo()
  await begin(visitor, 2 * hour)
  house.wait(2 * hour - 1)
  expect((await visitor.get('/me')).status).toBe(200)
  // Nor does the hourly tidying take it away.
  await forgetSessions(house.db, house.clock())
  expect((await visitor.get('/me')).status).toBe(200)
  house.wait(1)
  expect((await visitor.get('/me')).status).toBe(401)
  await forgetSessions(house.db, house.clock())
  expect(await house.db.select().from(sessions).where(eq(sessions.user_id, visitor.user.id))).toEqual([])
})

it('a test that is handed in early lends no more time', async () => {
  const visitor = await arriveLongAgo()
  await begin(visitor, 2 * hour)
  house.wait(1.5 * hour)
  expect((await visitor.get('/me')).status).toBe(200)
  await house.db.update(tests).set({ status: 'FINISHED' }).where(eq(tests.user_id, visitor.user.id))
  expect((await visitor.get('/me')).status).toBe(401)
})

it('silence during a test ends no session; the test’s end does', async () => {
  const visitor = await house.arrive()
  await begin(visitor, 9 * day)
  house.wait(8 * day)
  expect((await visitor.get('/me')).status).toBe(200)
  house.wait(day)
  expect((await visitor.get('/me')).status).toBe(401)
})

it.each([
  ['a practice', { kind: 'PRACTICE' }],
  ['a test that was not started', { status: 'PENDING', start_at: null, end_at: null }],
] as const)('%s lends no time', async (_, other) => {
  const visitor = await arriveLongAgo()
  await begin(visitor, 2 * hour, other)
  house.wait(hour)
  expect((await visitor.get('/me')).status).toBe(401)
})

it('a test that began elsewhere, after a session was over, does not bring that one back', async () => {
  const visitor = await house.arrive()
  house.wait(8 * day)
  expect((await visitor.get('/me')).status).toBe(401)
  await begin(visitor, 2 * hour)
  expect((await visitor.get('/me')).status).toBe(401)
})

it('signing out, and being disabled, end a session in the midst of a test', async () => {
  const visitor = await house.arrive()
  await begin(visitor, 2 * hour)
  await visitor.post('/session/logout')
  expect((await visitor.get('/me')).status).toBe(401)
})
