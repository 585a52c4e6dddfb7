import { expect, it } from 'vitest'
import { compareSchools, missedBy } from './aims.ts'
import { missesTable } from './report.ts'

const timed = (call: string, who: 'student' | 'teacher', ms: number, query?: string) => ({
  call,
  who,
  method: 'GET',
  times: Array.from({ length: 100 }, () => ms),
  ...(query !== undefined && { query }),
})

it('a statement of a student, a call of staff and what grows with the school miss their aims', () => {
  const [statement, call] = compareSchools(
    [timed('books', 'student', 0.3, 'select'), timed('corrections', 'teacher', 20)],
    [timed('books', 'student', 0.6, 'select'), timed('corrections', 'teacher', 120)],
  )
  expect(statement && missedBy(statement)).toEqual(['p50', 'growth'])
  expect(call && missedBy(call)).toEqual(['p99', 'growth'])
})

it('what is within its aims, or too fast to be compared, is not in the table', () => {
  const rows = compareSchools([timed('me', 'student', 0.01, 'select')], [timed('me', 'student', 0.1, 'select')])
  expect(rows).toMatchObject([{ growth: null }])
  expect(missesTable(rows).split('\n').slice(2)).toEqual([])
})
