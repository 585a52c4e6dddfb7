import { percentile } from '../statistics.ts'
import type { Timed } from './generated-school.ts'

/** What a large school may cost, in milliseconds. */
export const aims = {
  /** Each statement of a student's call. */
  student: { p50: 0.5, p99: 3 },
  /** The statements for the week of a unit. */
  week: 4,
  /** The whole call of teachers and administrators, over HTTP. */
  staff: { p99: 100 },
  /** The national school to a tenth of it, by medians. */
  growth: 1.3,
  /** Requests a second, to a bare route with as many plain queries. */
  share: 0.6,
} as const

/**
 * Below this, the ratio of two medians says more about the clock than about the school. What is sent once in each unit
 * meets pages that nobody has read before: `plans.test.ts` of the API compares its blocks.
 */
const least = { statementMs: 0.2, callMs: 2, times: 10 }

/** What was measured of one call or statement on both schools. */
export interface Row {
  call: string
  who: Timed['who']
  method: string
  query?: string
  p50: number
  p99: number
  /** null: too fast or too seldom to be compared, or not measured on the tenth. */
  growth: number | null
}

const keyOf = ({ call, query }: Timed) => `${call}: ${query ?? ''}`

/** Compares what was measured on the national school with the tenth. */
export function compareSchools(tenth: readonly Timed[], national: readonly Timed[]): Row[] {
  const before = new Map(tenth.map((one) => [keyOf(one), one]))
  return national.map(({ times, ...one }) => {
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    const small = before.get(keyOf({ times, ...one }))
    const isSlow = p50 >= (one.query === undefined ? least.callMs : least.statementMs)
    const isComparable = isSlow && times.length >= least.times
    return { ...one, p50, p99, growth: small && isComparable ? p50 / percentile(small.times, 0.5) : null }
  })
}

const weekCalls = new Set(['schedules', 'schedules 2'])

/** Which aims a row misses, in words; of a call the whole request, of a statement what the database took. */
export function missedBy({ call, who, query, p50, p99, growth }: Row): string[] {
  const isWeek = weekCalls.has(call)
  const isStaff = who === 'teacher' || who === 'administrator'
  return [
    query !== undefined && who === 'student' && p50 > (isWeek ? aims.week : aims.student.p50) && 'p50',
    query !== undefined && who === 'student' && p99 > (isWeek ? aims.week : aims.student.p99) && 'p99',
    query === undefined && isStaff && p99 > aims.staff.p99 && 'p99',
    growth !== null && growth > aims.growth && 'growth',
  ].filter((name) => name !== false)
}
