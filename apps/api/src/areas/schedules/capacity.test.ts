import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students, class_waiting, classes, mails, notifications } from '../../db/schema/index.ts'
import { Random } from '../../demo/random.ts'
import { databases, createServerOn } from '../../testing/databases.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'
import { addClass } from '../../testing/unit.ts'

const [people, places, rounds] = [50, 10, 20]

const idsOf = (rows: { user_id: number }[]) => rows.map(({ user_id }) => user_id)

describe.each(databases)('50 people for 10 places, on %s', (database) => {
  let context: TestServer
  const visitors: Visitor[] = []
  const random = new Random(50)
  const offered: number[] = []
  beforeAll(async () => {
    context = await createServerOn(database)
    for (let number = 0; number < people; number += 1) visitors.push(await context.arrive())
  }, 120_000)
  afterAll(() => context.close())

  const call = {
    book: (visitor: Visitor, id: number) => visitor.put(`/schedules/${id}`),
    wait: (visitor: Visitor, id: number) => visitor.put(`/schedules/${id}/waiting`),
    leave: (visitor: Visitor, id: number) => visitor.remove(`/schedules/${id}`),
  }
  /** Sends the request of every visitor at once, in random order. @returns the statuses */
  const atOnce = async (who: readonly Visitor[], act: (visitor: Visitor) => Promise<{ status: number }>) =>
    (await Promise.all(random.shuffle(who).map(act))).map(({ status }) => status)

  async function stateOf(id: number) {
    const { class_id, user_id } = class_students
    const booked = await context.db.select({ user_id }).from(class_students).where(eq(class_id, id))
    const line = await context.db
      .select({ user_id: class_waiting.user_id })
      .from(class_waiting)
      .where(eq(class_waiting.class_id, id))
      .orderBy(asc(class_waiting.id))
    const [counted] = await context.db.select().from(classes).where(eq(classes.id, id))
    return { booked: idsOf(booked), line: idsOf(line), counted: counted?.scheduled_students }
  }

  /** The invariant: the count equals the bookings, and no user is booked or waiting twice. */
  async function consistent(id: number) {
    const { booked, line, counted } = await stateOf(id)
    expect(counted).toBe(booked.length)
    expect(booked.length).toBeLessThanOrEqual(places)
    expect(new Set([...booked, ...line]).size).toBe(booked.length + line.length)
    return { booked, line }
  }

  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'exactly ten have one, and the line is served in its order: round %i',
    async (round) => {
      const start = new Date(Date.UTC(2026, 2, 20 + round, 13)).toISOString()
      const id = await addClass(context.db, { unity_id: 1, start, max_students: places })
      offered.push(id)
      const answered = await atOnce(visitors, (visitor) => call.book(visitor, id))
      expect(new Set(answered)).toEqual(new Set([200, 409]))
      const first = await consistent(id)
      expect(first.booked).toHaveLength(places)
      expect(answered.filter((status) => status === 200)).toHaveLength(places)

      const without = visitors.filter(({ user }) => !first.booked.includes(user.id))
      expect(new Set(await atOnce(without, (visitor) => call.wait(visitor, id)))).toEqual(new Set([200]))
      const { line } = await consistent(id)
      expect(line).toHaveLength(people - places)

      // Some cancel their booking, some leave the waiting list, and both try to join again, all at once.
      const giving = new Set(first.booked.slice(0, 4))
      const leaving = new Set(random.shuffle(line).slice(0, 5))
      const restless = visitors.filter(({ user }) => giving.has(user.id) || leaving.has(user.id))
      const statuses = await atOnce(restless, async (visitor) => {
        const left = await call.leave(visitor, id)
        const again = await call.book(visitor, id)
        if (again.status === 409) await call.wait(visitor, id)
        return left
      })
      expect(new Set(statuses)).toEqual(new Set([200]))

      const after = await consistent(id)
      expect(after.booked).toHaveLength(places)
      expect(after.booked.length + after.line.length).toBe(people)
      // Of those who stayed on the waiting list, the first ones got the freed bookings; the others keep their order.
      const steady = line.filter((user_id) => !leaving.has(user_id))
      expect(steady.filter((user_id) => after.booked.includes(user_id))).toEqual(steady.slice(0, giving.size))
      expect(after.line.filter((user_id) => steady.includes(user_id))).toEqual(steady.slice(giving.size))
    },
    60_000,
  )

  it('exactly one has the last one', async () => {
    const id = await addClass(context.db, { unity_id: 1, start: '2026-05-20T13:00:00Z', max_students: 1 })
    const answered = await atOnce(visitors, (visitor) => call.book(visitor, id))
    expect(answered.toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: people - 1 }, () => 409),
    ])
    expect((await consistent(id)).booked).toHaveLength(1)
  })

  it('each student who got a place out of a line was notified once, and mailed once', async () => {
    await context.mails()
    const told = await context.db.select().from(notifications).where(eq(notifications.type, 'MESSAGE'))
    const written = await context.db.select().from(mails).where(eq(mails.kind, 'place'))
    expect(offered).toHaveLength(rounds)
    expect(new Set(told.map(({ subject }) => subject)).size).toBe(told.length)
    expect(told.length).toBeGreaterThanOrEqual(rounds)
    // A user who had cancelled before the mail was written gets none.
    expect(written.length).toBeLessThanOrEqual(told.length)
    expect(written.length).toBeGreaterThan(0)
  })
})
