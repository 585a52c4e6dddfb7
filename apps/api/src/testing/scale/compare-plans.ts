import { growingTables } from './growing-tables.ts'
import type { StatementCost } from './plan-costs.ts'

/** How many times the blocks of a statement may be in a school that is ten times as large. */
const growthLimit = 1.3
/** Blocks that do not count: some pages more of a table, or of an index that is read in several ways. */
const allowance = 12

export interface Violation {
  call: string
  query: string
  /** Blocks in the small school and in the large one. */
  small: number
  large: number
  /** Growing tables that were read as a whole. */
  scans: string[]
}

/** A violation that is known and has a reason. */
export interface Exception {
  /** Names of calls, without the number of the request. */
  calls: readonly string[]
  /** What the statement contains; absent: any of these calls. */
  query?: string
  reason: string
}

/** The statements that read a growing table as a whole, or whose blocks grow with the school; the worst first. */
export function findViolations(small: ReadonlyMap<string, StatementCost>, large: ReadonlyMap<string, StatementCost>) {
  const found: Violation[] = []
  for (const [key, { call, query, blocks, scans }] of large) {
    const before = small.get(key)
    const read = [...scans, ...(before?.scans ?? [])].filter((table) => growingTables.has(table))
    // What one school alone has sent cannot be compared; its scans are seen.
    const limit = before ? growthLimit * before.blocks + before.descents + allowance : Infinity
    if (blocks <= limit && read.length === 0) continue
    found.push({ call, query, small: before?.blocks ?? 0, large: blocks, scans: Array.from(new Set(read)) })
  }
  return found.toSorted((one, other) => other.large / (other.small + 1) - one.large / (one.small + 1))
}

const callOf = (name: string) => name.replace(/ \d+$/, '')

/** Sorts violations into those that have no exception, and returns the exceptions that nothing needs any more. */
export function applyExceptions(violations: readonly Violation[], exceptions: readonly Exception[]) {
  const needed = new Set<Exception>()
  const open = violations.filter((violation) => {
    const known = exceptions.filter(
      ({ calls, query = '' }) => calls.includes(callOf(violation.call)) && violation.query.includes(query),
    )
    for (const exception of known) needed.add(exception)
    return known.length === 0
  })
  return { open, unneeded: exceptions.filter((exception) => !needed.has(exception)) }
}

/** A violation in one line. */
export const describeViolation = ({ call, query, small, large, scans }: Violation): string =>
  `${call}: ${small} -> ${large} blocks${scans.length > 0 ? `, reads all of ${scans.join(', ')}` : ''}: ${query.slice(0, 300)}`
