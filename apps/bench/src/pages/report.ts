import { toKB, type Aim, type CountedVisit } from './budgets.ts'
import type { Counts } from './count-page.ts'
import { markdownTable } from './markdown-table.ts'
import type { Summary } from './summarize.ts'

export interface PageResult {
  title: string
  /** The title of the limit page that it is compared with. */
  beside?: string
  counts: Record<CountedVisit, Counts>
  aims: Partial<Record<CountedVisit, Aim>>
  summary: Summary
}

const visits = ['cold', 'warm', 'offline'] as const
type Visit = (typeof visits)[number]
const visitNames: Record<Visit, string> = { cold: 'cold', warm: 'warm', offline: 'without a connection' }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const milliseconds = (ms: number) => `${ms.toFixed(0)} ms`
const aimed = (text: string, aim: string | number | undefined) => (aim === undefined ? text : `${text} (aim ${aim})`)
const ratio = (value: number, limit: number | undefined) => (limit ? (value / limit).toFixed(1) : '')
const size = ({ requests, bytes }: Counts['first']) => `${requests}, ${toKB(bytes).toFixed(1)}`

function countCells(visit: Visit, { counts, aims }: PageResult): string[] {
  if (visit === 'offline') return ['', '', '']
  const { first, ahead } = counts[visit]
  const aim = aims[visit]
  return [aimed(`${first.requests}`, aim?.requests), aimed(toKB(first.bytes).toFixed(1), aim?.kB), size(ahead)]
}

function timeCells(visit: Visit, { summary, aims }: PageResult, limit: Summary | undefined): string[] {
  const timings = summary[visit]
  if (!timings) return ['does not open', '', '', '', '']
  const { largestPaint, blocked, longTasks } = timings
  const aim = visit === 'offline' ? undefined : aims[visit]
  return [
    aimed(seconds(largestPaint), aim && seconds(aim.lcp)),
    ratio(largestPaint, limit?.[visit]?.largestPaint),
    aimed(milliseconds(blocked), aim && milliseconds(aim.tbt)),
    milliseconds(longTasks),
    ratio(longTasks, limit?.[visit]?.longTasks),
  ]
}

const limitOf = ({ beside }: PageResult, all: readonly PageResult[]) =>
  all.find(({ title }) => title === beside)?.summary

/** A row for each visit of each page; ratios are to its limit page, to the warm one without a connection. */
export function pagesTable(pages: readonly PageResult[]): string {
  const rows = pages.flatMap((page) => {
    const limit = limitOf(page, pages)
    const own = visits.filter((visit) => visit !== 'offline' || page.beside)
    return own.map((visit) => [
      page.title,
      visitNames[visit],
      ...countCells(visit, page),
      ...timeCells(visit, page, limit && { ...limit, offline: limit.warm }),
    ])
  })
  const counts = ['requests', 'kB', 'ahead: requests, kB']
  return markdownTable(['page', 'visit', ...counts, 'slowed LCP', 'ratio', 'TBT', 'long tasks', 'ratio'], rows)
}

/** First and later clicks, with their ratios to those of the limit page. */
export function clicksTable(pages: readonly PageResult[]): string {
  const rows = pages.map((page) => {
    const { first, later } = page.summary.clicks
    const limit = limitOf(page, pages)?.clicks
    return [
      page.title,
      milliseconds(first),
      ratio(first, limit?.first),
      milliseconds(later),
      ratio(later, limit?.later),
    ]
  })
  return markdownTable(['page', 'first click', 'ratio', 'later clicks', 'ratio'], rows)
}

const standsAims: Record<Visit, number> = { cold: 7000, warm: 2000, offline: 2000 }

/** When the first answer of an exercise is there. */
export function standsTable(summary: Summary): string {
  const rows = visits.map((visit) => {
    const stands = summary[visit]?.stands
    const shown = stands === undefined ? 'does not open' : seconds(stands)
    return [visitNames[visit], aimed(shown, seconds(standsAims[visit]))]
  })
  return markdownTable(['visit', 'first exercise stands'], rows)
}
