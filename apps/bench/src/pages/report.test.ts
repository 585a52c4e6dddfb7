import { describe, expect, it } from 'vitest'
import { clicksTable, pagesTable, standsTable, type PageResult } from './report.ts'

const size = (requests: number) => ({ requests, bytes: requests * 1000 })
const counts = { first: size(6), ahead: size(0) }
const timings = (ms: number) => ({ stands: ms, firstPaint: ms, largestPaint: ms, blocked: ms / 10, longTasks: ms })

const page = (title: string, ms: number, more: Partial<PageResult> = {}): PageResult => ({
  title,
  counts: { cold: counts, warm: counts },
  aims: {},
  summary: { cold: timings(ms), warm: timings(ms / 2), offline: undefined, clicks: { first: ms / 100, later: 10 } },
  ...more,
})
const aims = { cold: { requests: 5, kB: 5, lcp: 1500, tbt: 250 } }
const pages = [page('limit', 1000), page('login', 3000, { beside: 'limit', aims })]

const cellsOf = (table: string) =>
  table.split('\n').map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )

describe('the report', () => {
  it('puts aims beside figures and ratios to the limit page of the same visit', () => {
    const [, , , , cold, warm] = cellsOf(pagesTable(pages))
    expect(cold).toEqual(
      ['login', 'cold', '6 (aim 5)', '6.0 (aim 5)', '0, 0.0'].concat([
        '3.0 s (aim 1.5 s)',
        '3.0',
        '300 ms (aim 250 ms)',
        '3000 ms',
        '3.0',
      ]),
    )
    expect(warm?.slice(5, 7)).toEqual(['1.5 s', '3.0'])
  })

  it('says in words that a page does not open without a connection', () => {
    const rows = cellsOf(pagesTable(pages))
    expect(rows.at(-1)?.slice(0, 6)).toEqual(['login', 'without a connection', '', '', '', 'does not open'])
    expect(rows.filter(([title]) => title === 'limit')).toHaveLength(2)
  })

  it('shows first and later clicks with a ratio each', () => {
    expect(cellsOf(clicksTable(pages)).at(-1)).toEqual(['login', '30 ms', '3.0', '10 ms', '1.0'])
  })

  it('shows when the exercise stands on the slowest network', () => {
    const [, , cold, , offline] = cellsOf(standsTable(page('exercise', 8000).summary))
    expect(cold).toEqual(['cold', '8.0 s (aim 7.0 s)'])
    expect(offline).toEqual(['without a connection', 'does not open (aim 2.0 s)'])
  })

  it('aligns its columns', () => {
    const widths = pagesTable(pages)
      .split('\n')
      .map((row) => row.length)
    expect(new Set(widths).size).toBe(1)
  })
})
