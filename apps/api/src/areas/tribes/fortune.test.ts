import { and, eq, gte, lt, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isEarned } from '../../db/earned.ts'
import { daysIn } from '../../db/period.ts'
import { ledger, tribes } from '../../db/schema/index.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { fortuneOf, type Period } from './fortune.ts'

/** With offsets of half and quarter hours, summer times of an hour and of half of one, and seconds before 1900. */
const zones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/New_York',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Africa/Monrovia',
]
const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`
const start = Date.UTC(2026, 1, 26)
const length = 60 * 86_400_000

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
  const { id: user_id } = await addPerson(context.db, { tribe_id: 1 })
  const instants = fc.sample(fc.integer({ min: 0, max: length }), { numRuns: 3000, seed: 37 })
  // Midnights by every zone, and the instants around them.
  const edges = instants.slice(0, 400).map((one, n) => one - (one % 900_000) + (n % 3) - 1)
  await context.db.insert(ledger).values(
    [...instants, ...edges].map((instant, n) => ({
      user_id,
      tribe_id: 1,
      amount: n % 7 === 0 ? -5 : 1 + (n % 40),
      reason: n % 7 === 0 ? ('STORE' as const) : ('GIFT' as const),
      reference: `${n}`,
      created_at: new Date(start + instant),
    })),
  )
})
afterAll(() => context.close())

/** By the totals, and by the entries. */
async function both({ start: from, end }: Period) {
  const { db } = context
  const [total] = await db
    .select({ fortune: fortuneOf(db, { start: from, end }) })
    .from(tribes)
    .where(eq(tribes.id, 1))
  const [entries] = await db
    .select({ fortune: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(and(eq(ledger.tribe_id, 1), isEarned, gte(ledger.created_at, from), lt(ledger.created_at, end)))
  return [total?.fortune, entries?.fortune]
}

it('the fortune of days by any time zone is that of the entries, to the millisecond', async () => {
  const day = fc.integer({ min: -2, max: 62 }).map((n) => new Date(start + n * 86_400_000).toISOString().slice(0, 10))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...zones), day, day, async (zone, one, other) => {
      const [first = one, last = one] = [one, other].toSorted()
      const [total, entries] = await both(daysIn({ first, last }, sql`${zone}::text`))
      expect(total).toBe(entries)
    }),
    { numRuns: 60 },
  )
})

it('the fortune of any period is that of the entries, however short it is and wherever it begins', async () => {
  const from = fc.integer({ min: 0, max: length })
  const long = fc.oneof(
    fc.integer({ min: 0, max: 1000 }),
    fc.integer({ min: 0, max: 3_600_000 }),
    fc.integer({ min: 0, max: 100_000_000 }),
    fc.integer({ min: 0, max: length }),
  )
  await fc.assert(
    fc.asyncProperty(from, long, async (begin, more) => {
      const [total, entries] = await both({ start: at(start + begin), end: at(start + begin + more) })
      expect(total).toBe(entries)
    }),
    { numRuns: 100 },
  )
})

it('the fortune of days before clocks had zones, whose offsets have seconds, is none', async () => {
  const period = daysIn({ first: '1850-01-01', last: '1850-12-31' }, sql`${'America/Sao_Paulo'}::text`)
  expect(await both(period)).toEqual([0, 0])
})

it('the fortune of all time is that of the entries', async () => {
  const [tribe] = await context.db
    .select({ fortune: fortuneOf(context.db) })
    .from(tribes)
    .where(eq(tribes.id, 1))
  const [entries] = await context.db
    .select({ fortune: sql<number>`sum(${ledger.amount})::int` })
    .from(ledger)
    .where(and(eq(ledger.tribe_id, 1), isEarned))
  expect(tribe?.fortune).toBe(entries?.fortune)
})
