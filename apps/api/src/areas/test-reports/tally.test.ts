import { sql } from 'drizzle-orm'
import { integer, sample } from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { openInMemory } from '../../testing/embedded.ts'
import { percentageOf } from '../surveys/result.ts'
import { percentage } from './columns.ts'
import { distributionOf, totalsOf } from './tally.ts'

const connection = await openInMemory()
afterAll(() => connection.close())

it('the database rounds results as students see them', async () => {
  const results = sample(
    integer({ min: 1, max: 200 }).chain((total) =>
      integer({ min: 0, max: total }).chain((waiting) =>
        integer({ min: 0, max: (total - waiting) * 100 }).map((credit) => ({ total, waiting, credit })),
      ),
    ),
    2000,
  )
  const listed = sql`json_to_recordset(${JSON.stringify(results)}) as tests (total int, waiting int, credit int)`
  const rows = await connection.db.select({ percentage }).from(listed)
  expect(rows.map((row) => row.percentage)).toEqual(
    results.map((result) => (result.total === result.waiting ? null : percentageOf(result))),
  )
})

it('totals and distribution count the same tests, those alone that have ended', () => {
  const tally = [
    { status: 'FINISHED' as const, percentage: 100, count: 3, waiting: 0 },
    { status: 'FINISHED' as const, percentage: null, count: 2, waiting: 4 },
    { status: 'FINISHED_EXPIRED' as const, percentage: 9, count: 1, waiting: 1 },
    { status: 'STARTED' as const, percentage: null, count: 5, waiting: 0 },
    { status: 'RECALLED' as const, percentage: null, count: 6, waiting: 0 },
  ]
  const totals = { pending: 0, started: 5, finished: 5, expired: 1, recalled: 6, waiting: 5, mean: 77 }
  expect(totalsOf(tally)).toEqual(totals)
  expect(distributionOf(tally).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 3])
  expect(totalsOf([]).mean).toBeNull()
})
