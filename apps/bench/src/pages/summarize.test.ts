import { expect, it } from 'vitest'
import { medianTimings, summarize } from './summarize.ts'

const timings = (ms: number) => ({
  stands: ms,
  firstPaint: ms,
  largestPaint: ms * 2,
  blocked: 1000 - ms,
  longTasks: ms,
})
const runs = [300, 100, 200].map((ms) => ({
  cold: timings(ms),
  warm: timings(ms),
  offline: undefined,
  clicks: { first: ms, later: [5, 6, 7] },
}))

it('takes the median of each figure by itself', () => {
  expect(medianTimings([300, 100, 150].map(timings))).toMatchObject({ stands: 150, largestPaint: 300, blocked: 850 })
})

it('has no figures of a page that did not open in one of its runs', () => {
  expect(medianTimings([timings(100), undefined])).toBeUndefined()
  expect(summarize(runs).offline).toBeUndefined()
})

it('keeps the first clicks apart from the later ones', () => {
  expect(summarize(runs).clicks).toEqual({ first: 200, later: 6 })
})
