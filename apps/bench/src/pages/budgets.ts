import budgetsFile from '../../budgets.json' with { type: 'json' }
import type { Counts } from './count-page.ts'
import type { PageName } from './pages.ts'

/** What is to be reached: counts, and the slowed largest contentful paint and total blocking time in milliseconds. */
export interface Aim {
  requests: number
  kB: number
  lcp: number
  tbt: number
}

/** The most that a visit may cost until the screen stands; 1 kB is 1,000 bytes. */
export interface Budget {
  requests: number
  kB: number
  /** The kilobytes that are fetched ahead afterwards. */
  ahead: number
  aim?: Aim
}

export type CountedVisit = 'cold' | 'warm'

export const budgets: Record<PageName, Record<CountedVisit, Budget>> = budgetsFile

export const toKB = (bytes: number): number => bytes / 1000

/** Formats the counts of one visit, and whether they meet its budget. */
export function checkBudget(name: string, { first, ahead }: Counts, budget: Budget) {
  const { aim } = budget
  const rows = [
    { value: first.requests, text: `${first.requests} requests`, most: budget.requests, aim: aim?.requests },
    { value: toKB(first.bytes), unit: ' kB', most: budget.kB, aim: aim?.kB },
    { value: toKB(ahead.bytes), unit: ` kB in ${ahead.requests} ahead`, most: budget.ahead },
  ]
  const parts = rows.map(({ value, unit = '', text = value.toFixed(1) + unit, most, aim }) => {
    const over = value > most
    const aimed = aim === undefined ? '' : `; aim ${aim}`
    return { over, text: `${text} (at most ${most}: ${over ? 'OVER' : 'kept'}${aimed})` }
  })
  return { kept: !parts.some(({ over }) => over), line: `${name}: ${parts.map(({ text }) => text).join(', ')}` }
}
