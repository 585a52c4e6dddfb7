import { markdownTable } from '../pages/markdown-table.ts'
import { aims, missedBy, type Row } from './aims.ts'

/** Requests a second of a call beside a bare route with as many queries. */
export interface Share {
  name: string
  queries: number
  own: number
  /** Of the bare route with plain queries, and with prepared ones. */
  plain: number
  prepared: number
  /** Of the bare route with the statements of the call itself, prepared. */
  same: number
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0)
const roles = ['student', 'teacher', 'administrator', 'anonymous'] as const

/** How many calls and statements of each role there are, the slowest of them, and how many miss an aim. */
export function rolesTable(calls: readonly Row[], statements: readonly Row[]): string {
  const rows = roles.flatMap((who) =>
    [
      { what: 'calls', rows: calls.filter((row) => row.who === who) },
      { what: 'statements', rows: statements.filter((row) => row.who === who) },
    ].map(({ what, rows: own }) => [
      `${who}, ${what}`,
      `${own.length}`,
      ms(Math.max(0, ...own.map(({ p50 }) => p50))),
      ms(Math.max(0, ...own.map(({ p99 }) => p99))),
      `${own.filter((row) => missedBy(row).length > 0).length}`,
    ]),
  )
  return markdownTable(['role', 'number', 'slowest p50, ms', 'slowest p99, ms', 'miss an aim'], rows)
}

/** Every row that misses an aim, the slowest first. */
export function missesTable(rows: readonly Row[]): string {
  const missing = rows.filter((row) => missedBy(row).length > 0).toSorted((one, other) => other.p99 - one.p99)
  return markdownTable(
    ['call', 'role', 'p50, ms', 'p99, ms', 'growth', 'misses', 'statement'],
    missing.map((row) => [
      row.call,
      row.who,
      ms(row.p50),
      ms(row.p99),
      row.growth === null ? '' : row.growth.toFixed(1),
      missedBy(row).join(', '),
      (row.query ?? '').slice(0, 90).replaceAll('|', '\\|'),
    ]),
  )
}

export function sharesTable(shares: readonly Share[]): string {
  return markdownTable(
    ['call', 'queries', 'a second', 'plain', 'share', 'prepared', 'same statements', 'share'],
    shares.map(({ name, queries, own, plain, prepared, same }) => [
      name,
      `${queries}`,
      own.toFixed(0),
      plain.toFixed(0),
      `${(own / plain).toFixed(2)} (aim ${aims.share})`,
      prepared.toFixed(0),
      same.toFixed(0),
      (own / same).toFixed(2),
    ]),
  )
}
