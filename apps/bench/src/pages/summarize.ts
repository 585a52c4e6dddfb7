import { median } from '../statistics.ts'
import type { Clicks } from './click-to-paint.ts'
import type { Timings } from './paint-timings.ts'
import type { TimedPage } from './time-page.ts'

/** The medians of some runs; undefined where the page did not open in one of them. */
export function medianTimings(runs: readonly (Timings | undefined)[]): Timings | undefined {
  const opened = runs.filter((run) => run !== undefined)
  if (opened.length < runs.length) return undefined
  const of = (name: keyof Timings) => median(opened.map((run) => run[name]))
  return {
    stands: of('stands'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    longTasks: of('longTasks'),
  }
}

/** The median of the first clicks, and that of all later ones. */
const medianClicks = (runs: readonly Clicks[]) => ({
  first: median(runs.map(({ first }) => first)),
  later: median(runs.flatMap(({ later }) => later)),
})

export type Summary = ReturnType<typeof summarize>

/** The medians of a page that was measured several times. */
export const summarize = (runs: readonly TimedPage[]) => ({
  cold: medianTimings(runs.map(({ cold }) => cold)),
  warm: medianTimings(runs.map(({ warm }) => warm)),
  offline: medianTimings(runs.map(({ offline }) => offline)),
  clicks: medianClicks(runs.map(({ clicks }) => clicks)),
})
